import type { TerrainPiece } from '@bridgehead/geometry';
import { hurt } from '../rules/damage.ts';
import type { Machine } from '../rules/state.ts';
import { block } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

/** A machine is hit once, and its pilot, armour 3, rolls that. */
export function scare(
  at: Place,
  die: number,
  {
    panic = true,
    machine = 'raptor',
    damage = 1,
    pilot = 'light-assault-landing',
    terrain = [] as readonly TerrainPiece[],
  } = {},
  prepare?: (battle: Battle) => void,
) {
  const battle = new Battle({ rules: { panic }, terrain });
  const id = battle.machine(0, machine, at, { pilot });
  prepare?.(battle);
  const soldier = battle.get<Machine>(id).pilot;
  const events = battle.roll((game) => hurt(game, id, damage, 'shot'), die);
  return { battle, id, soldier, events };
}

/** Four walls round (600, 300), so far from there within. */
export function pen(within: number, top = 60): TerrainPiece[] {
  const side = 2 * within + 40;
  return [
    block(600 - within - 20, 300 - within - 20, side, 20, top),
    block(600 - within - 20, 300 + within, side, 20, top),
    block(600 - within - 20, 300 - within, 20, 2 * within, top),
    block(600 + within, 300 - within, 20, 2 * within, top),
  ];
}
