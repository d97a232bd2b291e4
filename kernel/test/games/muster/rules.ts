import {
  type Chance,
  type Decision,
  type Manifest,
  type Outcome,
  pick,
  Problem,
  type Refusal,
  roll,
  type Rules,
  type Seat,
  type Viewer,
} from '@bridgehead/kernel';
import { type Army, MILITIA, MOST_STRENGTH, readArmy, strengthOf, UNITS } from './army.ts';

/** Everybody brings an army, all at once and unseen; then units go forward in turn, each worth its strength and a die. */
export interface State {
  /** Null until it has been brought. */
  armies: readonly (Army | null)[];
  /** Which units of each army have gone forward. */
  sent: readonly (readonly number[])[];
  scores: readonly number[];
}

/** Until all have brought theirs an army is its owner's secret. */
export interface View extends State {
  readonly viewer: Viewer;
  readonly hasBrought: readonly boolean[];
}

export type Move =
  | { readonly kind: 'bring'; readonly army: Army }
  | { readonly kind: 'send'; readonly unit: number };

export type Event =
  | { readonly kind: 'shown'; readonly seat: Seat; readonly title: string }
  | { readonly kind: 'sent'; readonly seat: Seat; readonly unit: string; readonly rolled: number };

export const manifest: Manifest = {
  id: 'muster',
  title: { ru: 'Смотр', en: 'Muster' },
  version: '1',
  seats: { min: 2, max: 4 },
  hiddenInformation: 'own',
  cooperative: false,
  simultaneous: true,
  options: [],
  endings: ['strongest'],
};

function isMustered({ armies }: Pick<State, 'armies'>): boolean {
  return armies.every((army) => army !== null);
}

function pending(state: State): readonly Decision[] {
  const { armies, sent } = state;
  if (!isMustered(state)) {
    const lapse: Move = { kind: 'bring', army: MILITIA };
    return armies.flatMap((army, seat) =>
      army ? [] : [{ id: `bring:${seat}`, kind: 'bring', seat, must: true, window: 'bring', lapse }],
    );
  }
  const gone = sent.reduce((sum, units) => sum + units.length, 0);
  if (gone === armies.length * UNITS) return [];
  return [{ id: `send:${gone}`, kind: 'send', seat: gone % armies.length, must: true }];
}

function refusal(state: State, { kind, seat }: Decision, move: Move): Refusal | null {
  if (move.kind !== kind) return { clause: 'MUS-1.1', reason: 'not-now' };
  if (move.kind === 'send') {
    const isThere = move.unit >= 0 && move.unit < UNITS && !state.sent[seat]?.includes(move.unit);
    return isThere ? null : { clause: 'MUS-1.3', reason: 'no-unit' };
  }
  const { units } = move.army;
  if (units.length !== UNITS) {
    return { clause: 'MUS-1.2', reason: 'unit-count', figures: { units: units.length, needed: UNITS } };
  }
  const strength = strengthOf(move.army);
  return strength <= MOST_STRENGTH
    ? null
    : { clause: 'MUS-1.2', reason: 'too-strong', figures: { strength, most: MOST_STRENGTH } };
}

function readMove(json: unknown): Move | null {
  const { kind, army, unit } = (json ?? {}) as { kind?: unknown; army?: unknown; unit?: unknown };
  if (kind === 'send') return Number.isSafeInteger(unit) ? { kind, unit: unit as number } : null;
  if (kind !== 'bring') return null;
  try {
    return { kind, army: readArmy(army) };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

function anyArmy(chance: Chance): Army {
  const units = ['I', 'II', 'III'].map((name) => ({ name, strength: roll(chance, MOST_STRENGTH / UNITS) }));
  return { title: `No. ${roll(chance, 99)}`, units };
}

function outcome(state: State): Outcome | null {
  if (pending(state).length > 0) return null;
  const most = Math.max(...state.scores);
  const best = state.scores.flatMap((score, seat) => (score === most ? [seat] : []));
  return best.length === 1
    ? { kind: 'win', winners: best, ending: 'strongest' }
    : { kind: 'draw', between: best, ending: 'strongest' };
}

/** Moves cannot be listed: nobody can write down every army. */
export const rules: Rules<State, Move, Event, View> = {
  manifest,
  setup: (_options, seats) => ({
    armies: seats.map(() => null),
    sent: seats.map(() => []),
    scores: seats.map(() => 0),
  }),
  clone: (state) => ({ ...state }),
  pending,
  randomMove({ sent }, { kind, seat }, chance) {
    if (kind === 'bring') return { kind: 'bring', army: anyArmy(chance) };
    const left = [0, 1, 2].filter((unit) => !sent[seat]?.includes(unit));
    return { kind: 'send', unit: pick(left, chance) };
  },
  readMove,
  refusal,
  play(state, { seat }, move, chance, emit) {
    const at = <T>(all: readonly T[], change: (one: T) => T) =>
      all.map((one, other) => (other === seat ? change(one) : one));
    if (move.kind === 'bring') {
      state.armies = at<Army | null>(state.armies, () => move.army);
      if (!isMustered(state)) return;
      for (const [owner, army] of state.armies.entries()) {
        if (army) emit?.({ kind: 'shown', seat: owner, title: army.title }, { reveals: true });
      }
      return;
    }
    const unit = state.armies[seat]?.units[move.unit];
    if (!unit) return;
    const rolled = roll(chance, 6);
    state.sent = at(state.sent, (gone) => [...gone, move.unit]);
    state.scores = at(state.scores, (score) => score + unit.strength + rolled);
    emit?.({ kind: 'sent', seat, unit: unit.name, rolled });
  },
  observe(state, viewer) {
    const { armies, sent, scores } = state;
    const shown = isMustered(state);
    return {
      viewer,
      hasBrought: armies.map((army) => army !== null),
      armies: armies.map((army, seat) => (shown || seat === viewer ? army : null)),
      sent,
      scores,
    };
  },
  sample: ({ hasBrought, armies, sent, scores }, chance) => ({
    armies: armies.map((army, seat) => army ?? (hasBrought[seat] ? anyArmy(chance) : null)),
    sent,
    scores,
  }),
  outcome,
};
