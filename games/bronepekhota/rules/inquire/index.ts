import { disc, distance, upright } from '@bridgehead/geometry';
import * as v from 'valibot';
import type { Spot } from '../moves.ts';
import { pieceAt } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import { placeOf } from '../set-down.ts';
import { inSteps, isInFront, solidOf } from '../space.ts';
import type { Piece, PieceId } from '../state.ts';
import { wayAlongside } from './alongside.ts';
import { deedsOf } from './deeds.ts';
import { wayOut } from './exits.ts';
import { questionSchema } from './question.ts';
import { viewOf } from './sees.ts';
import { formationOf, roomFor } from './setting-up.ts';
import { fightOf, targetsOf } from './targets.ts';
import { chargeAt, priceOf, reachOf, wayTo } from './ways.ts';

export function inquire(battlefield: Battlefield, question: unknown): unknown {
  const read = v.safeParse(questionSchema, question);
  if (!read.success) return null;
  const asked = read.output;
  const { state } = battlefield;
  if ('piece' in asked && !state.pieces[asked.piece]) return null;
  if ('enemy' in asked && !state.pieces[asked.enemy]) return null;
  if ('object' in asked && !state.pieces[asked.object]) return null;
  switch (asked.ask) {
    case 'reach':
      return reachOf(battlefield, asked);
    case 'way':
      return wayTo(battlefield, asked);
    case 'charge':
      return chargeAt(battlefield, asked.piece, asked.enemy);
    case 'alongside':
      return wayAlongside(battlefield, asked.piece, asked.object);
    case 'out':
      return wayOut(battlefield, asked.piece);
    case 'price':
      return priceOf(battlefield, asked.move);
    case 'deeds':
      return deedsOf(battlefield, asked.piece);
    case 'sees':
      return viewOf(moved(battlefield, asked), asked.piece);
    case 'targets':
      return targetsOf(moved(battlefield, asked), asked.piece, asked.with, asked.aimed === true);
    case 'fight':
      return fightOf(battlefield, asked.piece, asked.enemy);
    case 'measure':
      return measured(battlefield, asked.piece, asked.to);
    case 'zone':
      return roomFor(battlefield, asked.unit, asked.facing);
    case 'places':
      return formationOf(battlefield, asked.unit, asked.around, asked.facing);
  }
}

/** As if a piece stood elsewhere. */
function moved(
  battlefield: Battlefield,
  { piece: id, from }: { piece: PieceId; from?: Parameters<typeof placeOf>[0] | undefined },
): Battlefield {
  if (!from) return battlefield;
  const { state } = battlefield;
  const piece = { ...pieceAt(state, id), ...placeOf(from) } as Piece;
  if (piece.kind === 'machine') Object.assign(piece, { cx: piece.hx, cy: piece.hy });
  return { ...battlefield, state: { ...state, pieces: state.pieces.with(id, piece) } };
}

/** The tape: straight, in millimetres and steps, and whether the first looks at the second. */
function measured({ armoury, state }: Battlefield, from: PieceId, to: PieceId | Spot): unknown {
  const one = pieceAt(state, from);
  const other = typeof to === 'number' ? state.pieces[to] : undefined;
  const spot = typeof to === 'number' ? other : to;
  if (!spot) return null;
  const end = other ? solidOf(armoury, other) : upright(disc(spot, 0), spot.z, 0);
  const millimetres = distance(solidOf(armoury, one), end);
  return { millimetres, steps: inSteps(millimetres), isInFront: isInFront(one, spot) };
}
