import type { Options, SeatKind } from '@bridgehead/kernel';
import { bronepekhotaOptions, OPTIONAL, type OptionalRules, sidesOf } from './options.ts';
import type { State } from './state.ts';

/** Nothing stands on the table yet: armies are brought first. */
export function setup(given: Options, seats: readonly SeatKind[]): State {
  const options = bronepekhotaOptions(given);
  const sides = sidesOf(options.teams);
  return {
    mission: options.mission,
    ground: { layout: options.ground },
    sides,
    rules: rulesOf(options),
    stage: { stage: 'muster', seat: 0 },
    tour: 0,
    order: seats.map((_, seat) => seat),
    squads: [],
    pieces: [],
    costs: seats.map(() => null),
    out: [],
    refilled: [],
    scores: [...new Set(sides)].map(() => 0),
    asked: 0,
    outcome: null,
  };
}

function rulesOf(options: OptionalRules): OptionalRules {
  const { tours, difference } = options;
  const switches = Object.fromEntries(OPTIONAL.map((rule) => [rule, options[rule]])) as Omit<
    OptionalRules,
    'tours' | 'difference'
  >;
  return { ...switches, tours, difference };
}
