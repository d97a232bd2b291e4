import { type Manifest, roll, type Rules, type Seat } from '@bridgehead/kernel';

/** A co-operative game: everybody rows, everybody is saved or nobody. */
interface State {
  readonly seats: number;
  turn: number;
  distance: number;
  water: number;
}

type Move = 'row' | 'bail';
type Event = { readonly kind: Move; readonly seat: Seat; readonly rolled: number };

const SHORE = 12;
const SINKING = 9;

const manifest: Manifest = {
  id: 'lifeboat',
  title: { ru: 'Шлюпка', en: 'Lifeboat' },
  version: '1',
  seats: { min: 1, max: 4 },
  hiddenInformation: 'none',
  cooperative: true,
  simultaneous: false,
  options: [],
  endings: ['shore', 'sunk'],
};

export const lifeboat: Rules<State, Move, Event, State> = {
  manifest,
  setup: (_options, seats) => ({ seats: seats.length, turn: 0, distance: 0, water: 0 }),
  clone: (state) => ({ ...state }),
  pending(state) {
    if (this.outcome(state)) return [];
    return [{ id: `turn:${state.turn}`, kind: 'turn', seat: state.turn % state.seats, must: true }];
  },
  moves: ({ water }) => (water > 0 ? ['row', 'bail'] : ['row']),
  randomMove: ({ water }, _decision, chance) => (water > 0 && chance.below(2) === 0 ? 'bail' : 'row'),
  readMove: (json) => (json === 'row' || json === 'bail' ? json : null),
  refusal: ({ water }, _decision, move) => (move === 'bail' && water === 0 ? { reason: 'dry' } : null),
  play(state, { seat }, move, chance, emit) {
    const rolled = roll(chance, 6);
    emit?.({ kind: move, seat, rolled });
    if (move === 'row') {
      state.distance += rolled;
      state.water += 2;
    } else {
      state.water = Math.max(0, state.water - rolled);
    }
    state.turn++;
  },
  observe: (state) => ({ ...state }),
  sample: (view) => ({ ...view }),
  outcome({ distance, water }) {
    if (distance >= SHORE) return { kind: 'won', ending: 'shore' };
    return water >= SINKING ? { kind: 'lost', ending: 'sunk' } : null;
  },
};
