import { levelsAt } from '@bridgehead/geometry';
import { type Chance, pick } from '@bridgehead/kernel';
import { activationOf } from '../activation.ts';
import { refuseAct } from '../acts.ts';
import { type Act, type Move, WAYS } from '../moves.ts';
import { isOnTable, pieceAt, speedOf } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import { STEP, touching } from '../space.ts';
import type { Shot } from '../stage.ts';
import { NONE, type PieceId } from '../state.ts';
import { isReady } from '../units.ts';
import { randomExit } from './exit.ts';
import { hundredths, randomHeading } from './numbers.ts';

const TRIES = 12;
/** One in so many goes on to the next soldier, or ends. */
const ENOUGH = 6;
/** With what is in contact more can be done than go and shoot. */
const NEAR = ['touch', 'touch', 'touch', 'push'] as const;

/** Something somebody of the unit could do: a few things are tried, and what is allowed is done. */
export function randomAct(battlefield: Battlefield, chance: Chance): Move {
  const { actor } = activationOf(battlefield.state);
  for (let tried = 0; tried < TRIES && chance.below(ENOUGH) > 0; tried++) {
    const by = pick(actorsOf(battlefield), chance);
    const deed = randomDeed(battlefield, by, chance);
    if (deed && !refuseAct(battlefield, deed)) return deed;
  }
  return actor !== NONE && chance.below(2) === 0 ? { kind: 'done' } : { kind: 'end' };
}

function actorsOf({ state }: Battlefield): PieceId[] {
  const { unit, actor } = activationOf(state);
  const ready = [...state.pieces.keys()].filter((id) => {
    const piece = pieceAt(state, id);
    return piece.kind === 'soldier' && 'squad' in unit && piece.squad === unit.squad && isReady(piece);
  });
  return actor === NONE || ready.includes(actor) ? (ready.length > 0 ? ready : [actor]) : [actor, ...ready];
}

function randomDeed(battlefield: Battlefield, by: PieceId, chance: Chance): Act | null {
  const { state } = battlefield;
  const piece = state.pieces[by];
  if (!piece || !isOnTable(piece)) return null;
  const near = touching(battlefield, piece);
  const kinds = ['walk', 'walk', 'shoot', 'shoot', 'exit', ...(near.length > 0 ? NEAR : [])] as const;
  switch (pick(kinds, chance)) {
    case 'walk':
      return randomWalk(battlefield, by, chance);
    case 'shoot':
      return randomShot(battlefield, by, chance);
    case 'exit':
      return randomExit(battlefield, by, chance);
    case 'push':
      return randomPush(battlefield, by, pick(near, chance), chance);
    default:
      return randomTouch(by, pick(near, chance), chance);
  }
}

/** What it touches comes along, if it can be moved at all. */
function randomPush(battlefield: Battlefield, by: PieceId, piece: PieceId, chance: Chance): Act | null {
  const walk = randomWalk(battlefield, by, chance);
  return walk?.kind === 'walk' ? { ...walk, push: { piece, from: 0, to: 1 } } : null;
}

function randomWalk(battlefield: Battlefield, by: PieceId, chance: Chance): Act | null {
  const { armoury, field, state } = battlefield;
  const soldier = pieceAt(state, by);
  if (soldier.kind === 'machine') return randomDrive(battlefield, by, chance);
  if (soldier.kind !== 'soldier') return null;
  const far = speedOf(armoury, state, soldier) * STEP;
  const spot = {
    x: Math.round((soldier.x + hundredths(chance, 2 * far) - far) * 100) / 100,
    y: Math.round((soldier.y + hundredths(chance, 2 * far) - far) * 100) / 100,
  };
  const levels = levelsAt(field, spot);
  if (levels.length === 0) return null;
  const to = { ...spot, z: pick(levels, chance) };
  const facing = randomHeading(chance);
  return state.rules.jumps && chance.below(2) === 0
    ? { kind: 'jump', by, to, facing }
    : { kind: 'walk', by, path: [to], facing };
}

/** A turn and a stretch, as far as it may go or not; with something in tow, if something is there. */
function randomDrive(battlefield: Battlefield, by: PieceId, chance: Chance): Act {
  const go = { go: pick(WAYS, chance), by: hundredths(chance, 4 * STEP) };
  const legs = chance.below(2) === 0 ? [go] : [{ turn: randomHeading(chance) }, go];
  const near = touching(battlefield, pieceAt(battlefield.state, by));
  if (near.length === 0 || chance.below(2) === 0) return { kind: 'drive', by, legs };
  return { kind: 'drive', by, legs, tow: { piece: pick(near, chance), to: 1 + chance.below(legs.length) } };
}

function randomShot({ state }: Battlefield, by: PieceId, chance: Chance): Act {
  const shooter = pieceAt(state, by);
  const guns = [...state.pieces.keys()].filter((id) => state.pieces[id]?.kind === 'gun');
  const shots: Shot[] =
    shooter.kind === 'machine'
      ? shooter.weapons.map((weapon) => ({ weapon }))
      : ['own', 'grenade', ...guns.map((gun) => ({ gun }))];
  const at = [chance.below(state.pieces.length)];
  const weapon: Shot = shots.length > 0 ? pick(shots, chance) : 'own';
  const isAimed = state.rules.aimed && weapon === 'own' && chance.below(2) === 0;
  return { kind: 'shoot', by, with: weapon, at, ...(isAimed && { aimed: true }) };
}

function randomTouch(by: PieceId, other: PieceId, chance: Chance): Act {
  return pick<Act>(
    [
      { kind: 'fight', by, enemy: other },
      { kind: 'take', by, gun: other },
      { kind: 'board', by, machine: other },
      { kind: 'mend', by, object: other },
      { kind: 'refill', by, object: other },
    ],
    chance,
  );
}
