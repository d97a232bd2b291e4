import type { Decision, Line, Seat } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Battlefield } from '../rules/playing.ts';
import { seatsInPlay } from '../rules/tour.ts';
import { bestFight, nextActs } from './act.ts';
import { armyToBring } from './bring.ts';
import { deployment } from './deploy.ts';
import { Scene } from './scene.ts';
import type { Temper } from './temper.ts';
import { unitToAct } from './turns.ts';

/** A sound answer to whatever is asked, and what is meant to follow. */
export function lineFor(
  pack: Pack,
  table: Battlefield,
  { kind, seat }: Decision,
  temper: Temper,
): Line<Move> {
  switch (kind) {
    case 'bring':
      return [{ kind: 'bring', army: armyToBring(pack, table, seat) }];
    case 'deploy':
      return [deployment(table, seat)];
    case 'order':
      return [{ kind: 'order', seats: meFirst(table, seat) }];
    case 'unit':
      return [{ kind: 'activate', unit: unitToAct(new Scene(table, seat, temper)) }];
    case 'fight':
      return [bestFight(new Scene(table, seat, temper))];
    default:
      return nextActs(new Scene(table, seat, temper));
  }
}

function meFirst({ state }: Battlefield, seat: Seat): Seat[] {
  return [seat, ...seatsInPlay(state).filter((other) => other !== seat)];
}
