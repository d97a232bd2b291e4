import type { Rulebook } from '@bridgehead/kernel';
import { board } from './01-board.ts';
import { goal } from './02-goal.ts';
import { round } from './03-round.ts';
import { turn } from './04-turn.ts';
import { actions } from './05-actions.ts';
import { enemy } from './06-enemy.ts';

export const rulebook: Rulebook = [board, goal, round, turn, actions, enemy];
