import type { Category } from '../../content/schema.ts';

/** Marks on a field of 16 × 16, plain enough to be read at 12 pixels. */
export interface MarkPaths {
  readonly fill?: string;
  readonly stroke?: string;
}

export const CATEGORY_PATHS: Readonly<Record<Category, MarkPaths>> = {
  // The arrow of an advance, as staff maps draw it.
  front: { fill: 'M1.5 14.5C2.5 8.6 5.4 5.6 9 5.2V1.8l5.8 5-5.8 5V8.6c-3 .2-5.4 2-7.5 5.9z' },
  // A works with its chimney.
  rear: { fill: 'M1 14.5V6.8l3.8 2.4V6.8l3.8 2.4V1.5h3.9l.9 7.7H15v5.3z' },
  // A fir.
  partisans: { fill: 'M8 .8l4.2 5.1h-2l3.6 4.7H9.2v4.6H6.8v-4.6H2.2l3.6-4.7h-2z' },
  // A ring closed round a city.
  blockade: {
    fill: 'M8 5.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z',
    stroke: 'M2.6 4.9a6.2 6.2 0 0 1 10.8 0M13.4 11.1a6.2 6.2 0 0 1-10.8 0',
  },
  // A signed paper.
  diplomacy: { fill: 'M2.8.9h7.4l3 3v11.2H2.8zM5 5.4v1.4h6V5.4zm0 3v1.4h6V8.4zm0 3v1.4h3.4v-1.4z' },
  // A tank.
  weapons: { fill: 'M3.6 8.6V5.2h5.2l.9 1.2h5.8v1.4H10v.8h4.6l.9 2-2.1 3H2.6l-2.1-3 .9-2z' },
  // Somebody.
  people: {
    fill: 'M8 1.2a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM1.6 15c.2-4 2.8-6 6.4-6s6.2 2 6.4 6z',
  },
  // A candle.
  remembrance: {
    fill: 'M8 .6c2 2.1 2.6 3.3 2.6 4.3a2.6 2.6 0 0 1-5.2 0C5.4 3.9 6 2.7 8 .6zM5.4 8.6h5.2v5H13v1.8H3v-1.8h2.4z',
  },
  // A note.
  culture: { fill: 'M5.6 2.4L14 1v10.2a2.6 2.3 0 1 1-1.8-2.2V4.6L7.4 5.4v7.4a2.6 2.3 0 1 1-1.8-2.2z' },
  // Linked rings.
  allies: {
    stroke:
      'M5.4 4.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM10.6 4.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6z',
  },
};
