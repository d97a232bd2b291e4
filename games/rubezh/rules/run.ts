import type { Task } from './agenda.ts';
import { deal } from './arrivals.ts';
import { push } from './ask.ts';
import { tendCheck } from './checks.ts';
import { tendDivision } from './division.ts';
import { carryOut } from './effects/index.ts';
import { endIfWon } from './ending.ts';
import { capture, endTurn } from './end-of-turn.ts';
import { beginPhase, reinforce } from './phases.ts';
import { finishCard } from './play-card.ts';
import type { Playing } from './playing.ts';
import { carryOutProperty } from './properties.ts';
import type { State } from './state.ts';
import { noticeTasks } from './tasks.ts';
import { tendWindow } from './windows.ts';

/** After an answer: does what is on the agenda until somebody must be asked or the game is over. */
export function run(game: Playing): void {
  const { state } = game;
  for (;;) {
    // After every completed effect (RUB-2.1, RUB-4.6).
    endIfWon(game);
    if (state.outcome) break;
    noticeTasks(game);
    const task = state.agenda.pop();
    if (task) {
      if (!perform(game, task)) return;
    } else {
      if (!hasEverybodyEnded(state)) return;
      push(game, [{ task: 'phase', phase: 'defence' }]);
    }
  }
  state.agenda = [];
}

/** RUB-5.1 */
function hasEverybodyEnded({ units }: State): boolean {
  return units.every(({ isAlive, hasEnded }) => hasEnded || !isAlive);
}

/** Says whether the game goes on. What waits for people is put back. */
function perform(game: Playing, task: Task): boolean {
  switch (task.task) {
    case 'phase':
      beginPhase(game, task.phase);
      return true;
    case 'effect':
      carryOut(game, task);
      return true;
    case 'deal':
      deal(game, task);
      return true;
    case 'reinforce':
      reinforce(game, task.card);
      return true;
    case 'played':
      finishCard(game, task);
      return true;
    case 'window':
      return tendWindow(game, task);
    case 'check':
      return tendCheck(game, task);
    case 'divide':
      return tendDivision(game, task.stood, []);
    case 'division':
      return tendDivision(game, task.stood, task.shares);
    case 'property':
      carryOutProperty(game, task.point);
      return true;
    case 'capture':
      capture(game);
      return true;
    case 'turnOver':
      endTurn(game);
      return true;
    case 'question':
      push(game, [task]);
      return false;
  }
}
