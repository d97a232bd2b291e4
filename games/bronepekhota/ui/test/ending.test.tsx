import {
  chanceFrom,
  type Language,
  nextDecision,
  type Outcome,
  readOptions,
  seedFromText,
} from '@bridgehead/kernel';
import { checkInterfaceWords } from '@bridgehead/kernel/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import type { Event } from '../../rules/events.ts';
import { manifest } from '../../rules/manifest.ts';
import { rulesOver } from '../../rules/rules.ts';
import { NONE } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { Aftermath } from '../aftermath/Aftermath.tsx';
import { courseOf, sumOf } from '../ending/course.ts';
import { Picture, result, story } from '../ending/ending.ts';
import { ENDING } from '../ending/words/index.ts';

const pack = packFrom();
const rules = rulesOver(pack);
const seats = [
  { name: 'Anna', kind: 'human' as const },
  { name: 'Boris', kind: 'human' as const },
];

/** A short battle at random, with everything that was heard of it. */
function battle() {
  const read = readOptions(manifest, 2, { tours: 20, panic: true, grenades: true, specials: true });
  if ('refusal' in read) throw new Error(read.refusal.reason);
  const chance = chanceFrom(seedFromText('the end'));
  const events: Event[] = [];
  const hear = (event: Event) => void events.push(event);
  const state = rules.setup(read.options, ['human', 'human'], chance, hear);
  for (let move = 0; move < 2000; move++) {
    const decision = nextDecision(rules.pending(state));
    if (!decision) break;
    rules.play(state, decision, rules.randomMove(state, decision, chance), chance, hear);
  }
  return { view: rules.observe(state, 'spectator'), events };
}

let view: View;
let events: readonly Event[];
beforeAll(() => ({ view, events } = battle()));

const tableIn = (language: Language, outcome: Outcome = view.outcome as Outcome) => ({
  pack,
  view,
  language,
  seats,
  outcome,
});

test('the words count as their language counts', () => checkInterfaceWords(ENDING.ru, ENDING.en));

test.each(['ru', 'en'] as const)('a battle is told with its losses and what decided it (%s)', (language) => {
  const table = tableIn(language);
  const { title, people } = result(table);
  const { lines, decided, figures } = story(table, events);
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect([title, ...lines, decided?.text].join(' ')).not.toMatch(/undefined|NaN|null/);
  expect(lines.at(-1)).toContain('Anna');
  expect(decided?.through.length).toBeGreaterThan(0);
  expect(figures.map(({ value }) => value)).not.toContain(undefined);
  expect(people.length).toBeGreaterThan(0);
});

describe('the course of it', () => {
  test('has every loss once, where it happened, and nobody else is said to have fallen', () => {
    const { losses } = courseOf(events, view);
    const gone = [...view.pieces.keys()].filter((id) =>
      ['destroyed', 'deserted'].includes(view.pieces[id]?.status ?? ''),
    );
    expect(gone.length).toBeGreaterThan(0);
    expect(losses.map(({ piece }) => piece).toSorted((a, b) => a - b)).toEqual(gone);
    expect(losses.filter(({ at }) => !at)).toEqual([]);
  });
  test('credits every shot to a unit', () => {
    const { tours, units } = courseOf(events, view);
    expect(units.reduce((sum, { deeds }) => sum + deeds.shots, 0)).toBe(sumOf(tours, ({ shots }) => shots));
    expect(units.reduce((sum, { deeds }) => sum + deeds.hits, 0)).toBe(sumOf(tours, ({ hits }) => hits));
  });
  test('follows whoever moved, from where they stood', () => {
    const { trails } = courseOf(events, view);
    expect(trails.length).toBeGreaterThan(0);
    for (const { path } of trails) expect(path.length).toBeGreaterThan(1);
  });
});

