import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { Table } from './cards/table.ts';

const DONE = { kind: 'done' } as const;
const STAND = { kind: 'stand' } as const;
const RETREAT = { kind: 'retreat' } as const;
const ELSEWHERE = [4, 4, 4, 4, 4];

describe('RUB-8 the printed facts', () => {
  const kinds = new Map(packFrom().enemies.map((kind) => [kind.id, kind]));
  test('motorised infantry defends with 3 and counts two, aviation counts one', () => {
    expect(kinds.get('motorised')).toMatchObject({ defence: 3, capture: 2 });
    expect(kinds.get('aviation')?.capture).toBe(1);
  });
  test('two rocket-mortar platoons and one of motorised infantry attack with 6', () => {
    const attack = (id: string) => kinds.get(id)?.attack ?? 0;
    expect(2 * attack('rockets') + attack('motorised')).toBe(6);
  });
  test('tanks, paratroopers and aviation are the last to be attacked, and nobody else is', () => {
    const last = [...kinds.values()].filter(({ traits }) => traits.some(({ trait }) => trait === 'last'));
    expect(last.map(({ id }) => id).sort()).toEqual(['aviation', 'paratroopers', 'tanks']);
  });
});

describe('RUB-8 infantry platoons', () => {
  const four = 'infantry infantry infantry infantry';
  test('bring two more at the end of the turn where four of them stand, with or without units', () => {
    const points = ['', `${four} sappers`, 'infantry infantry infantry'];
    const table = new Table({ points, units: ELSEWHERE, fresh: 'rifle sappers rockets' }).move(DONE);
    expect(table.enemies(2)).toBe(`${four} sappers rifle sappers`);
    expect(table.enemies(3)).toBe('infantry infantry infantry');
    expect(table.fresh()).toBe('rockets');
  });
  test('bring two, not four, where eight stand', () => {
    const table = new Table({
      points: ['', '', '', `${four} ${four}`],
      units: [1, 1, 1, 1, 1],
      fresh: 'rifle rifle rifle rifle',
    });
    const captured = table.move(DONE, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(captured.events.filter(({ kind }) => kind === 'arrived')).toHaveLength(2);
  });
  test('are counted on all points before the first call', () => {
    const points = ['infantry infantry infantry', four];
    const table = new Table({ points, units: ELSEWHERE, fresh: 'infantry infantry infantry infantry' }).move(
      DONE,
    );
    expect([table.enemies(1), table.enemies(2)]).toEqual([points[0], `${four} infantry infantry`]);
  });
});

test('RUB-8 a rocket-mortar platoon cannot be attacked while an infantry platoon is on its point', () => {
  const hands = { 2: 'volley' };
  const screened = new Table({ points: ['rockets infantry', ''], hands }).play('volley', 1);
  expect(screened.attacks).toEqual(['infantry 1+1≤3']);
  const open = new Table({ points: ['rockets', 'infantry'], hands }).play('volley', 2);
  expect(open.attacks).toEqual(['rockets 2+1>2']);
});

describe('RUB-8 armoured cars', () => {
  test('drive at the start of defence to the nearest point with a unit, the lower number on a tie', () => {
    const table = new Table({ points: ['', 'armoured-car armoured-car'], units: [1, 3, 3, 3, 3] }).move(DONE);
    expect([table.enemies(1), table.enemies(2)]).toEqual(['armoured-car armoured-car', '']);
  });
  test('drive past captured points, which count', () => {
    const table = new Table({ points: ['armoured-car', 'captured', '', ''], units: [3, 3, 4, 4, 4] }).move(
      DONE,
    );
    expect(table.enemies(3)).toBe('armoured-car');
  });
  test('stay where a unit stands', () => {
    const table = new Table({ points: ['armoured-car'], units: [1, 2, 2, 2, 2] }).move(DONE);
    expect(table.enemies(1)).toBe('armoured-car');
  });
});

test.each(['armoured-car', 'motorised', 'rifle'])(
  'RUB-8 %s pursues: a retreat from it is worth 1, not 3',
  (kind) => {
    const table = new Table({ points: [`infantry ${kind}`], units: [1, 2, 2, 2, 2] })
      .move(DONE)
      .move(RETREAT, [6]);
    expect(table.checks[0]).toMatch(/^1 6\+1>/);
  },
);

test('RUB-8 nobody else pursues', () => {
  const points = ['infantry rockets artillery sappers tanks paratroopers'];
  const table = new Table({ points, units: [1, 2, 2, 2, 2] }).move(DONE);
  expect(table.move(RETREAT, [6, ...Array(11).fill(1)]).checks[0]).toMatch(/^1 6\+3≤/);
});

describe('RUB-8 artillery and tanks', () => {
  test('remove a token each from their point at the start of defence', () => {
    const points = ['artillery', '', 'artillery tanks'];
    const table = new Table({ points, tokens: [2, 1, 3, 0], units: ELSEWHERE }).move(DONE);
    expect(table.state.points.map(({ tokens }) => tokens)).toEqual([1, 1, 1, 0]);
  });
  test('tanks destroy one on arrival as well, artillery does not', () => {
    const table = new Table({ tokens: [2, 2], fresh: 'tanks artillery' });
    table.arrive(1, 1).arrive(2, 1);
    expect(table.state.points.map(({ tokens }) => tokens)).toEqual([1, 2, 0, 0]);
  });
});

test('RUB-8 tokens cannot be spent beside sappers, though artillery still removes them', () => {
  const given = { units: [1, 2, 2, 2, 2], tokens: [2] };
  const jammed = new Table({ ...given, points: ['sappers artillery'] }).move(DONE).move(STAND, [4]);
  expect(jammed.state.units[0]?.isAlive).toBe(false);
  expect(jammed.state.points[0]?.tokens).toBe(1);
  const free = new Table({ ...given, points: ['infantry artillery'] }).move(DONE).move(STAND, [4]);
  expect(free.window).toMatchObject({ at: 'failed' });
});

describe('RUB-8 aviation', () => {
  test('counts against every unit on its point: nobody there stands aside', () => {
    const table = new Table({ points: ['aviation infantry'], units: [1, 1, 2, 2, 2] }).move(DONE);
    table.divide([1]).move(STAND, [5]);
    expect(table.checks).toEqual(['1 5+0>4']);
    expect(table.move(STAND, [4]).checks).toEqual(['2 4+0>3']);
  });
  test('does not count elsewhere', () => {
    const table = new Table({ points: ['aviation', 'infantry'], units: [1, 2, 3, 3, 3] })
      .move(DONE)
      .move(STAND, [4]);
    expect(table.move(STAND, [2]).checks).toEqual(['2 2+0>1']);
  });
});

test('RUB-8 paratroopers land on the held point with the fewest units, the lower number on a tie, and use up their slot', () => {
  const table = new Table({
    points: ['', 'captured', '', ''],
    units: [1, 1, 3, 4, 4],
    fresh: 'paratroopers rifle rifle',
  });
  table.arrive(1, 2);
  expect([table.enemies(1), table.enemies(3), table.fresh()]).toEqual(['rifle', 'paratroopers', 'rifle']);
  const tie = new Table({ units: [1, 1, 1, 1, 1], fresh: 'paratroopers' }).arrive(1, 1);
  expect(tie.enemies(2)).toBe('paratroopers');
});

test('RUB-5.6 where two or three of the elite stand together any may be chosen once the rest are gone', () => {
  const table = new Table({ points: ['tanks aviation sappers paratroopers'], hands: { 1: 'squall-fire' } });
  table.play('squall-fire', 6);
  expect(table.attacks).toEqual(['sappers 6+1>2']);
  expect(table.offered).toEqual(['tanks', 'aviation', 'paratroopers']);
});

test('RUB-8 where no token lies none is broken, and nothing is told of it', () => {
  const table = new Table({ points: ['artillery'], units: [1, 2, 2, 2, 2] }).move({ kind: 'done' });
  expect(table.events.map(({ kind }) => kind)).toContain('phase');
  expect(table.events.map(({ kind }) => kind)).not.toContain('tokens');
});
