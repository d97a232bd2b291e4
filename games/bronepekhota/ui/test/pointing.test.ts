import { expect, test } from 'vitest';
import { Battle } from '../../test/scenario.ts';
import { readPlace } from '../pointing/place.ts';

test('a finger is followed to a piece or a place of this table, and to nothing else', () => {
  const battle = new Battle();
  const gun = battle.gun(0, 'mortar', [300, 300]);
  const read = (target: Parameters<typeof readPlace>[0]) =>
    readPlace(target, { width: 1200, depth: 800 }, battle.state);
  expect(read({ piece: gun })).toEqual({ piece: gun });
  expect(read({ x: 1200, y: 0, z: 60 })).toEqual({ x: 1200, y: 0, z: 60 });
  expect(read({ x: 1201, y: 0, z: 0 })).toBeNull();
  expect(read({ x: 1, y: 'near', z: 0 })).toBeNull();
  expect(read({ piece: 99 })).toBeNull();
  battle.get(gun).status = 'destroyed';
  expect(read({ piece: gun })).toBeNull();
});
