import type { Localized, Options, OptionSpec, OptionValue, TablePlan } from '@bridgehead/kernel';

/** Rules that the rulebook leaves to agreement: without one they do not apply, so that each is off unless a table wants it. */
export const OPTIONAL = ['specials', 'ammo', 'refill', 'grenades', 'jumps', 'aimed', 'panic'] as const;
export type OptionalRule = (typeof OPTIONAL)[number];

export type OptionalRules = Readonly<Record<OptionalRule, boolean>> & {
  /** 0 for as many as it takes (BRP-12.1). */
  readonly tours: number;
  /** By how many per cent of the larger army the costs may differ; 0 where nobody asked (BRP-1.5). */
  readonly difference: number;
};

/**
 * The published missions come with their own armies and tables and are for two. Missions are content; a table has to offer
 * them before it is loaded, so that their ids and tours stand here too, and a test compares.
 */
export const PUBLISHED = ['liberation', 'bait', 'hunt', 'storm', 'recovery', 'trap'] as const;
export const GENERIC = ['annihilation', 'capture', 'commander', 'line', 'markers'] as const;
export const MISSIONS = [...GENERIC, ...PUBLISHED] as const;
export type MissionId = (typeof MISSIONS)[number];

/** Tables by the number of players: two fight on 1200 × 800 mm, three and four on 1800 × 1000. */
export const SMALL_TABLES = [
  'outskirts',
  'drydock',
  'pumping',
  'terminal',
  'camp',
  'airstrip',
  'quarry',
  'depot',
  'graveyard',
] as const;
export const LARGE_TABLES = ['junction', 'spaceport', 'monoliths'] as const;

export interface BronepekhotaOptions extends OptionalRules {
  readonly mission: MissionId;
  readonly teams: string;
  readonly ground: string;
}

export function bronepekhotaOptions(options: Options): BronepekhotaOptions {
  return options as unknown as BronepekhotaOptions;
}

const TEAMS: Readonly<Record<number, readonly string[]>> = {
  2: ['1+1'],
  3: ['1+1+1', '2+1'],
  4: ['2+2', '1+1+1+1', '2+1+1', '3+1'],
};

const MISSION_NAMES: Readonly<Record<MissionId, Localized>> = {
  annihilation: { ru: 'Разгром', en: 'Annihilation' },
  capture: { ru: 'Захват объекта', en: 'Capture the object' },
  commander: { ru: 'Командирская машина', en: 'The commander’s machine' },
  line: { ru: 'Удержать рубеж', en: 'Hold the line' },
  markers: { ru: 'Контроль точек', en: 'Control points' },
  liberation: { ru: 'Освобождение', en: 'Liberation' },
  bait: { ru: 'Приманка', en: 'Bait' },
  hunt: { ru: 'Охота', en: 'Hunt' },
  storm: { ru: 'Штурм', en: 'Storm' },
  recovery: { ru: 'Эвакуация', en: 'Recovery' },
  trap: { ru: 'Западня', en: 'Trap' },
};

const TABLE_NAMES: Readonly<Record<string, Localized>> = {
  own: { ru: 'стол миссии', en: 'the mission’s own' },
  generated: { ru: 'случайный', en: 'a random one' },
  outskirts: { ru: 'Окраина Тарны', en: 'The Outskirts of Tarna' },
  drydock: { ru: 'Сухой док «Альбатрос»', en: 'Albatross Dry Dock' },
  pumping: { ru: 'Насосная станция № 9', en: 'Pumping Station No. 9' },
  terminal: { ru: 'Контейнерный терминал', en: 'The Container Terminal' },
  camp: { ru: 'Лагерь «Иней»', en: 'Camp Hoarfrost' },
  airstrip: { ru: 'Аэродром «Мираж»', en: 'Mirage Airstrip' },
  quarry: { ru: 'Красный карьер', en: 'The Red Quarry' },
  depot: { ru: 'Топливный склад «Сигма»', en: 'Sigma Fuel Depot' },
  graveyard: { ru: 'Кладбище машин', en: 'The Machine Graveyard' },
  junction: { ru: 'Узловая станция', en: 'The Junction' },
  spaceport: { ru: 'Космопорт «Гавань»', en: 'Haven Spaceport' },
  monoliths: { ru: 'Долина монолитов', en: 'Monolith Valley' },
};

export function missionText(mission: MissionId): Localized {
  return MISSION_NAMES[mission];
}

export function isPublished({ options }: TablePlan): boolean {
  return (PUBLISHED as readonly unknown[]).includes(options.mission);
}

const yesNo = (value: OptionValue): Localized => (value ? { ru: 'да', en: 'yes' } : { ru: 'нет', en: 'no' });

