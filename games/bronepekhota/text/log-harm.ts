import type { Localized } from '@bridgehead/kernel';
import type { Event } from '../rules/index.ts';
import { capital, pieceCalled, type Told } from './called.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

const HARMS = ['damaged', 'destroyed', 'tested', 'landed', 'setDown'] as const;
type Harm = Of<(typeof HARMS)[number]>;

export function isHarm(event: Event): event is Harm {
  return (HARMS as readonly string[]).includes(event.kind);
}

/** What becomes of whoever was hit. */
export function harmText(event: Harm, told: Told): Localized | null {
  switch (event.kind) {
    case 'damaged':
      return damaged(event, told);
    case 'destroyed':
      // The test has told it.
      return event.cause === 'test' ? null : destroyed(event, told);
    case 'tested':
      return tested(event, told);
    case 'landed': {
      const { ru, en } = capital(pieceCalled(told, event.piece));
      return { ru: `${ru} совершает посадку.`, en: `${en} comes down.` };
    }
    case 'setDown':
      return setDown(event, told);
  }
}

function damaged({ piece, damage, durability, cause }: Of<'damaged'>, told: Told): Localized {
  const [of, { en }] = [pieceCalled(told, piece, 'genitive'), pieceCalled(told, piece)];
  return cause === 'landing'
    ? {
        ru: `Аварийная посадка. Прочность ${of.ru}: −${damage}, остаётся ${durability}.`,
        en: `A crash landing: ${en} loses ${damage} durability, ${durability} left.`,
      }
    : {
        ru: `Прочность ${of.ru}: −${damage}, остаётся ${durability}.`,
        en: `${capital({ ru: '', en }).en} loses ${damage} durability, ${durability} left.`,
      };
}

const FATES: Readonly<Record<'soldier' | 'machine' | 'gun' | 'load', Localized>> = {
  soldier: { ru: 'погибает', en: 'is killed' },
  machine: { ru: 'уничтожена', en: 'is destroyed' },
  gun: { ru: 'уничтожено', en: 'is destroyed' },
  load: { ru: 'потерян', en: 'is lost' },
};

function destroyed({ piece }: Of<'destroyed'>, told: Told): Localized {
  const { ru, en } = capital(pieceCalled(told, piece));
  const fate = FATES[told.view.pieces[piece]?.kind ?? 'soldier'];
  return { ru: `${ru} ${fate.ru}.`, en: `${en} ${fate.en}.` };
}

function tested({ piece, die, armour, survives, panics }: Of<'tested'>, told: Told): Localized {
  const { ru, en } = pieceCalled(told, piece);
  const came = panics
    ? { ru: 'жив, но в панике', en: 'alive, but panicking' }
    : survives
      ? { ru: 'жив', en: 'alive' }
      : { ru: 'погибает', en: 'killed' };
  return {
    ru: `Тест выживания пилота (${ru}): ${die} против брони ${armour} — ${came.ru}.`,
    en: `The pilot’s survival test (${en}): ${die} against armour ${armour}, ${came.en}.`,
  };
}

const SETTINGS: Readonly<Record<Of<'setDown'>['how'], Localized>> = {
  left: { ru: 'выходит из машины', en: 'gets out of the machine' },
  thrown: { ru: 'выбирается из обломков', en: 'climbs out of the wreck' },
  panic: { ru: 'выскакивает из машины', en: 'jumps out of the machine' },
};

function setDown({ piece, how }: Of<'setDown'>, told: Told): Localized {
  const { ru, en } = capital(pieceCalled(told, piece));
  return { ru: `${ru} ${SETTINGS[how].ru}.`, en: `${en} ${SETTINGS[how].en}.` };
}
