import type { Outcome } from '@bridgehead/kernel';
import { decision, judge, sidesIn } from './goals.ts';
import type { Moment } from './mission.ts';
import { gunKind, hasSoldiers, machineKind, squadKind, squadOf } from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import { score } from './scoring.ts';
import type { Piece } from './state.ts';

/** BRP-12.1, looked at after each whole action: the mission first, then whether anybody is left to fight. */
export function endIfDecided(game: Playing): void {
  const { state } = game;
  const before = sidesIn(state);
  noticeWhoIsOut(game);
  if (isDecided(game, 'action')) return;
  const left = sidesIn(state);
  if (left.length > 1) return;
  // Only those who were gone together are even: whoever was out before has lost.
  end(game, decision(state, left.length > 0 ? left : before, 'wipedOut'));
}

function isDecided(game: Playing, moment: Moment): boolean {
  const decided = judge(game, moment);
  if (decided) end(game, decided.outcome, decided.goal);
  return decided !== null;
}

/** Whether the battle is over with the tour that is. */
export function endsWithTour(game: Playing): boolean {
  score(game);
  if (isDecided(game, 'tour')) return true;
  const { tour, rules } = game.state;
  if (tour !== rules.tours) return false;
  if (!isDecided(game, 'last')) endByCosts(game);
  return true;
}

/** A player with no soldier left is out; machines and guns stay, to be taken. */
function noticeWhoIsOut({ armoury, state, emit }: Playing): void {
  for (const seat of state.sides.keys()) {
    if (state.out.includes(seat) || hasSoldiers(armoury, state, seat)) continue;
    state.out.push(seat);
    emit?.({ kind: 'out', seat });
  }
}

/** When the tours are over: whoever lost least, by cost, has destroyed most. */
function endByCosts(game: Playing): void {
  const { state } = game;
  const losses = new Map(sidesIn(state).map((side) => [side, lossOf(game, side)]));
  const least = Math.min(...losses.values());
  const best = [...losses].filter(([, loss]) => loss === least).map(([side]) => side);
  end(game, decision(state, best, 'costs'));
}

/** Losses are added up in parts of this size, which are whole numbers: rounded ones would not be equal. */
const PARTS = 6;

/** A soldier counts a sixth of its squad; machines and guns when destroyed, or held by an enemy. */
export function lossOf({ armoury, state }: Pick<Battlefield, 'armoury' | 'state'>, side: number): number {
  let parts = 0;
  for (const piece of state.pieces) {
    if (piece.kind === 'soldier') {
      const { cost, soldiers } = squadKind(armoury, state, piece);
      const { seat } = squadOf(state, piece);
      if (state.sides[seat] === side && isLost(piece)) parts += (cost * PARTS) / soldiers.length;
    } else if (
      piece.kind !== 'load' &&
      state.sides[piece.owner] === side &&
      (isLost(piece) || state.sides[piece.seat] !== side)
    ) {
      const { cost } = piece.kind === 'machine' ? machineKind(armoury, piece) : gunKind(armoury, piece);
      parts += cost * PARTS;
    }
  }
  return parts / PARTS;
}

function isLost({ status }: Piece): boolean {
  return status === 'destroyed' || status === 'deserted';
}

export function end({ state, emit }: Playing, outcome: Outcome, goal: number | null = null): void {
  state.outcome = outcome;
  state.goal = goal;
  state.stage = { stage: 'over' };
  emit?.({ kind: 'over', outcome, goal });
}
