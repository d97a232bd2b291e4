import type { Point, SkillCard, Unit } from './state.ts';

export type Move =
  /** RUB-3.3: a unit to command, then where it starts. */
  | { readonly kind: 'take'; readonly unit: Unit }
  | { readonly kind: 'post'; readonly unit: Unit; readonly at: Point }
  /** Action phase (RUB-5). */
  | { readonly kind: 'play'; readonly card: SkillCard }
  | { readonly kind: 'go'; readonly unit: Unit; readonly to: Point }
  | { readonly kind: 'cycle'; readonly card: SkillCard }
  /** An end for one unit, or for all of the seat's units; whoever has ended them all may say so again. */
  | { readonly kind: 'pass'; readonly unit: Unit }
  | { readonly kind: 'done' }
  /** A task that is met (RUB-4.6). */
  | { readonly kind: 'task'; readonly task: number }
  /** A reaction window. */
  | { readonly kind: 'react'; readonly card: SkillCard }
  | { readonly kind: 'token' }
  | { readonly kind: 'decline' }
  /** Declines, and does not want to be asked about reactions again this turn. */
  | { readonly kind: 'rest' }
  /** Division of attackers (RUB-6.1, 6.2): composed, never listed. */
  | { readonly kind: 'divide'; readonly on: readonly Unit[]; readonly order: readonly Unit[] }
  | { readonly kind: 'agree' }
  | { readonly kind: 'object' }
  /** Before a check (RUB-6.4). */
  | { readonly kind: 'stand' }
  | { readonly kind: 'retreat' }
  /**
   * Whatever else a card asks: enemies, units, points, cards, in the order that counts where one counts. Composed where there
   * are very many ways.
   */
  | { readonly kind: 'choose'; readonly picks: readonly number[] };
