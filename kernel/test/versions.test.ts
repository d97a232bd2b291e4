import { describe, expect, test } from 'vitest';
import { chanceFrom, kernelRefusal, playableBy, seedFromText, Table, verify } from '../src/index.ts';
import { headerFor } from '../testkit/index.ts';
import { heap, oldHeap } from './games/heap/index.ts';
import { RETIRED } from './games/heap/rules.ts';

describe('a version of the rules', () => {
  test('is played if it is the newest, or one that is played still', () => {
    expect(playableBy(heap.manifest, '2')).toBeNull();
    expect(playableBy(heap.manifest, '1')).toBeNull();
    expect(playableBy(oldHeap.manifest, '2')).not.toBeNull();
  });
  test('that was given up says why', () => {
    const refusal = playableBy(heap.manifest, '0');
    expect(refusal && kernelRefusal(refusal)).toEqual(RETIRED);
  });
  test('that nobody knows is refused with both names', () => {
    const refusal = playableBy(heap.manifest, 'constructor');
    expect(refusal && kernelRefusal(refusal)?.en).toBe(
      'The game was begun under version constructor of the rules; version 2 is played here.',
    );
  });
});

describe('a table begun under the first rules', () => {
  const seed = seedFromText('versions');
  const takeThree = { seat: 0, decision: 'take:0', move: { kind: 'take', stones: 3 } };

  test('goes on under them in a house that has the second', async () => {
    const { rules: before } = await oldHeap.load();
    const { rules: since } = await heap.load({ version: '1' });
    expect(since.manifest.version).toBe('1');
    const begun = Table.open(
      before,
      headerFor(before.manifest, {}, ['human', 'human'], seed),
      chanceFrom(seed),
    );
    const goesOn = Table.open(since, begun.header, chanceFrom(seed));
    expect(goesOn.answer(takeThree)).toEqual(begun.answer(takeThree));
    expect(goesOn.answer(takeThree)).toMatchObject({ refusal: { reason: 'too-many', figures: { most: 2 } } });
  });
  test('has a record that holds under them and is not judged by others', async () => {
    const { rules: first } = await heap.load({ version: '1' });
    const { rules: second } = await heap.load();
    const table = Table.open(
      first,
      headerFor(first.manifest, {}, ['human', 'human'], seed),
      chanceFrom(seed),
    );
    table.answer({ ...takeThree, move: { kind: 'take', stones: 2 } });
    expect(verify(first, 'test', table.record()).fault).toBeNull();
    expect(verify(second, 'test', table.record()).fault).toEqual({
      kind: 'wrong-rules',
      expected: '2',
      found: '1',
    });
    const newer = Table.open(
      second,
      headerFor(second.manifest, {}, ['human', 'human'], seed),
      chanceFrom(seed),
    );
    expect(newer.answer(takeThree)).toHaveProperty('state.heap', 9);
  });
});
