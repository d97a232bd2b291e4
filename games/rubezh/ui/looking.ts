/** A card that somebody wants to read: opened large, whatever goes on. */
export interface Looking {
  readonly of: 'enemy' | 'unit' | 'point' | 'skill' | 'event';
  readonly id: number;
}

/** What may be looked into besides: what is yet to come, what lies in the discards, what the signs mean. */
export const INFO_TABS = ['forces', 'decks', 'legend'] as const;
export type InfoTab = (typeof INFO_TABS)[number];
