import type { Localized, Options, OptionSpec } from '@bridgehead/kernel';

/** BLN-2.5: enemy tiles taken out unseen (BLN-1.4), and the points that lose (BLN-2.3). */
export const DIFFICULTIES = {
  printed: { removed: 8, limit: 10 },
  recruit: { removed: 16, limit: 12 },
  veteran: { removed: 4, limit: 9 },
  stalwart: { removed: 0, limit: 7 },
} as const;
export type Difficulty = keyof typeof DIFFICULTIES;

export interface BlindazhOptions {
  readonly difficulty: Difficulty;
  /** BLN-5.1: a tile must join every neighbouring trench; else closed sides may meet. */
  readonly strictFit: boolean;
  /** The seat that begins, counted from 1 (BLN-3.1). */
  readonly first: number;
}

export function blindazhOptions(options: Options): BlindazhOptions {
  return options as unknown as BlindazhOptions;
}

export function penaltyLimit({ difficulty }: BlindazhOptions): number {
  return DIFFICULTIES[difficulty].limit;
}

const DIFFICULTY_NAMES: Readonly<Record<Difficulty, Localized>> = {
  printed: { ru: 'как в правилах', en: 'as printed' },
  recruit: { ru: 'новобранцы', en: 'recruits' },
  veteran: { ru: 'ветераны', en: 'veterans' },
  stalwart: { ru: 'стоять насмерть', en: 'to the last' },
};

/** `как в правилах: убрано 8, предел 10` */
export function difficultyText(difficulty: Difficulty): Localized {
  const { removed, limit } = DIFFICULTIES[difficulty];
  const { ru, en } = DIFFICULTY_NAMES[difficulty];
  return { ru: `${ru}: убрано ${removed}, предел ${limit}`, en: `${en}: ${removed} out, limit ${limit}` };
}

export const OPTION_SPECS: readonly OptionSpec[] = [
  {
    id: 'difficulty',
    label: { ru: 'Сложность', en: 'Difficulty' },
    hint: {
      ru: 'Сколько плиток противника убрать не глядя и сколько штрафных очков — поражение. Чем больше отряд, тем ему легче: одному лучше начать с новобранцев, втроём и вчетвером — с ветеранов.',
      en: 'How many enemy tiles are taken out unseen, and how many penalty points lose. The larger the squad, the easier: alone begin with recruits, three or four of you with veterans.',
    },
    values: () => Object.keys(DIFFICULTIES),
    describe: (value) => difficultyText(value as Difficulty),
    clause: () => 'BLN-2.5',
  },
  {
    id: 'strictFit',
    label: { ru: 'Строгая стыковка', en: 'Strict fit' },
    hint: {
      ru: 'Новый окоп соединяется со всеми соседними; иначе закрытые стороны могут соприкасаться',
      en: 'A new trench joins every neighbouring one; otherwise closed sides may meet',
    },
    values: () => [true, false],
    describe: (value) => (value ? { ru: 'да', en: 'yes' } : { ru: 'нет', en: 'no' }),
    clause: () => 'BLN-5.1',
  },
  {
    id: 'first',
    label: { ru: 'Первый ход', en: 'First to move' },
    values: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat + 1),
    describe: (value) => ({ ru: `место ${value}`, en: `seat ${value}` }),
    clause: () => 'BLN-3.1',
  },
];
