import { describe, expect, test } from 'vitest';
import type { Effect, Who } from '../rules/vocabulary.ts';
import { Table } from './cards/table.ts';

/** RUB-10.3: words that hold others, who chooses, and what is told of it. */

describe('RUB-10.3 for and at', () => {
  test('each unit in turn does it as if the card were its own, by its own commander’s choice', () => {
    const drink: Effect = {
      do: 'choose',
      of: [
        [
          { do: 'draw', count: 1, who: 'self' },
          { do: 'steady', bonus: -1, who: 'self', lasts: 'turn' },
        ],
        [],
      ],
    };
    const table = new Table({
      units: [1, 1, 0, 0, 0],
      commanders: [0, 1, 1, 1, 1],
      decks: { 1: 'hurrah', 2: 'volley' },
    });
    table.happen([{ do: 'for', who: 'each', does: [drink] }]);
    expect(table.asked).toEqual([0]);
    table.choose([2]);
    expect(table.asked).toEqual([1]);
    table.choose([1]);
    expect([table.hand(1), table.hand(2)]).toEqual(['', 'volley']);
    expect(table.state.units.map(({ steady }) => steady).slice(0, 2)).toEqual([0, -1]);
  });
  test('one unit attacks where it stands, and somebody arrives there', () => {
    const given = {
      points: ['', 'infantry', 'rifle'],
      units: [1, 2, 3, 1, 1],
      commanders: [0, 1, 1, 1, 1],
      fresh: 'sappers',
    };
    const table = new Table(given);
    const does: Effect[] = [
      { do: 'attack', times: 1, bonus: 2 },
      { do: 'arrive', count: 1, where: 'here' },
    ];
    table.happen([{ do: 'for', who: 'one', does }]);
    expect(table.asked).toEqual([0]);
    table.choose([3], 6);
    expect(table.attacks).toEqual(['rifle 6+2>3']);
    expect(table.enemies(3)).toBe('sappers');
  });
  test('a point is chosen once for all that happens there', () => {
    const table = new Table({
      points: ['infantry', 'rifle', 'sappers'],
      units: [2, 3, 3, 3, 3],
      hands: { 1: 'hurrah', 2: 'volley' },
    });
    const does: Effect[] = [
      { do: 'destroy', count: 2, where: 'here' },
      { do: 'discard', count: 9, who: 'each-here' },
    ];
    table.happen([{ do: 'at', where: 'one-manned', does }]);
    expect(table.offered).toEqual([2, 3]);
    table.choose([3]);
    expect([1, 2, 3].map((point) => table.enemies(point))).toEqual(['infantry', 'rifle', '']);
    expect([table.hand(1), table.hand(2)]).toEqual(['hurrah', '']);
  });
});

test('RUB-10.3 when: one or the other, as the table is then', () => {
  const bribe: Effect[] = [
    { do: 'fortify', tokens: 1, where: 1 },
    {
      do: 'when',
      holds: { count: 'tokens', where: 1, atLeast: 2 },
      does: [{ do: 'draw', count: 1, who: 'each' }],
      otherwise: [{ do: 'fortify', tokens: 1, where: 2 }],
    },
  ];
  const poor = new Table({}).happen(bribe);
  expect(poor.state.points.map(({ tokens }) => tokens)).toEqual([1, 1, 0, 0]);
  const rich = new Table({ tokens: [1] }).happen(bribe);
  expect([rich.hand(1) === '', rich.state.points[1]?.tokens]).toEqual([false, 0]);
});

test('RUB-10.3 where a condition does not hold and nothing else is said, nothing happens', () => {
  const table = new Table({}).happen([
    {
      do: 'when',
      holds: { count: 'captured', atLeast: 1 },
      does: [{ do: 'draw', count: 1, who: 'each' }],
    },
    { do: 'fortify', tokens: 1, where: 2 },
  ]);
  expect(table.events.map(({ kind }) => kind)).toEqual(['tokens']);
});

describe('RUB-4.2 a choice belongs', () => {
  test('to the commander of the lowest-numbered living unit where no unit is concerned', () => {
    const given = { points: ['infantry', 'infantry'], units: [0, 1, 1, 1, 1], commanders: [0, 2, 1, 1, 1] };
    const table = new Table(given).happen([{ do: 'destroy', count: 1, where: 'one' }]);
    expect(table.asked).toEqual([2]);
  });
  test.each<[Who, number[]]>([
    ['each', [1, 2, 4, 5]],
    ['one', [1, 2, 4, 5]],
  ])('%s is no unit that was lost', (who, living) => {
    const table = new Table({ units: [1, 2, 0, 4, 4] }).happen([{ do: 'action', count: 1, who }]);
    const meant =
      who === 'one'
        ? table.offered
        : table.state.units.flatMap(({ actions }, unit) => (actions > 1 ? [unit + 1] : []));
    expect(meant).toEqual(living);
  });
});

describe('RUB-5.8 where the unit whose card it is was destroyed meanwhile', () => {
  const given = { points: ['infantry', 'rifle'], units: [0, 1, 1, 1, 1], commanders: [0, 2, 1, 1, 1] };
  const by = { card: { of: 'skill', id: 0 }, unit: 0, point: 0 } as const;
  test('nobody attacks', () => {
    const kinds = ['infantry'];
    const table = new Table(given)
      .carryOut([{ do: 'attack', times: 1, bonus: 0 }], by)
      .carryOut([{ do: 'assault', bonus: 0, kinds }], by);
    expect([table.attacks, table.enemies(1)]).toEqual([[], 'infantry']);
  });
  test('the rest is carried out, by the choice of whoever leads', () => {
    const table = new Table(given).carryOut([{ do: 'destroy', count: 1, where: 'one' }], by);
    expect([table.asked, table.offered]).toEqual([[2], [1, 2]]);
    expect(table.choose([2]).enemies(2)).toBe('');
  });
});

