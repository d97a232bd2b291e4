import type { Outcome, Refusal, ToldReason } from '@bridgehead/kernel';
import type { Event, Move } from '../rules/index.ts';
import { ENDINGS } from '../rules/endings.ts';
import { REASONS } from '../text/reasons.ts';
import { REFUSALS } from '../text/refusals/index.ts';

/** Everything the game has words for: what is left out here does not compile. */
export const EVENTS: Readonly<Record<Event['kind'], 1>> = {
  brought: 1,
  deployed: 1,
  contest: 1,
  tour: 1,
  order: 1,
  activated: 1,
  done: 1,
  ended: 1,
  walked: 1,
  jumped: 1,
  fled: 1,
  drove: 1,
  left: 1,
  deserted: 1,
  contact: 1,
  shot: 1,
  struck: 1,
  grenade: 1,
  blast: 1,
  fought: 1,
  damaged: 1,
  destroyed: 1,
  tested: 1,
  landed: 1,
  setDown: 1,
  boarded: 1,
  took: 1,
  mended: 1,
  ammo: 1,
  refilled: 1,
  out: 1,
  scored: 1,
  over: 1,
};

export const MOVES: Readonly<Record<Move['kind'], 1>> = {
  bring: 1,
  deploy: 1,
  order: 1,
  activate: 1,
  walk: 1,
  jump: 1,
  drive: 1,
  shoot: 1,
  fight: 1,
  board: 1,
  take: 1,
  mend: 1,
  leave: 1,
  refill: 1,
  done: 1,
  end: 1,
};

const there = { x: 100, y: 100, z: 0, facing: { x: 1, y: 0 } };

/** What no battle meets in a test's time. Pieces are not there yet: they go by what they are at least. */
export const RARE_EVENTS: readonly Event[] = [
  { kind: 'fled', piece: 1, path: [there], facing: there.facing, price: 4 },
  { kind: 'fled', piece: 1, path: [], facing: there.facing, price: 0 },
  { kind: 'left', piece: 1 },
  { kind: 'deserted', piece: 1 },
  { kind: 'contact', piece: 1, with: [2] },
  {
    kind: 'fought',
    by: 1,
    enemy: 2,
    attack: { dice: [5, 2], strength: 7 },
    defence: { die: 2, strength: 5 },
    isFromBehind: true,
    damage: 2,
  },
  { kind: 'blast', within: 1, victims: [] },
  { kind: 'ammo', piece: 6, spent: 3, left: 9 },
  { kind: 'out', seat: 1 },
  { kind: 'tested', piece: 1, die: 3, armour: 3, survives: true, panics: true },
  { kind: 'landed', piece: 6, to: there },
  { kind: 'damaged', piece: 6, damage: 4, durability: 3, cause: 'landing' },
  { kind: 'boarded', piece: 1, machine: 6, seat: 0, to: there, isFlying: true },
  { kind: 'took', piece: 1, gun: 7, seat: 0, shots: 0 },
  { kind: 'mended', by: 6, piece: 6, change: 1, durability: 5 },
  { kind: 'refilled', seat: 0, piece: 6, ammo: 12, shots: 0 },
  { kind: 'grenade', by: 1, at: 2, die: 1, burst: null },
  { kind: 'scored', side: 0, place: 'a', scores: [1, 0] },
  ...(['left', 'thrown', 'panic'] as const).map(
    (how) => ({ kind: 'setDown', piece: 1, to: there, how, hasActed: true }) as const,
  ),
];

export const RARE_MOVES: readonly Move[] = [
  { kind: 'fight', by: 1, enemy: 2 },
  { kind: 'board', by: 1, machine: 6 },
  { kind: 'take', by: 1, gun: 7 },
  { kind: 'mend', by: 1, object: 6 },
  { kind: 'leave', by: 6, place: there },
  { kind: 'refill', by: 1, object: 7 },
];

const FIGURES = {
  kind: 'raptor',
  other: 'bronekhod',
  gun: 'mortar',
  rank: 1,
  needed: 2,
  taken: 5,
  mounts: 4,
  cost: 300,
  share: 63,
  most: 20,
  pieces: 6,
  places: 5,
  asked: 'act',
  rate: 2,
  left: 1,
  price: 4.25,
  points: 4,
  obstacle: 'terrain',
  fault: 'piece',
  length: 4,
  height: 2,
  odds: 50,
  own: 14,
  before: 3,
  after: 1,
  steps: 5,
};

export const RARE_REASONS: readonly ToldReason[] = Object.keys(REASONS).map((reason) => ({
  reason,
  figures: FIGURES,
}));
export const RARE_REFUSALS: readonly Refusal[] = Object.keys(REFUSALS).map((reason) => ({
  reason,
  figures: FIGURES,
}));
export const RARE_OUTCOMES: readonly Outcome[] = ENDINGS.flatMap((ending): Outcome[] => [
  { kind: 'win', winners: [0], ending },
  { kind: 'win', winners: [0, 1], ending },
  { kind: 'draw', between: [0, 1], ending },
]);
