import { type CardSet, type Move, skillOf, type State, type Unit, unitOf } from '../rules/index.ts';
import { Acting } from './act.ts';
import type { Go } from './stakes.ts';
import { WEIGHTS as W } from './weights.ts';

/** A move must be worth more than nothing to be made. */
const WORTH_IT = 0.005;

/**
 * The next move of a turn: one looks first who had better go elsewhere, alone or two together, than use what he has where he
 * is; whoever stays acts first, the best first, since everything may look different when the dice have fallen.
 */
export function bestAct(set: CardSet, state: State, moves: readonly Move[]): Move {
  if (moves.every(({ kind }) => kind === 'pass' || kind === 'done')) return { kind: 'done' };
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
  let best: Move | null = null;
  let most = WORTH_IT;
  for (const { move, worth, unit, isFree } of plays) {
    if (!isFree && goes.some((go) => go.unit === unit)) continue;
    if (worth > most) [best, most] = [move, worth];
  }
  if (best) return best;
  const [go] = goes;
  return go ? { kind: 'go', unit: go.unit, to: go.to } : { kind: 'done' };
}

/** Who should go elsewhere: nobody, one, two together, or everybody to one point. */
function bestGoes(acting: Acting, moves: readonly Move[], here: ReadonlyMap<Unit, number>): readonly Go[] {
  const all = moves.filter((move) => move.kind === 'go');
  const prices = all.map(({ unit }) => W.effort + (here.get(unit) ?? 0));
  let best: readonly Go[] = [];
  let most = WORTH_IT;
  for (let place = 0; place < all.length; place++) {
    const one = all[place] as Go;
    for (let next = place; next < all.length; next++) {
      const other = all[next] as Go;
      const isAlone = next === place;
      if (!isAlone && one.unit === other.unit) continue;
      let worth = acting.stakes.bothGoWorth(one, other) - (prices[place] as number);
      if (!isAlone) worth -= prices[next] as number;
      if (worth > most) [best, most] = [isAlone ? [one] : [one, other], worth];
    }
  }
  for (const point of new Set(all.map(({ to }) => to))) {
    const goes = all.filter(({ to }) => to === point);
    let worth = acting.stakes.allGoWorth(goes);
    for (const go of goes) worth -= prices[all.indexOf(go)] as number;
    if (worth > most) [best, most] = [goes, worth];
  }
  return best;
}
