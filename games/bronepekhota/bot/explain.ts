import type { Decision, Seat } from '@bridgehead/kernel';
import type { Move } from '../rules/moves.ts';
import { pieceAt } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { costOf } from '../rules/recruit.ts';
import type { Unit } from '../rules/stage.ts';
import { nextActs } from './act.ts';
import { actReason } from './act-reasons.ts';
import { activated } from './imagine.ts';
import type { BronepekhotaReason } from './reasons.ts';
import { Scene } from './scene.ts';
import { PLAIN } from './temper.ts';

/** Why one would do that, by figures that anybody can check on the table. */
export function explain(table: Battlefield, { seat }: Decision, move: Move): BronepekhotaReason {
  switch (move.kind) {
    case 'bring':
      return { reason: 'bring', figures: { cost: costOf(table.armoury, move.army) } };
    case 'deploy':
      return deployReason(table, move.unit);
    case 'order':
      return { reason: 'first' };
    case 'activate':
      return unitReason(table, seat, move.unit);
    case 'done':
    case 'end':
      return { reason: 'end' };
    default:
      return actReason(new Scene(table, seat, PLAIN), move);
  }
}

function deployReason(table: Battlefield, unit: Unit): BronepekhotaReason {
  const piece = 'piece' in unit ? pieceAt(table.state, unit.piece) : null;
  return piece?.kind === 'gun'
    ? { reason: 'deploy-gun', figures: { gun: piece.model } }
    : { reason: 'deploy' };
}

/** What the unit is meant for: what the first of it would do. */
function unitReason(table: Battlefield, seat: Seat, unit: Unit): BronepekhotaReason {
  const scene = new Scene(activated(table, seat, unit), seat, PLAIN);
  const [first] = nextActs(scene);
  if (!first || first.kind === 'end') return { reason: 'unit-hold' };
  const why = actReason(scene, first);
  switch (why.reason) {
    case 'grenade':
      return { reason: 'unit-shoot', figures: { kind: why.figures.kind, odds: why.figures.odds } };
    case 'shoot':
    case 'range':
      return { reason: 'unit-shoot', figures: why.figures };
    case 'charge':
    case 'fight':
      return { reason: 'unit-charge', figures: why.figures };
    case 'to-machine':
    case 'board':
      return { reason: 'unit-board', figures: why.figures };
    case 'man-gun':
    case 'take':
      return { reason: 'unit-gun', figures: why.figures };
    case 'mend':
      return { reason: 'unit-mend', figures: why.figures };
    case 'cover':
      return { reason: 'unit-cover', figures: why.figures };
    case 'goal':
    case 'push':
    case 'exit':
      return { reason: 'unit-goal' };
    case 'closer':
    case 'push-gun':
      return { reason: 'unit-advance' };
    default:
      return { reason: 'unit-hold' };
  }
}
