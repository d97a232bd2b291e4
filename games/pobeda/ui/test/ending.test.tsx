import { type Language, type Outcome, readRecord, replay } from '@bridgehead/kernel';
import { checkInterfaceWords, miscounted } from '@bridgehead/kernel/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Pack } from '../../content/schema.ts';
import { pobeda } from '../../index.ts';
import { looseChip } from '../../rules/chips.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { chipsOf, courseOf, leadTakenBy } from '../ending/course.ts';
import { Picture, result, story } from '../ending/ending.ts';
import { WORDS } from '../ending/words.ts';

const files = import.meta.glob<string>('../../test/games/*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const fileOf = (name: string) => `../../test/games/${pobeda.manifest.version}/${name}.json`;

async function endOf(name: string) {
  const record = readRecord(files[fileOf(name)] ?? '');
  const { rules, content } = await pobeda.load({ version: record.header.rules });
  const { table, steps } = replay(rules, record);
  const view = rules.observe(table?.state as State, 'spectator') as View;
  const heard = steps.flatMap(({ progress }) => progress?.events ?? []);
  const events = heard.filter(({ to }) => to === undefined).map(({ event }) => event as Event);
  const tableIn = (language: Language, outcome: Outcome = view.outcome as Outcome) => ({
    pack: content.pack as Pack,
    view,
    language,
    seats: record.header.seats,
    outcome,
  });
  return { view, events, tableIn };
}

test.each(['lines', 'cards', 'draw'])(
  'the game of %s is told in three lines, with whoever won and a drawing, in both languages',
  async (name) => {
    const { events, tableIn } = await endOf(name);
    for (const language of ['ru', 'en'] as const) {
      const table = tableIn(language);
      const { title, people } = result(table);
      const { lines, figures } = story(table, events);
      expect(lines).toHaveLength(3);
      expect([title, ...lines, ...figures.map(({ label }) => label)].join()).not.toMatch(/undefined|NaN/);
      const counts = figures.filter(({ value }) => typeof value === 'number');
      const said = counts.map(({ value, label }) => `${value} ${label}`).join(', ');
      expect(counts).toHaveLength(3);
      expect(miscounted({ ru: said, en: said })).toBeUndefined();
      expect(people.map(({ seat }) => seat)).toEqual(
        table.outcome.kind === 'win' ? table.outcome.winners : [0, 1, 2],
      );
      const drawing = renderToStaticMarkup(<Picture {...table} />);
      expect(drawing).toContain('viewBox="0 0 320 200"');
      expect(drawing).not.toMatch(/<text|NaN|undefined/);
    }
  },
);

test('what decided a game is its last line, event by event, and the chip that closed it', async () => {
  const { events, tableIn, view } = await endOf('lines');
  const { decided, lines } = story(tableIn('ru'), events);
  const course = courseOf(events);
  expect(decided?.through).toHaveLength(6);
  expect(decided?.through.map(({ title }) => title)).toContain('Открытие второго фронта');
  expect(lines[2]).toContain(`ход ${course.turns}: Вера`);
  expect(lines[2]).toContain('«Открытие второго фронта»');
  expect(lines[1]).toContain(String(leadTakenBy(course, 1)?.turn));
  expect(view.lines.at(-1)).toMatchObject({ colour: 1 });
});

test('where people agreed to stop, nothing is said to have decided the game', async () => {
  const { events, tableIn } = await endOf('draw');
  const resigned = tableIn('ru', { kind: 'win', winners: [2], ending: 'resigned' });
  expect(result(resigned).title).toBe('Победа синих');
  expect(story(resigned, events)).not.toHaveProperty('decided');
  expect(story(resigned, events).lines[2]).toContain('прекратили');
});

test('a game without a single line is told by who came nearest to one', async () => {
  const { events, tableIn, view } = await endOf('draw');
  const quiet = events.filter(({ kind }) => kind !== 'line');
  const told = (board: View['board'], language: Language) =>
    story({ ...tableIn(language), view: { ...view, board, lines: [] } }, quiet).lines[1];
  const bare = view.board.map(() => 0);
  expect(told(bare, 'ru')).toBe(WORDS.ru.noneNear);
  const row = bare.map((spot, cell) => (cell >= 1 && cell <= 5 ? looseChip(2) : spot));
  expect(told(row, 'ru')).toBe('Ближе всех к линии были синие: 5 фишек из шести, b1–f1.');
  expect(told(row, 'en')).toBe('Blue came nearest to a line: 5 of its six chips, b1–f1.');
});

test('a chip counts for a line from when it came to stay', () => {
  const placed = (colour: number, cell: number): Event[] => [
    { kind: 'played', seat: colour, card: 0, cell },
    { kind: 'placed', colour, cell },
  ];
  const line = { kind: 'line', seat: 0, colour: 0, line: { from: 1, to: 6 } } as const;
  const course = courseOf([...placed(0, 1), ...placed(1, 1), ...placed(0, 2), ...placed(0, 1), line]);
  const [taken] = course.lines;
  expect(taken && chipsOf(course, taken, [1, 2, 3]).map(({ turn }) => turn)).toEqual([3, 4]);
});

test('the lead is taken by the line after which nobody draws level again', () => {
  const line = (colour: number): Event[] => [
    { kind: 'emptyTurn', seat: colour, card: 0 },
    { kind: 'line', seat: colour, colour, line: { from: 0, to: 5 } },
  ];
  expect(leadTakenBy(courseOf([...line(0), ...line(1), ...line(0), ...line(0)]), 0)?.turn).toBe(3);
  expect(leadTakenBy(courseOf([...line(0), ...line(1)]), 0)).toBeUndefined();
});

test('what is said of an ending counts as its language counts', () => {
  checkInterfaceWords(WORDS.ru, WORDS.en);
});
