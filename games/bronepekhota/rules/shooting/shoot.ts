import { activationOf, finishActor, note } from '../activation.ts';
import type { Firearm } from '../armoury.ts';
import type { Act } from '../moves.ts';
import { isOnTable, pieceAt } from '../pieces.ts';
import type { Playing } from '../playing.ts';
import { coverAt } from '../sight.ts';
import { gunIn } from '../stage.ts';
import type { Gun } from '../state.ts';
import { spendAmmo } from './ammo.ts';
import { firearmOf } from './firearms.ts';
import { throwGrenade } from './grenade.ts';
import { fire } from './shot.ts';

/** BRP-7.6: one use of a weapon; each of its shots is resolved before the next, and may hide or destroy the next target. */
export function shoot(game: Playing, move: Extract<Act, { kind: 'shoot' }>): void {
  const { state } = game;
  const { by, with: shot, at: targets, aimed } = move;
  const firearm = firearmOf(game, by, shot) as Firearm;
  spendAmmo(game, by, shot, firearm);
  countShot(game, move);
  for (const at of targets) {
    if (!isOnTable(pieceAt(state, at))) continue;
    if (shot === 'grenade') {
      throwGrenade(game, by, at);
      continue;
    }
    const cover = coverAt(game, by, shot, at);
    if (cover) fire(game, { by, with: shot, firearm, at, cover, isAimed: aimed === true });
  }
  // Whoever aims does nothing else this tour (BRP-11.1).
  if (aimed) finishActor(game);
}

function countShot(game: Playing, { with: shot }: Extract<Act, { kind: 'shoot' }>): void {
  const { shots } = activationOf(game.state).deeds;
  note(game, { shots: [...shots, shot] });
  const id = gunIn(shot);
  if (id === null) return;
  const gun = pieceAt(game.state, id) as Gun;
  gun.shots++;
}
