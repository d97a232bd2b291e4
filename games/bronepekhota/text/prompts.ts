import type { Decision, Localized, Names } from '@bridgehead/kernel';
import type { Stage, View } from '../rules/index.ts';
import { NONE } from '../rules/state.ts';
import { capital, pieceCalled, type Roster, unitCalled } from './called.ts';

type Activation = Extract<Stage, { stage: 'act' }>;

/** What the top line of the table says: to the viewer in the second person, of others in the third. */
export function decisionText(
  decision: Decision,
  roster: Roster & { readonly view: View },
  names: Names,
): Localized {
  return decision.seat === roster.view.viewer ? toViewer(decision, roster) : ofOther(decision, names);
}

function toViewer({ kind }: Decision, roster: Roster & { readonly view: View }): Localized {
  const { stage } = roster.view;
  switch (kind) {
    case 'bring':
      return bringing(roster);
    case 'deploy':
      return {
        ru: 'Поставьте отряд, машину или орудие.',
        en: 'Set up a squad, a machine or a gun.',
      };
    case 'order':
      return {
        ru: 'Инициатива ваша: в какой очерёдности ходят игроки?',
        en: 'The initiative is yours: in which order do players act?',
      };
    case 'unit':
      return { ru: 'Ваш ход: выберите отряд или машину.', en: 'Your turn: choose a squad or a machine.' };
    case 'fight':
      return fighting(stage as Activation);
    default:
      return acting(stage as Activation, roster);
  }
}

function bringing({ pack, view }: Roster & { readonly view: View }): Localized {
  const isGiven = pack.missions.find(({ id }) => id === view.mission)?.forces !== undefined;
  return isGiven
    ? {
        ru: 'Армию даёт миссия: приведите её.',
        en: 'The mission gives you an army: bring it.',
      }
    : { ru: 'Какую армию вы приводите?', en: 'Which army do you bring?' };
}

function fighting({ contact }: Activation): Localized {
  return contact.length > 1
    ? {
        ru: 'Фигура касается нескольких противников. С кем ближний бой?',
        en: 'Your piece touches several enemies. Whom does it fight?',
      }
    : {
        ru: 'Фигура касается противника: ближний бой.',
        en: 'Your piece touches an enemy: close combat.',
      };
}

function acting({ unit, actor }: Activation, roster: Roster): Localized {
  if ('squad' in unit && actor === NONE) {
    const { ru, en } = capital(unitCalled(roster, unit));
    return { ru: `${ru}: кто действует?`, en: `${en}: who acts?` };
  }
  const { ru, en } = capital(pieceCalled(roster, actor === NONE && 'piece' in unit ? unit.piece : actor));
  return {
    ru: `${ru}: что делать?`,
    en: `${en}: what now?`,
  };
}

const OTHERS: Readonly<Record<string, Localized>> = {
  bring: { ru: 'выбирает армию', en: 'is choosing an army' },
  deploy: { ru: 'расставляет войска', en: 'is setting up' },
  order: { ru: 'решает, кто за кем ходит', en: 'is deciding who acts when' },
  unit: { ru: 'выбирает, кем ходить', en: 'is choosing a unit' },
  fight: { ru: 'ведёт ближний бой', en: 'is fighting in close combat' },
};
const ACTS: Localized = { ru: 'действует', en: 'is acting' };

function ofOther({ kind, seat }: Decision, names: Names): Localized {
  const { ru, en } = OTHERS[kind] ?? ACTS;
  const who = names.seat(seat);
  return { ru: `${who} ${ru}.`, en: `${who} ${en}.` };
}
