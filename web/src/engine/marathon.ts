import {
  type AnyGame,
  type Game,
  type Localized,
  type Manifest,
  roll,
  type Rules,
  type Seat,
  type Viewer,
} from '@bridgehead/kernel';

/** A game for tests that lasts as long as it is told to. Every seat has a secret of its own; nothing else grows. */
interface State {
  readonly length: number;
  readonly secrets: readonly number[];
  turn: number;
  places: number[];
}

type Move = { readonly kind: 'run'; readonly by: number };
type Event = { readonly kind: 'ran'; readonly seat: Seat; readonly by: number; readonly luck: number };
type View = Omit<State, 'secrets'> & { readonly viewer: Viewer; readonly secret: number | null };

const STRIDES = [1, 2, 3] as const;
const LAP = 40;

const words = (ru: string, en: string): Localized => ({ ru, en });

const marathonManifest: Manifest = {
  id: 'marathon',
  title: words('Марафон', 'Marathon'),
  version: '1',
  seats: { min: 2, max: 4 },
  hiddenInformation: 'own',
  cooperative: false,
  simultaneous: false,
  options: [
    {
      id: 'length',
      label: words('Ходов', 'Moves'),
      values: () => [40, 10_000],
      describe: (value) => words(String(value), String(value)),
    },
  ],
  endings: ['run'],
};

const rules: Rules<State, Move, Event, View> = {
  manifest: marathonManifest,
  setup: ({ length }, seats, chance) => ({
    length: Number(length),
    secrets: seats.map(() => 1_000_000 + chance.below(1_000_000)),
    turn: 0,
    places: seats.map(() => 0),
  }),
  clone: (state) => ({ ...state, places: [...state.places] }),
  pending: ({ turn, length, places }) =>
    turn >= length ? [] : [{ id: `turn:${turn}`, kind: 'turn', seat: turn % places.length, must: true }],
  moves: () => STRIDES.map((by) => ({ kind: 'run', by })),
  randomMove: (_state, _decision, chance) => ({ kind: 'run', by: roll(chance, 3) }),
  readMove: (json) => ((json as Move | null)?.kind === 'run' ? (json as Move) : null),
  refusal: (_state, _decision, { by }) =>
    STRIDES.some((stride) => stride === by) ? null : { reason: 'too-far' },
  play(state, { seat }, { by }, chance, emit) {
    const luck = roll(chance, 6);
    state.places[seat] = ((state.places[seat] as number) + by * luck) % LAP;
    state.turn++;
    emit?.({ kind: 'ran', seat, by, luck });
  },
  observe: ({ secrets, ...open }, viewer) => ({
    ...open,
    viewer,
    secret: viewer === 'spectator' ? null : (secrets[viewer] as number),
  }),
  sample: ({ viewer, secret, ...open }, chance) => ({
    ...open,
    places: [...open.places],
    secrets: open.places.map((_, seat) =>
      seat === viewer ? Number(secret) : 1_000_000 + chance.below(1_000_000),
    ),
  }),
  inquire: ({ secret }, _viewer, question) => (question === 'secret' ? secret : null),
  outcome: ({ turn, length }) => (turn < length ? null : { kind: 'won', ending: 'run' }),
};

export const marathon: Game<State, Move, Event, View> = {
  manifest: marathonManifest,
  load: async () => ({
    rules,
    content: { id: 'none', hash: 'none', pack: null },
    text: {
      rulebook: async () => [],
      summary: words('Бег.', 'A run.'),
      guide: () => [],
      refusal: () => words('Так далеко не шагнуть.', 'Nobody strides that far.'),
      decision: () => words('Ваш ход.', 'Your turn.'),
      move: ({ by }) => words(`Шаг на ${by}.`, `A stride of ${by}.`),
      event: ({ seat, by, luck }, names) =>
        words(`${names.seat(seat)}: ${by} × ${luck}`, `${names.seat(seat)} runs ${by} × ${luck}`),
      reason: () => words('Наугад.', 'At random.'),
      outcome: () => words('Добежали.', 'They have arrived.'),
    },
    knowledge: {
      glance: () => ({ kind: 'run', by: 3 }),
      candidates: () => STRIDES.map((by) => ({ kind: 'run', by })),
      explain: () => ({ reason: 'random' }),
      wants: () => true,
      foresee: () => 0.5,
    },
  }),
};

export async function loadMarathon(): Promise<AnyGame> {
  return (await marathon.load()) as unknown as AnyGame;
}
