import { type Localized, plain, type Refusal, say, type Sentences } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import type { Refusals, Timing } from '../rules/index.ts';
import { unbroken } from './names.ts';

const ASKED: Readonly<Record<string, Localized>> = {
  take: { ru: 'выбрать подразделение', en: 'to choose a unit' },
  post: { ru: 'поставить подразделение на огневую точку', en: 'to post a unit' },
  act: { ru: 'действовать', en: 'to act' },
  task: { ru: 'применить задание', en: 'to use a task' },
  react: { ru: 'ответить картой или отказаться', en: 'to react or to decline' },
  divide: { ru: 'распределить нападающих', en: 'to divide the attackers' },
  agree: { ru: 'согласиться или возразить', en: 'to agree or to object' },
  stand: { ru: 'держаться или отступать', en: 'to stand or to retreat' },
  choose: { ru: 'сделать выбор по карте', en: 'to make the card’s choice' },
};

const MOMENTS: Readonly<Record<Timing, Localized>> = {
  arrival: { ru: 'когда прибыло подкрепление', en: 'when reinforcements have arrived' },
  defence: { ru: 'в начале защиты', en: 'at the start of defence' },
  check: { ru: 'перед проверкой', en: 'before a check' },
  failed: { ru: 'после неудачной проверки', en: 'after a failed check' },
  doomed: { ru: 'перед гибелью подразделения', en: 'before a unit is destroyed' },
  passed: { ru: 'после удачной проверки', en: 'after a passed check' },
};

/** By its name, or by its number where no unit has it: a move may name any. */
function called(pack: Pack, number: number): Localized {
  const nobody = { ru: `Подразделение ${number}`, en: `Unit ${number}` };
  return unbroken(pack.units[number - 1]?.title ?? nobody);
}

type Says<Figures> = (figures: Readonly<Figures>, pack: Pack) => Localized;

/** A sentence that begins with the unit's name. */
const ofUnit =
  (ru: string, en: string): Says<{ unit: number }> =>
  ({ unit }, pack) => {
    const name = called(pack, unit);
    return { ru: `${name.ru}: ${ru}.`, en: `${name.en}: ${en}.` };
  };

/** A sentence that begins with the number of the fire point. */
const ofPoint =
  (ru: string, en: string): Says<{ point: number }> =>
  ({ point }) => ({ ru: `Огневая точка ${point}: ${ru}.`, en: `Point ${point}: ${en}.` });

