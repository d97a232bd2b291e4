import type { Localized, Options } from '@bridgehead/kernel';
import { blankSkill } from './content/blank-skill.ts';
import { packFrom } from './content/index.ts';
import { type Event, type Scenario, type Skill, type SkillCard, skillOf } from './rules/index.ts';

const pack = packFrom();
const skills = pack.units.flatMap((unit) => unit.skills);

/** The names of such skills, by id. */
function named(isSuch: (skill: Skill) => boolean): Readonly<Record<string, Localized>> {
  return Object.fromEntries(skills.filter(isSuch).map(({ id, title }) => [id, title]));
}

const LOSSES = {
  1: { ru: 'огневая точка 1', en: 'fire point 1' },
  2: { ru: 'огневая точка 2', en: 'fire point 2' },
  3: { ru: 'огневая точка 3', en: 'fire point 3' },
  4: { ru: 'огневая точка 4', en: 'fire point 4' },
} as const satisfies Record<number, Localized>;

const ENDS = {
  attack: { ru: 'атакой', en: 'by attack' },
  card: { ru: 'картой без броска', en: 'by a card without a roll' },
} as const satisfies Record<string, Localized>;

const WAYS = {
  stood: { ru: 'устояли', en: 'stood' },
  retreated: { ru: 'отошли', en: 'got away' },
  failed: { ru: 'не прошли', en: 'failed' },
} as const satisfies Record<string, Localized>;

/** RUB-12.1: what a squad of strong bots should win. */
const WON: Readonly<Record<Scenario, { readonly least: number; readonly most: number }>> = {
  terespol: { least: 0.45, most: 0.6 },
  volyn: { least: 0.35, most: 0.5 },
  citadel: { least: 0.25, most: 0.4 },
};

/** As much of a table's figures as the measures are taken from. */
interface Measured {
  readonly outcomes: Readonly<Record<string, { readonly count: number; readonly of: number }>>;
  readonly topics: Readonly<
    Record<string, { readonly spread?: readonly (readonly [number: number, times: number])[] }>
  >;
}

function wonGames({ topics }: Measured, isSuch: (turns: number) => boolean): { count: number; of: number } {
  const spread = topics['wonTurns']?.spread ?? [];
  const games = (such: typeof spread) => such.reduce((sum, [, times]) => sum + times, 0);
  return { count: games(spread.filter(([turns]) => isSuch(turns))), of: games(spread) };
}

type Amount = { readonly topic: string; readonly kind: string; readonly amount: number };

