import { expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { Table } from './cards/table.ts';

const DONE = { kind: 'done' } as const;
const STAND = { kind: 'stand' } as const;
/** The first unit alone before the enemy. */
const ALONE = [1, 2, 2, 2, 2];
const tokensOn = ({ state }: Table) => state.points.map(({ tokens }) => tokens);
const actionsOf = (table: Table) => [1, 2, 3, 4, 5].map((unit) => table.actions(unit));

/** Every event by its name, tried out. */
const TRIALS: Readonly<Record<string, () => void>> = {
  'ammunition-store'() {
    const table = new Table({ decks: { 1: 'hurrah', 5: 'sniper' }, units: [1, 0, 0, 0, 1] }).event(
      'ammunition-store',
    );
    expect([table.hand(1), table.hand(5)]).toEqual(['hurrah', 'sniper']);
  },
  'names-on-a-card'() {
    const discards = { 1: 'hurrah bayonets bayonets', 2: 'volley' };
    const table = new Table({ discards, units: [1, 1, 0, 0, 0] }).event('names-on-a-card');
    expect(table.question).toMatchObject({ unit: 0, least: 0, most: 2 });
    table.choose([]).choose([]);
    expect([table.discard(1), table.discard(2)]).toEqual(['hurrah bayonets bayonets', 'volley']);
  },
  casemates() {
    const table = new Table({ units: [1, 1, 1, 1, 2] }).event('casemates').choose([5]).choose([3]);
    expect(table.offered).toEqual([1, 3]);
    expect([tokensOn(table.choose([3])), table.at(5)]).toEqual([[0, 0, 1, 0], 3]);
  },
  'four-barrels'() {
    const table = new Table({ points: ['infantry sappers', 'tanks', 'rifle'] }).event('four-barrels');
    expect(table.offered).toEqual([1, 3]);
    expect(table.choose([1]).enemies(1)).toBe('sappers');
  },
  'charge-at-the-kholm-gate'() {
    const table = new Table({ points: ['', 'infantry', 'rifle'], units: [1, 2, 3, 1, 1] }).event(
      'charge-at-the-kholm-gate',
    );
    expect(table.offered).toEqual([2, 3]);
    expect(table.choose([3], 2).attacks).toEqual(['rifle 2+2>3']);
  },
  'order-no-1'() {
    const table = new Table({ units: [1, 1, 2, 2, 2] }).event('order-no-1').choose([1]);
    expect(actionsOf(table)).toEqual([2, 2, 1, 1, 1]);
  },
  'ice-in-the-cellar'() {
    const table = new Table({ points: ['rifle'], units: ALONE })
      .event('ice-in-the-cellar')
      .move(DONE)
      .move(STAND, [2]);
    expect(table.checks).toEqual(['1 2+1>2']);
  },
  'without-commanders'() {
    const table = new Table({ points: ['rifle rifle'], units: ALONE })
      .event('without-commanders')
      .choose([1]);
    expect(table.move(DONE).move(STAND, [3]).checks).toEqual(['1 3+0>2']);
  },
  'cut-off-in-the-club'() {
    const given = {
      points: ['infantry', 'rifle tanks', 'sappers'],
      units: [1, 2, 2, 2, 2],
      fresh: 'rockets',
    };
    const table = new Table(given).event('cut-off-in-the-club');
    expect(table.offered).toEqual([1, 2]);
    expect([table.choose([2]).enemies(2), table.fresh()]).toEqual(['tanks', 'rockets rifle']);
  },
  'quarter-past-four'() {
    expect(tokensOn(new Table({ tokens: [2, 0, 1, 0] }).event('quarter-past-four'))).toEqual([1, 0, 0, 0]);
  },
  karl() {
    expect(tokensOn(new Table({ tokens: [2, 2, 3, 1] }).event('karl'))).toEqual([2, 2, 0, 1]);
  },
  rockets() {
    const table = new Table({ hands: { 1: 'hurrah bayonets', 2: 'volley' } })
      .event('rockets')
      .choose(['bayonets']);
    expect([table.discard(1), table.discard(2)]).toEqual(['bayonets', 'volley']);
  },
  'water-main'() {
    expect(actionsOf(new Table({}).event('water-main').choose([4]))).toEqual([1, 1, 1, 0, 1]);
  },
  loudspeakers() {
    const table = new Table({ points: ['infantry'], hands: { 2: 'volley' } })
      .event('loudspeakers')
      .play('volley', 2);
    expect(table.attacks).toEqual(['infantry 2+0≤3']);
  },
  'demolition-charges'() {
    const table = new Table({
      points: ['infantry', 'infantry rifle'],
      tokens: [1, 1],
      units: [2, 2, 2, 2, 2],
      hands: { 2: 'volley' },
    });
    expect(tokensOn(table.event('demolition-charges'))).toEqual([1, 0, 0, 0]);
    expect(table.play('volley').choose(['rifle'], 2).attacks).toEqual(['rifle 2+1≤4']);
  },
  flamethrowers() {
    const steadyAfter = (points: string[]) =>
      new Table({ points }).event('flamethrowers').state.units[0]?.steady;
    expect([steadyAfter(['', 'sappers']), steadyAfter(['', 'infantry'])]).toEqual([-2, -1]);
  },
  'bomb-of-29-june'() {
    const table = new Table({ points: ['infantry infantry'], units: [1, 1, 2, 3, 4] })
      .event('bomb-of-29-june')
      .move(DONE);
    expect(table.divide([1, 1]).move(STAND, [5]).checks).toEqual(['1 5+0>4']);
  },
  'bridge-under-fire'() {
    const table = new Table({ points: ['infantry'], units: ALONE }).event('bridge-under-fire').move(DONE);
    expect(table.move({ kind: 'retreat' }, [3]).checks).toEqual(['1 3+1>1']);
  },
  'water-from-the-river'() {
    const table = new Table({ units: [1, 1, 0, 0, 0], decks: { 1: 'hurrah bayonets', 2: 'volley' } });
    table.event('water-from-the-river').choose([1]).choose([2]);
    expect([table.hand(1), table.hand(2)]).toEqual(['hurrah bayonets', '']);
    expect(table.state.units.map(({ steady }) => steady).slice(0, 2)).toEqual([-1, 0]);
  },
  'break-out'() {
    const given = {
      points: ['infantry tanks rifle', 'infantry'],
      units: ALONE,
      hands: { 1: 'hurrah bayonets' },
    };
    const table = new Table(given).event('break-out').choose([1]);
    expect([table.enemies(1), table.enemies(2), table.hand(1)]).toEqual(['tanks', 'infantry', '']);
  },
  'women-and-children'() {
    const table = new Table({ points: ['infantry rifle'], units: ALONE, hands: { 1: 'decisive-shot' } });
    table.event('women-and-children').choose([1]).choose(['infantry', 'rifle']);
    expect(table.play('decisive-shot').choose(['rifle'], 3).attacks).toEqual(['rifle 3+3≤6']);
    expect(table.move(DONE).checks).toEqual([]);
  },
  'armoured-cars-at-the-gate'() {
    const table = new Table({ points: ['infantry'], units: ALONE, fresh: 'rifle' });
    table.event('armoured-cars-at-the-gate').choose([1], 2);
    expect([table.attacks, table.enemies(1)]).toEqual([['infantry 2+2>3'], 'rifle']);
  },
  'night-without-assault'() {
    const table = new Table({ tokens: [2, 0, 1, 0] }).event('night-without-assault');
    expect(tokensOn(table)).toEqual([1, 0, 0, 0]);
    expect(table.state.points.map(({ withheld }) => withheld)).toEqual([1, 1, 1, 1]);
  },
  'groups-join'() {
    const table = new Table({ units: [1, 1, 2, 2, 2], fresh: 'rifle' }).event('groups-join').choose([1]);
    table.choose([3]).choose([]);
    expect([table.at(1), table.at(2), table.enemies(1)]).toEqual([3, 1, 'rifle']);
  },
  'assault-guns'() {
    const table = new Table({ points: ['infantry', 'armoured-car rifle'] }).event('assault-guns');
    expect(table.enemies(2)).toBe('rifle');
    expect(table.event('assault-guns').enemies(3)).toBe('infantry');
  },
  'rumour-of-a-landing'() {
    const table = new Table({ fresh: 'tanks sappers rifle rockets' }).event('rumour-of-a-landing');
    table.choose(['sappers', 'tanks', 'rifle']).choose([2]);
    expect([table.enemies(2), table.fresh()]).toEqual(['sappers', 'rockets tanks rifle']);
  },
};

const { events } = packFrom();

test.each(events.map(({ id }) => id))('RUB-10.1 %s', (id) => {
  expect(Object.keys(TRIALS)).toContain(id);
  TRIALS[id]?.();
});

test('RUB-10.1 nothing is tried out that is no event', () => {
  expect(Object.keys(TRIALS).sort()).toEqual(events.map(({ id }) => id).sort());
});

test('RUB-10.1 at least 18 different effects', () => {
  expect(new Set(events.map(({ does }) => JSON.stringify(does))).size).toBeGreaterThanOrEqual(18);
});

test('RUB-10.1 4.5 to 5 cards of reinforcements on average, never more than 6', () => {
  const sums = events.map(({ reinforcements }) => reinforcements.reduce((sum, count) => sum + count, 0));
  const average = sums.reduce((total, sum) => total + sum, 0) / sums.length;
  expect(average).toBeGreaterThanOrEqual(4.5);
  expect(average).toBeLessThanOrEqual(5);
  expect(Math.max(...sums)).toBeLessThanOrEqual(6);
});
