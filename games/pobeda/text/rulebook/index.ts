import type { Rulebook } from '@bridgehead/kernel';
import { board } from './01-board.ts';
import { players } from './02-players.ts';
import { setup } from './03-setup.ts';
import { turn } from './04-turn.ts';
import { lines } from './05-lines.ts';
import { specials } from './06-specials.ts';
import { drawing } from './07-drawing.ts';
import { end } from './08-end.ts';
import { discipline } from './09-discipline.ts';

export const rulebook: Rulebook = [board, players, setup, turn, lines, specials, drawing, end, discipline];
