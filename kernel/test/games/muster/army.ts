import { type DocumentKind, isVisible, Problem } from '@bridgehead/kernel';

export interface Unit {
  readonly name: string;
  readonly strength: number;
}

/** What a player makes at home and brings to the table. */
export interface Army {
  readonly title: string;
  readonly units: readonly Unit[];
}

export const UNITS = 3;
export const MOST_STRENGTH = 12;
const LONGEST_NAME = 40;

export function strengthOf({ units }: Army): number {
  return units.reduce((sum, { strength }) => sum + strength, 0);
}

/** Throws a Problem that says what is wrong and where. Whether an army may fight is for the rules to say. */
export function readArmy(body: unknown): Army {
  const { title, units } = (body ?? {}) as Partial<Record<keyof Army, unknown>>;
  if (!Array.isArray(units)) throw wrong('units', 'список отрядов', 'a list of units');
  return { title: nameFrom(title, 'title'), units: units.map(readUnit) };
}

function readUnit(json: unknown, index: number): Unit {
  const { name, strength } = (json ?? {}) as Partial<Record<keyof Unit, unknown>>;
  if (!Number.isSafeInteger(strength) || (strength as number) < 1) {
    throw wrong(`units[${index}].strength`, 'целое число от 1', 'a whole number from 1');
  }
  return { name: nameFrom(name, `units[${index}].name`), strength: strength as number };
}

function nameFrom(json: unknown, at: string): string {
  if (typeof json === 'string' && json.length <= LONGEST_NAME && isVisible(json)) return json;
  throw wrong(
    at,
    `название не длиннее ${LONGEST_NAME} знаков`,
    `a name of at most ${LONGEST_NAME} characters`,
  );
}

function wrong(at: string, ru: string, en: string): Problem {
  return new Problem({
    ru: `В армии на месте ${at} должно быть ${ru}.`,
    en: `In the army, ${at} must be ${en}.`,
  });
}

export const armies: DocumentKind = {
  id: 'army',
  title: { ru: 'Армия', en: 'Army' },
  read: (body) => ({ title: readArmy(body).title }),
};

/** Fights for whoever brought nothing in time. */
export const MILITIA: Army = {
  title: 'Militia',
  units: ['I', 'II', 'III'].map((name) => ({ name, strength: 2 })),
};
