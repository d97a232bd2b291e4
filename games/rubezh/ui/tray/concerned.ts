import { unitOf } from '../../rules/ground.ts';
import type { Unit } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Offers } from '../legal.ts';

/** Which of these units the question, the window or the check that is open now is about. */
export function concerned(
  { agenda }: Pick<View, 'agenda'>,
  own: readonly Unit[],
  { reacts }: Pick<Offers, 'reacts'>,
): Unit | undefined {
  const top = agenda.at(-1);
  const about: readonly (Unit | null | undefined)[] =
    top?.task === 'question'
      ? [top.unit, top.by?.unit]
      : top?.task === 'window'
        ? [top.checked, ...[...reacts.keys()].map(unitOf)]
        : top?.task === 'check'
          ? [top.unit]
          : [];
  return about.flatMap((unit) => own.filter((mine) => mine === unit))[0];
}

/** Those of them that have something left to do this turn. */
export function ableIn({ units }: Pick<View, 'units'>, among: readonly Unit[]): readonly Unit[] {
  return among.filter((unit) => (units[unit]?.actions ?? 0) > 0 && !units[unit]?.hasEnded);
}