describe('RUB-10.3 what is told', () => {
  test('who laid or removed tokens, and how many', () => {
    const table = new Table({ hands: { 3: 'fortify' } }).play('fortify');
    expect(table.events).toContainEqual({ kind: 'tokens', point: 0, change: 2, cause: 'card', unit: 2 });
    table.happen([{ do: 'fortify', tokens: -5, where: 1 }]);
    expect(table.events).toContainEqual({ kind: 'tokens', point: 0, change: -2, cause: 'card' });
  });
  test('of a look everybody hears how many, and whoever looked which', () => {
    const given = { hands: { 5: 'prisoner' }, fresh: 'tanks rifle', commanders: [0, 0, 0, 0, 1] };
    const table = new Table(given).play('prisoner');
    const [tanks, rifle] = table.question.from as [number, number];
    expect(table.heard).toContainEqual({ event: { kind: 'looked', unit: 4, deck: 'fresh', count: 2 } });
    expect(table.heard).toContainEqual({
      event: { kind: 'lookedCards', deck: 'fresh', cards: [tanks, rifle] },
      to: [1],
      reveals: true,
    });
    table.choose(['rifle', 'tanks']);
    expect(table.heard).toContainEqual({
      event: { kind: 'putBack', unit: 4, deck: 'fresh', top: 1, bottom: 1 },
    });
    expect(table.heard).toContainEqual({
      event: { kind: 'putBackCards', deck: 'fresh', top: [rifle], bottom: [tanks] },
      to: [1],
      reveals: true,
    });
  });
  test('whose card destroyed an enemy without a roll, and that a point was spent', () => {
    const table = new Table({ points: ['infantry'] });
    const enemy = table.state.points[0]?.enemies[0] as number;
    const by = { card: { of: 'skill', id: 40 }, unit: 4, point: 0 } as const;
    table.carryOut([{ do: 'destroy', count: 1, where: 'here' }], by);
    expect(table.events).toEqual([{ kind: 'destroyed', enemy, point: 0, unit: 4 }]);
    table.move({ kind: 'go', unit: 4, to: 1 });
    expect(table.events[0]).toEqual({ kind: 'actions', unit: 4, change: -1, left: 0, isSpent: true });
  });
  test('a bonus that nobody had is not used up', () => {
    const table = new Table({ points: ['infantry'], hands: { 2: 'volley' } }).play('volley', 1);
    expect(table.events.map(({ kind }) => kind)).not.toContain('unitMood');
  });
  test('a roll is no secret, and cannot be taken back freely', () => {
    const table = new Table({ points: ['infantry'], hands: { 2: 'volley' } }).play('volley', 1);
    expect(table.heard.find(({ event }) => event.kind === 'attacked')?.reveals).toBe(true);
  });
  test('where an enemy was sent, and what a retreat is worth now', () => {
    const table = new Table({ points: ['infantry'], fresh: '' });
    const enemy = table.state.points[0]?.enemies[0] as number;
    table.happen([{ do: 'displace', count: 1, to: 'point', where: 1 }]).choose([2]);
    expect(table.events).toContainEqual({ kind: 'displaced', enemy, from: 0, to: 1, how: 'card' });
    table.happen([{ do: 'displace', count: 1, to: 'bottom', where: 2 }]);
    expect(table.events).toContainEqual({ kind: 'displaced', enemy, from: 1, to: null, how: 'bottom' });
    table.happen([{ do: 'retreat', bonus: -2 }]);
    expect(table.events).toContainEqual({ kind: 'retreatMood', bonus: -2 });
  });
  test('what each question is about, and which effect asks', () => {
    const given = {
      points: ['infantry', 'rifle'],
      hands: { 1: 'hurrah bayonets' },
      discards: { 1: 'squall-fire' },
    };
    const asks = (effect: Effect) => {
      const { about, effect: of } = new Table(given).happen([effect]).question;
      return `${of}: ${about}`;
    };
    expect([
      asks({ do: 'for', who: 'one', does: [{ do: 'draw', count: 1, who: 'self' }] }),
      asks({ do: 'destroy', count: 1, where: 'one' }),
      asks({ do: 'hold', count: 1, where: 1 }),
      asks({ do: 'discard', count: 1, who: 'each' }),
      asks({ do: 'recover', count: 1, who: 'each' }),
      asks({ do: 'move', who: 'each' }),
      asks({ do: 'look', deck: 'fresh', count: 2, bottom: 0 }),
      asks({ do: 'choose', of: [[], []] }),
    ]).toEqual([
      'for: unit',
      'destroy: point',
      'hold: enemies',
      'discard: discard',
      'recover: recover',
      'move: destination',
      'look: order',
      'choose: alternative',
    ]);
  });
});

test.each([
  [[1, 2], 2],
  [[2, 1], 2],
  [[-1], -1],
])('RUB-5.5 of bonuses on the next roll %j the better stands: %i', (bonuses, stands) => {
  const effects = bonuses.map((bonus): Effect => ({ do: 'inspire', bonus, who: 'each', lasts: 'next' }));
  expect(new Table({}).happen(effects).state.units[0]?.nextInspired).toBe(stands);
});
