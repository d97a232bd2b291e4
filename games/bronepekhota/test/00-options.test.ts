import { type OptionValue, readOptions } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { ENDINGS } from '../rules/endings.ts';
import { manifest } from '../rules/manifest.ts';
import { isPublished, missionText } from '../rules/options.ts';

type Given = Readonly<Record<string, OptionValue>>;

/** The options of a table, or clause, reason and option of what is refused. */
function opened(seats: number, given: Given = {}) {
  const read = readOptions(manifest, seats, given);
  if ('options' in read) return read.options;
  const { clause, reason, figures } = read.refusal;
  return `${clause} ${reason} ${figures?.['option']}`;
}

function specOf(id: string) {
  const spec = manifest.options.find((one) => one.id === id);
  if (!spec) throw new Error(`there is no option “${id}”`);
  return spec;
}

const values = (id: string, seats: number, options: Given = {}) => specOf(id).values({ seats, options });
const words = (id: string, value: OptionValue) => specOf(id).describe(value);

const GENERIC = ['annihilation', 'capture', 'commander', 'line', 'markers'];
const PUBLISHED = ['liberation', 'bait', 'hunt', 'storm', 'recovery', 'trap'];
const LARGE = ['junction', 'spaceport', 'monoliths', 'generated'];

describe('BRP-1.1 a table that nobody has changed', () => {
  test('is Annihilation in twelve tours, by the rules that leave nothing to agreement', () => {
    expect(opened(2)).toEqual({
      mission: 'annihilation',
      teams: '1+1',
      ground: 'outskirts',
      tours: 12,
      difference: 0,
      specials: false,
      ammo: false,
      refill: false,
      grenades: false,
      jumps: false,
      aimed: false,
      panic: false,
    });
    expect(opened(3)).toMatchObject({ teams: '1+1+1', ground: 'junction' });
    expect(opened(4)).toMatchObject({ teams: '2+2', ground: 'junction' });
  });
  test('hides nothing; sides fight each other, one after another', () => {
    expect(manifest).toMatchObject({ hiddenInformation: 'none', cooperative: false, simultaneous: false });
    expect(manifest.endings).toBe(ENDINGS);
    expect(ENDINGS).toEqual(['mission', 'wipedOut', 'costs']);
    expect(manifest.sides?.({ seats: 3, options: { teams: '2+1' } })).toEqual([0, 0, 1]);
  });
});

describe('BRP-12.4 missions', () => {
  test('the published ones are for two, the others for any number', () => {
    expect(values('mission', 2)).toEqual([...GENERIC, ...PUBLISHED]);
    for (const seats of [3, 4]) expect(values('mission', seats)).toEqual(GENERIC);
    expect(opened(3, { mission: 'bait' })).toBe('BRP-12.4 option-value mission');
  });
  test('which of them bring their own armies and tables', () => {
    const published = (mission: string) => isPublished({ seats: 2, options: { mission } });
    expect([...GENERIC, ...PUBLISHED].filter(published)).toEqual(PUBLISHED);
  });
  test.each([
    ['annihilation', [12, 6, 8, 10, 16, 20, 0]],
    ['capture', [12, 6, 8, 10, 16, 20, 0]],
    ['commander', [12, 6, 8, 10, 16, 20, 0]],
    ['line', [8, 6, 10, 12]],
    ['markers', [6]],
    ['liberation', [8]],
    ['bait', [8]],
    ['hunt', [6]],
    ['storm', [8]],
    ['recovery', [8]],
    ['trap', [0, 8, 12, 16, 20]],
  ])('BRP-12.1 %s lasts so many tours: %j', (mission, tours) => {
    expect(values('tours', 2, { mission })).toEqual(tours);
    expect(opened(2, { mission })).toMatchObject({ tours: tours[0] });
    expect(opened(2, { mission, tours: 7 })).toBe('BRP-12.1 option-value tours');
  });
});

describe('BRP-12.3 sides', () => {
  test.each<[number, string, string[]]>([
    [2, 'annihilation', ['1+1']],
    [3, 'annihilation', ['1+1+1', '2+1']],
    [4, 'annihilation', ['2+2', '1+1+1+1', '2+1+1', '3+1']],
    [2, 'line', ['1+1']],
    [3, 'line', ['2+1']],
    [4, 'line', ['2+2', '3+1']],
    [5, 'annihilation', []],
  ])('of %i players in %s: %j', (seats, mission, teams) => {
    expect(values('teams', seats, { mission })).toEqual(teams);
  });
  test('are refused by their clause', () => {
    expect(opened(3, { mission: 'line', teams: '1+1+1' })).toBe('BRP-12.3 option-value teams');
  });
  test('everybody for themselves is said so, alliances by their numbers', () => {
    for (const teams of ['1+1', '1+1+1', '1+1+1+1'])
      expect(words('teams', teams)).toEqual({ ru: 'каждый за себя', en: 'each for themselves' });
    for (const teams of ['2+1', '3+1', '2+1+1', '1+2', '1', '1+12'])
      expect(words('teams', teams)).toEqual({ ru: teams, en: teams });
  });
});

