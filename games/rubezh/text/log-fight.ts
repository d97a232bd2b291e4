import type { Localized } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import type { Enemy, Event, Unit } from '../rules/index.ts';
import { capital, enemyName, enemyNames, pointNumber, unitName } from './names.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Fight = Of<
  | 'attacked'
  | 'destroyed'
  | 'displaced'
  | 'heldBack'
  | 'divided'
  | 'facing'
  | 'checked'
  | 'stoodAside'
  | 'saved'
  | 'lost'
  | 'captured'
>;

/** Attacks, checks and what comes of them. */
export function fightText(event: Fight, pack: Pack): Localized | null {
  switch (event.kind) {
    case 'attacked':
      return attacked(event, pack);
    case 'destroyed': {
      const [enemy, at] = [enemyName(pack, event.enemy), pointNumber(event.point)];
      return {
        ru: `Уничтожен противник на огневой точке ${at}: ${enemy.ru}.`,
        en: `Destroyed at point ${at}: ${enemy.en}.`,
      };
    }
    case 'displaced':
      return displaced(event, pack);
    case 'heldBack': {
      const [enemies, at] = [enemyNames(pack, event.enemies), pointNumber(event.point)];
      return {
        ru: `Огневая точка ${at}, в этот ход не атакуют: ${enemies.ru}.`,
        en: `Point ${at}, not attacking this turn: ${enemies.en}.`,
      };
    }
    case 'divided':
      return divided(event, pack);
    case 'facing':
      return facing(event, pack);
    case 'checked':
      return checked(event, pack);
    case 'captured': {
      const at = pointNumber(event.point);
      return {
        ru: `Огневая точка ${at} захвачена: очков захвата ${event.strength}.`,
        en: `Point ${at} is captured: capture points ${event.strength}.`,
      };
    }
    default: {
      const { ru, en } = unitName(pack, event.unit);
      if (event.kind === 'stoodAside') return { ru: `${ru} остаётся в стороне.`, en: `${en} stands aside.` };
      return event.kind === 'saved'
        ? { ru: `${ru} избегает гибели.`, en: `${en} escapes destruction.` }
        : { ru: `${ru}: подразделение уничтожено.`, en: `${en} is destroyed.` };
    }
  }
}

/** `4 + 2 = 6`, `4 + 1 − 1 (shaken) = 4`, or the die alone. */
function summed(
  die: number,
  ...bonuses: readonly { readonly bonus: number; readonly from?: string }[]
): string {
  const added = bonuses.filter(({ bonus }) => bonus !== 0);
  if (added.length === 0) return `${die}`;
  const terms = added.map(
    ({ bonus, from }) => ` ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)}${from ? ` (${from})` : ''}`,
  );
  const total = added.reduce((sum, { bonus }) => sum + bonus, die);
  return `${die}${terms.join('')} = ${total}`;
}

function attacked(event: Of<'attacked'>, pack: Pack): Localized {
  const { die, bonus, inspired, defence, isDestroyed } = event;
  const [unit, enemy] = [unitName(pack, event.unit), enemyName(pack, event.enemy)];
  const from = inspiration(inspired);
  const roll = (language: keyof Localized) =>
    summed(die, { bonus: bonus - inspired }, { bonus: inspired, from: from[language] });
  return {
    ru: `${unit.ru} атакует: ${enemy.ru}. ${roll('ru')} против защиты ${defence} — ${isDestroyed ? 'цель уничтожена' : 'цель держится'}.`,
    en: `${unit.en} attacks: ${enemy.en}. ${roll('en')} against defence ${defence}: ${isDestroyed ? 'destroyed' : 'it holds'}.`,
  };
}

/** What others' cards and events add to an attack, or take from it. */
export function inspiration(bonus: number): Localized {
  return bonus > 0 ? { ru: 'воодушевление', en: 'inspired' } : { ru: 'подавленность', en: 'shaken' };
}

function displaced({ enemy, to, how }: Of<'displaced'>, pack: Pack): Localized {
  const { ru } = enemyName(pack, enemy);
  const { en } = capital(enemyName(pack, enemy));
  if (to === null) {
    return { ru: `Противник возвращён под низ свежих сил: ${ru}.`, en: `${en}: under the fresh forces.` };
  }
  const at = pointNumber(to);
  return how === 'drove'
    ? { ru: `Противник переезжает на огневую точку ${at}: ${ru}.`, en: `${en}: driving to point ${at}.` }
    : { ru: `Противник уведён на огневую точку ${at}: ${ru}.`, en: `${en}: drawn off to point ${at}.` };
}

function divided({ point, attackers, on }: Of<'divided'>, pack: Pack): Localized {
  const at = pointNumber(point);
  if (attackers.length === 0) {
    return {
      ru: `Огневая точка ${at}, под атакой все: распределять некого.`,
      en: `Point ${at}: everybody is under attack, and there is nobody to divide.`,
    };
  }
  const { ru, en } = underAttack(attackers, on, pack);
  return { ru: `Огневая точка ${at}, под атакой: ${ru}.`, en: `Point ${at}, under attack: ${en}.` };
}

/** «2-й курсантский взвод (танки), Инженерная бригада (пехотный взвод)»: whom every attacker is given to. */
export function underAttack(attackers: readonly Enemy[], on: readonly Unit[], pack: Pack): Localized {
  const list = (language: keyof Localized) =>
    [...new Set(on)]
      .map((unit) => {
        const own = attackers.filter((_, place) => on[place] === unit);
        return `${unitName(pack, unit)[language]} (${enemyNames(pack, own)[language]})`;
      })
      .join(', ');
  return { ru: list('ru'), en: list('en') };
}

function facing({ unit, attackers, attack, retreats }: Of<'facing'>, pack: Pack): Localized {
  const [name, enemies] = [unitName(pack, unit), enemyNames(pack, attackers)];
  return {
    ru: `${name.ru} ${retreats ? 'отступает' : 'держится'}. Атака ${attack}: ${enemies.ru}.`,
    en: `${name.en} ${retreats ? 'retreats' : 'stands'}. Attack ${attack}: ${enemies.en}.`,
  };
}

function checked({ unit, die, bonus, attack, isPassed }: Of<'checked'>, pack: Pack): Localized {
  const name = unitName(pack, unit);
  const roll = summed(die, { bonus });
  return {
    ru: `${name.ru}: ${roll} против атаки ${attack} — ${isPassed ? 'защита удалась' : 'защита не удалась'}.`,
    en: `${name.en}: ${roll} against attack ${attack}: ${isPassed ? 'the defence holds' : 'the defence fails'}.`,
  };
}
