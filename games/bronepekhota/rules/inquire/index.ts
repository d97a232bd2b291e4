import * as v from 'valibot';
import { walkOf } from '../movement/walk.ts';
import { jumpOf } from '../movement/jump.ts';
import { asActor, refuseActor } from '../acts.ts';
import { pieceAt } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import { heading, index, moveSchema, shot, spot } from '../read-move.ts';
import { placeOf } from '../set-down.ts';
import { farFrom, inSteps, isInFront } from '../space.ts';
import type { Piece, PieceId } from '../state.ts';
import { deedsOf } from './deeds.ts';
import { fightOf, targetsOf } from './targets.ts';
import { reachOf, wayTo } from './ways.ts';

/** What a table asks: how far, by which way, at whom, at which odds. */
const questionSchema = v.variant('ask', [
  v.strictObject({ ask: v.literal('reach'), piece: index }),
  v.strictObject({ ask: v.literal('way'), piece: index, to: spot }),
  v.strictObject({ ask: v.literal('price'), move: moveSchema }),
  v.strictObject({ ask: v.literal('deeds'), piece: index }),
  v.strictObject({
    ask: v.literal('targets'),
    piece: index,
    with: shot,
    aimed: v.exactOptional(v.literal(true)),
    /** As if it stood there. */
    from: v.exactOptional(v.strictObject({ ...spot.entries, facing: heading })),
  }),
  v.strictObject({ ask: v.literal('fight'), piece: index, enemy: index }),
  v.strictObject({ ask: v.literal('measure'), piece: index, to: index }),
]);

export function inquire(battlefield: Battlefield, question: unknown): unknown {
  const read = v.safeParse(questionSchema, question);
  if (!read.success) return null;
  const asked = read.output;
  const { state } = battlefield;
  if ('piece' in asked && !state.pieces[asked.piece]) return null;
  switch (asked.ask) {
    case 'reach':
      return reachOf(battlefield, asked.piece);
    case 'way':
      return wayTo(battlefield, asked.piece, asked.to);
    case 'price':
      return priceOf(battlefield, asked.move);
    case 'deeds':
      return deedsOf(battlefield, asked.piece);
    case 'targets': {
      const there = asked.from ? moved(battlefield, asked.piece, placeOf(asked.from)) : battlefield;
      return targetsOf(there, asked.piece, asked.with, asked.aimed === true);
    }
    case 'fight':
      return state.pieces[asked.enemy] ? fightOf(battlefield, asked.piece, asked.enemy) : null;
    case 'measure':
      return measured(battlefield, asked.piece, asked.to);
  }
}

/** What a walk or jump comes to, or its refusal; only in that soldier's turn. */
function priceOf(battlefield: Battlefield, move: v.InferOutput<typeof moveSchema>): unknown {
  if (battlefield.state.stage.stage !== 'act' || (move.kind !== 'walk' && move.kind !== 'jump')) return null;
  const refusal = refuseActor(battlefield, move.by);
  if (refusal) return refusal;
  const mine = asActor(battlefield, move.by);
  return move.kind === 'walk' ? walkOf(mine, move) : jumpOf(mine, move);
}

function moved({ state, ...rest }: Battlefield, id: PieceId, place: Partial<Piece>): Battlefield {
  const piece = { ...pieceAt(state, id), ...place } as Piece;
  if (piece.kind === 'machine') Object.assign(piece, { cx: piece.hx, cy: piece.hy });
  return { ...rest, state: { ...state, pieces: state.pieces.with(id, piece) } };
}

/** The tape: straight, in millimetres and steps, and whether one looks at the other. */
function measured(battlefield: Battlefield, from: PieceId, to: PieceId): unknown {
  const [one, other] = [battlefield.state.pieces[from], battlefield.state.pieces[to]];
  if (!one || !other) return null;
  const millimetres = farFrom(battlefield, one, other);
  return { millimetres, steps: inSteps(millimetres), isInFront: isInFront(one, other) };
}
