import { chanceFrom, heardBy, readOptions, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import type { Edition } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { coloursOf, partitions, seatInCircle } from '../rules/teams.ts';
import { event, IDLE, played, playEvent, position } from './scenario.ts';

const luck = (seed: string) => chanceFrom(seedFromText(seed));

function circleOf(teams: string, seed = 'circle'): number[] {
  const colours = coloursOf(teams);
  return seatInCircle(teams, luck(seed)).map((seat) => colours[seat] as number);
}

function dealt(players: number, options: Record<string, unknown>, seed: string) {
  const plan = readOptions(rules.manifest, players, options);
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  const seats = Array.from({ length: players }, () => 'human' as const);
  return rules.setup(plan.options, seats, luck(seed));
}

function neighbours(circle: readonly number[]): number {
  return circle.filter((colour, place) => colour === circle[(place + 1) % circle.length]).length;
}

test('POB-2.1 two or three play each for themselves, in both editions', () => {
  for (const edition of ['2019', 'classic'] as const) {
    expect(partitions(2, edition)).toEqual(['1+1']);
    expect(partitions(3, edition)).toEqual(['1+1+1']);
  }
  expect(coloursOf('1+1+1')).toEqual([0, 1, 2]);
});

test('POB-2.1 a division of two or three players is refused with the clause', () => {
  for (const edition of ['2019', 'classic']) {
    expect(readOptions(rules.manifest, 3, { edition, teams: '2+1' })).toMatchObject({
      refusal: { reason: 'option-value', clause: 'POB-2.1' },
    });
    expect(readOptions(rules.manifest, 2, { edition, teams: '2' })).toMatchObject({
      refusal: { clause: 'POB-2.1' },
    });
  }
});

test('POB-2.1 team mates are one side, and whoever plays alone is one', () => {
  const sides = (seats: number, teams: string) => rules.manifest.sides?.({ seats, options: { teams } });
  expect(sides(4, '2+2')).toEqual(coloursOf('2+2'));
  expect(sides(3, '1+1+1')).toEqual([0, 1, 2]);
});

describe('POB-2.2 [2019] four to twelve form two or three teams', () => {
  test('uneven ones too', () => {
    expect(partitions(5, '2019')).toEqual(['3+2', '2+2+1', '3+1+1', '4+1']);
    expect(partitions(7, '2019')).toContain('3+3+1');
  });
  test('even where even ones are possible, which stand first', () => {
    expect(partitions(6, '2019')).toEqual(['3+3', '2+2+2', '4+2', '3+2+1', '4+1+1', '5+1']);
    expect(readOptions(rules.manifest, 6, { teams: '5+1' })).toMatchObject({ options: { teams: '5+1' } });
    expect(readOptions(rules.manifest, 4, { teams: '2+1+1' })).toMatchObject({ options: { teams: '2+1+1' } });
  });
  test('of at most six in two teams, at most four in three', () => {
    expect(partitions(8, '2019')).toContain('6+2');
    expect(partitions(8, '2019')).not.toContain('7+1');
    expect(partitions(8, '2019')).toContain('4+3+1');
    expect(partitions(8, '2019')).not.toContain('5+2+1');
    expect(partitions(12, '2019')).toEqual(['6+6', '4+4+4']);
  });
  test('and another division is refused with the clause', () => {
    expect(readOptions(rules.manifest, 8, { teams: '7+1' })).toMatchObject({
      refusal: { reason: 'option-value', clause: 'POB-2.2' },
    });
    expect(readOptions(rules.manifest, 13, {})).toMatchObject({ refusal: { reason: 'seat-count' } });
    expect(readOptions(rules.manifest, 12, {})).toMatchObject({ options: { teams: '6+6' } });
  });
});

describe('POB-2.3 [classic] 2, 3, 4, 6, 8, 9, 10 or 12 players in equal teams', () => {
  const counts = Array.from({ length: 11 }, (_, index) => index + 2);
  test('and no other number', () => {
    expect(counts.filter((count) => partitions(count, 'classic').length > 0)).toEqual([
      2, 3, 4, 6, 8, 9, 10, 12,
    ]);
    expect(readOptions(rules.manifest, 7, { edition: 'classic' })).toMatchObject({
      refusal: { reason: 'option-impossible', clause: 'POB-2.3', figures: { seats: 7 } },
    });
  });
  test('6 and 12 in two or three teams', () => {
    expect(partitions(6, 'classic')).toEqual(['3+3', '2+2+2']);
    expect(partitions(12, 'classic')).toEqual(['6+6', '4+4+4']);
    expect(partitions(9, 'classic')).toEqual(['3+3+3']);
  });
});

describe('POB-2.4 seats alternate between the teams', () => {
  test.each(['2+2', '3+3', '4+4+4', '3+3+3', '1+1+1'])('%s: every team in turn', (teams) => {
    const circle = circleOf(teams);
    const count = teams.split('+').length;
    expect(circle.every((colour, place) => colour === place % count)).toBe(true);
  });
  test('2 + 1 + 1 sits A B A C, the ends as chance has it', () => {
    const circles = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => circleOf('2+1+1', seed).join(''));
    expect(new Set(circles)).toEqual(new Set(['0102', '0201']));
  });
  test.each(['4+1', '5+2', '6+1', '3+1+1', '4+3+1', '6+5', '4+4+3'])(
    '%s: the fewest team mates side by side',
    (teams) => {
      const sizes = teams.split('+').map(Number);
      const largest = Math.max(...sizes);
      const others = sizes.reduce((sum, size) => sum + size, 0) - largest;
      for (const seed of ['a', 'b', 'c'])
        expect(neighbours(circleOf(teams, seed))).toBe(Math.max(0, largest - others));
    },
  );
  test('4 + 2 sits with two team mates beside two, or with three beside one, as chance has it', () => {
    const gaps = (circle: readonly number[]) => {
      const [first, second] = circle.flatMap((colour, place) => (colour === 1 ? [place] : []));
      const between = (second as number) - (first as number) - 1;
      return [between, 4 - between].sort().join(' and ');
    };
    const seeds = Array.from({ length: 30 }, (_, index) => `four and two ${index}`);
    expect(new Set(seeds.map((seed) => gaps(circleOf('4+2', seed))))).toEqual(
      new Set(['1 and 3', '2 and 2']),
    );
  });
  test('ties are broken by the table’s seed', () => {
    const circles = ['a', 'b', 'c', 'd', 'e'].map((seed) => circleOf('3+2+1', seed).join(''));
    expect(new Set(circles).size).toBeGreaterThan(1);
    expect(circleOf('3+2+1', 'a')).toEqual(circleOf('3+2+1', 'a'));
  });
});

