import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { areaOf, footprintOf } from '../rules/footprint.ts';

describe('BRP-1.6 the room an army takes', () => {
  test('every footprint once, pilots none, fitted as it is', () => {
    const army = (machines: Parameters<typeof footprintOf>[1]['machines'], guns: readonly string[] = []) =>
      footprintOf(packFrom(), { title: '', squads: ['regime-clones'], machines, guns });
    const soldiers = 6 * 20 * 30;
    expect(army([])).toBe(soldiers);
    expect(army([], ['mortar', 'mortar'])).toBe(soldiers + 2 * 45 * 40);
    expect(army([{ kind: 'raptor', weapons: [0], pilot: null }])).toBe(soldiers + 55 * 60);
    const pilot = { squad: 0, soldier: 0 };
    expect(army([{ kind: 'raptor', weapons: [0], pilot }])).toBe(soldiers - 600 + 55 * 60);
    expect(army([{ kind: 'helix', weapons: [0], pilot }])).toBe(soldiers - 600 + 95 * 85);
    expect(army([{ kind: 'helix', weapons: [2], pilot }])).toBe(soldiers - 600 + 115 * 85);
  });
  test('whatever its outline, and however that is gone round', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 4 },
      { x: 0, y: 2 },
    ];
    const size = { height: 1, eye: 1, climbs: 0 };
    expect(areaOf({ ...size, outline })).toBe(18);
    expect(areaOf({ ...size, outline: outline.toReversed() })).toBe(18);
  });
  test('what no armlist knows takes none', () => {
    expect(
      footprintOf(packFrom(), {
        title: '',
        squads: ['regime-clones', 'nobody'],
        machines: [{ kind: 'nothing', weapons: [], pilot: null }],
        guns: ['none'],
      }),
    ).toBe(6 * 600);
  });
  test('the twin cannon is an octagon', () => {
    const octagon = 56 * 56 - 2 * (28 - 11.6) * (28 - 11.6);
    expect(
      footprintOf(packFrom(), { title: '', squads: [], machines: [], guns: ['twin-cannon'] }),
    ).toBeCloseTo(octagon, 6);
  });
});
