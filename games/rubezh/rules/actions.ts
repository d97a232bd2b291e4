import type { Seat } from '@bridgehead/kernel';
import { moveUnit, spendAction } from './changes.ts';
import { unitBy, unitOf, unitsOf } from './ground.ts';
import type { Move } from './moves.ts';
import { playCard } from './play-card.ts';
import type { Playing } from './playing.ts';
import { drawSkills, layAway, showing, takeFromHand } from './skill-cards.ts';
import type { SkillCard, Unit } from './state.ts';

export type Act = Extract<Move, { kind: 'play' | 'go' | 'cycle' | 'pass' | 'done' }>;

/** What a commander does in the action phase (RUB-5.1). */
export function act(game: Playing, seat: Seat, move: Act): void {
  const { state } = game;
  state.acted[seat] = (state.acted[seat] as number) + 1;
  switch (move.kind) {
    case 'play':
      spendAction(game, unitOf(move.card));
      return playCard(game, unitOf(move.card), move.card);
    case 'go':
      spendAction(game, move.unit);
      return moveUnit(game, move.unit, move.to, 'action');
    case 'cycle':
      return cycle(game, move.card);
    case 'pass':
      return pass(game, move.unit);
    case 'done':
      for (const unit of unitsOf(state, seat)) if (!unitBy(state, unit).hasEnded) pass(game, unit);
  }
}

/** RUB-5.4: the card cannot come back by the renewal it makes necessary (RUB-4.1). */
function cycle(game: Playing, card: SkillCard): void {
  const unit = unitOf(card);
  takeFromHand(game, unit, card);
  game.emit?.({ kind: 'cycled', unit, card }, showing(game));
  drawSkills(game, unit, 1);
  layAway(game, unit, card);
}

function pass({ state, emit }: Playing, unit: Unit): void {
  unitBy(state, unit).hasEnded = true;
  emit?.({ kind: 'ended', unit });
}