const RULES: Readonly<Record<OptionalRule, { label: Localized; hint: Localized; clause: string }>> = {
  specials: {
    label: { ru: 'Особые свойства оружия', en: 'Special weapons' },
    hint: { ru: 'Взрывы задевают всех рядом с целью', en: 'Blasts hurt whatever is near the target' },
    clause: 'BRP-7.4.4',
  },
  ammo: {
    label: { ru: 'Ограниченный боезапас', en: 'Limited ammunition' },
    hint: { ru: 'Машины и орудия расходуют боезапас', en: 'Machines and guns can run out' },
    clause: 'BRP-7.7',
  },
  refill: {
    label: { ru: 'Пополнение боезапаса', en: 'Refill' },
    hint: { ru: 'Один раз за игру, вместо стрельбы', en: 'Once a game, instead of shooting' },
    clause: 'BRP-7.7',
  },
  grenades: {
    label: { ru: 'Гранаты', en: 'Grenades' },
    hint: { ru: 'Есть у каждого пехотинца', en: 'Every soldier has them' },
    clause: 'BRP-7.8',
  },
  jumps: {
    label: { ru: 'Прыжковые ускорители', en: 'Jump packs' },
    hint: {
      ru: 'У кого есть ускоритель, прыгает вместо ходьбы',
      en: 'Those who have one jump instead of walking',
    },
    clause: 'BRP-9.4',
  },
  aimed: {
    label: { ru: 'Прицельная стрельба', en: 'Aimed fire' },
    hint: {
      ru: 'Кто только стреляет, стреляет вдвое дальше',
      en: 'Shooting and nothing else carries twice as far',
    },
    clause: 'BRP-11.1',
  },
  panic: {
    label: { ru: 'Паника', en: 'Panic' },
    hint: { ru: 'Едва уцелевший бежит к краю стола', en: 'Whoever survives by a hair runs' },
    clause: 'BRP-11.2',
  },
};

/** A published mission's own table. */
export const OWN_TABLE = 'own';
/** Put together from a number that is drawn when the table is opened. */
export const GENERATED = 'generated';

const TOURS = [12, 6, 8, 10, 16, 20, 0];
/** Where a mission says how long it lasts, or that it has no end of its own. */
const MISSION_TOURS: Partial<Record<MissionId, readonly number[]>> = {
  line: [8, 6, 10, 12],
  markers: [6],
  liberation: [8],
  bait: [8],
  hunt: [6],
  storm: [8],
  recovery: [8],
  trap: [0, 8, 12, 16, 20],
};

/** Somebody attacks and somebody holds: there is no third side. */
const TWO_SIDED: readonly unknown[] = ['line'];

function teamsFor({ seats, options }: TablePlan): readonly string[] {
  const teams = TEAMS[seats] ?? [];
  return TWO_SIDED.includes(options.mission) ? teams.filter((sizes) => sizes.split('+').length === 2) : teams;
}

export const OPTION_SPECS: readonly OptionSpec[] = [
  {
    id: 'mission',
    label: { ru: 'Миссия', en: 'Mission' },
    values: ({ seats }) => (seats === 2 ? MISSIONS : GENERIC),
    describe: (value) => missionText(value as MissionId),
    clause: () => 'BRP-12.4',
  },
  {
    id: 'teams',
    label: { ru: 'Стороны', en: 'Sides' },
    values: teamsFor,
    describe: (value) =>
      /^1(\+1)+$/.test(String(value))
        ? { ru: 'каждый за себя', en: 'each for themselves' }
        : { ru: String(value), en: String(value) },
    clause: () => 'BRP-12.3',
  },
  {
    id: 'ground',
    label: { ru: 'Стол', en: 'Table' },
    values: (plan) => {
      if (isPublished(plan)) return [OWN_TABLE];
      return [...(plan.seats === 2 ? SMALL_TABLES : LARGE_TABLES), GENERATED];
    },
    describe: (value) => TABLE_NAMES[String(value)] ?? { ru: String(value), en: String(value) },
    clause: () => 'BRP-0.3',
  },
  {
    id: 'tours',
    label: { ru: 'Туров', en: 'Rounds' },
    values: ({ options }) => MISSION_TOURS[options.mission as MissionId] ?? TOURS,
    describe: (value) =>
      value === 0 ? { ru: 'без ограничения', en: 'no limit' } : { ru: String(value), en: String(value) },
    clause: () => 'BRP-12.1',
  },
  {
    id: 'difference',
    label: { ru: 'Разница в стоимости армий', en: 'Difference in cost' },
    values: (plan) => (isPublished(plan) ? [0] : [0, 10, 20]),
    describe: (value) =>
      value === 0 ? { ru: 'любая', en: 'any' } : { ru: `не больше ${value}\u00a0%`, en: `at most ${value}%` },
    clause: () => 'BRP-1.5',
  },
  ...OPTIONAL.map((id) => ({
    id,
    label: RULES[id].label,
    hint: RULES[id].hint,
    values: ({ options }: TablePlan) => (id === 'refill' && !options.ammo ? [false] : [false, true]),
    describe: yesNo,
    clause: () => RULES[id].clause,
  })),
];
