import type { Chance, Manifest, Rules, Seat } from '@bridgehead/kernel';

/** Moves that cannot be enumerated: a throw lands anywhere on a continuous table, measured with + − × ÷ and sqrt only. */
interface State {
  readonly seats: number;
  rings: { readonly seat: Seat; readonly x: number; readonly y: number }[];
}

interface Throw {
  readonly x: number;
  readonly y: number;
}

const REACH = 100;
const PEG: Throw = { x: 80, y: 0 };
const ROUNDS = 3;

const manifest: Manifest = {
  id: 'quoits',
  title: { ru: 'Кольца', en: 'Quoits' },
  version: '1',
  seats: { min: 2, max: 2 },
  hiddenInformation: 'none',
  cooperative: false,
  simultaneous: false,
  options: [],
  endings: ['nearest'],
};

export const quoits: Rules<State, Throw, Throw, State> = {
  manifest,
  setup: (_options, seats) => ({ seats: seats.length, rings: [] }),
  clone: ({ seats, rings }) => ({ seats, rings: [...rings] }),
  pending({ seats, rings }) {
    if (rings.length === seats * ROUNDS) return [];
    return [{ id: `throw:${rings.length}`, kind: 'throw', seat: rings.length % seats, must: true }];
  },
  randomMove: (_state, _decision, chance) => ({ x: part(chance) * 70, y: part(chance) * 70 }),
  readMove(json) {
    const { x, y } = (json ?? {}) as Partial<Throw>;
    return Number.isFinite(x) && Number.isFinite(y) ? { x: x as number, y: y as number } : null;
  },
  refusal(_state, _decision, { x, y }) {
    const length = Math.sqrt(x * x + y * y);
    return length <= REACH ? null : { reason: 'too-far', figures: { length, reach: REACH } };
  },
  play(state, { seat }, { x, y }, chance, emit) {
    const landed = { x: x + part(chance) - 0.5, y: y + part(chance) - 0.5 };
    state.rings.push({ seat, ...landed });
    emit?.(landed);
  },
  observe: (state) => structuredClone(state),
  sample: (view) => structuredClone(view),
  outcome({ seats, rings }) {
    if (rings.length < seats * ROUNDS) return null;
    const miss = ({ x, y }: Throw) => Math.sqrt((x - PEG.x) * (x - PEG.x) + (y - PEG.y) * (y - PEG.y));
    const best = rings.reduce((nearest, ring) => (miss(ring) < miss(nearest) ? ring : nearest));
    return { kind: 'win', winners: [best.seat], ending: 'nearest' };
  },
};

function part(chance: Chance): number {
  return chance.below(65536) / 65536;
}
