import type { Outcome, Seat } from '@bridgehead/kernel';
import { findGun, findMachine, findSquad } from './kinds.ts';
import { hasSoldiers } from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import type { Piece, State } from './state.ts';

/** BRP-12.1, looked at after each whole action. */
export function endIfDecided(game: Playing): void {
  noticeWhoIsOut(game);
  const { state } = game;
  const left = sidesLeft(state);
  if (left.length > 1) return;
  const [side] = left;
  const isNobodyLeft = side === undefined;
  end(game, isNobodyLeft ? drawOf([...state.sides.keys()], 'wipedOut') : winOf(state, [side], 'wipedOut'));
}

/** A player with no soldier left is out; machines and guns stay, to be taken. */
function noticeWhoIsOut({ state, emit }: Playing): void {
  for (const seat of state.sides.keys()) {
    if (state.out.includes(seat) || hasSoldiers(state, seat)) continue;
    state.out.push(seat);
    emit?.({ kind: 'out', seat });
  }
}

function sidesLeft({ sides, out }: State): number[] {
  return [...new Set(sides.filter((_, seat) => !out.includes(seat)))];
}

/** When the tours are over: whoever lost least, by cost, has destroyed most. */
export function endAfterTours(game: Playing): void {
  const { state } = game;
  const losses = new Map(sidesLeft(state).map((side) => [side, lossOf(game, side)]));
  const least = Math.min(...losses.values());
  const best = [...losses].filter(([, loss]) => loss === least).map(([side]) => side);
  const seats = seatsOf(state, best);
  end(game, best.length === 1 ? winOf(state, best, 'costs') : drawOf(seats, 'costs'));
}

/** A soldier counts a sixth of its squad; machines and guns when destroyed, or held by an enemy. */
export function lossOf({ armoury, state }: Battlefield, side: number): number {
  let loss = 0;
  for (const piece of state.pieces) {
    if (piece.kind === 'load') continue;
    if (piece.kind === 'soldier') {
      const { seat, model } = state.squads[piece.squad] ?? {};
      const kind = findSquad(armoury, model ?? '');
      if (kind && seat !== undefined && state.sides[seat] === side && isLost(piece)) {
        loss += kind.cost / kind.soldiers.length;
      }
    } else if (state.sides[piece.owner] === side && (isLost(piece) || state.sides[piece.seat] !== side)) {
      const kinds = piece.kind === 'machine' ? findMachine : findGun;
      loss += kinds(armoury, piece.model)?.cost ?? 0;
    }
  }
  return loss;
}

function isLost({ status }: Piece): boolean {
  return status === 'destroyed' || status === 'deserted';
}

function seatsOf({ sides }: State, wanted: readonly number[]): Seat[] {
  return [...sides.keys()].filter((seat) => wanted.includes(sides[seat] as number));
}

/** BRP-12.3: allies win together. */
function winOf(state: State, sides: readonly number[], ending: string): Outcome {
  return { kind: 'win', winners: seatsOf(state, sides), ending };
}

function drawOf(between: readonly Seat[], ending: string): Outcome {
  return { kind: 'draw', between, ending };
}

export function end({ state, emit }: Playing, outcome: Outcome): void {
  state.outcome = outcome;
  state.stage = { stage: 'over' };
  emit?.({ kind: 'over', outcome });
}
