import type { Seat } from '@bridgehead/kernel';
import {
  bursts,
  type Cell,
  defeatThisRound,
  DIE,
  enemiesOnBoard,
  type Field,
  hittingFaces,
  startOf,
  type TileSet,
  trenchKind,
  turned,
  unseenEnemies,
  type View,
} from '../rules/index.ts';
import type { Plan } from './plans.ts';

/** Odds are sums of fractions: a whole one may come out a hair short of it. */
const HAIR = 1e-9;

export function isCertain(odds: number): boolean {
  return odds > 1 - HAIR;
}

/** What a plan may come to, and how likely that is. */
interface Prospect {
  readonly field: Field;
  readonly odds: number;
}

/**
 * How likely a plan is to lose the game before this soldier's next turn, by the rules' own odds. While comrades are still
 * to move in the round nobody can tell, so that only the action itself counts.
 */
export function riskOf(set: TileSet, view: View): (seat: Seat, plan: Plan) => number {
  const unseen = unseenEnemies(set, view);
  const waiting = view.enemyStackSize;
  const isLast = (view.turn + 1) % view.seats === 0;
  const lossIn = (field: Field) => {
    if (waiting === 0 && enemiesOnBoard(field) === 0) return field.flags.length > 0 ? 0 : 1;
    return isLast ? defeatThisRound(set, field, waiting, unseen) : 0;
  };
  return (seat, plan) =>
    prospectsOf(set, view, seat, plan).reduce((risk, { field, odds }) => risk + odds * lossIn(field), 0);
}

function prospectsOf(set: TileSet, view: View, seat: Seat, { stop, action }: Plan): Prospect[] {
  const at = (cell: Cell): Field => ({ ...view, soldiers: view.soldiers.with(seat, cell) });
  switch (action.kind) {
    case 'attack': {
      const odds = hittingFaces(set, view, stop, view.enemies[action.cell] as number) / DIE;
      const field = at(stop);
      const enemies = view.enemies.with(action.cell, null);
      return [
        { field: { ...field, enemies }, odds },
        { field, odds: 1 - odds },
      ];
    }
    case 'throw':
      return bursts(set.board, stop, action.side).map(({ hits }) => ({
        field: blown(set, at(stop), hits),
        odds: 1 / DIE,
      }));
    case 'dig': {
      const { to, tile, turn } = action;
      const open = turned(trenchKind(set, tile).open, turn);
      return [{ field: { ...at(to), trenches: view.trenches.with(to, { tile, open }) }, odds: 1 }];
    }
    case 'flag':
      return [{ field: { ...at(action.to), flags: [...view.flags, action.to] }, odds: 1 }];
    default:
      return [{ field: at(stop), odds: 1 }];
  }
}

function blown(set: TileSet, field: Field, hits: readonly Cell[]): Field {
  const isHit = (cell: Cell) => hits.includes(cell);
  return {
    ...field,
    enemies: field.enemies.map((enemy, cell) => (isHit(cell) ? null : enemy)),
    trenches: field.trenches.map((trench, cell) => (isHit(cell) ? null : trench)),
    soldiers: field.soldiers.map((cell) => (isHit(cell) ? startOf(set.board, cell) : cell)),
  };
}
