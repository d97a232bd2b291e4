import type { Ring } from './ground.ts';

/**
 * What Germany and its allies held behind the front, as coarse rings: their eastern side runs over Soviet ground, which is
 * drawn above them. Only land counts, so they may cut across the sea.
 */
const EAST: Ring = [
  [42.0, 28.3],
  [43.0, 31.0],
  [42.8, 38.0],
  [42.5, 48.0],
  [72.0, 60.0],
];
const NORWAY: Ring = [
  [72.0, 15.0],
  [62.0, 3.0],
  [58.0, 4.0],
];
const GREECE: Ring = [
  [39.5, 18.8],
  [36.0, 21.0],
  [34.7, 24.0],
  [35.0, 27.5],
  [37.0, 27.0],
  [39.0, 25.9],
  [40.6, 26.0],
  [41.7, 26.4],
];
const FRANCE: Ring = [
  [56.0, 6.0],
  [52.2, 3.2],
  [51.1, 1.7],
  [50.2, -1.5],
  [49.5, -5.0],
  [48.5, -6.0],
  [46.0, -3.0],
  [43.4, -1.8],
  [42.7, 0.5],
  [42.4, 3.2],
  [43.0, 6.0],
];
const ITALY: Ring = [
  [41.3, 7.8],
  [38.0, 8.0],
  [36.5, 12.0],
  [36.5, 16.0],
];
const NORTH_OF_NAPLES: Ring = [
  [43.0, 8.5],
  [41.2, 13.7],
  [42.1, 14.9],
  [41.8, 17.5],
];
const NORTH_OF_ROME: Ring = [
  [43.0, 8.5],
  [42.6, 11.0],
  [43.0, 14.0],
  [42.0, 17.0],
];
const PO_PLAIN: Ring = [
  [47.5, 9.5],
  [46.5, 10.4],
  [45.6, 7.0],
  [44.2, 7.5],
  [44.2, 10.0],
  [44.4, 12.3],
  [44.6, 14.5],
  [43.0, 18.0],
];

interface EnemyGround {
  /** The last date of the front for which it holds. */
  readonly until: string;
  readonly ring: Ring;
}

const GROUNDS: readonly EnemyGround[] = [
  { until: '1943-07-04', ring: [...NORWAY, ...FRANCE, ...ITALY, ...GREECE, ...EAST] },
  { until: '1944-02-05', ring: [...NORWAY, ...FRANCE, ...NORTH_OF_NAPLES, ...GREECE, ...EAST] },
  { until: '1944-06-22', ring: [...NORWAY, ...FRANCE, ...NORTH_OF_ROME, ...GREECE, ...EAST] },
  {
    // Paris and the south of France were free.
    until: '1944-09-01',
    ring: [
      ...NORWAY,
      [53.5, 4.0],
      [51.4, 3.0],
      [50.2, 2.5],
      [49.2, 4.5],
      [48.5, 5.5],
      [46.5, 6.0],
      [44.5, 7.0],
      [43.8, 7.6],
      [43.9, 10.3],
      [43.9, 13.2],
      [42.0, 17.0],
      ...GREECE,
      ...EAST,
    ],
  },
  {
    until: '1945-01-01',
    ring: [
      ...NORWAY,
      [53.5, 5.0],
      [51.9, 5.2],
      [51.2, 6.0],
      [49.5, 6.3],
      [48.9, 8.0],
      [47.6, 7.6],
      ...PO_PLAIN,
      ...EAST,
    ],
  },
  {
    until: '1945-03-01',
    ring: [
      ...NORWAY,
      [53.5, 5.0],
      [51.9, 5.9],
      [51.0, 6.9],
      [50.0, 6.8],
      [49.1, 8.0],
      [47.6, 7.6],
      ...PO_PLAIN,
      ...EAST,
    ],
  },
  {
    // The Americans stood on the Elbe.
    until: '1945-04-16',
    ring: [
      ...NORWAY,
      [54.9, 8.0],
      [53.5, 8.3],
      [52.9, 10.2],
      [52.1, 11.7],
      [51.2, 12.2],
      [50.2, 11.9],
      [49.5, 10.9],
      [48.6, 9.3],
      [47.7, 8.5],
      ...PO_PLAIN,
      ...EAST,
    ],
  },
  {
    // Between the line of the Americans and ours.
    until: '1945-05-08',
    ring: [
      [51.56, 12.84],
      [50.83, 12.71],
      [50.23, 12.87],
      [49.75, 13.46],
      [48.97, 14.33],
      [48.31, 14.37],
      [48.04, 14.47],
      [47.0, 14.2],
      [45.8, 13.7],
      [45.5, 17.0],
      [51.6, 17.0],
    ],
  },
];

export function enemyGround(date: string): Ring {
  return GROUNDS.find(({ until }) => date <= until)?.ring ?? [];
}

/** Neutral countries that such a ring runs over. */
export const NEUTRAL: readonly Ring[] = [
  // Sweden
  [
    [69.1, 20.5],
    [68.4, 18.0],
    [66.0, 15.5],
    [64.0, 14.0],
    [62.0, 12.2],
    [59.0, 11.2],
    [55.2, 12.8],
    [55.2, 14.5],
    [56.0, 16.9],
    [60.0, 19.0],
    [63.5, 21.3],
    [65.7, 24.1],
    [67.0, 23.8],
    [68.45, 22.48],
  ],
  // Switzerland
  [
    [47.6, 7.6],
    [47.8, 8.6],
    [47.5, 9.6],
    [46.9, 10.4],
    [46.3, 10.1],
    [45.9, 9.0],
    [46.0, 7.0],
    [46.2, 6.1],
    [47.0, 6.6],
  ],
];
