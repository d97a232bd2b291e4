import type { Options, OptionSpec, TablePlan } from '@bridgehead/kernel';
import { partitions } from './teams.ts';

export const EDITIONS = ['2019', 'classic'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface PobedaOptions {
  readonly edition: Edition;
  /** Sizes of the teams, as in `2+1+1`; players each for themselves are teams of one. */
  readonly teams: string;
  /** Lines needed to win (POB-3.4). */
  readonly lines: number;
  readonly strictDraw: boolean;
  readonly shuffledBoard: boolean;
}

export function pobedaOptions(options: Options): PobedaOptions {
  return options as unknown as PobedaOptions;
}

/** POB-1.5 */
export const CHIPS_PER_COLOUR: Readonly<Record<Edition, number>> = { '2019': 48, classic: 72 };

const isClassic = ({ options }: TablePlan) => options.edition === 'classic';

function teamsClause(plan: TablePlan): string {
  if (plan.seats <= 3) return 'POB-2.1';
  return isClassic(plan) ? 'POB-2.3' : 'POB-2.2';
}

const yesNo = (value: unknown) => (value ? { ru: 'да', en: 'yes' } : { ru: 'нет', en: 'no' });

export const OPTION_SPECS: readonly OptionSpec[] = [
  {
    id: 'edition',
    label: { ru: 'Издание', en: 'Edition' },
    values: () => EDITIONS,
    describe: (value) =>
      value === 'classic' ? { ru: 'классическое', en: 'classic' } : { ru: '2019 года', en: '2019' },
  },
  {
    id: 'teams',
    label: { ru: 'Команды', en: 'Teams' },
    values: (plan) => partitions(plan.seats, isClassic(plan) ? 'classic' : '2019'),
    describe: (value) =>
      /^1(\+1)+$/.test(String(value))
        ? { ru: 'каждый за себя', en: 'each for themselves' }
        : { ru: String(value), en: String(value) },
    clause: teamsClause,
  },
  {
    id: 'lines',
    label: { ru: 'Линий для победы', en: 'Lines to win' },
    hint: { ru: 'Две или три — режим «Великая победа»', en: 'Two or three make a Great Victory game' },
    values: (plan) => (isClassic(plan) ? [3] : [1, 2, 3]),
    describe: (value) => ({ ru: String(value), en: String(value) }),
    clause: () => 'POB-3.4',
  },
  {
    id: 'strictDraw',
    label: { ru: 'Строгий добор', en: 'Strict draw' },
    hint: {
      ru: 'Карту берут сами; забыли — на руках будет на карту меньше',
      en: 'You draw by hand; forget it and your hand stays smaller',
    },
    values: () => [false, true],
    describe: yesNo,
  },
  {
    id: 'shuffledBoard',
    label: { ru: 'Перемешать поле', en: 'Shuffle the board' },
    hint: {
      ru: 'События лежат не по порядку дат, а вразброс',
      en: 'Events lie in random order instead of by date',
    },
    values: () => [false, true],
    describe: yesNo,
  },
];
