import { expect, test } from 'vitest';
import { spokenIn } from './spoken.ts';

const say = (text: string) => ({ ru: text, en: text });
const [ENEMY, EVENT] = [say('The enemy'), say('Event')];
const line = (text: string) => ({ event: text, text: say(text) });

test('a step is parted wherever somebody else begins to act', () => {
  const told = [
    line('played'),
    { ...line('advance'), by: ENEMY },
    { ...line('fire'), by: ENEMY },
    { ...line('drawn'), by: EVENT },
  ];
  expect(spokenIn(told).map(({ by, told: lines }) => [by?.en, lines.map(({ event }) => event)])).toEqual([
    [undefined, ['played']],
    ['The enemy', ['advance', 'fire']],
    ['Event', ['drawn']],
  ]);
  expect(spokenIn([])).toEqual([]);
});