/** The sentences behind `Refusal.reason`; the clause itself stands one tap away in the rulebook. */
export const REFUSALS: Sentences<Refusals, [Pack]> = {
  'asked-else': ({ asked }) => {
    const { ru, en } = ASKED[asked] as Localized;
    return { ru: `Сейчас нужно другое: ${ru}.`, en: `Something else is asked now: ${en}.` };
  },
  'no-such-unit': ({ unit }) => ({
    ru: `Подразделения с номером ${unit} нет.`,
    en: `There is no unit number ${unit}.`,
  }),
  'unit-taken': ofUnit('командир уже есть', 'it has a commander already'),
  'other-unit': ofUnit('сейчас место выбирают для этого подразделения', 'it is the one to be posted now'),
  'no-such-point': ({ point }) => ({
    ru: `Огневой точки с номером ${point} нет.`,
    en: `There is no fire point number ${point}.`,
  }),
  'not-your-unit': ofUnit('этим подразделением командуете не вы', 'it is not under your command'),
  'unit-lost': ofUnit('подразделение уничтожено', 'it is destroyed'),
  'unit-ended': ofUnit('ход уже закончен', 'its turn has ended'),
  'no-actions': ofUnit('очков действия больше нет', 'it has no action points left'),
  'already-there': ofUnit('уже стоит здесь', 'it stands there already'),
  'point-captured': ofPoint('захвачена, туда не перейти', 'it is captured and cannot be entered'),
  'not-in-hand': plain('Этой карты у подразделения нет.', 'The unit does not hold that card.'),
  'reaction-only': plain(
    'Это реакция: её играют в ответ, а не за очко действия.',
    'This is a reaction: it answers something and is not played for an action point.',
  ),
  'action-only': plain(
    'Это действие: его играют в фазе действий, за очко.',
    'This is an action: it is played in the action phase, for a point.',
  ),
  'changes-nothing': plain('Сейчас эта карта ничего не изменит.', 'That card would change nothing now.'),
  'no-cycle': plain('Менять эту карту на другую нельзя.', 'That card cannot be cycled.'),
  'no-such-task': plain('Такого задания на столе нет.', 'There is no such task on the table.'),
  'task-not-met': plain('Условие задания ещё не выполнено.', 'The task’s condition is not met yet.'),
  'unit-elsewhere': ({ unit, point }, pack) => {
    const { ru, en } = called(pack, unit);
    return {
      ru: `${ru} стоит не на огневой точке ${point} и ответить не может.`,
      en: `${en} is not at point ${point} and cannot react from where it stands.`,
    };
  },
  'wrong-moment': ({ at }) => ({
    ru: `Эту реакцию играют в другой момент: ${MOMENTS[at].ru}.`,
    en: `This reaction belongs to another moment: ${MOMENTS[at].en}.`,
  }),
  'own-check-only': ofUnit(
    'эта карта помогает только в проверке самого подразделения',
    'this card answers only the unit’s own check',
  ),
  'others-check-only': ofUnit(
    'эта карта помогает только в проверках других подразделений',
    'this card answers only the checks of other units',
  ),
  'no-failed-check': plain(
    'Жетон тратят после неудачной проверки, а её сейчас нет.',
    'A token is spent after a failed check, and there is none now.',
  ),
  'not-your-check': ofUnit('жетон тратит командир этого подразделения', 'its commander spends the token'),
  'no-tokens': ofPoint('жетонов укрепления нет', 'it has no fortification tokens'),
  'tokens-jammed': ofPoint(
    'противник не даёт тратить её жетоны',
    'an enemy there keeps its tokens from being spent',
  ),
  'each-attacks-one': ({ attackers }) => ({
    ru: `Каждый нападающий атакует ровно одно подразделение; нападающих: ${attackers}.`,
    en: `Every attacker attacks exactly one unit; attackers: ${attackers}.`,
  }),
  'not-on-the-point': ({ unit, point }, pack) => {
    const { ru, en } = called(pack, unit);
    return {
      ru: `${ru} стоит не на огневой точке ${point}.`,
      en: `${en} is not at point ${point}.`,
    };
  },
  'order-of-all': plain(
    'В порядке проверок каждое подразделение этой огневой точки нужно назвать один раз.',
    'The order of checks has to name every unit of the fire point once.',
  ),
  'not-offered': plain('Этого нет среди того, из чего выбирают.', 'That is not among what may be chosen.'),
  'chosen-twice': plain('Одно и то же выбрано дважды.', 'The same is chosen twice.'),
  'too-few': ({ least }) => ({
    ru: `Выбрано слишком мало: нужно не меньше ${least}.`,
    en: `Too few are chosen: at least ${least} are needed.`,
  }),
  'too-many': ({ most }) => ({
    ru: `Выбрано слишком много: можно не больше ${most}.`,
    en: `Too many are chosen: at most ${most} are allowed.`,
  }),
  'out-of-the-game': plain(
    'У вас не осталось подразделений: вы вышли из игры.',
    'You have no units left: you are out of the game.',
  ),
  'not-the-action-phase': plain('Сейчас не фаза действий.', 'This is not the action phase.'),
  'being-resolved': plain(
    'Сначала закончится то, что сейчас разыгрывается.',
    'What is being resolved now must be finished first.',
  ),
  'no-window': plain('Отвечать сейчас не на что.', 'There is nothing to react to now.'),
  'no-check': plain('Сейчас никто не проверяет защиту.', 'No defence is being checked now.'),
  'no-division': plain('Сейчас нападающих не распределяют.', 'No attackers are being divided now.'),
};

export function refusalText(refusal: Refusal, pack: Pack): Localized | undefined {
  return say(REFUSALS, refusal, pack);
}
