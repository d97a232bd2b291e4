import { positionsAt, testKnowledge } from '@bridgehead/testing/knowledge';
import { describe, expect, test } from 'vitest';
import { rubezh } from '../index.ts';
import { tables } from './tables.ts';

const game = await rubezh.load();

describe('whatever the position', () => {
  const all = positionsAt(game, [...tables(), ...tables(), ...tables(), ...tables()], 150);

  test('positions of many kinds are met', () => {
    expect(new Set(all.map(({ decision }) => decision.kind)).size).toBeGreaterThanOrEqual(6);
  });
  testKnowledge(game, all);
});
