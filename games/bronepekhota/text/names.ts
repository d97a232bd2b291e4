import type { Localized } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';

const LOADS: Readonly<Record<string, Localized>> = {
  cargo: { ru: 'Груз', en: 'Cargo' },
  prisoner: { ru: 'Пленный', en: 'Prisoner' },
};

/** What a kind of squad, machine, gun, weapon or load is called; its id where the pack does not know it. */
export function kindName({ squads, machines, guns, weapons }: Pack, id: string): Localized {
  for (const kinds of [squads, machines, guns, weapons]) {
    const found = kinds.find((kind) => kind.id === id);
    if (found) return found.title;
  }
  return LOADS[id] ?? { ru: id, en: id };
}
