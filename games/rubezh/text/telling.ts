import type { Localized } from '@bridgehead/kernel';
import { heldPoints, pointAt, unitsAt } from '../rules/ground.ts';
import { DIE, type Event, type View } from '../rules/index.ts';
import { signed } from './card-text/phrases.ts';
import { inspiration } from './log-fight.ts';
import { phaseName } from './names.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

interface Announcement {
  readonly phase: Localized;
  readonly words: Localized;
}

/** What is said on the table while an event is told: dice before what came of them. */

export const ENEMY: Localized = { ru: 'Противник', en: 'The enemy' };
export const EVENT: Localized = { ru: 'Событие', en: 'Event' };

/** Nothing is a player's doing while a turn begins, while an event is read, and while the enemy attacks. */
export function speakerOf(event: Event): Localized | null {
  if (event.kind === 'turn') return phaseName('start');
  if (event.kind !== 'phase') return null;
  if (event.phase === 'events') return EVENT;
  return event.phase === 'defence' || event.phase === 'end' ? ENEMY : null;
}

/** «Ход 2. Событие», and how much is still to come. */
export function turnAnnounced({ turn, fresh }: View): Announcement {
  const { ru, en } = phaseName('events');
  return {
    phase: { ru: `Ход ${turn}. ${ru}`, en: `Turn ${turn}. ${en}` },
    words: {
      ru: `Карт в свежих силах противника: ${fresh.length}.`,
      en: `Cards in the enemy’s fresh forces: ${fresh.length}.`,
    },
  };
}

/** «Защита», and where enemies stand by units. */
export function defenceAnnounced(view: View): Announcement {
  const pressed = heldPoints(view).filter(
    (point) => unitsAt(view, point).length > 0 && pointAt(view, point).enemies.length > 0,
  );
  const numbers = pressed.map((point) => point + 1).join(', ');
  return {
    phase: phaseName('defence'),
    words:
      numbers === ''
        ? { ru: 'Рядом с подразделениями противника нет.', en: 'No enemy stands by a unit.' }
        : { ru: `Под ударом огневые точки: ${numbers}.`, en: `Fire points under attack: ${numbers}.` },
  };
}

export function attackNeeds({ defence, bonus, inspired }: Of<'attacked'>): Localized {
  const { ru, en } = inspiration(inspired);
  const from = inspired === 0 ? undefined : signed(inspired);
  return needs(defence + 1 - bonus, {
    ru: from ? `Атака (${ru} ${from})` : 'Атака',
    en: from ? `Attack (${en} ${from})` : 'Attack',
  });
}

export function checkNeeds({ attack, bonus }: Of<'checked'>): Localized {
  return needs(attack + 1 - bonus, { ru: 'Проверка защиты', en: 'Check' });
}

/** «Атака: нужно 4+» */
function needs(least: number, { ru, en }: Localized): Localized {
  if (least > DIE) return { ru: `${ru}: не выбросить`, en: `${en}: it cannot be rolled` };
  if (least <= 1) return { ru: `${ru}: удастся в любом случае`, en: `${en}: any roll will do` };
  return { ru: `${ru}: нужно ${least}+`, en: `${en}: needs ${least}+` };
}
