import type { Localized } from '@bridgehead/kernel';
import type { Cover, Event } from '../rules/index.ts';
import { capital, foeCalled, pieceCalled, type Told } from './called.ts';
import { armText } from './moves.ts';
import { piercings, steps, summed } from './numbers.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

const SHOTS = ['shot', 'struck', 'grenade', 'blast', 'fought', 'ammo'] as const;
type Shooting = Of<(typeof SHOTS)[number]>;

export function isShot(event: Event): event is Shooting {
  return (SHOTS as readonly string[]).includes(event.kind);
}

/** Dice against distance, armour and each other. */
export function shotText(event: Shooting, told: Told): Localized | null {
  switch (event.kind) {
    case 'shot':
      return shot(event, told);
    case 'struck':
      return struck(event, told);
    case 'grenade':
      return grenade(event, told);
    case 'blast':
      return event.victims.length > 0
        ? null
        : { ru: 'Рядом взрыв никого не задевает.', en: 'The blast reaches nobody nearby.' };
    case 'fought':
      return fought(event, told);
    case 'ammo': {
      const { ru, en } = pieceCalled(told, event.piece, 'genitive');
      return {
        ru: `Боезапас ${ru}: −${event.spent}, остаётся ${event.left}.`,
        en: `Ammunition of ${en}: −${event.spent}, ${event.left} left.`,
      };
    }
  }
}

const COVERS: Readonly<Record<Cover, Localized>> = {
  none: { ru: '', en: '' },
  part: { ru: ', цель укрыта меньше чем наполовину', en: ', the target less than half in cover' },
  most: { ru: ', цель укрыта больше чем наполовину', en: ', the target more than half in cover' },
};

function shot(event: Of<'shot'>, told: Told): Localized {
  const { by, at, distance, cover, die, carries, isAimed, isHit } = event;
  const shooter = capital(pieceCalled(told, by));
  const target = foeCalled(told, at, 'dative');
  const arm = armText(by, event.with, told);
  const far = steps(distance);
  const roll = isAimed ? `${aimed(die, carries)}` : summed(die, carries);
  const hit = isHit ? { ru: 'попадание', en: 'a hit' } : { ru: 'недолёт', en: 'it falls short' };
  return {
    ru: `${shooter.ru} ${isAimed ? 'прицельно ' : ''}стреляет по ${target.ru}${arm.ru}. До цели ${far.ru}${COVERS[cover].ru}. Дальность ${roll}: ${hit.ru}.`,
    en: `${shooter.en} ${isAimed ? 'takes aim and ' : ''}shoots at ${target.en}${arm.en}. The distance is ${far.en}${COVERS[cover].en}. Range ${roll}: ${hit.en}.`,
  };
}

/** `(5 + 1) × 2 = 12` */
function aimed(die: number, carries: number): string {
  const bonus = carries / 2 - die;
  return `${bonus > 0 ? `(${die} + ${bonus})` : die} × 2 = ${carries}`;
}

function struck({ piece, cause, dice, armour, damage }: Of<'struck'>, told: Told): Localized {
  const rolled = dice.join(', ');
  const came = damage > 0 ? piercings(damage) : { ru: 'броня держит', en: 'the armour holds' };
  if (cause === 'shot') {
    return {
      ru: `Мощность ${rolled} против брони ${armour}: ${came.ru}.`,
      en: `Power ${rolled} against armour ${armour}: ${came.en}.`,
    };
  }
  const victim = foeCalled(told, piece, 'accusative');
  return {
    ru: `Взрыв задевает ${victim.ru}. Мощность ${rolled} против брони ${armour}: ${came.ru}.`,
    en: `The blast reaches ${victim.en}. Power ${rolled} against armour ${armour}: ${came.en}.`,
  };
}

function grenade({ by, at, die, burst }: Of<'grenade'>, told: Told): Localized {
  const [thrower, target] = [capital(pieceCalled(told, by)), foeCalled(told, at, 'accusative')];
  const far = steps(die);
  return burst
    ? {
        ru: `${thrower.ru} бросает гранату в ${target.ru}. Она летит на ${far.ru}.`,
        en: `${thrower.en} throws a grenade at ${target.en}. It flies ${far.en}.`,
      }
    : {
        ru: `${thrower.ru} бросает гранату в ${target.ru}. Она летит на ${far.ru} и падает за край стола.`,
        en: `${thrower.en} throws a grenade at ${target.en}. It flies ${far.en} and falls off the table.`,
      };
}

function fought({ by, enemy, attack, defence, isFromBehind, damage }: Of<'fought'>, told: Told): Localized {
  const [attacker, foe] = [capital(pieceCalled(told, by)), foeCalled(told, enemy, 'accusative')];
  const strike = summed(Math.max(...attack.dice), attack.strength);
  const parry = defence.die === null ? `${defence.strength}` : summed(defence.die, defence.strength);
  const behind = isFromBehind
    ? {
        ru: ` сзади (лучший из ${attack.dice.join(' и ')})`,
        en: ` from behind (the better of ${attack.dice.join(' and ')})`,
      }
    : { ru: '', en: '' };
  const came =
    damage > 0
      ? { ru: 'удар достигает цели', en: 'the blow strikes home' }
      : { ru: 'атака отбита', en: 'the attack is beaten off' };
  return {
    ru: `${attacker.ru} атакует ${foe.ru} в ближнем бою${behind.ru}: ${strike} против ${parry} — ${came.ru}.`,
    en: `${attacker.en} attacks ${foe.en} in close combat${behind.en}: ${strike} against ${parry}, ${came.en}.`,
  };
}
