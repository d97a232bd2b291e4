/**
 * What cards can say: everything that skills, events, tasks and enemies do is composed of these words, and the engine
 * understands nothing else. A card is data; its text is made from the same entry.
 */

/** An enemy kind, as the content names it. */
export type Kind = string;

/**
 * Units a card speaks of. `self` is the unit whose card it is; `here` is its fire point when the card was played. `one` and
 * `other` are chosen: one unit, itself included or not.
 */
export const WHO = ['self', 'each-here', 'other-here', 'one-here', 'checked', 'each', 'one'] as const;
export type Who = (typeof WHO)[number];

/**
 * Fire points a card speaks of, captured ones never: `each`, `manned` and `unmanned` are all of that sort, `one` and
 * `one-manned` are chosen. On a tie the lower number.
 */
export const WHERE = [
  'here',
  'each',
  'one',
  'manned',
  'unmanned',
  'one-manned',
  'most-tokens',
  'most-enemies',
  'fewest-enemies',
  'most-units',
  'fewest-units',
] as const;
export type NamedWhere = (typeof WHERE)[number];
/** A number is a fire point by its number, 1 to 4; captured, it stands for no point. */
export type Where = NamedWhere | 1 | 2 | 3 | 4;

/** What a card can read off the table. */
export const MEASURES = [
  'enemies',
  'units',
  'tokens',
  'lost-units',
  'captured',
  'full-points',
  'clear-in-a-row',
  'fallen',
] as const;
/**
 * `enemies`, `units` and `tokens` are counted at the points of `where`, the largest number at one of them;
 * `full-points` are points with as many tokens as they hold; `clear-in-a-row` neighbouring held points without enemies;
 * `fallen` enemies in the discard.
 */
