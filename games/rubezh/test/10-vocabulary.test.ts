import { describe, expect, test } from 'vitest';
import { Table } from './cards/table.ts';

/** RUB-10.3: what every word of the vocabulary does. Events say them here, since an event stands nowhere and is nobody’s. */

const DONE = { kind: 'done' } as const;
const STAND = { kind: 'stand' } as const;

describe('RUB-10.3 destroy', () => {
  test('so many on each of the points; not the elite unless it is named', () => {
    const table = new Table({
      points: ['infantry tanks', 'rockets infantry', 'aviation'],
    });
    table.happen([{ do: 'destroy', count: 1, where: 'each' }]);
    expect(table.offered).toEqual(['rockets', 'infantry']);
    table.choose(['rockets']);
    expect([1, 2, 3].map((point) => table.enemies(point))).toEqual(['tanks', 'infantry', 'aviation']);
    table.happen([{ do: 'destroy', count: 1, where: 'one', kinds: ['tanks', 'aviation'] }]);
    expect(table.offered).toEqual([1, 3]);
    expect(table.choose([3]).enemies(3)).toBe('');
  });
  test('as far as possible: as many as there are, or none', () => {
    const table = new Table({ points: ['infantry', 'rifle'] }).happen([
      { do: 'destroy', count: 3, where: 1 },
    ]);
    expect([table.enemies(1), table.enemies(2)]).toEqual(['', 'rifle']);
    table.happen([{ do: 'destroy', count: 1, where: 'one', kinds: ['tanks'] }]);
    expect([table.isAsking, table.enemies(2)]).toEqual([false, 'rifle']);
  });
});

describe('RUB-10.3 displace', () => {
  test('each goes its own way', () => {
    const table = new Table({ points: ['infantry rifle sappers', '', 'captured'] });
    table.happen([{ do: 'displace', count: 2, to: 'point', where: 1 }]).choose(['infantry', 'sappers']);
    expect(table.offered).toEqual([2, 4]);
    table.choose([4]).choose([2]);
    expect([1, 2, 4].map((point) => table.enemies(point))).toEqual(['rifle', 'sappers', 'infantry']);
  });
  test('under the fresh forces nothing more is asked', () => {
    const table = new Table({ points: ['infantry', 'rifle tanks'], fresh: 'sappers' });
    table.happen([{ do: 'displace', count: 1, to: 'bottom', where: 'each' }]);
    expect([table.enemies(1), table.enemies(2), table.fresh()]).toEqual([
      '',
      'tanks',
      'sappers infantry rifle',
    ]);
  });
});

test('RUB-10.3 hold: up to so many, and nobody twice', () => {
  const table = new Table({ points: ['infantry rifle'], units: [1, 2, 2, 2, 2] });
  table.happen([{ do: 'hold', count: 1, where: 1 }]).choose(['rifle']);
  table.happen([{ do: 'hold', count: 3, where: 1 }]);
  expect(table.offered).toEqual(['infantry']);
  expect(table.choose([]).events).toEqual([]);
  table.move(DONE).move(STAND, [2]);
  expect(table.checks).toEqual(['1 2+0>1']);
});

describe('RUB-10.3 fury and cover', () => {
  test('every attack there is higher this turn, or lower but never below 0 together', () => {
    const given = { points: ['infantry infantry'], units: [1, 2, 2, 2, 2] };
    const angry = new Table(given)
      .happen([{ do: 'fury', bonus: 1, where: 'most-enemies' }])
      .move(DONE)
      .move(STAND, [5]);
    expect(angry.checks).toEqual(['1 5+0>4']);
    const tired = new Table(given)
      .happen([{ do: 'fury', bonus: -3, where: 1 }])
      .move(DONE)
      .move(STAND, [1]);
    expect(tired.checks).toEqual(['1 1+0>0']);
  });
  test('every defence there is higher this turn', () => {
    const table = new Table({
      points: ['infantry', 'infantry'],
      units: [1, 2, 2, 2, 2],
      hands: { 1: 'decisive-shot', 2: 'volley' },
    });
    table.happen([{ do: 'cover', bonus: 2, where: 1 }]);
    expect(table.play('decisive-shot', 2).attacks).toEqual(['infantry 2+3≤5']);
    expect(table.play('volley', 3).attacks).toEqual(['infantry 3+1>3']);
  });
});

describe('RUB-10.3 draw, discard, recover', () => {
  const commanders = [0, 0, 1, 1, 1];
  test('players draw: each unit draws from its own deck', () => {
    const table = new Table({
      decks: { 1: 'hurrah', 2: 'volley', 3: '', 4: 'dressing', 5: 'sniper' },
      units: [1, 1, 1, 0, 1],
    });
    table.happen([{ do: 'draw', count: 1, who: 'each' }]);
    expect([1, 2, 3, 4, 5].map((unit) => table.hand(unit))).toEqual(['hurrah', 'volley', '', '', 'sniper']);
  });
  test('everybody discards what its own commander chooses, all where there are not more', () => {
    const hands = { 1: 'hurrah bayonets', 3: 'tunnel', 4: 'dressing evacuation' };
    const table = new Table({ commanders, hands }).happen([{ do: 'discard', count: 1, who: 'each' }]);
    expect([table.asked, table.offered]).toEqual([[0], ['hurrah', 'bayonets']]);
    table.choose(['hurrah']);
    expect([table.asked, table.offered]).toEqual([[1], ['dressing', 'evacuation']]);
    table.choose(['dressing']);
    expect([1, 3, 4].map((unit) => table.discard(unit))).toEqual(['hurrah', 'tunnel', 'dressing']);
  });
  test('what was discarded comes back into the deck, and is no renewal', () => {
    const table = new Table({ discards: { 2: 'volley' }, decks: { 2: '' } });
    table.happen([{ do: 'recover', count: 2, who: 'one' }]).choose(['volley']);
    expect([table.discard(2), table.state.decks[1]?.cards.length]).toEqual(['', 1]);
    expect(table.state.units[1]?.isRenewed).toBe(false);
  });
});

