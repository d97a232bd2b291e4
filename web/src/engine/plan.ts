import { type AnyGame, type Options, type OptionValue, type Refusal, readOptions } from '@bridgehead/kernel';
import type { SaidRefusal } from '../carrier/snapshot.ts';
import type { Plan, PlannedOption, PlanRequest } from '../carrier/protocol.ts';

/** What the form may offer: a value that the new number of seats no longer allows gives way to the default. */
export function planTable(game: AnyGame, { seats, options: wished }: PlanRequest): Plan {
  const { manifest } = game.rules;
  const chosen: Record<string, OptionValue> = {};
  const options = manifest.options.map((spec): PlannedOption => {
    const values = spec.values({ seats, options: chosen });
    const wish = wished[spec.id];
    const value = wish !== undefined && values.includes(wish) ? wish : values[0];
    if (value !== undefined) chosen[spec.id] = value;
    const hint = (value !== undefined && game.text.optionHint?.(spec.id, value)) || spec.hint;
    return {
      id: spec.id,
      label: spec.label,
      ...(hint && { hint }),
      value,
      values: values.map((each) => ({ value: each, label: spec.describe(each) })),
    };
  });
  return { options, chosen, refused: refuseOptions(game, seats, chosen) };
}

function refuseOptions(game: AnyGame, seats: number, options: Options): SaidRefusal | null {
  const read = readOptions(game.rules.manifest, seats, options);
  return 'refusal' in read ? refused(game, read.refusal) : null;
}

export function refused(game: AnyGame, refusal: Refusal): SaidRefusal {
  return { refusal, sentence: game.text.refusal(refusal) };
}
