import type { Localized } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import { carries } from '../rules/dice.ts';
import type { Event } from '../rules/events.ts';
import { firearmOf } from '../rules/shooting/firearms.ts';
import type { View } from '../rules/view.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** What a die needs, said before it falls. */

export function tourName(tour: number): Localized {
  return { ru: `Тур ${tour}`, en: `Round ${tour}` };
}

export function contestNeeds({ about }: Of<'contest'>): Localized {
  return about === 'deployment'
    ? { ru: 'Кто расставляет первым: у кого Д12 больше', en: 'Who sets up first: the higher D12' }
    : { ru: 'Инициатива: у кого Д12 больше', en: 'Initiative: the higher D12' };
}

/** «Дальность Д6+2: нужно 4+» */
export function rangeNeeds(event: Of<'shot'>, view: View, pack: Pack): Localized {
  const range = firearmOf({ armoury: pack, state: view }, event.by, event.with)?.range;
  if (!range) return { ru: 'Дальность', en: 'Range' };
  const plus = range.plus > 0 ? `+${range.plus}` : '';
  const [ru, en] = [`Дальность Д${range.die}${plus}`, `Range D${range.die}${plus}`];
  const faces = Array.from({ length: range.die }, (_, index) => index + 1);
  const least = faces.find((die) => carries(range, die, event.isAimed) >= event.distance);
  if (least === undefined) return { ru: `${ru}: не достать`, en: `${en}: out of range` };
  if (least === 1) return { ru: `${ru}: достанет в любом случае`, en: `${en}: any roll will do` };
  return { ru: `${ru}: нужно ${least}+`, en: `${en}: needs ${least}+` };
}

export function grenadeNeeds(): Localized {
  return { ru: 'Бросок гранаты: докуда долетит', en: 'The grenade: how far it flies' };
}

export function powerNeeds({ dice, armour }: Of<'struck'>): Localized {
  const more = dice.length > 1;
  return {
    ru: more
      ? `Мощность: каждый кубик больше брони ${armour} — повреждение`
      : `Мощность: нужно больше брони ${armour}`,
    en: more
      ? `Power: every die above armour ${armour} hurts`
      : `Power: more than armour ${armour} is needed`,
  };
}

/** «Ближний бой: Д6 + 5 против Д6 + 3»; from behind the better of two dice counts, not their sum. */
export function fightNeeds({ attack, defence }: Of<'fought'>): Localized {
  const count = attack.dice.length;
  const [ru, en] = count > 1 ? [`лучший из ${count}Д6`, `best of ${count}D6`] : ['Д6', 'D6'];
  const plus = attack.strength - Math.max(...attack.dice);
  const parry = defence.strength - (defence.die ?? 0);
  const parries = (die: string) => (defence.die === null ? `${parry}` : `${die} + ${parry}`);
  return {
    ru: `Ближний бой: ${ru} + ${plus} против ${parries('Д6')}`,
    en: `Close combat: ${en} + ${plus} against ${parries('D6')}`,
  };
}

export function testNeeds({ armour }: Of<'tested'>): Localized {
  return { ru: `Тест выживания: нужно не больше ${armour}`, en: `Survival test: at most ${armour}` };
}
