import {
  type CardSet,
  type Move,
  type Point,
  skillOf,
  type State,
  type Unit,
  unitOf,
} from '../rules/index.ts';
import { Acting } from './act.ts';
import { WEIGHTS as W } from './weights.ts';

/** A move must be worth more than nothing to be made. */
const WORTH_IT = 0.005;

type Go = readonly [unit: Unit, to: Point];

/**
 * The next move of a turn: one looks first who had better go elsewhere, alone or two together, than use what he has where he
 * is; whoever stays acts first, the best first, since everything may look different when the dice have fallen.
 */
export function bestAct(set: CardSet, state: State, moves: readonly Move[]): Move {
  const acting = new Acting(set, state);
  const here = new Map<Unit, number>();
  const plays: { move: Move; worth: number; unit: Unit; isFree: boolean }[] = [];
  for (const move of moves) {
    if (move.kind !== 'play' && move.kind !== 'cycle') continue;
    const unit = unitOf(move.card);
    const worth = acting.worth(move);
    const isFree = move.kind === 'cycle' || skillOf(set, move.card).plusAction === true;
    plays.push({ move, worth, unit, isFree });
    if (!isFree) here.set(unit, Math.max(here.get(unit) ?? 0, worth));
  }
  const goes = bestGoes(acting, moves, here);
  const leaving = goes.map(([unit]) => unit);
  let best: Move | null = null;
  let most = WORTH_IT;
  for (const { move, worth, unit, isFree } of plays) {
    if (!isFree && leaving.includes(unit)) continue;
    if (worth > most) [best, most] = [move, worth];
  }
  if (best) return best;
  const [go] = goes;
  return go ? { kind: 'go', unit: go[0], to: go[1] } : { kind: 'done' };
}

/** Who should go elsewhere: nobody, one, two together, or everybody to one point. */
function bestGoes(acting: Acting, moves: readonly Move[], here: ReadonlyMap<Unit, number>): readonly Go[] {
  const all: Go[] = moves.flatMap((move): Go[] => (move.kind === 'go' ? [[move.unit, move.to]] : []));
  let best: readonly Go[] = [];
  let most = WORTH_IT;
  const consider = (goes: readonly Go[]) => {
    let worth = acting.stakes.allGoWorth(goes);
    for (const [unit] of goes) worth -= W.effort + (here.get(unit) ?? 0);
    if (worth > most) [best, most] = [goes, worth];
  };
  for (const [place, one] of all.entries()) {
    consider([one]);
    for (const other of all.slice(place + 1)) if (one[0] !== other[0]) consider([one, other]);
  }
  for (const to of new Set(all.map(([, point]) => point))) consider(all.filter(([, point]) => point === to));
  return best;
}
