import type { Localized } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import { type Move, unitOf, type View } from '../rules/index.ts';
import { underAttack } from './log-fight.ts';
import { eventName, pointName, quoted, skillName, unitName } from './names.ts';
import { picksText } from './questions.ts';

/** A move, said to whoever may make it. */
export function moveText(move: Move, pack: Pack, view: View): Localized {
  switch (move.kind) {
    case 'take': {
      const { ru, en } = unitName(pack, move.unit);
      return { ru: `Принять командование: ${ru}.`, en: `Take command: ${en}.` };
    }
    case 'post':
      return headed(unitName(pack, move.unit), pointName(pack, view.scenario, move.at));
    case 'go': {
      const [unit, { ru, en }] = [unitName(pack, move.unit), pointName(pack, view.scenario, move.to)];
      return headed(unit, { ru: `перейти на огневую точку «${ru}»`, en: `move to ${en}` });
    }
    case 'play':
      return headed(unitName(pack, unitOf(move.card)), quoted([skillName(pack, move.card)]));
    case 'cycle': {
      const { ru, en } = quoted([skillName(pack, move.card)]);
      return { ru: `Сбросить карту ${ru} и взять другую.`, en: `Discard ${en} and draw another card.` };
    }
    case 'pass':
      return headed(unitName(pack, move.unit), { ru: 'закончить ход', en: 'end its turn' });
    case 'done':
      return { ru: 'Закончить ход всех своих подразделений.', en: 'End the turn of all your units.' };
    case 'task': {
      const { ru, en } = quoted([eventName(pack, move.task)]);
      return { ru: `Применить задание ${ru}.`, en: `Use the task ${en}.` };
    }
    case 'react':
      return headed(
        unitName(pack, unitOf(move.card)),
        { ru: 'ответить картой', en: 'react with' },
        quoted([skillName(pack, move.card)]),
      );
    case 'divide':
      return dividing(move, pack, view);
    case 'choose':
      return picksText(move.picks, view, pack);
    case 'decline':
      return isLull(view) ? { ru: 'Приберечь задание.', en: 'Keep the task for later.' } : PLAIN[move.kind];
    default:
      return PLAIN[move.kind];
  }
}

/** In full: on the table another division may be laid out. */
function dividing({ on, order }: Extract<Move, { kind: 'divide' }>, pack: Pack, { agenda }: View): Localized {
  const top = agenda.at(-1);
  const shares = top?.task === 'division' ? top.shares : [];
  const attackers = shares.find(({ share }) => share.order.some((unit) => order.includes(unit)))?.attackers;
  if (!attackers?.length) return { ru: 'Распределять некого.', en: 'There is nobody to divide.' };
  return headed(
    { ru: 'Распределить нападающих', en: 'Divide the attackers' },
    underAttack(attackers, on, pack),
  );
}

function isLull({ agenda }: View): boolean {
  const top = agenda.at(-1);
  return top?.task === 'window' && top.at === 'lull';
}

type Plain = 'token' | 'decline' | 'rest' | 'agree' | 'object' | 'stand' | 'retreat';

const PLAIN: Readonly<Record<Plain, Localized>> = {
  token: {
    ru: 'Потратить жетон укрепления и бросить ещё раз.',
    en: 'Spend a fortification token and roll again.',
  },
  decline: { ru: 'Не отвечать.', en: 'Do not react.' },
  rest: {
    ru: 'Не отвечать и не спрашивать больше в этот ход.',
    en: 'Do not react, and do not ask again this turn.',
  },
  agree: { ru: 'Согласиться.', en: 'Agree.' },
  object: { ru: 'Возразить.', en: 'Object.' },
  stand: { ru: 'Держаться.', en: 'Stand.' },
  retreat: { ru: 'Отступить.', en: 'Retreat.' },
};

/** «9-я погранзастава: ответить картой «Залп».» */
function headed(head: Localized, ...rest: readonly Localized[]): Localized {
  return {
    ru: `${head.ru}: ${rest.map(({ ru }) => ru).join(' ')}.`,
    en: `${head.en}: ${rest.map(({ en }) => en).join(' ')}.`,
  };
}