/** What the balance report counts in a game of «Рубеж». */
export const balance = {
  options: ['scenario'],
  endings: {
    brokeOut: { ru: 'прорвались', en: 'broke out' },
    captured: { ru: 'захвачены три точки', en: 'three points captured' },
    destroyed: { ru: 'погибли все подразделения', en: 'every unit destroyed' },
    stalled: { ru: 'десять ходов без перемен', en: 'ten quiet turns' },
  },
  topics: [
    { id: 'turns', title: { ru: 'Длина в ходах', en: 'Length in turns' } },
    { id: 'wonTurns', title: { ru: 'Длина выигранных партий в ходах', en: 'Length of won games in turns' } },
    { id: 'enemies', title: { ru: 'Как уничтожен противник', en: 'How enemies fell' }, kinds: ENDS },
    { id: 'checks', title: { ru: 'Проверки защиты', en: 'Checks of defence' }, kinds: WAYS },
    { id: 'lost', title: { ru: 'Где гибли подразделения', en: 'Where units fell' }, kinds: LOSSES },
    {
      id: 'lostTurns',
      title: { ru: 'В каком ходу гибли подразделения', en: 'The turns in which units fell' },
    },
    { id: 'captures', title: { ru: 'Что захвачено', en: 'What was captured' }, kinds: LOSSES },
    {
      id: 'captureTurns',
      title: { ru: 'В каком ходу захвачены точки', en: 'The turns in which points were captured' },
    },
    {
      id: 'played',
      title: { ru: 'Сыгранные действия', en: 'Actions played' },
      kinds: named(({ reacts }) => !reacts),
    },
    {
      id: 'reacted',
      title: { ru: 'Сыгранные реакции', en: 'Reactions played' },
      kinds: named(({ reacts }) => reacts !== undefined),
    },
    {
      id: 'cycled',
      title: { ru: 'Обменянные карты', en: 'Cards cycled' },
      kinds: named(({ cycle }) => cycle === true),
    },
  ],
  measures: [
    {
      title: { ru: 'выиграно партий', en: 'games won' },
      share: ({ outcomes }: Measured) => outcomes['won'] ?? { count: 0, of: 0 },
      wanted: ({ scenario }: Options) => WON[scenario as Scenario],
    },
    // Together they say that the median lies between 16 and 30 turns.
    {
      title: { ru: 'выиграны раньше 16-го хода, из выигранных', en: 'won before turn 16, of those won' },
      share: (table: Measured) => wonGames(table, (turns) => turns < 16),
      wanted: () => ({ most: 0.5 }),
    },
    {
      title: { ru: 'выиграны позже 30-го хода, из выигранных', en: 'won after turn 30, of those won' },
      share: (table: Measured) => wonGames(table, (turns) => turns > 30),
      wanted: () => ({ most: 0.5 }),
    },
  ],
  ablations: {
    title: { ru: 'Чего стоит каждый навык', en: 'What each skill is worth' },
    note: {
      ru: 'Пустой навык берут и держат как обычно, но ни сыграть, ни обменять на другую карту его нельзя.',
      en: 'A blank skill is drawn and held as ever, but can be neither played nor cycled.',
    },
    wanted: { least: 0.01, most: 0.2, spared: 3 },
    each: skills.map(({ id, title }) => ({ id, title, pack: blankSkill(pack, id) })),
  },
  count(events: readonly Event[]) {
    let turns = 0;
    let isWon = false;
    const lostTurns: number[] = [];
    const captureTurns: number[] = [];
    let isRetreat = false;
    const places = new Map<number, number>();
    const counts = events.flatMap((event): Amount[] => {
      switch (event.kind) {
        case 'turn':
          turns = event.turn;
          return [];
        case 'posted':
          places.set(event.unit, event.at);
          return [];
        case 'went':
          places.set(event.unit, event.to);
          return [];
        case 'attacked':
          return event.isDestroyed ? [{ topic: 'enemies', kind: 'attack', amount: 1 }] : [];
        case 'destroyed':
          return [{ topic: 'enemies', kind: 'card', amount: 1 }];
        case 'facing':
          isRetreat = event.retreats;
          return [];
        case 'checked':
          return [{ topic: 'checks', kind: wayOf(event.isPassed, isRetreat), amount: 1 }];
        case 'played':
          return [used(event.at === 'action' ? 'played' : 'reacted', event.card)];
        case 'cycled':
          return [used('cycled', event.card)];
        case 'lost':
          lostTurns.push(turns);
          return [{ topic: 'lost', kind: String((places.get(event.unit) ?? 0) + 1), amount: 1 }];
        case 'captured':
          captureTurns.push(turns);
          return [{ topic: 'captures', kind: String(event.point + 1), amount: 1 }];
        case 'over':
          isWon = event.outcome.kind === 'won';
          return [];
        default:
          return [];
      }
    });
    return [
      { topic: 'turns', number: turns },
      ...(isWon ? [{ topic: 'wonTurns', number: turns }] : []),
      ...lostTurns.map((number) => ({ topic: 'lostTurns', number })),
      ...captureTurns.map((number) => ({ topic: 'captureTurns', number })),
      ...counts,
    ];
  },
};

function used(topic: 'played' | 'reacted' | 'cycled', card: SkillCard): Amount {
  return { topic, kind: skillOf(pack, card).id, amount: 1 };
}

function wayOf(isPassed: boolean, isRetreat: boolean): keyof typeof WAYS {
  if (!isPassed) return 'failed';
  return isRetreat ? 'retreated' : 'stood';
}
