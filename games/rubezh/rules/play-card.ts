import type { EffectTask, Source, Task } from './agenda.ts';
import { push } from './ask.ts';
import { giveActions } from './changes.ts';
import { skillOf, unitBy } from './ground.ts';
import type { Playing } from './playing.ts';
import { layAway, showing, takeFromHand } from './skill-cards.ts';
import type { Enemy, SkillCard, Unit } from './state.ts';
import type { Effect } from './vocabulary.ts';

/** What a card does, one after the other. */
export function effectsOf(does: readonly Effect[], by: Source): EffectTask[] {
  return does.map((effect) => ({ task: 'effect', effect, by }));
}

/** A card out of the hand, its text to be carried out next, at the fire point where its unit stands (RUB-5.2, RUB-5.3). */
export function playCard(game: Playing, unit: Unit, card: SkillCard, prey?: readonly Enemy[]): void {
  const { set, state, emit } = game;
  const { does, reacts } = skillOf(set, card);
  takeFromHand(game, unit, card);
  emit?.({ kind: 'played', unit, card, at: reacts?.at ?? 'action' }, showing(game));
  const by: Source = {
    card: { of: 'skill', id: card },
    unit,
    point: unitBy(state, unit).at,
    ...(prey && { prey }),
  };
  push(game, [...effectsOf(does, by), { task: 'played', unit, card }]);
}

/** RUB-5.4: the text is done; «+1 action» comes now. */
export function finishCard(game: Playing, { unit, card }: Extract<Task, { task: 'played' }>): void {
  const { plusAction, leaves } = skillOf(game.set, card);
  layAway(game, unit, card, leaves);
  if (plusAction && unitBy(game.state, unit).isAlive) giveActions(game, unit, 1);
}
