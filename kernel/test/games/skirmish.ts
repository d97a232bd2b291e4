import {
  type Decision,
  type ListingRules,
  type Manifest,
  roll,
  type Seat,
  shuffle,
} from '@bridgehead/kernel';

/**
 * Nested decisions by several seats at once: an attack opens a window in which everybody else may or must react, the
 * roll waits until all have answered, and a draw that was forgotten may be made up for while another seat is on turn.
 */
interface State {
  turn: number;
  lives: number[];
  hands: number[][];
  deck: number[];
  /** The attack being answered: the target must block or take it, the others may join in by adding their number. */
  attack: { attacker: Seat; target: Seat; power: number; answers: (number | null)[] } | null;
  owed: Seat | null;
  winner: Seat | null;
}

type Move =
  | { readonly kind: 'attack'; readonly target: Seat }
  | { readonly kind: 'react'; readonly card: number }
  | { readonly kind: 'draw' };

type Event = { readonly kind: string; readonly seat: Seat; readonly figure?: number };
type View = Omit<State, 'hands' | 'deck'> & {
  viewer: Seat | 'spectator';
  hand: number[];
  sizes: number[];
  left: number;
};

const NO_CARD = 0;

const manifest: Manifest = {
  id: 'skirmish',
  title: { ru: 'Стычка', en: 'Skirmish' },
  version: '1',
  seats: { min: 2, max: 4 },
  hiddenInformation: 'own',
  cooperative: false,
  simultaneous: true,
  options: [],
  endings: ['last-standing'],
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
};

export const skirmish: ListingRules<State, Move, Event, View> = {
  manifest,
  setup(_options, seats, chance) {
    const deck = shuffle(
      Array.from({ length: 30 }, (_, index) => index + 1),
      chance,
    );
    const hands = seats.map(() => deck.splice(-3));
    return { turn: 0, lives: seats.map(() => 2), hands, deck, attack: null, owed: null, winner: null };
  },
  clone: (state) => structuredClone(state),
  pending(state) {
    const { attack, owed, turn, lives } = state;
    if (state.winner !== null) return [];
    if (attack) {
      return attack.answers.flatMap((answer, seat): Decision[] => {
        const asked = answer === null && seat !== attack.attacker && (lives[seat] as number) > 0;
        return asked
          ? [{ id: `react:${turn}:${seat}`, kind: 'react', seat, must: seat === attack.target }]
          : [];
      });
    }
    const seat = onTurn(state);
    const decisions: Decision[] = [{ id: `turn:${turn}`, kind: 'turn', seat, must: true }];
    if (owed !== null && state.deck.length > 0) {
      decisions.push({ id: `draw:${turn}`, kind: 'draw', seat: owed, must: false });
    }
    return decisions;
  },
  *moves(state, { kind, seat }) {
    if (kind === 'draw') yield { kind: 'draw' };
    if (kind === 'react') for (const card of [NO_CARD, ...hand(state, seat)]) yield { kind: 'react', card };
    if (kind === 'turn') for (const target of others(state, seat)) yield { kind: 'attack', target };
  },
  randomMove(state, decision, chance) {
    const all = [...this.moves(state, decision)];
    return all[chance.below(all.length)] as Move;
  },
  readMove: (json) => (typeof json === 'object' && json !== null && 'kind' in json ? (json as Move) : null),
  refusal(state, decision, move) {
    const legal = [...this.moves(state, decision)].some((m) => JSON.stringify(m) === JSON.stringify(move));
    return legal ? null : { reason: 'not-possible' };
  },
  play(state, { seat }, move, chance, emit) {
    if (move.kind === 'draw') {
      state.owed = null;
      hand(state, seat).push(state.deck.pop() as number);
      emit?.({ kind: 'drew', seat }, { to: [seat] });
      return;
    }
    if (move.kind === 'attack') {
      const answers = state.lives.map(() => null);
      state.attack = { attacker: seat, target: move.target, power: 10, answers };
      emit?.({ kind: 'attacked', seat });
      return;
    }
    const attack = state.attack as NonNullable<State['attack']>;
    attack.answers[seat] = move.card;
    if (move.card !== NO_CARD) state.hands[seat] = hand(state, seat).filter((card) => card !== move.card);
    emit?.({ kind: 'reacted', seat, figure: move.card }, { reveals: true });
    if (attack.answers[attack.target] === null) return;
    resolve(state, attack, roll(chance, 20));
    emit?.({ kind: 'resolved', seat: attack.target });
  },
  observe({ hands, deck, ...open }, viewer) {
    const own = viewer === 'spectator' ? [] : [...(hands[viewer] as number[])];
    return {
      ...structuredClone(open),
      viewer,
      hand: own,
      sizes: hands.map((h) => h.length),
      left: deck.length,
    };
  },
  sample({ viewer, hand: own, sizes, left, ...open }, chance) {
    const unseen = shuffle(
      Array.from({ length: 30 }, (_, index) => index + 1).filter((card) => !own.includes(card)),
      chance,
    );
    const hands = sizes.map((size, seat) => (seat === viewer ? own : size > 0 ? unseen.splice(-size) : []));
    return { ...structuredClone(open), hands, deck: unseen.slice(0, left) };
  },
  outcome: ({ winner }) =>
    winner === null ? null : { kind: 'win', winners: [winner], ending: 'last-standing' },
};

function resolve(state: State, attack: NonNullable<State['attack']>, luck: number): void {
  const block = attack.answers[attack.target] as number;
  const support = attack.answers.reduce<number>(
    (sum, card, seat) => sum + (seat === attack.target ? 0 : (card ?? 0)),
    0,
  );
  if (luck + support + attack.power / 2 > block)
    state.lives[attack.target] = (state.lives[attack.target] as number) - 1;
  state.attack = null;
  state.owed = attack.attacker;
  const alive = state.lives.flatMap((lives, seat) => (lives > 0 ? [seat] : []));
  if (alive.length === 1) state.winner = alive[0] as Seat;
  do state.turn++;
  while ((state.lives[onTurn(state)] as number) === 0);
}

function onTurn({ turn, lives }: State): Seat {
  return turn % lives.length;
}

function hand(state: State, seat: Seat): number[] {
  return state.hands[seat] as number[];
}

function others({ lives }: State, seat: Seat): Seat[] {
  return lives.flatMap((life, other) => (other !== seat && life > 0 ? [other] : []));
}
