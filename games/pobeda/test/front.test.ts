import { describe, expect, it } from 'vitest';
import cities from '../content/front/cities.json' with { type: 'json' };
import { dayOf, type Front, type FrontChoice, frontOn } from '../content/front/front.ts';
import { holderOf } from '../content/front/ground.ts';
import lines from '../content/front/lines.json' with { type: 'json' };

const FRONTS = lines as unknown as readonly Front[];
const PLACES = cities.places as unknown as Readonly<Record<string, readonly [number, number]>>;

describe('the front', () => {
  it('leaves every city with the side that held it: 835 of them on 22 dates', () => {
    const wrong: string[] = [];
    let checked = 0;
    for (const { date, ...held } of cities.held) {
      const front = FRONTS.find((candidate) => candidate.date === date) as Front;
      for (const side of ['soviet', 'axis'] as const) {
        for (const name of held[side]) {
          const [lat, lon] = PLACES[name] as readonly [number, number];
          checked++;
          if (holderOf(front, lat, lon) !== side) wrong.push(`${date} ${name} is not ${side}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBe(835);
    expect(FRONTS).toHaveLength(22);
  });

  it('is told in order, with points that lie in Europe', () => {
    expect(FRONTS.map(({ date }) => date)).toEqual(FRONTS.map(({ date }) => date).sort());
    for (const { main, pieces } of FRONTS) {
      for (const [lat, lon] of [...main, ...pieces.flatMap(({ points }) => points)]) {
        expect(lat > 40 && lat < 72 && lon > 10 && lon < 50).toBe(true);
      }
    }
  });

  it('leaves neutral Turkey and Persia to nobody’s army', () => {
    const last = FRONTS.at(-1) as Front;
    for (const [lat, lon] of [
      [39.9, 32.9],
      [41.0, 39.7],
      [41.0, 29.0],
      [35.7, 51.4],
    ] as const)
      expect(holderOf(last, lat, lon)).not.toBe('soviet');
  });
});

describe('the front on a day', () => {
  const on = (day: string, choose: FrontChoice = 'nearest') => frontOn(FRONTS, day, choose)?.date ?? null;

  it('is that of the nearer date, the earlier one when both are as near', () => {
    expect(on('1941-06-22')).toBe('1941-06-22');
    expect(on('1941-06-30')).toBe('1941-06-22');
    expect(on('1941-07-01')).toBe('1941-06-22');
    expect(on('1941-07-02')).toBe('1941-07-10');
    expect(on('1942-11-19')).toBe('1942-11-18');
  });

  it('is that of the date before or after, where an event asks for it', () => {
    expect(on('1943-07-03', 'earlier')).toBe('1943-03-01');
    expect(on('1943-07-03')).toBe('1943-07-04');
    expect(on('1943-07-05', 'later')).toBe('1943-10-01');
    expect(on('1945-05-09', 'later')).toBe('1945-05-08');
  });

  it('is the first one before the war and none once it is over in Europe', () => {
    expect(on('1941-06-01')).toBe('1941-06-22');
    expect(on('1945-05-09')).toBe('1945-05-08');
    expect(on('1945-06-24')).toBeNull();
  });

  it('takes the middle of a month whose day is not known', () => {
    expect(dayOf('1943-09')).toBe('1943-09-15');
    expect(dayOf('1943-09-03')).toBe('1943-09-03');
  });
});