test('a pilot falls where the machine was hit, a blast counts for whoever fired, friends as a mishap', () => {
  const at = { x: 100, y: 200, z: 0, facing: { x: 1, y: 0 } };
  const pieces = [
    { kind: 'soldier', squad: 0, status: 'destroyed' },
    { kind: 'machine', owner: 0, status: 'table' },
    { kind: 'soldier', squad: 1, status: 'table' },
    { kind: 'soldier', squad: 1, status: 'destroyed' },
  ];
  const squads = [{ seat: 0 }, { seat: 1 }];
  const field = { sides: [0, 1], squads, pieces } as unknown as View;
  const shot = { by: 2, with: 'own', at: 1, distance: 3, cover: 'none', die: 4, carries: 4 } as const;
  const told: Event[] = [
    { kind: 'deployed', seat: 0, unit: { piece: 1 }, places: [{ ...at, piece: 1 }] },
    { kind: 'deployed', seat: 1, unit: { squad: 1 }, places: [{ ...at, x: 150, piece: 3 }] },
    { kind: 'tour', tour: 1 },
    { kind: 'shot', ...shot, isAimed: false, isHit: true },
    { kind: 'damaged', piece: 1, damage: 2, durability: 5, cause: 'shot' },
    { kind: 'destroyed', piece: 0, cause: 'test' },
    { kind: 'destroyed', piece: 3, cause: 'blast' },
  ];
  const { losses, units } = courseOf(told, field);
  expect(losses).toEqual([
    { tour: 1, piece: 0, at: { x: 100, y: 200 }, by: 2 },
    { tour: 1, piece: 3, at: { x: 150, y: 200 }, by: 2 },
  ]);
  expect(units[1]?.deeds).toMatchObject({
    shots: 1,
    hits: 1,
    damage: 2,
    kills: 1,
    mishaps: 1,
    lost: 1,
    size: 2,
  });
  expect(units[0]?.deeds).toMatchObject({ lost: 1, fell: 1 });
});

test('BRP-7.8 a grenade is no shot: it hits nobody, and is counted for itself', () => {
  const thrown = events.filter(({ kind }) => kind === 'grenade').length;
  const fired = events.filter(({ kind }) => kind === 'shot').length;
  expect(thrown).toBeGreaterThan(0);
  const { tours, units } = courseOf(events, view);
  expect(sumOf(tours, ({ grenades }) => grenades)).toBe(thrown);
  expect(sumOf(tours, ({ shots }) => shots)).toBe(fired);
  expect(units.reduce((sum, { deeds }) => sum + deeds.grenades, 0)).toBe(thrown);
  const { lines, figures } = story(tableIn('en'), events);
  expect(lines[0]).toMatch(new RegExp(` ${fired} shots?, .* ${thrown} grenades?`));
  expect(figures).toContainEqual({ label: 'Grenades', value: thrown });
});

test('of what decided a battle everybody sees whose it was: both may have squads of a kind', () => {
  const { decided } = story(tableIn('en'), events);
  for (const { title } of decided?.through ?? []) expect(title).toMatch(/\((?:Anna|Boris)\)$/);
});

test.each<Outcome>([
  { kind: 'win', winners: [0], ending: 'wipedOut' },
  { kind: 'win', winners: [1], ending: 'mission' },
  { kind: 'win', winners: [0], ending: 'costs' },
  { kind: 'win', winners: [0], ending: 'resigned' },
  { kind: 'draw', between: [0, 1], ending: 'costs' },
])('$kind by $ending has a drawing without words', (outcome) => {
  const drawing = renderToStaticMarkup(<Picture pack={pack} view={view} outcome={outcome} />);
  expect(drawing).toContain('viewBox="0 0 320 200"');
  expect(drawing).not.toMatch(/<text|NaN|undefined/);
});

