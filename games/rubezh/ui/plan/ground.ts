import type { Scenario } from '../../rules/card-set.ts';

/**
 * The plan of the fortress, north above, in a field of 1000 by 1000; about four metres to a unit. Drawn after the plans of 1941:
 * the Bug comes from the south, the Mukhavets from the east and parts round the Citadel.
 */

/** Earth ramparts behind them, with their bastions. */
export const RAMPARTS = [
  'M296 768L252 792L222 762L168 764L150 726L108 700L112 656L84 612L108 576L92 520L124 492L120 440L164 420L178 376L226 352',
  'M352 866L400 908L424 886L476 926L506 902L560 950L590 916L646 946L672 914L726 920L736 874L782 846L770 800L806 752L780 712L794 650',
  'M222 214L262 176L258 134L310 120L322 76L376 88L408 50L458 78L506 44L548 82L606 66L632 108L694 104L708 150L766 160L770 208L826 230L818 280L874 314L854 362L896 404L868 446L894 494L864 540',
] as const;

/** What stands inside and around: x, y, width, height, turn in degrees. */
export const HOUSES: readonly (readonly [number, number, number, number, number])[] = [
  [404, 452, 22, 84, -4],
  [466, 596, 58, 16, 4],
  [630, 470, 54, 20, 34],
  [598, 436, 46, 16, 22],
  [640, 560, 18, 44, -14],
  [112, 424, 44, 18, -32],
  [150, 560, 18, 46, 8],
  [186, 690, 52, 17, -16],
  [178, 722, 52, 17, -16],
  [232, 470, 20, 40, 20],
  [408, 770, 64, 20, 0],
  [408, 812, 64, 20, 0],
  [492, 762, 20, 66, 0],
  [428, 852, 52, 16, 0],
  [636, 774, 60, 20, 12],
  [692, 806, 18, 44, 12],
  [556, 832, 46, 16, 6],
  [360, 236, 70, 20, -8],
  [470, 180, 66, 18, 4],
  [600, 220, 70, 20, 16],
  [712, 300, 22, 64, -18],
];

/** Bridges: from, to. */
export const BRIDGES = [
  [290, 524, 364, 524],
  [532, 668, 530, 726],
  [640, 410, 664, 352],
  [786, 960, 700, 930],
] as const;

/** Gates of the ring and of the ramparts, open in the plan: x, y, turn. */
export const GATES: readonly (readonly [number, number, number])[] = [
  [363, 526, 90],
  [534, 674, 0],
  [650, 416, 30],
  [424, 396, -20],
  [712, 922, -30],
];

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The side on which its panel stands beside the plan. */
  readonly side: 'left' | 'right';
  readonly row: 'top' | 'bottom';
}

export interface Sheet {
  /** The part of the plan that is seen: x, y, width, height. */
  readonly part: readonly [number, number, number, number];
  /** Beside the scenario's fire points, in the order of their numbers. */
  readonly spots: readonly [Spot, Spot, Spot, Spot];
}

export const SHEETS: Readonly<Record<Scenario, Sheet>> = {
  terespol: {
    part: [36, 300, 430, 530],
    spots: [
      { x: 196, y: 712, side: 'left', row: 'bottom' },
      { x: 320, y: 566, side: 'right', row: 'bottom' },
      { x: 134, y: 424, side: 'left', row: 'top' },
      { x: 382, y: 496, side: 'right', row: 'top' },
    ],
  },
  volyn: {
    part: [356, 610, 420, 400],
    spots: [
      { x: 442, y: 806, side: 'left', row: 'bottom' },
      { x: 700, y: 906, side: 'right', row: 'bottom' },
      { x: 664, y: 772, side: 'right', row: 'top' },
      { x: 531, y: 700, side: 'left', row: 'top' },
    ],
  },
  citadel: {
    part: [336, 344, 404, 384],
    spots: [
      { x: 532, y: 668, side: 'left', row: 'bottom' },
      { x: 584, y: 534, side: 'right', row: 'bottom' },
      { x: 414, y: 496, side: 'left', row: 'top' },
      { x: 648, y: 414, side: 'right', row: 'top' },
    ],
  },
};

/** The church that was the club, its apse to the east. */
export const CHURCH = 'M556 512H596Q610 514 612 526Q610 538 596 540H556Z';
