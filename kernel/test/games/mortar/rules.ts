import { type Decision, type ListingRules, type Manifest, pick, type Seat } from '@bridgehead/kernel';

/** A game whose every move has to be found: a shell flies for as many small steps as the table's labour says. */
export interface State {
  readonly seats: number;
  readonly labour: number;
  shots: readonly Shot[];
}

export interface Shot {
  readonly seat: Seat;
  readonly landed: number;
}

export interface Move {
  readonly kind: 'fire';
  readonly charge: number;
}

export interface Event extends Shot {
  readonly kind: 'landed';
}

/** What the search for a shot comes to. */
export interface Flight {
  readonly landed: number;
}

export const TARGET = 40;
export const STRONGEST = 100;
export const ROUNDS = 3;

/** A hundred million steps take some tenths of a second. */
export const LABOURS = [1_000, 10_000_000, 100_000_000, 600_000_000] as const;

export const manifest: Manifest = {
  id: 'mortar',
  title: { ru: 'Миномёт', en: 'Mortar' },
  version: '1',
  seats: { min: 1, max: 4 },
  hiddenInformation: 'none',
  cooperative: false,
  simultaneous: false,
  options: [
    {
      id: 'labour',
      label: { ru: 'Труд', en: 'Labour' },
      values: () => LABOURS,
      describe: (value) => ({ ru: `шагов: ${value}`, en: `${value} steps` }),
    },
  ],
  endings: ['nearest'],
};

const CHARGES: readonly Move[] = Array.from({ length: STRONGEST }, (_, index) => ({
  kind: 'fire',
  charge: index + 1,
}));

export const rules: ListingRules<State, Move, Event, State> = {
  manifest,
  setup: ({ labour }, seats) => ({ seats: seats.length, labour: Number(labour), shots: [] }),
  clone: (state) => ({ ...state }),
  pending({ seats, shots }): readonly Decision[] {
    if (shots.length === seats * ROUNDS) return [];
    return [{ id: `fire:${shots.length}`, kind: 'fire', seat: shots.length % seats, must: true }];
  },
  moves: () => CHARGES,
  randomMove: (_state, _decision, chance) => pick(CHARGES, chance),
  readMove(json) {
    const { kind, charge } = (json ?? {}) as Partial<Move>;
    return kind === 'fire' && Number.isSafeInteger(charge) ? { kind, charge: charge as number } : null;
  },
  refusal: (_state, _decision, { charge }) =>
    charge >= 1 && charge <= STRONGEST
      ? null
      : { clause: 'MOR-1.1', reason: 'charge', figures: { charge, most: STRONGEST } },
  findings: {
    needs: () => true,
    find({ labour }, _decision, { charge }, chance): Flight {
      const gust = chance.below(201) / 100 - 1;
      let speed = charge;
      let landed = 0;
      for (let step = 0; step < labour; step++) {
        speed -= (speed + gust) / labour;
        landed += speed / labour;
      }
      return { landed };
    },
  },
  play(state, { seat }, _move, _chance, emit, finding) {
    const { landed } = finding as Flight;
    state.shots = [...state.shots, { seat, landed }];
    emit?.({ kind: 'landed', seat, landed });
  },
  observe: (state) => ({ ...state }),
  sample: (view) => ({ ...view }),
  outcome({ seats, shots }) {
    if (shots.length < seats * ROUNDS) return null;
    const miss = ({ landed }: Shot) => Math.abs(landed - TARGET);
    const best = shots.reduce((nearest, shot) => (miss(shot) < miss(nearest) ? shot : nearest));
    return { kind: 'win', winners: [best.seat], ending: 'nearest' };
  },
};
