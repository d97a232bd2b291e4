import { Problem } from '@bridgehead/kernel';
import { complaintOf, openingView } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { dayOf, type Front, frontOn } from '../content/front/front.ts';
import { holderOf } from '../content/front/ground.ts';
import lines from '../content/front/lines.json' with { type: 'json' };
import { CATEGORIES, packFrom, SCENES, type WarEvent } from '../content/index.ts';
import { pobeda } from '../index.ts';

const pack = packFrom();
const FRONTS = lines as unknown as readonly Front[];

describe('the events of the war', () => {
  test('are 140, and cover every year and every side of it', () => {
    expect(pack.events).toHaveLength(140);
    const years = pack.events.map(({ date }) => date.from.slice(0, 4));
    for (const year of ['1941', '1942', '1943', '1944', '1945']) {
      expect(years.filter((of) => of === year).length).toBeGreaterThanOrEqual(15);
    }
    for (const category of CATEGORIES) {
      expect(
        pack.events.filter((event) => event.category === category).length,
        category,
      ).toBeGreaterThanOrEqual(4);
    }
  });
  test('lie within the war and its aftermath', () => {
    for (const { id, date } of pack.events) {
      expect(date.from >= '1941-06-22' || date.from === '1941-06', id).toBe(true);
      expect((date.to ?? date.from) <= '1946', id).toBe(true);
    }
  });
  test('have days that exist in the calendar', () => {
    const days = pack.events
      .flatMap(({ date }) => [date.from, date.to ?? date.from])
      .filter((day) => day.length === 10);
    const inCalendar = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10);
    expect(days.map(inCalendar)).toEqual(days);
  });
  test('leave no month of the war out', () => {
    const months = new Set(pack.events.map(({ date }) => date.from.slice(0, 7)));
    const war = [1941, 1942, 1943, 1944, 1945].flatMap((year) =>
      Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`),
    );
    expect(war.filter((month) => month >= '1941-06' && month <= '1945-09' && !months.has(month))).toEqual([]);
  });
  test('each have a drawn scene; none is drawn for nothing, and none for more than six of them', () => {
    for (const { id, scene } of pack.events) expect(scene, id).toBeDefined();
    for (const scene of SCENES) {
      const events = pack.events.filter((event) => event.scene === scene);
      expect(events.length, scene).toBeGreaterThanOrEqual(1);
      expect(events.length, scene).toBeLessThanOrEqual(6);
    }
  });
  test.each([
    ['occupation-of-minsk', '1941-07-10', 'axis'],
    ['siege-of-leningrad-begins', '1941-09-30', 'axis'],
    ['vyazma-encirclement', '1941-10-10', 'axis'],
    ['defence-of-sevastopol', '1941-12-05', 'soviet'],
    ['kerch-and-adzhimushkay', '1942-05-01', 'soviet'],
    ['surrender-at-stalingrad', '1943-01-01', 'axis'],
    ['partisan-parade-in-minsk', '1944-09-01', 'soviet'],
    ['jassy-kishinev-operation', '1944-06-22', 'axis'],
    ['battle-of-budapest', '1945-01-01', 'axis'],
    ['storming-of-konigsberg', '1945-03-01', 'axis'],
    ['meeting-on-the-elbe', '1945-05-08', 'soviet'],
  ])('show with %s the front of %s, where its place is %s', (id, date, side) => {
    const event = pack.events.find((candidate) => candidate.id === id) as WarEvent;
    const front = frontOn(FRONTS, dayOf(event.date.from), event.front ?? 'nearest') as Front;
    expect(front.date).toBe(date);
    expect(holderOf(front, event.place.lat, event.place.lon)).toBe(side);
  });
  test('keep figures and the sign of percent on one line in Russian', () => {
    for (const { id, text } of pack.events) expect(text.ru, id).not.toMatch(/\d ?%/);
  });
  test('are told in two to four sentences in both languages, in their own letters', () => {
    for (const { id, text, title } of pack.events) {
      for (const sentences of [text.ru, text.en]) {
        expect(sentences.length, id).toBeGreaterThanOrEqual(150);
        expect(sentences.length, id).toBeLessThanOrEqual(380);
        expect(sentences, id).toMatch(/[.!?…][»”]?$/);
      }
      expect(text.en + title.en, id).not.toMatch(/[а-яё]/i);
      expect(text.ru, id).not.toMatch(/"|'/);
    }
  });
});

describe('a content pack', () => {
  const own = () =>
    JSON.parse(JSON.stringify({ id: 'other', title: { ru: 'Другой', en: 'Other' }, events: pack.events }));
  const complaint = (change: (json: ReturnType<typeof own>) => void) => {
    const json = own();
    change(json);
    return complaintOf(() => packFrom(json));
  };

  test('of the same schema takes the place of ours, with a hash of its own', async () => {
    const json = own();
    json.events[0].title = { ru: 'Иное начало', en: 'Another beginning' };
    const [ours, theirs] = await Promise.all([pobeda.load(), pobeda.load({ pack: json })]);
    expect(theirs.content.id).toBe('other');
    expect(theirs.content.hash).not.toBe(ours.content.hash);
    const names = { seat: String };
    const first = { kind: 'played', seat: 0, card: 0, cell: 1 } as const;
    const view = openingView(theirs.rules, ['human', 'human']);
    expect(theirs.text.event(first, names, view)?.en).toContain('Another beginning');
  });
  test('may list its events in any order: the board is chronological all the same', () => {
    const json = own();
    json.events.reverse();
    expect(packFrom(json).events).toEqual(pack.events);
  });
  test('is read no further than its first fault: a megabyte of nothing costs no more than a line of it', () => {
    const read: number[] = [];
    const event = (index: number) => ({
      get id() {
        return read.push(index);
      },
    });
    const events = Array.from({ length: 200 }, (_, index) => event(index));
    expect(complaint((json) => (json.events = events))?.en).toContain('events.0.id');
    expect(new Set(read)).toEqual(new Set([0]));
  });
  test('with a missing date is told where', () => {
    const { id } = pack.events[3] as (typeof pack.events)[number];
    const sentence = complaint(({ events }) => delete events[3].date);
    expect(sentence?.en).toContain(`events.3.date (${id}) is missing`);
    expect(sentence?.ru).toContain(`events.3.date (${id}) ничего нет`);
  });
  test.each([
    [
      'a date that is none',
      (json: ReturnType<typeof own>) => (json.events[0].date.from = '22.06.1941'),
      'events.0.date.from',
    ],
    [
      'an unknown category',
      (json: ReturnType<typeof own>) => (json.events[5].category = 'space'),
      'events.5.category',
    ],
    [
      'a scene that nobody drew',
      (json: ReturnType<typeof own>) => (json.events[5].scene = 'sunset'),
      'events.5.scene',
    ],
    [
      'a front that is neither of the two',
      (json: ReturnType<typeof own>) => (json.events[5].front = 'nearest'),
      'events.5.front',
    ],
    [
      'a title that no cell can hold',
      (json: ReturnType<typeof own>) => (json.events[5].title.ru = 'я'.repeat(35)),
      'events.5.title.ru',
    ],
    [
      'a place off the globe',
      (json: ReturnType<typeof own>) => (json.events[5].place.lat = 91),
      'events.5.place.lat',
    ],
    [
      'a place whose name is a novel',
      (json: ReturnType<typeof own>) => (json.events[5].place.ru = 'я'.repeat(61)),
      'events.5.place.ru',
    ],
    [
      'a place whose name turns the writing round',
      (json: ReturnType<typeof own>) => (json.events[5].place.ru = 'Брест\u202E'),
      'Брест⟨U+202E⟩',
    ],
    [
      'a text that is mostly spaces',
      (json: ReturnType<typeof own>) => (json.events[5].text.en = `x${' '.repeat(600)}`),
      'events.5.text.en',
    ],
    ['an endless id', (json: ReturnType<typeof own>) => (json.id = 'a'.repeat(81)), 'id'],
    ['too few events', (json: ReturnType<typeof own>) => json.events.pop(), '139 events'],
    [
      'two events of one title',
      (json: ReturnType<typeof own>) => (json.events[1].title = json.events[0].title),
      'same name',
    ],
    [
      'an end before its beginning',
      (json: ReturnType<typeof own>) => (json.events[0].date.to = '1941-01-01'),
      'events.0.date',
    ],
  ])('with %s is refused', (_what, change, where) => {
    expect(complaint(change)?.en).toContain(where);
  });
  test('that is no pack at all is refused, too', () => {
    for (const json of [null, 42, [], {}]) expect(() => packFrom(json)).toThrow(Problem);
  });
});
