import type { Decision, Localized, Names } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import { type Check, shareAsked, type Timing, unitsOf, type View, type Window } from '../rules/index.ts';
import { pointName, unitName } from './names.ts';
import { questionText } from './questions.ts';

/** What the top line of the table says: to the viewer in the second person, of others in the third. */
export function decisionText(decision: Decision, view: View, names: Names, pack: Pack): Localized {
  return decision.seat === view.viewer ? toViewer(decision, view, pack) : ofOther(decision, names);
}

function toViewer(decision: Decision, view: View, pack: Pack): Localized {
  switch (decision.kind) {
    case 'take':
      return { ru: 'Каким подразделением будете командовать?', en: 'Which unit will you command?' };
    case 'post':
      return posting(decision, pack);
    case 'act':
      return acting(decision, view);
    case 'task':
      return { ru: 'Можно применить выполненное задание.', en: 'A task that is met may be used.' };
    case 'react':
      return reacting(view, pack);
    case 'divide':
      return dividing(decision, view, pack);
    case 'agree':
      return {
        ru: 'Согласны с таким распределением нападающих?',
        en: 'Do you agree with this division of the attackers?',
      };
    case 'stand':
      return standing(view, pack);
    default:
      return questionText(view, pack);
  }
}

function posting({ id }: Decision, pack: Pack): Localized {
  const { ru, en } = unitName(pack, Number(id.slice('post:'.length)));
  return { ru: `${ru}: где начать?`, en: `${en}: where does it start?` };
}

function acting({ seat, must }: Decision, view: View): Localized {
  if (!must) {
    return {
      ru: 'Карты ещё можно менять.',
      en: 'You may still cycle cards.',
    };
  }
  const left = unitsOf(view, seat).reduce((sum, unit) => sum + (view.units[unit]?.actions ?? 0), 0);
  return left === 0
    ? {
        ru: 'Очки действия потрачены: закончите ход подразделений.',
        en: 'No action points left: end your units’ turn.',
      }
    : { ru: `Ваши действия. Очков действия: ${left}.`, en: `Your actions. Action points: ${left}.` };
}

const MOMENTS: Readonly<Record<Timing, (place: Localized, unit: Localized) => Localized>> = {
  arrival: ({ ru, en }) => ({
    ru: `${ru}: подошёл противник. Ответить картой?`,
    en: `${en}: enemies have arrived. Play a reaction?`,
  }),
  defence: ({ ru, en }) => ({
    ru: `${ru}: начало защиты. Ответить картой?`,
    en: `${en}: defence begins. Play a reaction?`,
  }),
  check: (_, { ru, en }) => ({
    ru: `${ru}: сейчас проверка защиты. Помочь картой?`,
    en: `${en} is about to check its defence. Play a reaction?`,
  }),
  failed: (_, { ru, en }) => ({
    ru: `${ru}: проверка не удалась. Бросить ещё раз?`,
    en: `${en}: the check has failed. Roll again?`,
  }),
  doomed: (_, { ru, en }) => ({
    ru: `${ru} гибнет. Спасти картой?`,
    en: `${en} is about to be destroyed. Save it with a card?`,
  }),
  passed: (_, { ru, en }) => ({
    ru: `${ru}: защита удалась. Ответить картой?`,
    en: `${en}: the check is passed. Play a reaction?`,
  }),
};
const LULL: Localized = {
  ru: 'Затишье. Применить выполненное задание?',
  en: 'A lull. Use a task that is met?',
};

function reacting(view: View, pack: Pack): Localized {
  const { at, point, checked = 0 } = view.agenda.at(-1) as Window;
  if (at === 'lull') return LULL;
  return MOMENTS[at](pointName(pack, view.scenario, point), unitName(pack, checked));
}

function dividing(decision: Decision, view: View, pack: Pack): Localized {
  const { point = 0, isContested } = shareAsked(view, decision) ?? {};
  const { ru, en } = pointName(pack, view.scenario, point);
  return isContested
    ? {
        ru: `${ru}: вам возразили. Распределите иначе или оставьте как было.`,
        en: `${en}: there is an objection. Divide the attackers otherwise, or let it stand.`,
      }
    : { ru: `${ru}: кто на кого нападает?`, en: `${en}: who attacks whom?` };
}

function standing(view: View, pack: Pack): Localized {
  const { ru, en } = unitName(pack, (view.agenda.at(-1) as Check).unit);
  return { ru: `${ru} под атакой: держаться или отступать?`, en: `${en} is under attack: stand or retreat?` };
}

const OTHERS: Readonly<Record<string, Localized>> = {
  take: { ru: 'выбирает подразделение', en: 'is choosing a unit' },
  post: { ru: 'расставляет подразделения', en: 'is placing units' },
  act: { ru: 'действует', en: 'is acting' },
  task: { ru: 'может применить задание', en: 'may use a task' },
  react: { ru: 'решает, ответить ли картой', en: 'is deciding on a reaction' },
  divide: { ru: 'распределяет нападающих', en: 'is dividing the attackers' },
  agree: { ru: 'смотрит, кто на кого нападает', en: 'is looking at who attacks whom' },
  stand: { ru: 'решает, держаться или отступать', en: 'is deciding to stand or retreat' },
  choose: { ru: 'делает выбор по карте', en: 'is making a choice for a card' },
};

function ofOther({ kind, seat }: Decision, names: Names): Localized {
  const { ru, en } = OTHERS[kind] as Localized;
  const who = names.seat(seat);
  return { ru: `${who} ${ru}.`, en: `${who} ${en}.` };
}
