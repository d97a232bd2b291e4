import type { Chance, Options, SeatKind } from '@bridgehead/kernel';
import type { Armoury } from './armoury.ts';
import { fieldFor } from './ground.ts';
import { missionOf } from './kinds.ts';
import { layLoads } from './loads.ts';
import { bronepekhotaOptions, GENERATED, OPTIONAL, type OptionalRules } from './options.ts';
import { sidesOf } from './sides.ts';
import type { GroundRef, State } from './state.ts';

/** Nothing stands on the table but what the mission puts there: armies are brought first. */
export function setup(armoury: Armoury, given: Options, seats: readonly SeatKind[], chance: Chance): State {
  const options = bronepekhotaOptions(given);
  const sides = sidesOf(options.teams);
  const mission = missionOf(armoury, options);
  const state: State = {
    mission: options.mission,
    ground: mission.layout ? { layout: mission.layout } : groundFor(options.ground, seats.length, chance),
    sides,
    rules: { ...rulesOf(options), tours: mission.tours ?? options.tours },
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
    goal: null,
    outcome: null,
  };
  layLoads({ armoury, field: fieldFor(armoury, state.ground), state });
  return state;
}

const SEEDS = 4294967296;

function groundFor(ground: string, seats: number, chance: Chance): GroundRef {
  if (ground !== GENERATED) return { layout: ground };
  return { seed: chance.below(SEEDS), size: seats === 2 ? 'small' : 'large' };
}

function rulesOf(options: OptionalRules): OptionalRules {
  const { tours, difference } = options;
  const switches = Object.fromEntries(OPTIONAL.map((rule) => [rule, options[rule]])) as Omit<
    OptionalRules,
    'tours' | 'difference'
  >;
  return { ...switches, tours, difference };
}
