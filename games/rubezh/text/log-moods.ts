import type { Localized } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/index.ts';
import { signed } from './card-text/phrases.ts';
import { pointNumber, unitName } from './names.ts';

type Mood = Extract<Event, { kind: 'pointMood' | 'unitMood' | 'retreatMood' }>;

export function isMood(event: Event): event is Mood {
  return event.kind === 'pointMood' || event.kind === 'unitMood' || event.kind === 'retreatMood';
}

/** Bonuses that last until the end of the turn, as they now stand. Nothing is said when they are gone. */
export function moodText(event: Mood, pack: Pack): Localized | null {
  if (event.kind === 'retreatMood') {
    if (event.bonus === 0) return null;
    const size = Math.abs(event.bonus);
    const [ru, en] = event.bonus < 0 ? ['меньше', 'less'] : ['больше', 'more'];
    return {
      ru: `До конца хода бонус за отступление на ${size} ${ru}.`,
      en: `Until the end of the turn the bonus for retreating is ${size} ${en}.`,
    };
  }
  if (event.kind === 'unitMood') {
    const { ru, en } = unitName(pack, event.unit);
    return lasting({ ru, en }, [
      [event.steady, { ru: 'к проверкам', en: 'checks' }],
      [event.inspired, { ru: 'к атакам', en: 'attacks' }],
      [event.nextInspired, { ru: 'к следующей атаке', en: 'next attack' }],
    ]);
  }
  const at = pointNumber(event.point);
  return lasting({ ru: `Противник на огневой точке ${at}`, en: `Enemies at point ${at}` }, [
    [event.fury, { ru: 'атака', en: 'attack' }],
    [event.cover, { ru: 'защита', en: 'defence' }],
    [-event.withheld, { ru: 'подкрепления', en: 'reinforcements' }],
  ]);
}

function lasting(whose: Localized, bonuses: readonly (readonly [number, Localized])[]): Localized | null {
  const told = bonuses.filter(([bonus]) => bonus !== 0);
  if (told.length === 0) return null;
  const list = (language: keyof Localized) =>
    told.map(([bonus, what]) => `${what[language]} ${signed(bonus)}`).join(', ');
  return {
    ru: `${whose.ru}, до конца хода: ${list('ru')}.`,
    en: `${whose.en}, until the end of the turn: ${list('en')}.`,
  };
}
