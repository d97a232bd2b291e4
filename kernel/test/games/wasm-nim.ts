import type { Game, Manifest, Rules, Seat } from '@bridgehead/kernel';

/** A game whose engine is a WASM module: it must be compiled, asynchronously, before the first move can be judged. */
interface State {
  heap: number;
  turn: number;
}

const manifest: Manifest = {
  id: 'wasm-nim',
  title: { ru: 'Ним', en: 'Nim' },
  version: '1',
  seats: { min: 2, max: 2 },
  hiddenInformation: 'none',
  cooperative: false,
  simultaneous: false,
  options: [],
  endings: ['last-stone'],
};

/** `(func (export "left") (param heap taken) (result i32) (i32.sub heap taken))` */
const MODULE = Uint8Array.from([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x07, 0x01, 0x60, 0x02, 0x7f, 0x7f, 0x01, 0x7f, 0x03,
  0x02, 0x01, 0x00, 0x07, 0x08, 0x01, 0x04, 0x6c, 0x65, 0x66, 0x74, 0x00, 0x00, 0x0a, 0x09, 0x01, 0x07, 0x00,
  0x20, 0x00, 0x20, 0x01, 0x6b, 0x0b,
]);

type Left = (heap: number, taken: number) => number;

/** Every browser and Node have it, but only the browser's type library says so. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

export const wasmNim: Pick<Game<State, number, number, State>, 'manifest'> & {
  load(): Promise<Rules<State, number, number, State>>;
} = {
  manifest,
  async load() {
    const { instance } = await WebAssembly.instantiate(MODULE);
    return nim(instance.exports.left as Left);
  },
};

function nim(left: Left): Rules<State, number, number, State> {
  return {
    manifest,
    setup: (_options, _seats, chance) => ({ heap: 10 + chance.below(10), turn: 0 }),
    clone: (state) => ({ ...state }),
    pending: ({ heap, turn }) =>
      heap === 0 ? [] : [{ id: `take:${turn}`, kind: 'take', seat: turn % 2, must: true }],
    moves: ({ heap }) => [1, 2, 3].filter((taken) => left(heap, taken) >= 0),
    randomMove: ({ heap }, _decision, chance) => 1 + chance.below(Math.min(3, heap)),
    readMove: (json) => (Number.isInteger(json) ? (json as number) : null),
    refusal: ({ heap }, _decision, taken) =>
      taken >= 1 && taken <= 3 && left(heap, taken) >= 0 ? null : { reason: 'too-many', figures: { heap } },
    play(state, _decision, taken, _chance, emit) {
      state.heap = left(state.heap, taken);
      state.turn++;
      emit?.(taken);
    },
    observe: (state) => ({ ...state }),
    sample: (view) => ({ ...view }),
    outcome: ({ heap, turn }) =>
      heap > 0 ? null : { kind: 'win', winners: [((turn + 1) % 2) as Seat], ending: 'last-stone' },
  };
}