describe('BRP-0.3 tables to fight on', () => {
  test('small for two, large for more, a random one of either', () => {
    expect(values('ground', 2)).toEqual([
      'outskirts',
      'drydock',
      'pumping',
      'terminal',
      'camp',
      'airstrip',
      'quarry',
      'depot',
      'graveyard',
      'generated',
    ]);
    for (const seats of [3, 4]) expect(values('ground', seats)).toEqual(LARGE);
    expect(opened(2, { ground: 'junction' })).toBe('BRP-0.3 option-value ground');
  });
  test.each(PUBLISHED)('%s has its own and no other', (mission) => {
    expect(values('ground', 2, { mission })).toEqual(['own']);
    expect(opened(2, { mission, ground: 'quarry' })).toBe('BRP-0.3 option-value ground');
  });
  test('each has a name of its own, in both languages', () => {
    for (const ground of [...values('ground', 2), ...LARGE, 'own']) {
      const { ru, en } = words('ground', ground);
      expect([ru, en]).not.toContain(ground);
    }
    expect(words('ground', 'own').en).toBe('the mission’s own');
  });
  test('a table that has no name is called by its id', () => {
    expect(words('ground', 'attic')).toEqual({ ru: 'attic', en: 'attic' });
  });
});

describe('BRP-1.5 the difference in cost', () => {
  test('any, a tenth or a fifth of the larger army; published missions are exempt', () => {
    expect(values('difference', 2, { mission: 'markers' })).toEqual([0, 10, 20]);
    for (const mission of PUBLISHED) expect(values('difference', 2, { mission })).toEqual([0]);
    expect(opened(2, { difference: 15 })).toBe('BRP-1.5 option-value difference');
  });
});

describe('rules that a table agrees upon', () => {
  test.each([
    ['specials', 'BRP-7.4.4'],
    ['ammo', 'BRP-7.7'],
    ['refill', 'BRP-7.7'],
    ['grenades', 'BRP-7.8'],
    ['jumps', 'BRP-9.4'],
    ['aimed', 'BRP-11.1'],
    ['panic', 'BRP-11.2'],
  ])('%s is on or off, %s', (rule, clause) => {
    expect(values(rule, 2, { ammo: true })).toEqual([false, true]);
    expect(opened(2, { ammo: true, [rule]: true })).toMatchObject({ [rule]: true });
    expect(opened(2, { [rule]: 'sometimes' })).toBe(`${clause} option-value ${rule}`);
    expect(words(rule, true).en).toBe('yes');
    expect(words(rule, false).en).toBe('no');
  });
  test('BRP-7.7 where ammunition never runs out there is nothing to refill', () => {
    expect(values('refill', 2, { ammo: false })).toEqual([false]);
    expect(opened(2, { refill: true })).toBe('BRP-7.7 option-value refill');
  });
});

describe('every option is told in both languages', () => {
  const all = () =>
    [2, 3, 4].flatMap((seats) =>
      [...GENERIC, ...PUBLISHED].flatMap((mission) =>
        manifest.options.flatMap(({ id }) =>
          values(id, seats, { mission, ammo: true }).map((value) => `${id} ${value}`),
        ),
      ),
    );
  test('and no two values of one alike', () => {
    const seen = new Map<string, string>();
    for (const key of new Set(all())) {
      const [id = '', value = ''] = key.split(' ');
      const given =
        value === 'true' || value === 'false'
          ? value === 'true'
          : Number.isNaN(Number(value))
            ? value
            : Number(value);
      const { ru, en } = words(id, given);
      expect(
        [ru, en].every((text) => text.length > 0),
        key,
      ).toBe(true);
      if (id === 'teams') continue;
      for (const text of [`${id} ${ru}`, `${id} ${en}`]) {
        expect(seen.get(text) ?? key, text).toBe(key);
        seen.set(text, key);
      }
    }
  });
  test('with its name, and a hint where the rule may be unknown', () => {
    for (const { id, label, hint } of manifest.options) {
      for (const text of [label, ...(hint ? [hint] : [])])
        expect(
          [text.ru, text.en].every((one) => one.length > 0),
          id,
        ).toBe(true);
    }
    const hinted = manifest.options.filter(({ hint }) => hint).map(({ id }) => id);
    expect(hinted).toEqual(['specials', 'ammo', 'refill', 'grenades', 'jumps', 'aimed', 'panic']);
  });
  test('the tours, the difference, the missions', () => {
    expect([words('tours', 0).en, words('tours', 8).en]).toEqual(['no limit', '8']);
    expect([words('difference', 0).en, words('difference', 20).en]).toEqual(['any', 'at most 20%']);
    expect(words('mission', 'trap')).toBe(missionText('trap'));
  });
});
