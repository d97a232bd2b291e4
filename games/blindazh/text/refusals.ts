import { type Localized, plain, type Refusal, say, type Sentences } from '@bridgehead/kernel';
import type { Refusals } from '../rules/index.ts';

const stepsEn = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`;

/** The sentences behind `Refusal.reason`; the clause itself stands one tap away in the rulebook. */
export const REFUSALS: Sentences<Refusals> = {
  'off-board': plain('Такой клетки на поле нет.', 'There is no such cell on the board.'),
  'post-first': plain(
    'Сначала выберите стартовую клетку своего солдата.',
    'First choose a start cell for your soldier.',
  ),
  'posted-already': plain('Ваш солдат уже на поле.', 'Your soldier is on the board already.'),
  'not-a-start-cell': ({ cell }) => ({
    ru: `Клетка ${cell} не в стартовом окопе, а солдат начинает там.`,
    en: `${cell} is not in the start trench, where soldiers begin.`,
  }),
  'already-there': ({ cell }) => ({
    ru: `Солдат уже стоит на клетке ${cell}.`,
    en: `Your soldier already stands at ${cell}.`,
  }),
  'enemy-in-the-way': ({ cell }) => ({
    ru: `На клетке ${cell} противник: войти туда нельзя.`,
    en: `An enemy holds ${cell}: it cannot be entered.`,
  }),
  'open-ground': ({ cell }) => ({
    ru: `На клетке ${cell} нет окопа: туда выходят только затем, чтобы сразу его построить.`,
    en: `There is no trench at ${cell}: you step out there only to build one at once.`,
  }),
  'not-joined': ({ cell }) => ({
    ru: `Окопы не ведут на клетку ${cell}: нет пути через открытые стороны.`,
    en: `No trench leads to ${cell}: there is no way through open sides.`,
  }),
  'too-far': ({ cell, steps, left }) => ({
    ru: `До клетки ${cell} шагов: ${steps}, а осталось ${left}.`,
    en: `${cell} is ${stepsEn(steps)} away and you have ${left}.`,
  }),
  'no-way-out': ({ cell, left }) => ({
    ru: `На клетку ${cell} отсюда не выйти: нужна открытая в её сторону клетка окопа не дальше, чем позволяют шаги (их ${left}).`,
    en: `You cannot step out to ${cell}: it takes a trench open towards it, within the ${stepsEn(left)} you have left.`,
  }),
  'trench-already': ({ cell }) => ({
    ru: `На клетке ${cell} уже есть окоп.`,
    en: `There is a trench at ${cell} already.`,
  }),
  'zone-takes-flags': ({ cell }) => ({
    ru: `Клетка ${cell} в зоне противника: там ставят флаг, а не плитку окопа.`,
    en: `${cell} is in the enemy zone: a flag goes there, not a trench tile.`,
  }),
  'not-the-zone': ({ cell }) => ({
    ru: `Клетка ${cell} не в зоне противника, а флаги ставят только там.`,
    en: `${cell} is not in the enemy zone, the only place for flags.`,
  }),
  'no-flags-left': ({ flags }) => ({
    ru: `Все флаги уже стоят (их ${flags}): рыть в зоне противника больше нечем.`,
    en: `All ${flags} flags are placed: nothing more can be dug in the enemy zone.`,
  }),
  'grenade-is-no-trench': plain(
    'Граната — не окоп: из неё не построишь. Её берут в запас.',
    'A grenade is no trench: it is taken into stock, not built with.',
  ),
  'tile-not-open': plain('Такой плитки среди открытых нет.', 'There is no such tile among the open ones.'),
  'does-not-fit': ({ cell }) => ({
    ru: `Так плитка на клетке ${cell} не стыкуется с соседними окопами. Попробуйте её повернуть.`,
    en: `Turned like this the tile does not fit the trenches around ${cell}. Try turning it.`,
  }),
  'start-stays': plain(
    'Стартовый окоп напечатан на поле: его не засыпать.',
    'The start trench is printed on the board and cannot be cleared.',
  ),
  'flag-stays': plain('Флаги не убирают.', 'Flags are never removed.'),
  'no-trench': ({ cell }) => ({
    ru: `На клетке ${cell} нет плитки окопа.`,
    en: `There is no trench tile at ${cell}.`,
  }),
  'enemy-stands-there': ({ cell }) => ({
    ru: `На клетке ${cell} стоит противник: такой окоп не засыпать.`,
    en: `An enemy stands at ${cell}: that trench cannot be cleared.`,
  }),
  'soldier-stands-there': ({ cell }) => ({
    ru: `На клетке ${cell} стоит солдат: такой окоп не засыпать.`,
    en: `A soldier stands at ${cell}: that trench cannot be cleared.`,
  }),
  'no-enemy': ({ cell }) => ({
    ru: `На клетке ${cell} нет противника.`,
    en: `There is no enemy at ${cell}.`,
  }),
  'not-beside': ({ cell }) => ({
    ru: `Клетка ${cell} не рядом: атакуют только соседнюю, вдоль или поперёк полосы.`,
    en: `${cell} is not beside your soldier: only a neighbouring cell, along or across, can be attacked.`,
  }),
  'no-open-grenade': plain('Среди открытых плиток гранаты нет.', 'There is no grenade among the open tiles.'),
  'no-grenade': plain('У солдата нет гранат.', 'Your soldier has no grenade.'),
  'nothing-to-draw': plain(
    'Стопка и сброс пусты: менять не на что.',
    'Stack and discard are empty: there is nothing to replace with.',
  ),
};

export function refusalText(refusal: Refusal): Localized | undefined {
  return say(REFUSALS, refusal);
}