describe('the picture shows what fought', () => {
  const outcomes: readonly Outcome[] = [
    { kind: 'win', winners: [0], ending: 'wipedOut' },
    { kind: 'win', winners: [0], ending: 'costs' },
    { kind: 'draw', between: [0, 1], ending: 'costs' },
  ];
  const { pictures } = ENDING.en;
  const [wipedOut, costs, draw] = [pictures.wipedOut, pictures.costs, pictures.draw];
  const shown = (pieces: View['pieces']) =>
    outcomes.map((outcome) => {
      const drawing = renderToStaticMarkup(
        <Picture pack={pack} view={{ ...view, pieces }} outcome={outcome} />,
      );
      return /aria-label="([^"]*)"/.exec(drawing)?.[1];
    });
  const engine = { status: 'table', owner: 0, seat: 0 } as const;
  const brought = (kind: 'machine' | 'gun', model: string) =>
    [0, 1].map((seat) => ({ ...engine, kind, model, owner: seat, seat })) as unknown as View['pieces'];

  test('after a battle of infantry there is no machine', () => {
    const soldiers = view.pieces.filter(({ kind }) => kind === 'soldier');
    expect(shown(soldiers)).toEqual([wipedOut.infantry, costs.infantry, draw.infantry]);
  });
  test('guns where there were only guns, a machine where there was one', () => {
    const guns = brought('gun', 'mortar');
    expect(shown(guns)).toEqual([wipedOut.gun, costs.gun, draw.gun]);
    expect(shown([...guns, ...brought('machine', 'raptor')])).toEqual([
      wipedOut.machine,
      costs.machine,
      draw.machine,
    ]);
  });
  test('what was lost does not come home', () => {
    const lost = brought('machine', 'raptor').map((piece) => ({ ...piece, status: 'destroyed' as const }));
    expect(shown(lost)[1]).toBe(costs.infantry);
  });
});

test('a victory over an army of the same power names who won: whoever has lost reads it too', () => {
  const squads = view.squads.map((squad) => ({ ...squad, model: view.squads[0]?.model ?? '' }));
  const titleIn = (language: Language) =>
    result({
      ...tableIn(language, { kind: 'win', winners: [0], ending: 'resigned' }),
      view: { ...view, squads },
    }).title;
  expect([titleIn('ru'), titleIn('en')]).toEqual(['Победа: Anna', 'Victory: Anna']);
});

test('where people agreed to stop, nothing is said to have decided it', () => {
  const table = tableIn('ru', { kind: 'win', winners: [0], ending: 'resigned' });
  expect(story(table, events)).not.toHaveProperty('decided');
});

test('afterwards every unit is told of, and the losses of every tour', () => {
  const props = { ...tableIn('en'), record: {} as never, story: events };
  const markup = renderToStaticMarkup(<Aftermath {...props} />);
  expect(markup.match(/shots \d+, hits \d+/g)).toHaveLength(courseOf(events, view).units.length);
  expect(markup).toContain('round 1: losses');
  expect(markup).not.toMatch(/undefined|NaN/);
});

test('a machine that was taken is said to be the captor’s', () => {
  const [machine] = view.pieces.flatMap((piece) => (piece.kind === 'machine' ? [piece] : []));
  if (!machine) throw new Error('nobody brought a machine');
  const taken = { ...machine, status: 'table' as const, owner: 0, seat: 1 };
  const pieces = view.pieces.map((piece) => (piece === machine ? taken : piece));
  const props = { ...tableIn('en'), view: { ...view, pieces }, record: {} as never, story: [] };
  expect(renderToStaticMarkup(<Aftermath {...props} />)).toContain('captured by Boris');
});

test('a machine whose pilot is gone is said to be left without one', () => {
  const [machine] = view.pieces.flatMap((piece) => (piece.kind === 'machine' ? [piece] : []));
  if (!machine) throw new Error('nobody brought a machine');
  const idle = { ...machine, status: 'table' as const, seat: machine.owner, pilot: NONE };
  const pieces = view.pieces.map((piece) => (piece === machine ? idle : piece));
  const props = { ...tableIn('en'), view: { ...view, pieces }, record: {} as never, story: [] };
  expect(renderToStaticMarkup(<Aftermath {...props} />)).toContain('left without a pilot');
});
