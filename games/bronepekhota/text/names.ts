import type { Localized } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import { FACTIONS, type Faction } from '../rules/armoury.ts';

const LOADS: ReadonlyMap<string, Localized> = new Map([
  ['cargo', { ru: 'Груз', en: 'Cargo' }],
  ['prisoner', { ru: 'Пленный', en: 'Prisoner' }],
]);

/** What a kind of squad, machine, gun, weapon or load is called; its id where the pack does not know it. */
export function kindName({ squads, machines, guns, weapons }: Pack, id: string): Localized {
  for (const kinds of [squads, machines, guns, weapons]) {
    const found = kinds.find((kind) => kind.id === id);
    if (found) return found.title;
  }
  return LOADS.get(id) ?? { ru: id, en: id };
}

const POWERS: Readonly<Record<Faction, Localized>> = {
  polaris: { ru: 'Империя Полярис', en: 'Empire of Polaris' },
  protectorate: { ru: 'Торговый Протекторат', en: 'Trade Protectorate' },
};

/** What a mission gives is no army that anybody put together. */
export function isOfMission({ missions }: Pack, title: string): boolean {
  return missions.some(({ id }) => id === title);
}

/** What an army put together by chance is called by. */
const NUMBER = /^No\. (\d+)$/;

/** An army that nobody made is called by an id: of a ready one, of the mission that gives it, or of its power; or by a number. */
export function armyTitle({ armies, missions }: Pack, title: string): Localized {
  const found = [...armies, ...missions].find(({ id }) => id === title);
  if (found) return found.title;
  const power = FACTIONS.find((faction) => faction === title);
  if (power) return POWERS[power];
  const [, number] = NUMBER.exec(title) ?? [];
  return number ? { ru: `№\u00a0${number}`, en: `No.\u00a0${number}` } : { ru: title, en: title };
}
