import type { Outcome, Seat } from '@bridgehead/kernel';
import type { Enemy, EventDeckCard, Phase, Point, SkillCard, Unit } from './state.ts';
import type { Timing } from './vocabulary.ts';

/** Why a unit went elsewhere. */
export const WAYS = ['action', 'card', 'retreat', 'rescue', 'event'] as const;
/** Why tokens came or went. */
export const TOKEN_CAUSES = ['card', 'spent', 'broken'] as const;
/** Why an enemy left its point without a roll. */
export const DISPLACEMENTS = ['drove', 'card', 'bottom'] as const;

/** Everything that happens, with all that changed by it: `retell` puts it into a view and works nothing out. */
export type Event =
  | { readonly kind: 'took'; readonly seat: Seat; readonly unit: Unit }
  | { readonly kind: 'posted'; readonly unit: Unit; readonly at: Point }
  /** The die of set-up: so many enemies are dealt (RUB-3.2). */
  | { readonly kind: 'setUp'; readonly die: number }
  | { readonly kind: 'dealt'; readonly enemy: Enemy; readonly point: Point }
  /** `actions` are the points every unit begins with. */
  | { readonly kind: 'turn'; readonly turn: number; readonly actions: readonly number[] }
  | { readonly kind: 'phase'; readonly phase: Phase }
  /** Told twice: to everybody with the number of cards, to the commander with the cards; all is open to a player alone. */
  | { readonly kind: 'drew'; readonly unit: Unit; readonly count: number; readonly isOpen: boolean }
  | {
      readonly kind: 'drewCards';
      readonly unit: Unit;
      readonly cards: readonly SkillCard[];
      readonly isOpen: boolean;
    }
  | { readonly kind: 'renewed'; readonly unit: Unit }
  | { readonly kind: 'event'; readonly card: EventDeckCard }
  | { readonly kind: 'eventsRenewed' }
  /** A fire point does what its card says. */
  | { readonly kind: 'property'; readonly point: Point }
  | { readonly kind: 'taskLaid'; readonly card: EventDeckCard }
  | { readonly kind: 'taskMet'; readonly card: EventDeckCard }
  | { readonly kind: 'taskUsed'; readonly seat: Seat; readonly card: EventDeckCard }
  /** From the fresh forces. `called` by those who stand there, `landed` elsewhere than it was dealt. */
  | {
      readonly kind: 'arrived';
      readonly enemy: Enemy;
      readonly point: Point;
      readonly how?: 'called' | 'landed';
    }
  | { readonly kind: 'freshEmpty' }
  | {
      readonly kind: 'tokens';
      readonly point: Point;
      readonly change: number;
      readonly cause: (typeof TOKEN_CAUSES)[number];
      readonly unit?: Unit;
    }
  /** Played or cycled, a card leaves the hand; when that is done it comes to the discard, or leaves the game. */
  | { readonly kind: 'played'; readonly unit: Unit; readonly card: SkillCard; readonly at: Timing | 'action' }
  | { readonly kind: 'cycled'; readonly unit: Unit; readonly card: SkillCard }
  | { readonly kind: 'cardSpent' | 'cardGone'; readonly unit: Unit; readonly card: SkillCard }
  | { readonly kind: 'discarded'; readonly unit: Unit; readonly cards: readonly SkillCard[] }
  | { readonly kind: 'recovered'; readonly unit: Unit; readonly cards: readonly SkillCard[] }
  | {
      readonly kind: 'went';
      readonly unit: Unit;
      readonly from: Point;
      readonly to: Point;
      readonly way: (typeof WAYS)[number];
    }
  | {
      readonly kind: 'actions';
      readonly unit: Unit;
      readonly change: number;
      readonly left: number;
      /** Spent on what is told next; otherwise a card gave or took it. */
      readonly isSpent?: true;
    }
  | { readonly kind: 'ended'; readonly unit: Unit }
  | {
      readonly kind: 'attacked';
      readonly unit: Unit;
      readonly enemy: Enemy;
      readonly point: Point;
      readonly die: number;
      readonly bonus: number;
      /** What of the bonus is not the card's own. */
      readonly inspired: number;
      readonly defence: number;
      readonly isDestroyed: boolean;
    }
  /** Without a roll, by a card of that unit, an event, a task or a fire point. */
  | { readonly kind: 'destroyed'; readonly enemy: Enemy; readonly point: Point; readonly unit?: Unit }
  | {
      readonly kind: 'displaced';
      readonly enemy: Enemy;
      readonly from: Point;
      readonly to: Point | null;
      readonly how: (typeof DISPLACEMENTS)[number];
    }
  | { readonly kind: 'heldBack'; readonly enemies: readonly Enemy[]; readonly point: Point }
  /** Bonuses of a point or unit for this turn as they now stand. */
  | {
      readonly kind: 'pointMood';
      readonly point: Point;
      readonly fury: number;
      readonly cover: number;
      readonly withheld: number;
    }
  | {
      readonly kind: 'unitMood';
      readonly unit: Unit;
      readonly steady: number;
      readonly inspired: number;
      readonly nextInspired: number;
    }
  | { readonly kind: 'retreatMood'; readonly bonus: number }
  /** Told twice like `drew`, the uppermost first: what was looked at, and how it was put back. */
  | {
      readonly kind: 'looked';
      readonly unit: Unit;
      readonly deck: 'events' | 'fresh';
      readonly count: number;
    }
  | { readonly kind: 'lookedCards'; readonly deck: 'events' | 'fresh'; readonly cards: readonly number[] }
  | {
      readonly kind: 'putBack';
      readonly unit: Unit;
      readonly deck: 'events' | 'fresh';
      readonly top: number;
      readonly bottom: number;
    }
  | {
      readonly kind: 'putBackCards';
      readonly deck: 'events' | 'fresh';
      readonly top: readonly number[];
      readonly bottom: readonly number[];
    }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly rests: boolean }
  | {
      readonly kind: 'divided';
      readonly point: Point;
      readonly attackers: readonly Enemy[];
      readonly on: readonly Unit[];
      readonly order: readonly Unit[];
    }
  /** To a division of attackers; `upheld` by whoever entered it, against an objection. */
  | { readonly kind: 'agreed' | 'objected' | 'upheld'; readonly seat: Seat; readonly point: Point }
  | {
      readonly kind: 'facing';
      readonly unit: Unit;
      readonly attackers: readonly Enemy[];
      readonly attack: number;
      readonly retreats: boolean;
    }
  | {
      readonly kind: 'checked';
      readonly unit: Unit;
      readonly die: number;
      readonly bonus: number;
      readonly attack: number;
      readonly best: number;
      readonly isPassed: boolean;
    }
  | { readonly kind: 'stoodAside'; readonly unit: Unit }
  | { readonly kind: 'saved'; readonly unit: Unit }
  | { readonly kind: 'lost'; readonly unit: Unit }
  | { readonly kind: 'captured'; readonly point: Point; readonly strength: number }
  | { readonly kind: 'turnOver' }
  | { readonly kind: 'over'; readonly outcome: Outcome };
