import { Problem } from '@bridgehead/kernel';

export const MOST_POINTS = 10;

/** What people bring to a muster. */
export interface Squad {
  readonly name: string;
  readonly tanks: number;
  readonly guns: number;
}

export const pointsOf = ({ tanks, guns }: Squad): number => 3 * tanks + 2 * guns;

/** The squad this JSON stands for; what is wrong with it, and where, is thrown as a sentence. */
export function readSquad(json: unknown): Squad {
  const { name, tanks, guns } = (json ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string') {
    throw new Problem({ ru: 'в поле name нужно название.', en: 'the field name should be a name.' });
  }
  const squad = { name, tanks: countOf('tanks', tanks), guns: countOf('guns', guns) };
  const points = pointsOf(squad);
  if (points <= MOST_POINTS) return squad;
  throw new Problem({
    ru: `отряд стоит ${points}, а можно не больше ${MOST_POINTS}.`,
    en: `the squad costs ${points}, and at most ${MOST_POINTS} is allowed.`,
  });
}

function countOf(field: string, value: unknown): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw new Problem({
    ru: `в поле ${field} нужно целое число.`,
    en: `the field ${field} should be a whole number.`,
  });
}
