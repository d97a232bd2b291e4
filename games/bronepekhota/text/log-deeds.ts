import type { Localized } from '@bridgehead/kernel';
import type { Chassis, Event } from '../rules/index.ts';
import { capital, chassisOf, foeCalled, joined, pieceCalled, type Told } from './called.ts';
import { speedPoints, steps } from './numbers.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

const DEEDS = [
  'walked',
  'jumped',
  'fled',
  'drove',
  'left',
  'deserted',
  'contact',
  'boarded',
  'took',
  'mended',
  'refilled',
] as const;
type Deed = Of<(typeof DEEDS)[number]>;

export function isDeed(event: Event): event is Deed {
  return (DEEDS as readonly string[]).includes(event.kind);
}

/** Where pieces go, and what they do besides shooting and fighting. */
export function deedText(event: Deed, told: Told): Localized {
  switch (event.kind) {
    case 'walked':
      return walked(event, told);
    case 'jumped': {
      const [{ ru, en }, far] = [who(told, event.piece), steps(event.price)];
      return { ru: `${ru} прыгает на ускорителе: ${far.ru}.`, en: `${en} jumps with the pack: ${far.en}.` };
    }
    case 'fled': {
      const { ru, en } = who(told, event.piece);
      return event.path.length > 0
        ? { ru: `${ru} в панике бежит к краю стола.`, en: `${en} runs for the table’s edge in panic.` }
        : { ru: `${ru} в панике, но бежать некуда.`, en: `${en} panics, but there is nowhere to run.` };
    }
    case 'drove':
      return drove(event, told);
    case 'left': {
      const { ru, en } = who(told, event.piece);
      return { ru: `${ru} покидает поле боя.`, en: `${en} leaves the battlefield.` };
    }
    case 'deserted': {
      const { ru, en } = who(told, event.piece);
      return { ru: `${ru} убегает со стола и больше не вернётся.`, en: `${en} runs off the table for good.` };
    }
    case 'contact': {
      const [{ ru, en }, met] = [
        who(told, event.piece),
        joined(event.with.map((foe) => foeCalled(told, foe, 'instrumental'))),
      ];
      return { ru: `${ru} сходится вплотную с ${met.ru}.`, en: `${en} runs into ${met.en}.` };
    }
    case 'boarded':
      return boarded(event, told);
    case 'took': {
      const [{ ru, en }, gun] = [who(told, event.piece), pieceCalled(told, event.gun, 'accusative')];
      return { ru: `${ru} захватывает ${gun.ru}.`, en: `${en} takes ${gun.en}.` };
    }
    case 'mended':
      return mended(event, told);
    case 'refilled': {
      const [seat, object] = [told.names.seat(event.seat), pieceCalled(told, event.piece, 'genitive')];
      return {
        ru: `${seat} пополняет боезапас ${object.ru}: теперь ${event.ammo}.`,
        en: `${seat} refills the ammunition of ${object.en}: ${event.ammo} now.`,
      };
    }
  }
}

function who(told: Told, piece: number): Localized {
  return capital(pieceCalled(told, piece));
}

function walked({ piece, path, price, pushed }: Of<'walked' | 'jumped' | 'fled'>, told: Told): Localized {
  const { ru, en } = who(told, piece);
  if (path.length === 0) return { ru: `${ru} поворачивается на месте.`, en: `${en} turns on the spot.` };
  const spent = speedPoints(price);
  if (!pushed) return { ru: `${ru} идёт: ${spent.ru}.`, en: `${en} walks: ${spent.en}.` };
  const load = pieceCalled(told, pushed.piece, 'accusative');
  return {
    ru: `${ru} идёт и катит с собой ${load.ru}: ${spent.ru}.`,
    en: `${en} walks and brings ${load.en} along: ${spent.en}.`,
  };
}

const GOING: Readonly<Record<Chassis, Localized>> = {
  wheels: { ru: 'едет', en: 'drives' },
  tracks: { ru: 'едет', en: 'drives' },
  legs: { ru: 'шагает', en: 'strides' },
  wings: { ru: 'летит', en: 'flies' },
};
const GOES: Localized = { ru: 'движется', en: 'moves' };

function drove({ piece, legs, price, towed }: Of<'drove'>, told: Told): Localized {
  const { ru, en } = who(told, piece);
  if (legs.length === 0) return { ru: `${ru} поворачивает кабину.`, en: `${en} turns its cabin.` };
  const chassis = chassisOf(told, piece);
  const going = chassis ? GOING[chassis] : GOES;
  const spent = speedPoints(price);
  if (!towed) return { ru: `${ru} ${going.ru}: ${spent.ru}.`, en: `${en} ${going.en}: ${spent.en}.` };
  const load = pieceCalled(told, towed.piece, 'accusative');
  return {
    ru: `${ru} ${going.ru} и тянет ${load.ru}: ${spent.ru}.`,
    en: `${en} ${going.en} with ${load.en} in tow: ${spent.en}.`,
  };
}

function boarded({ piece, machine, seat, isFlying }: Of<'boarded'>, told: Told): Localized {
  const { ru, en } = who(told, piece);
  const object = pieceCalled(told, machine, 'accusative');
  const model = told.view.pieces[machine];
  const isForeign = model?.kind === 'machine' && model.owner !== seat;
  const up = isFlying ? { ru: ', и она взлетает', en: ', and it takes off' } : { ru: '', en: '' };
  return isForeign
    ? { ru: `${ru} захватывает ${object.ru}${up.ru}.`, en: `${en} captures ${object.en}${up.en}.` }
    : { ru: `${ru} садится в ${object.ru}${up.ru}.`, en: `${en} boards ${object.en}${up.en}.` };
}

function mended({ by, piece, durability }: Of<'mended'>, told: Told): Localized {
  const object = pieceCalled(told, piece, 'accusative');
  if (by === piece) {
    return {
      ru: `Пилот чинит ${object.ru}: прочность ${durability}.`,
      en: `The pilot repairs ${object.en}: durability ${durability}.`,
    };
  }
  const { ru, en } = who(told, by);
  return {
    ru: `${ru} чинит ${object.ru}: прочность ${durability}.`,
    en: `${en} repairs ${object.en}: durability ${durability}.`,
  };
}