test.each(['3+3', '2+2+2', '4+2'])('POB-2.4 a table of %s sits down so, whoever deals', (teams) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { circle, colours } = dealt(6, { teams }, seed);
    expect(neighbours(circle.map((seat) => colours[seat] as number))).toBe(teams === '4+2' ? 2 : 0);
    expect([...circle].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  }
});

describe('POB-2.5 a team', () => {
  const team = () =>
    position({
      hands: [[event('b1')], [event('c1')], IDLE.slice(0, 3), IDLE.slice(3, 6)],
      options: { teams: '2+2' },
    });

  test('shares one colour and its supply', () => {
    const first = played(team(), 0, playEvent('b1')).state;
    const second = played({ ...first, place: 1 }, 1, playEvent('c1')).state;
    expect(second.supply).toEqual([46, 48]);
    expect(second.board[1]).toBe(second.board[2]);
  });
  test('keeps its hands secret, also from team mates', () => {
    expect(rules.manifest.hiddenInformation).toBe('own');
    const state = team();
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const view = JSON.stringify(rules.observe(state, viewer));
      expect(view).toContain(`"hand":${JSON.stringify(viewer === 'spectator' ? [] : state.hands[viewer])}`);
      expect(view).not.toContain('"hands"');
      expect(view).not.toContain('"deck":');
      expect(view).toContain('"handSizes":[1,1,3,3]');
      expect(view).toContain(`"deckSize":${state.deck.length}`);
    }
  });
  test('does not hear what its member draws', () => {
    const { events } = played(team(), 0, playEvent('b1'));
    expect(heardBy(events, 0).map(({ kind }) => kind)).toContain('received');
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      expect(heardBy(events, viewer).map(({ kind }) => kind)).not.toContain('received');
    }
  });
});

const everyEdition: readonly Edition[] = ['2019', 'classic'];

test.each(everyEdition)('POB-2.5 in the %s edition as many supplies as teams are laid out', (edition) => {
  expect(dealt(6, { edition, teams: '2+2+2' }, 'six').supply).toHaveLength(3);
});
