import type { Decision, Line, Seat } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Battlefield } from '../rules/playing.ts';
import type { Unit } from '../rules/stage.ts';
import { seatsInPlay } from '../rules/tour.ts';
import { unusedUnits } from '../rules/units.ts';
import { bestFight, nextActs, turnGain } from './act.ts';
import { armyToBring } from './bring.ts';
import { deployment } from './deploy.ts';
import { activated } from './imagine.ts';
import { Scene } from './scene.ts';
import type { Temper } from './temper.ts';

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
      return [{ kind: 'activate', unit: nextUnit(table, seat, temper) }];
    case 'fight':
      return [bestFight(new Scene(table, seat, temper))];
    default:
      return nextActs(new Scene(table, seat, temper));
  }
}

function meFirst({ state }: Battlefield, seat: Seat): Seat[] {
  return [seat, ...seatsInPlay(state).filter((other) => other !== seat)];
}

/** Whoever gains most by its turn; or simply the next. */
function nextUnit(table: Battlefield, seat: Seat, temper: Temper): Unit {
  const units = unusedUnits(table.state, seat);
  const [next] = units;
  if (units.length === 1 || !temper.isThorough) return next as Unit;
  const gains = units.map((unit) => ({
    unit,
    gain: turnGain(new Scene(activated(table, seat, unit), seat, temper)),
  }));
  return gains.reduce((most, one) => (one.gain > most.gain ? one : most)).unit;
}
