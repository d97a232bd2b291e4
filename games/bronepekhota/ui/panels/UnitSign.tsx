import type { UnitState } from './unit-state.ts';

const MAN = 'M8 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM3 14a5 5 0 0 1 10 0Z';
const NOBODY = `${MAN}M1.5 1.5l13 13`;

/** No two alike: a shape for each, and a man for whatever needs somebody to serve or drive it. */
const SIGNS: Readonly<Record<UnitState, string>> = {
  acting: 'M4 2.5 13 8l-9 5.5Z',
  ready: 'M8 3a5 5 0 1 0 0 10A5 5 0 1 0 8 3Z',
  done: 'M3 8.5 6.5 12 13 4.5',
  served: MAN,
  unserved: NOBODY,
  pilotless: NOBODY,
  waiting: 'M3 8h.01M8 8h.01M13 8h.01',
  left: 'M2 8h11M9 4l4 4-4 4',
  lost: 'M4 4l8 8M12 4l-8 8',
};

export function UnitSign({ state }: { readonly state: UnitState }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden>
      <path d={SIGNS[state]} />
    </svg>
  );
}
