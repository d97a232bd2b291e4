/** What a table looks like: nothing here changes what happens on it. */

/** Ramps and ladders look like themselves, unless a slope is of earth or rubble. */
export const LOOKS = [
  'house',
  'bunker',
  'tower',
  'container',
  'tank',
  'pipe',
  'wall',
  'fence',
  'barricade',
  'rubble',
  'rock',
  'hill',
  'wreck',
  'platform',
  'ramp',
  'ladder',
] as const;
export type Look = (typeof LOOKS)[number];

/** What the ground is. */
export const THEMES = ['steppe', 'industrial', 'snow', 'desert', 'dock'] as const;
export type Theme = (typeof THEMES)[number];

/** Flat things on the ground that nobody stumbles over. */
export const PAINTS = ['road', 'rails', 'pad', 'yard', 'water', 'crater'] as const;

export interface Paint {
  readonly kind: (typeof PAINTS)[number];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}
