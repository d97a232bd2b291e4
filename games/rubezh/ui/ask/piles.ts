import type { CardSet } from '../../rules/card-set.ts';
import { skillOf, unitOf } from '../../rules/ground.ts';
import type { SkillCard } from '../../rules/state.ts';

export interface Pile {
  readonly top: SkillCard;
  readonly copies: number;
}

/** Cards of one unit that say the same lie on one another; the one that is picked up on top. */
export function pilesOf(set: CardSet, cards: Iterable<SkillCard>, picked: SkillCard | null): readonly Pile[] {
  const piles = new Map<string, SkillCard[]>();
  for (const card of cards) {
    const kind = `${unitOf(card)} ${skillOf(set, card).id}`;
    piles.set(kind, [...(piles.get(kind) ?? []), card]);
  }
  return [...piles.values()].map((pile) => ({
    top: pile.find((card) => card === picked) ?? (pile[0] as SkillCard),
    copies: pile.length,
  }));
}