describe('RUB-10.3 move and action', () => {
  test('a unit that may move may stay', () => {
    const table = new Table({ commanders: [0, 1, 1, 1, 1], units: [1, 2, 0, 0, 0] });
    table.happen([{ do: 'move', who: 'each', may: true }]);
    expect([table.asked, table.offered]).toEqual([[0], [2, 3, 4]]);
    table.choose([]);
    expect([table.asked, table.offered]).toEqual([[1], [1, 3, 4]]);
    table.choose([3]);
    expect([table.at(1), table.at(2)]).toEqual([1, 3]);
    expect(table.events).toContainEqual({ kind: 'went', unit: 1, from: 1, to: 2, way: 'event' });
  });
  test('an action is lost where there is one, and never more', () => {
    const table = new Table({ actions: [2, 0, 0, 1, 0] }).happen([{ do: 'action', count: -1, who: 'one' }]);
    expect(table.offered).toEqual([1, 4]);
    table.choose([4]).happen([{ do: 'action', count: -1, who: 'each' }]);
    expect([1, 2, 3, 4, 5].map((unit) => table.actions(unit))).toEqual([1, 0, 0, 0, 0]);
    expect(table.events).toEqual([{ kind: 'actions', unit: 0, change: -1, left: 1 }]);
  });
});

test('RUB-10.3 steady and inspire for a turn add up', () => {
  const table = new Table({ points: ['infantry'], units: [1, 2, 2, 2, 2], hands: { 1: 'squall-fire' } });
  table.happen([
    { do: 'steady', bonus: 1, who: 'each', lasts: 'turn' },
    { do: 'steady', bonus: -3, who: 'each', lasts: 'turn' },
    { do: 'inspire', bonus: 1, who: 'each', lasts: 'turn' },
    { do: 'inspire', bonus: -2, who: 'each', lasts: 'turn' },
  ]);
  expect(table.play('squall-fire', 3).attacks).toEqual(['infantry 3+0≤3']);
  expect(table.choose([]).move(DONE).move(STAND, [4]).checks).toEqual(['1 4+-2>1']);
});

test('RUB-10.3 fortify: tokens go as well as come', () => {
  const table = new Table({ tokens: [1, 2, 2, 0] }).happen([{ do: 'fortify', tokens: -1, where: 'each' }]);
  expect(table.state.points.map(({ tokens }) => tokens)).toEqual([0, 1, 1, 0]);
  table.happen([{ do: 'fortify', tokens: -9, where: 'most-tokens' }]);
  expect(table.state.points.map(({ tokens }) => tokens)).toEqual([0, 0, 1, 0]);
  table.happen([{ do: 'fortify', tokens: -1, where: 'one' }]);
  expect(table.state.points.map(({ tokens }) => tokens)).toEqual([0, 0, 0, 0]);
});

describe('RUB-10.3 look, arrive, withhold, retreat', () => {
  test('the card left on top arrives where the players choose', () => {
    const table = new Table({ fresh: 'tanks infantry rifle sappers' });
    table.happen([
      { do: 'look', deck: 'fresh', count: 3, bottom: 2 },
      { do: 'arrive', count: 1, where: 'one' },
    ]);
    table.choose(['infantry', 'rifle', 'tanks']).choose([4]);
    expect([table.enemies(4), table.fresh()]).toEqual(['infantry', 'sappers rifle tanks']);
  });
  test('RUB-4.7 cards for several points are one deal: windows open when the last card lies', () => {
    const table = new Table({
      units: [1, 1, 1, 1, 2],
      hands: { 3: 'minefield', 5: 'ambush' },
      fresh: 'rifle rifle sappers sappers',
    });
    table.happen([{ do: 'arrive', count: 1, where: 'each' }]);
    expect(table.window).toMatchObject({ at: 'arrival', point: 0 });
    expect(table.fresh()).toBe('');
    expect(table.move({ kind: 'decline' }).window).toMatchObject({ at: 'arrival', point: 1 });
  });
  test('fewer of the printed reinforcements come to that point', () => {
    const table = new Table({ phase: 'start', fresh: 'rifle rifle rifle', events: 'ammunition-store' });
    table.happen([{ do: 'withhold', count: 2, where: 2 }]);
    expect(table.state.points.map(({ withheld }) => withheld)).toEqual([0, 2, 0, 0]);
  });
  test('a retreat is worth more or less this turn', () => {
    const table = new Table({ points: ['infantry'], units: [1, 2, 2, 2, 2] }).happen([
      { do: 'retreat', bonus: -2 },
    ]);
    expect(table.move(DONE).move({ kind: 'retreat' }, [3]).checks).toEqual(['1 3+1>1']);
  });
});
