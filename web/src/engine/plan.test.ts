import type { AnyGame } from '@bridgehead/kernel';
import { bronepekhota } from '@bridgehead/bronepekhota';
import { pobeda } from '@bridgehead/pobeda';
import { beforeAll, expect, it } from 'vitest';
import { planTable } from './plan.ts';

let game: AnyGame;

beforeAll(async () => {
  game = (await pobeda.load()) as unknown as AnyGame;
});

it('offers what the number of seats allows', () => {
  const { options } = planTable(game, { game: 'pobeda', seats: 6, options: {} });
  const teams = options.find(({ id }) => id === 'teams');
  expect(teams?.values.map(({ value }) => value)).toContain('3+3');
});

it('lets a wish go when the seats no longer allow it, and keeps the rest', () => {
  const { chosen } = planTable(game, {
    game: 'pobeda',
    seats: 4,
    options: { teams: '3+3', strictDraw: true },
  });
  expect(chosen).toMatchObject({ teams: '2+2', strictDraw: true });
});

it('says which clause forbids a table', () => {
  const { refused } = planTable(game, { game: 'pobeda', seats: 5, options: { edition: 'classic' } });
  expect(refused?.refusal.clause).toBe('POB-2.3');
});

it('says a word about the value that is chosen', async () => {
  const battles = (await bronepekhota.load()) as unknown as AnyGame;
  const hints = ['capture', 'storm'].map((mission) => {
    const { options } = planTable(battles, { game: 'bronepekhota', seats: 2, options: { mission } });
    return options.find(({ id }) => id === 'mission')?.hint?.en;
  });
  expect(hints).toEqual([
    expect.stringContaining('the object that everybody came for'),
    expect.stringContaining('The Tribunators come up to it'),
  ]);
});
