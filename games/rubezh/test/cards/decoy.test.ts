import { expect, test } from 'vitest';
import { Table } from './table.ts';

test('RUB-9 Decoy: up to three enemies here of attack 2 or less do not attack this turn', () => {
  const points = ['infantry artillery rockets sappers rifle'];
  const table = new Table({ points, units: [2, 2, 2, 2, 1], hands: { 5: 'decoy' } })
    .move({ kind: 'done' })
    .react('decoy');
  expect(table.offered).toEqual(['infantry', 'rockets', 'sappers', 'rifle']);
  expect(table.question).toMatchObject({ least: 0, most: 3 });
  table.choose(['rockets', 'sappers', 'rifle']).move({ kind: 'stand' }, [5]);
  expect(table.checks).toEqual(['5 5+0>4']);
});

test('RUB-1.3 Decoy: by the attack on their cards, whatever an event adds to it or takes away', () => {
  const offered = (bonus: number) =>
    new Table({ points: ['rockets artillery'], units: [2, 2, 2, 2, 1], hands: { 5: 'decoy' } })
      .happen([{ do: 'fury', bonus, where: 1 }])
      .move({ kind: 'done' })
      .react('decoy').offered;
  expect([offered(1), offered(-1)]).toEqual([['rockets'], ['rockets']]);
});

test('RUB-5.3 Decoy: nobody is asked where all of them are too strong', () => {
  const table = new Table({ points: ['artillery'], units: [2, 2, 2, 2, 1], hands: { 5: 'decoy' } }).move({
    kind: 'done',
  });
  expect(table.window).toBeUndefined();
});
