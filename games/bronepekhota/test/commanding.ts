import { nextActs } from '../bot/act.ts';
import { explain } from '../bot/explain.ts';
import { Scene } from '../bot/scene.ts';
import { STRONG, type Temper } from '../bot/temper.ts';
import type { Move } from '../rules/moves.ts';
import { NOTHING_DONE, type Unit } from '../rules/stage.ts';
import type { Battle } from './scenario.ts';

/** What the commander of seat 0 does with a unit, and why. */

export function acts(battle: Battle, unit: Unit, temper: Temper = STRONG): readonly Move[] {
  const actor = 'piece' in unit ? unit.piece : -1;
  battle.state.stage = { stage: 'act', seat: 0, unit, actor, deeds: NOTHING_DONE, contact: [] };
  return nextActs(new Scene(battle.battlefield, 0, temper));
}

export function why(battle: Battle, move: Move) {
  return explain(battle.battlefield, { id: 'act:1', kind: 'act', seat: 0, must: true }, move);
}
