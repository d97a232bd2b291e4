import { type ListingRules, type Manifest, pick } from '@bridgehead/kernel';

/** A game that has grown: whoever takes the last stone wins, and how many one may take has changed over the years. */
export interface State {
  heap: number;
  turn: number;
}
export interface Move {
  readonly kind: 'take';
  readonly stones: number;
}
export interface Event {
  readonly kind: 'took';
  readonly seat: number;
  readonly stones: number;
}

const STONES = 12;
/** By the version of the rules. */
export const MOST: Readonly<Record<string, number>> = { 1: 2, 2: 3 };

export const first: Manifest = {
  id: 'heap',
  title: { ru: 'Кучка', en: 'Heap' },
  version: '1',
  seats: { min: 2, max: 2 },
  hiddenInformation: 'none',
  cooperative: false,
  simultaneous: false,
  options: [],
  endings: ['last-stone'],
};

export const RETIRED = {
  ru: 'В первых правилах можно было не брать ничего, и партия могла не кончиться.',
  en: 'Under the first rules one could take nothing, and a game might never have ended.',
};

export const second: Manifest = { ...first, version: '2', stillPlays: ['1'], retired: { 0: RETIRED } };

export function rulesOf(manifest: Manifest): ListingRules<State, Move, Event, State> {
  const most = MOST[manifest.version] as number;
  const moves = ({ heap }: State): Move[] =>
    Array.from({ length: Math.min(most, heap) }, (_, index) => ({ kind: 'take', stones: index + 1 }));
  return {
    manifest,
    setup: () => ({ heap: STONES, turn: 0 }),
    clone: (state) => ({ ...state }),
    pending: ({ heap, turn }) =>
      heap === 0 ? [] : [{ id: `take:${turn}`, kind: 'take', seat: turn % 2, must: true }],
    moves,
    randomMove: (state, _decision, chance) => pick(moves(state), chance),
    readMove(json) {
      const { kind, stones } = (json ?? {}) as Partial<Move>;
      return kind === 'take' && Number.isSafeInteger(stones) ? { kind, stones: stones as number } : null;
    },
    refusal: ({ heap }, _decision, { stones }) =>
      stones >= 1 && stones <= Math.min(most, heap)
        ? null
        : { clause: 'HEA-1.1', reason: 'too-many', figures: { most: Math.min(most, heap) } },
    play(state, { seat }, { stones }, _chance, emit) {
      state.heap -= stones;
      state.turn++;
      emit?.({ kind: 'took', seat, stones });
    },
    observe: (state) => ({ ...state }),
    sample: (view) => ({ ...view }),
    outcome: ({ heap, turn }) =>
      heap > 0 ? null : { kind: 'win', winners: [(turn + 1) % 2], ending: 'last-stone' },
  };
}
