import type { Knowledge, Manifest, Outcome, Rules } from '@bridgehead/kernel';
import { type Move, type Squad, pointsOf, readMove } from './moves.ts';

export const manifest: Manifest = {
  id: 'muster',
  title: { ru: 'Смотр', en: 'Muster' },
  version: '1',
  seats: { min: 2, max: 4 },
  hiddenInformation: 'own',
  cooperative: false,
  simultaneous: true,
  options: [],
  endings: ['muster'],
};

export interface State {
  squads: (Squad | null)[];
}

/** A squad that others have brought is not seen before everybody has brought theirs. */
export interface View {
  readonly squads: readonly (Squad | 'hidden' | null)[];
}

export type Event =
  | { readonly kind: 'brought'; readonly seat: number }
  | { readonly kind: 'shown'; readonly squads: readonly (Squad | null)[] };

const SMALL: Squad = { name: 'Recruits', tanks: 1, guns: 0 };
const isOver = ({ squads }: State) => squads.every((squad) => squad !== null);

function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const points = state.squads.map((squad) => (squad ? pointsOf(squad) : 0));
  const best = Math.max(...points);
  const winners = points.flatMap((each, seat) => (each === best ? [seat] : []));
  return { kind: 'win', winners, ending: 'muster' };
}

/** Everybody brings a squad at once; the dearest wins. The squads cannot be listed, so nor can the moves. */
export const rules: Rules<State, Move, Event, View> = {
  manifest,
  setup: (_options, seats) => ({ squads: seats.map(() => null) }),
  clone: ({ squads }) => ({ squads: [...squads] }),
  pending: ({ squads }) =>
    squads.flatMap((squad, seat) =>
      squad ? [] : [{ id: `bring:${seat}`, kind: 'bring', seat, must: true }],
    ),
  randomMove: (_state, _decision, chance) => ({
    squad: { name: 'Recruits', tanks: chance.below(3), guns: chance.below(3) },
  }),
  readMove,
  refusal: () => null,
  play(state, { seat }, { squad }, _chance, emit) {
    state.squads[seat] = squad;
    emit?.({ kind: 'brought', seat });
    if (isOver(state)) emit?.({ kind: 'shown', squads: [...state.squads] }, { reveals: true });
  },
  observe: (state, viewer) => ({
    squads: state.squads.map((squad, seat) =>
      squad === null || seat === viewer || isOver(state) ? squad : 'hidden',
    ),
  }),
  sample: ({ squads }) => ({ squads: squads.map((squad) => (squad === 'hidden' ? SMALL : squad)) }),
  outcome,
};

export const knowledge: Knowledge<State, Move, View> = {
  glance: () => ({ squad: SMALL }),
  candidates: () => [{ squad: SMALL }],
  explain: () => ({ reason: 'small' }),
  wants: () => true,
  foresee: () => 0.5,
};