export type Measure = (typeof MEASURES)[number];
export interface Condition {
  readonly count: Measure;
  readonly where?: Where;
  readonly kinds?: readonly Kind[];
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Which enemies a card means; `maxAttack` is read off their cards. Without `kinds` the elite (the trait `last`) is exempt from what happens without a roll. */
export interface Among {
  readonly kinds?: readonly Kind[];
  readonly maxAttack?: number;
}

export const RULES_OF_TARGETS = ['screen', 'last'] as const;
export const PREY = ['here', 'arrived', 'attackers'] as const;

export type Effect =
  /** Attacks one after another (RUB-5.5), each on a target chosen when the one before is finished. */
  | {
      readonly do: 'attack';
      readonly times: number;
      readonly bonus: number;
      /** Another bonus in place of it against these kinds. */
      readonly against?: { readonly kinds: readonly Kind[]; readonly bonus: number };
      /** Whom it may hit; `here` if it does not say. */
      readonly prey?: (typeof PREY)[number];
      /** What of RUB-5.6 does not protect from it. */
      readonly ignores?: readonly (typeof RULES_OF_TARGETS)[number][];
      /** No enemy is hit twice. */
      readonly spread?: true;
    }
  /** One roll at every enemy of these kinds here that was a legal target when the card was played. */
  | { readonly do: 'assault'; readonly bonus: number; readonly kinds: readonly Kind[] }
  /** Enemies destroyed without a roll; so many on each of the points, as with the next two. */
  | ({ readonly do: 'destroy'; readonly count: number; readonly where: Where } & Among)
  /** Enemies here moved to another held point or under the fresh forces, as the commander chooses. */
  | ({
      readonly do: 'displace';
      readonly count: number;
      readonly to: 'point' | 'bottom' | 'either';
      readonly where: Where;
    } & Among)
  /** Enemies that do not attack this turn. */
  | ({ readonly do: 'hold'; readonly count: number; readonly where: Where } & Among)
  /** Attack of every enemy there, this turn; never below 0 together. */
  | { readonly do: 'fury'; readonly bonus: number; readonly where: Where }
  /** Defence of every enemy there, this turn. */
  | { readonly do: 'cover'; readonly bonus: number; readonly where: Where }
  | { readonly do: 'draw'; readonly count: number; readonly who: Who }
  /** Cards of the hand, chosen by the commander; as many as there are if fewer. */
  | { readonly do: 'discard'; readonly count: number; readonly who: Who }
  /** Up to so many discarded skills of the commander's choice, shuffled into the deck. */
  | { readonly do: 'recover'; readonly count: number; readonly who: Who }
  /** To another held point of the commander's choice. */
  | { readonly do: 'move'; readonly who: Who; readonly may?: true }
  /** Action points gained, or lost where it is negative; never below 0. */
  | { readonly do: 'action'; readonly count: number; readonly who: Who }
  /** On checks of defence: on the check in hand, or on all until the end of the turn. */
  | { readonly do: 'steady'; readonly bonus: number; readonly who: Who; readonly lasts: 'check' | 'turn' }
  /** On attack rolls: on the next single one this turn (does not stack with itself), or on all until the end of the turn. */
  | { readonly do: 'inspire'; readonly bonus: number; readonly who: Who; readonly lasts: 'next' | 'turn' }
  /** Tokens laid, or removed where it is negative. */
  | { readonly do: 'fortify'; readonly tokens: number; readonly where: Where }
  /** The failed check is rolled again with this bonus on that roll; the better total stands. */
  | { readonly do: 'reroll'; readonly bonus: number }
  /** In place of destruction the checked unit moves to another held point and starts the next turn without an action point. */
  | { readonly do: 'save' }
  /** Looks at the top cards: so many of them go to the bottom, the rest back in any order. */
  | {
      readonly do: 'look';
      readonly deck: 'events' | 'fresh';
      readonly count: number;
      readonly bottom: number;
    }
  /** Cards from the fresh forces, an arrival like any other (RUB-4.7). */
  | { readonly do: 'arrive'; readonly count: number; readonly where: Where }
  /** So many fewer of the printed reinforcements of this turn come to that point. */
  | { readonly do: 'withhold'; readonly count: number; readonly where: Where }
  /** Added to what a retreat is worth this turn; pursuit as well. */
  | { readonly do: 'retreat'; readonly bonus: number }
  /** Each of these units does it as if the card were its own: it is `self`, and its fire point `here`. */
  | { readonly do: 'for'; readonly who: Who; readonly does: readonly Effect[] }
  /** It happens on each of these points, which is `here`. */
  | { readonly do: 'at'; readonly where: Where; readonly does: readonly Effect[] }
  /** The commander chooses one of them. */
  | { readonly do: 'choose'; readonly of: readonly (readonly Effect[])[] }
  | {
      readonly do: 'when';
      readonly holds: Condition;
      readonly does: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    };

export type Doing = Effect['do'];
/** Effects on units, and on fire points and those who stand there. */
export type OfUnits = Extract<Effect, { readonly who: Who }>;
export type OfPoints = Extract<Effect, { readonly where: Where }>;

/** What a kind of enemy is known for (RUB-8). */
export type Trait =
  /** End of turn: with so many of its kind on a point, so many more join it. */
  | { readonly trait: 'calls'; readonly at: number; readonly brings: number }
  /** Cannot be attacked while one of these is on its point. */
  | { readonly trait: 'screened'; readonly by: readonly Kind[] }
  /** What a retreat from it is worth. */
  | { readonly trait: 'pursues'; readonly bonus: number }
  /** Start of defence: drives to the nearest point with a unit. */
  | { readonly trait: 'drives' }
  /** Removes tokens from its point. */
  | { readonly trait: 'breaks'; readonly tokens: number; readonly at: readonly ('arrival' | 'defence')[] }
  /** Tokens on its point cannot be spent. */
  | { readonly trait: 'jams' }
  /** Can be attacked only when nobody without this trait is on its point (RUB-5.6). */
  | { readonly trait: 'last' }
  /** Counts against every unit on its point. */
  | { readonly trait: 'everywhere' }
  /** On arrival it lands on the held point with the fewest units. */
  | { readonly trait: 'lands' };

/** When the property of a fire point works: after the draw, the enemies' own properties, their call for help. */
export const POINT_TIMINGS = ['start', 'defence', 'end'] as const;
export type PointTiming = (typeof POINT_TIMINGS)[number];

/** The moments at which reactions may be played. */
export const TIMINGS = ['arrival', 'defence', 'check', 'failed', 'doomed', 'passed'] as const;
/** Reinforcements came to a point; start of defence; before a check's roll, after it failed, before the end, after it was passed. */
export type Timing = (typeof TIMINGS)[number];
