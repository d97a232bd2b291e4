/** A card that somebody wants to read: opened large, whatever goes on. */
export interface Looking {
  readonly of: 'enemy' | 'unit' | 'point' | 'skill' | 'event';
  readonly id: number;
}
