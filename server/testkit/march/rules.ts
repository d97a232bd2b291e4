import { type Decision, type Manifest, pick, roll, type Rules, type Seat } from '@bridgehead/kernel';

/** A game as long as one likes: everybody marches in turn; whoever hurries draws a card that nobody else sees. */
export interface State {
  readonly length: number;
  marched: number;
  paces: readonly number[];
  cards: readonly number[];
}

export const MOVES = ['rest', 'step', 'hurry'] as const;
export type Move = (typeof MOVES)[number];

export type Event =
  | { readonly kind: 'stepped' | 'hurried'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: number };

export interface View extends Omit<State, 'cards'> {
  readonly viewer: Seat | null;
  readonly card: number;
}

const LENGTHS = [10_000, 1_000, 100] as const;
const DECK = 1_000;

export const manifest: Manifest = {
  id: 'march',
  title: { ru: 'Марш', en: 'March' },
  version: '1',
  seats: { min: 1, max: 4 },
  hiddenInformation: 'own',
  cooperative: false,
  simultaneous: false,
  options: [
    {
      id: 'length',
      label: { ru: 'Ходов', en: 'Moves' },
      values: () => LENGTHS,
      describe: (length) => ({ ru: String(length), en: String(length) }),
    },
  ],
  endings: ['arrived'],
};

export const rules: Rules<State, Move, Event, View> = {
  manifest,
  setup: ({ length }, seats) => ({
    length: Number(length),
    marched: 0,
    paces: seats.map(() => 0),
    cards: seats.map(() => 0),
  }),
  clone: (state) => ({ ...state }),
  pending({ length, marched, paces }): readonly Decision[] {
    if (marched === length) return [];
    return [{ id: `march:${marched}`, kind: 'march', seat: marched % paces.length, must: true }];
  },
  moves: () => MOVES,
  randomMove: (_state, _decision, chance) => pick(MOVES, chance),
  readMove: (json) => MOVES.find((move) => move === json) ?? null,
  refusal: () => null,
  play(state, { seat }, move, chance, emit) {
    state.marched++;
    // Rest tells nothing and needs no chance: it is neutral.
    if (move === 'rest') return;
    const gained = move === 'hurry' ? 2 : 1;
    state.paces = state.paces.with(seat, (state.paces[seat] as number) + gained);
    emit?.({ kind: move === 'hurry' ? 'hurried' : 'stepped', seat });
    if (move !== 'hurry') return;
    const card = roll(chance, DECK);
    state.cards = state.cards.with(seat, card);
    emit?.({ kind: 'drew', seat, card }, { to: [seat] });
  },
  observe({ cards, ...open }, viewer) {
    const seat = viewer === 'spectator' ? null : viewer;
    return { ...open, viewer: seat, card: seat === null ? 0 : (cards[seat] as number) };
  },
  sample: ({ viewer, card, ...open }) => ({
    ...open,
    cards: open.paces.map((_, seat) => (seat === viewer ? card : 0)),
  }),
  outcome({ length, marched, paces }) {
    if (marched < length) return null;
    return { kind: 'win', winners: [paces.indexOf(Math.max(...paces))], ending: 'arrived' };
  },
};
