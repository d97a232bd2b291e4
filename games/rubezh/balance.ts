import type { Localized } from '@bridgehead/kernel';
import type { Event } from './rules/index.ts';

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
    { id: 'enemies', title: { ru: 'Как уничтожен противник', en: 'How enemies fell' }, kinds: ENDS },
    { id: 'checks', title: { ru: 'Проверки защиты', en: 'Checks of defence' }, kinds: WAYS },
    { id: 'lost', title: { ru: 'Где гибли подразделения', en: 'Where units fell' }, kinds: LOSSES },
    { id: 'captures', title: { ru: 'Что захвачено', en: 'What was captured' }, kinds: LOSSES },
  ],
  count(events: readonly Event[]) {
    let turns = 0;
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
        case 'lost':
          return [{ topic: 'lost', kind: String((places.get(event.unit) ?? 0) + 1), amount: 1 }];
        case 'captured':
          return [{ topic: 'captures', kind: String(event.point + 1), amount: 1 }];
        default:
          return [];
      }
    });
    return [{ topic: 'turns', number: turns }, ...counts];
  },
};

function wayOf(isPassed: boolean, isRetreat: boolean): keyof typeof WAYS {
  if (!isPassed) return 'failed';
  return isRetreat ? 'retreated' : 'stood';
}
