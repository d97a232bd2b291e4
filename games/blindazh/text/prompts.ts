import type { Decision, Localized, Names } from '@bridgehead/kernel';
import { STEPS, type View } from '../rules/index.ts';

/** What the top line of the table says: to the viewer in the second person, of others in the third. */
export function decisionText(decision: Decision, view: View, names: Names): Localized {
  return decision.seat === view.viewer ? toViewer(decision, view) : ofOther(decision, names);
}

function toViewer({ kind }: Decision, { steps }: View): Localized {
  if (kind === 'post') {
    return { ru: 'Выберите стартовую клетку своего солдата.', en: 'Choose a start cell for your soldier.' };
  }
  if (steps === STEPS) {
    return { ru: 'Ваш ход: переход и одно действие.', en: 'Your turn: walk, then one action.' };
  }
  return steps === 0
    ? { ru: 'Шагов больше нет. Выберите действие.', en: 'No steps left. Choose an action.' }
    : { ru: `Осталось шагов: ${steps}. Выберите действие.`, en: `Steps left: ${steps}. Choose an action.` };
}

function ofOther({ kind, seat }: Decision, names: Names): Localized {
  const who = names.seat(seat);
  return kind === 'post'
    ? { ru: `${who} выбирает стартовую клетку.`, en: `${who} is choosing a start cell.` }
    : { ru: `Ходит ${who}.`, en: `${who} is on turn.` };
}
