import { type Localized, type Names, pluralEn, pluralRu } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/index.ts';
import { cardEventText, isCardEvent } from './log-cards.ts';
import { fightText } from './log-fight.ts';
import { isMood, moodText } from './log-moods.ts';
import { enemyName, phaseName, pointNumber, unitName } from './names.ts';
import { outcomeText } from './outcome.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/**
 * A line of the log. The present tense and colons suit every name: the Russian past would have to know the gender of a unit
 * and the number of an enemy. Fire points go by their numbers, which are on the plan.
 */
export function eventText(event: Event, pack: Pack, names: Names): Localized | null {
  if (isCardEvent(event)) return cardEventText(event, pack, names);
  if (isMood(event)) return moodText(event, pack);
  switch (event.kind) {
    case 'took': {
      const unit = unitName(pack, event.unit);
      const who = names.seat(event.seat);
      return { ru: `${who} командует: ${unit.ru}.`, en: `${who} takes command: ${unit.en}.` };
    }
    case 'posted': {
      const [unit, at] = [unitName(pack, event.unit), pointNumber(event.at)];
      return { ru: `${unit.ru} занимает огневую точку ${at}.`, en: `${unit.en} takes post at point ${at}.` };
    }
    case 'setUp':
      return {
        ru: `Подготовка: на кубике ${event.die}, столько карт противника выходит на огневые точки.`,
        en: `Setting up: the die shows ${event.die}, so that many enemy cards come to the fire points.`,
      };
    case 'dealt': {
      const [enemy, at] = [enemyName(pack, event.enemy), pointNumber(event.point)];
      return { ru: `На огневой точке ${at}: ${enemy.ru}.`, en: `At point ${at}: ${enemy.en}.` };
    }
    case 'turn':
      return { ru: `Ход ${event.turn}.`, en: `Turn ${event.turn}.` };
    case 'phase':
      return event.phase === 'defence' || event.phase === 'end' ? phaseLine(event) : null;
    case 'property': {
      const at = pointNumber(event.point);
      return {
        ru: `Действует свойство огневой точки ${at}.`,
        en: `The property of point ${at} takes effect.`,
      };
    }
    case 'arrived':
      return arrived(event, pack);
    case 'freshEmpty':
      return { ru: 'Свежие силы противника кончились.', en: 'The enemy’s fresh forces are spent.' };
    case 'tokens':
      return tokens(event, pack);
    case 'went':
      return went(event, pack);
    case 'actions':
      return actions(event, pack);
    case 'ended':
    case 'turnOver':
    case 'declined':
    case 'agreed':
      return null;
    case 'objected': {
      const [who, at] = [names.seat(event.seat), pointNumber(event.point)];
      return {
        ru: `${who} возражает: на огневой точке ${at} нападающих распределяют заново.`,
        en: `${who} objects: the attackers at point ${at} are divided again.`,
      };
    }
    case 'upheld': {
      const at = pointNumber(event.point);
      return {
        ru: `Огневая точка ${at}: распределение остаётся прежним.`,
        en: `Point ${at}: the division stands as it was shown.`,
      };
    }
    case 'over':
      return outcomeText(event.outcome);
    default:
      return fightText(event, pack);
  }
}

function phaseLine({ phase }: Of<'phase'>): Localized {
  const { ru, en } = phaseName(phase);
  return { ru: `${ru}.`, en: `${en}.` };
}

const ARRIVALS: Readonly<Record<'came' | 'called' | 'landed', Localized>> = {
  came: { ru: 'подкрепление', en: 'arriving' },
  called: { ru: 'подмога', en: 'called up' },
  landed: { ru: 'высадка', en: 'landing' },
};

function arrived({ enemy, point, how }: Of<'arrived'>, pack: Pack): Localized {
  const [name, at] = [enemyName(pack, enemy), pointNumber(point)];
  const { ru, en } = ARRIVALS[how ?? 'came'];
  return { ru: `Огневая точка ${at}, ${ru}: ${name.ru}.`, en: `Point ${at}, ${en}: ${name.en}.` };
}

function tokens({ point, change, cause, unit }: Of<'tokens'>, pack: Pack): Localized {
  const at = pointNumber(point);
  const size = Math.abs(change);
  if (cause === 'spent' && unit !== undefined) {
    const { ru, en } = unitName(pack, unit);
    return { ru: `${ru} тратит жетон укрепления.`, en: `${en} spends a fortification token.` };
  }
  const ru = pluralRu(size, { one: 'жетон', few: 'жетона', many: 'жетонов' });
  const en = pluralEn(size, 'fortification token', 'fortification tokens');
  return change > 0
    ? { ru: `Огневая точка ${at}: +${size} ${ru} укрепления.`, en: `Point ${at}: ${size} ${en} laid.` }
    : { ru: `Огневая точка ${at}: −${size} ${ru} укрепления.`, en: `Point ${at}: ${size} ${en} lost.` };
}

const WAYS: Readonly<Record<Of<'went'>['way'], Localized>> = {
  action: { ru: 'переходит на', en: 'moves to' },
  card: { ru: 'переходит на', en: 'moves to' },
  event: { ru: 'переходит на', en: 'moves to' },
  retreat: { ru: 'отступает на', en: 'retreats to' },
  rescue: { ru: 'выходит из-под удара на', en: 'is brought out to' },
};

function went({ unit, to, way }: Of<'went'>, pack: Pack): Localized {
  const [name, at] = [unitName(pack, unit), pointNumber(to)];
  const { ru, en } = WAYS[way];
  return { ru: `${name.ru} ${ru} огневую точку ${at}.`, en: `${name.en} ${en} point ${at}.` };
}

function actions({ unit, change, isSpent }: Of<'actions'>, pack: Pack): Localized | null {
  if (isSpent) return null;
  const name = unitName(pack, unit);
  const size = Math.abs(change);
  const points = pluralRu(size, { one: 'очко', few: 'очка', many: 'очков' });
  const pointsEn = pluralEn(size, 'action point', 'action points');
  return change > 0
    ? { ru: `${name.ru} получает ${size} ${points} действия.`, en: `${name.en} gains ${size} ${pointsEn}.` }
    : { ru: `${name.ru} теряет ${size} ${points} действия.`, en: `${name.en} loses ${size} ${pointsEn}.` };
}
