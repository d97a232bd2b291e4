import { roll } from '@bridgehead/kernel';
import type { Firearm } from '../armoury.ts';
import { carries } from '../dice.ts';
import type { Cover } from '../events.ts';
import { pieceAt } from '../pieces.ts';
import type { Playing } from '../playing.ts';
import { farFrom, inSteps, solidOf } from '../space.ts';
import type { Shot } from '../stage.ts';
import type { PieceId } from '../state.ts';
import { burst, victimsOf } from './blast.ts';
import { muzzleOf } from './firearms.ts';
import { strike } from './strike.ts';

export interface Aim {
  readonly by: PieceId;
  readonly with: Shot;
  readonly firearm: Firearm;
  readonly at: PieceId;
  readonly cover: Cover;
  readonly isAimed: boolean;
}

/** BRP-7.4: range, then power, then whoever stands too near. */
export function fire(game: Playing, aim: Aim): void {
  const { armoury, state, chance, emit } = game;
  const { by, with: shot, firearm, at, cover, isAimed } = aim;
  const distance = inSteps(farFrom(game, pieceAt(state, muzzleOf(by, shot)), pieceAt(state, at)));
  const die = roll(chance, firearm.range.die);
  const far = carries(firearm.range, die, isAimed);
  const isHit = far >= distance;
  emit?.({ kind: 'shot', by, with: shot, at, distance, cover, die, carries: far, isAimed, isHit });
  if (!isHit) return;
  const blast = state.rules.specials ? firearm.blast : undefined;
  const victims = blast ? victimsOf(game, solidOf(armoury, pieceAt(state, at)), blast.within, at) : [];
  strike(game, at, firearm.power, cover, 'shot');
  if (blast) burst(game, blast, victims, 'blast');
}
