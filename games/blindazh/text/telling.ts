import type { Localized } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import { type Event, enemyKind, type PenaltyCause, type View } from '../rules/index.ts';
import { at, capital, enemyName } from './names.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** What is said on the table while an event is told: shorter than the log, and dice before what came of them. */

export const PHASES = {
  alarm: { ru: 'Тревога', en: 'Alarm' },
  enemy: { ru: 'Ход противника', en: 'The enemy’s turn' },
  fire: { ru: 'Огонь артиллерии', en: 'Artillery fire' },
} as const satisfies Record<string, Localized>;

const ENEMY: Localized = { ru: 'Противник', en: 'The enemy' };

/** The enemy acts from the alarm on: nothing in a step belongs to its player after that. */
export function speakerOf({ kind }: Event): Localized | null {
  return kind === 'drew' || kind === 'enemyTurn' ? ENEMY : null;
}

/** What is about to move, before anything does. */
export function enemyForces(view: View, pack: Pack): Localized {
  const arms = view.enemies.flatMap((enemy) => (enemy === null ? [] : [enemyKind(pack, enemy).arm]));
  const guns = arms.filter((arm) => arm === 'artillery').length;
  const marching = arms.length - guns;
  if (arms.length === 0) return { ru: 'На поле никого.', en: 'Nobody is on the board.' };
  return {
    ru: [marching > 0 && `Наступают: ${marching}.`, guns > 0 && `Стреляют орудия: ${guns}.`]
      .filter(Boolean)
      .join(' '),
    en: [marching > 0 && `Advancing: ${marching}.`, guns > 0 && `Guns firing: ${guns}.`]
      .filter(Boolean)
      .join(' '),
  };
}

export function advance({ enemy, from, to }: Of<'advanced'>, pack: Pack): Localized {
  const name = capital(enemyName(pack, enemy));
  const way = `${at(pack, from)} → ${at(pack, to)}`;
  return { ru: `${name.ru}: ${way}.`, en: `${name.en}: ${way}.` };
}

/** A die of six needs this much: the shield, one more for the distance, one less from a firing step. */
export function attackNeeds({ die, strength, shield, cell }: Of<'attacked'>, pack: Pack): Localized {
  const least = shield + die - strength;
  const where = at(pack, cell);
  if (least > 6) return { ru: `Атака на ${where}: не попасть`, en: `Attack on ${where}: it cannot hit` };
  return { ru: `Атака на ${where}: нужно ${least}+`, en: `Attack on ${where}: needs ${least}+` };
}

export const THROW_NEEDS: Localized = {
  ru: 'Как далеко улетит граната?',
  en: 'How far does the grenade fly?',
};
export const LANE_NEEDS: Localized = { ru: 'На какую полосу?', en: 'On which lane?' };

export function lane({ die, taken }: Of<'laneRolled'>): Localized {
  return taken
    ? { ru: `Полоса ${die}: там уже противник, ещё раз`, en: `Lane ${die}: an enemy is there already, again` }
    : { ru: `Полоса ${die}`, en: `Lane ${die}` };
}

export function gunNeeds({ from }: Of<'fired'>, pack: Pack): Localized {
  const where = at(pack, from);
  return {
    ru: `Орудие ${where} стреляет: куда ляжет снаряд?`,
    en: `The gun at ${where} fires: where does it fall?`,
  };
}

export function shell({ cell }: Of<'fired'>, pack: Pack): Localized {
  const where = at(pack, cell);
  return { ru: `Снаряд ложится на клетку ${where}`, en: `The shell falls on ${where}` };
}

export const BREAKTHROUGH: Localized = { ru: 'Прорыв!', en: 'Breakthrough!' };

const COSTS: Readonly<Record<PenaltyCause, Localized>> = {
  breakthrough: { ru: 'прорыв к стартовому окопу', en: 'breakthrough to the start trench' },
  overrun: { ru: 'солдата смяли', en: 'a soldier was overrun' },
  shelled: { ru: 'солдат попал под снаряд', en: 'a soldier was shelled' },
  startShelled: { ru: 'снаряд в стартовый окоп', en: 'a shell on the start trench' },
};

/** «−1: снаряд в стартовый окоп. Всего 4 из 10.» */
export function cost({ points, total, limit, cause }: Of<'penalty'>): Localized {
  const { ru, en } = COSTS[cause];
  return {
    ru: `−${points}: ${ru}. Всего ${total} из ${limit}.`,
    en: `−${points}: ${en}. ${total} of ${limit} in all.`,
  };
}
