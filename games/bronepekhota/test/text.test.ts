import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botsFor } from '@bridgehead/bots';
import { type Chance, clausesOf, pick } from '@bridgehead/kernel';
import { checkFirstWords, mustBeSpoken, sayEverything } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { bronepekhota } from '../index.ts';
import { MISSIONS, OPTIONAL, OPTION_SPECS } from '../rules/options.ts';
import { QUESTIONS } from '../rules/pending.ts';
import type { State } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { textOver } from '../text/index.ts';
import { armyTitle, kindName } from '../text/names.ts';
import { speedPoints, steps } from '../text/numbers.ts';
import { REASONS } from '../text/reasons.ts';
import { REFUSALS } from '../text/refusals/index.ts';
import {
  EVENTS,
  MOVES,
  RARE_EVENTS,
  RARE_MOVES,
  RARE_OUTCOMES,
  RARE_REASONS,
  RARE_REFUSALS,
} from './repertoire.ts';

const text = textOver(packFrom());
const rulebook = await text.rulebook();
const clauses = clausesOf(rulebook);

test.each(['constructor', '__proto__', 'toString'])('an army or a kind may be called %s', (name) => {
  expect(armyTitle(packFrom(), name)).toEqual({ ru: name, en: name });
  expect(kindName(packFrom(), name)).toEqual({ ru: name, en: name });
});

test('an army put together by chance has a number as its language writes it', () => {
  expect(armyTitle(packFrom(), 'No. 86')).toEqual({ ru: '№\u00a086', en: 'No.\u00a086' });
});

describe('the rulebook', () => {
  test('has every clause once, in order, in both languages', () => {
    const wanted =
      '0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 1.1 1.2 1.5 1.6 1.7 2.0 2.3 2.4 3.1 3.2 3.2.1 3.2.2 3.3 ' +
      '4.1 4.1.1 4.1.2 4.1.3 4.1.4 4.1.5 4.2 4.2.2 4.2.3 4.3 5.1 5.2 5.3 5.4 ' +
      '7.1 7.2 7.3 7.3.2 7.4.1 7.4.2 7.4.3 7.4.4 7.5 7.6 7.7 7.8 8.1 8.2 8.3 ' +
      '9.1 9.2 9.3 9.4 10.1 10.2 11.1 11.2 12.1 12.2 12.3 12.4';
    expect(clauses.map(({ id }) => id.replace('BRP-', '')).join(' ')).toBe(wanted);
    for (const { id, title, paragraphs } of clauses) {
      expect(paragraphs.length, id).toBeGreaterThan(0);
      for (const said of [title, ...paragraphs]) mustBeSpoken(said, id);
    }
  });
  test('marks every ruling of ours as one', () => {
    const unruled = clauses
      .filter(({ paragraphs }) => !paragraphs.some(({ ruling }) => ruling))
      .map(({ id }) => id.replace('BRP-', ''));
    expect(unruled.join(' ')).toBe(
      '1.1 1.7 2.3 3.2.2 4.1 4.2.2 4.3 5.1 5.2 5.3 7.1 7.4.1 7.4.3 8.2 10.1 11.1',
    );
  });
  test('BRP-1.2 says that live shooting is not played here', () => {
    const { paragraphs } = clauses.find(({ id }) => id === 'BRP-1.2') ?? { paragraphs: [] };
    expect(paragraphs.at(-1)?.en).toContain('Live shooting');
    expect(rulebook.map(({ id }) => id)).not.toContain('BRP-6');
  });
  test('has every clause that a rule, a question or an option names', () => {
    const known = new Set(clauses.map(({ id }) => id));
    const plan = { seats: 2, options: {} };
    for (const { id, clause } of OPTION_SPECS) expect(known, id).toContain(clause?.(plan));
    for (const clause of [...Object.values(QUESTIONS), ...citedByRules()]) expect(known).toContain(clause);
  });
});

function citedByRules(): readonly string[] {
  const folder = join(import.meta.dirname, '../rules');
  const cited = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/(?<=')BRP-[\d.]+(?=')/g) ?? []);
  expect(cited.length).toBeGreaterThan(50);
  return cited;
}

test('what is read before a battle is said in both languages', () => {
  checkFirstWords(text, bronepekhota.manifest);
  for (const mission of MISSIONS) {
    const steps = text.guide({ mission });
    for (const { title, text: words } of steps) {
      mustBeSpoken(title, mission);
      mustBeSpoken(words, mission);
    }
  }
});

describe('a mission is told in the form that opens a table', () => {
  test.each(MISSIONS)('%s', (mission) => {
    const told = text.optionHint?.('mission', mission);
    if (!told) throw new Error('nothing is said');
    mustBeSpoken(told, mission);
  });
  test('what it is about, which forces it gives, its table and its tours', () => {
    const { ru = '', en = '' } = text.optionHint?.('mission', 'bait') ?? {};
    expect(en).toContain('a sound Locust in the field');
    expect(en).toContain(
      'The mission gives the forces: side 1 has Regime clone infantry, Locust without a pilot, Mortar\u00a0×\u00a02; ' +
        'side 2 has Robotic cyber-infantry\u00a0×\u00a02. Table: Mirage Airstrip. Rounds: 8.',
    );
    expect(ru).toContain(
      'сторона 2 — «Роботизированная киберпехота»\u00a0×\u00a02. Стол: Аэродром «Мираж». Туров: 8.',
    );
  });
  test('an army of one’s own, and nothing of what the form asks besides', () => {
    const { en = '' } = text.optionHint?.('mission', 'annihilation') ?? {};
    expect(en).toMatch(/one side will keep the field\. Each player brings an army\.$/);
  });
  test('no other option', () => {
    expect(text.optionHint?.('ground', 'camp')).toBeUndefined();
  });
});

test('a kind that a refusal names stands after its noun, which takes the case', () => {
  const said = (reason: string, figures: Record<string, string>) => text.refusal({ reason, figures })?.ru;
  expect(said('no-room-here', { kind: 'tribunators' })).toMatch(
    /не хватает места для отряда «Трибунаторы»\.$/,
  );
  expect(said('object-not-touched', { kind: 'mortar' })).toMatch(/^До орудия «Миномёт» отсюда не дотянуться/);
  expect(said('mixed-army', { kind: 'tribunators', other: 'sprut' })).toMatch(
    /^Отряд «Трибунаторы» служит Империи Полярис, машина «Спрут» — Торговому Протекторату\./,
  );
  expect(said('needs-escort', { kind: 'colonel' })).toMatch(/^Солдат «Полковник» идёт, только/);
});

test('steps and points are counted as each language counts', () => {
  expect([1, 2, 5, 11, 21, 22, 2.5].map((count) => steps(count).ru.replace('\u00a0', ' '))).toEqual([
    '1 шаг',
    '2 шага',
    '5 шагов',
    '11 шагов',
    '21 шаг',
    '22 шага',
    '2,5 шага',
  ]);
  expect([1, 4, 0.333].map((count) => speedPoints(count).en)).toEqual([
    '1 speed point',
    '4 speed points',
    '0.33 speed points',
  ]);
});

test('everything that happens, is asked, refused, thought or comes of it is said to everybody in both languages', async () => {
  const game = await bronepekhota.load();
  // A contact is rare: log.test.ts puts that question.
  const { fight: _, ...decision } = QUESTIONS;
  sayEverything({
    game,
    bots: botsFor(game),
    tables: ['annihilation', 'hunt'].map((mission) => ({
      options: { mission, tours: 6, ...Object.fromEntries(OPTIONAL.map((rule) => [rule, true])) },
      seats: ['human', 'human'],
    })),
    repertoire: { event: EVENTS, move: MOVES, decision, reason: REASONS, refusal: REFUSALS },
    attempt: (state, _seat, luck) => anyMove(state, luck),
    rare: {
      events: RARE_EVENTS,
      moves: RARE_MOVES,
      reasons: RARE_REASONS,
      refusals: RARE_REFUSALS,
      outcomes: RARE_OUTCOMES,
    },
  });
}, 120_000);

function anyMove({ pieces, squads }: State, luck: Chance): Move {
  const [by, other] = [luck.below(pieces.length + 1), luck.below(pieces.length + 1)];
  const to = { x: luck.below(1200), y: luck.below(800), z: 0 };
  const facing = { x: 1, y: 0 };
  return pick<Move>(
    [
      { kind: 'deploy', unit: { squad: luck.below(squads.length + 1) }, places: [{ ...to, facing }] },
      { kind: 'order', seats: [0] },
      { kind: 'activate', unit: { piece: by } },
      { kind: 'walk', by, path: [to], facing },
      { kind: 'jump', by, to, facing },
      { kind: 'drive', by, legs: [{ go: 'forward', by: 200 }] },
      { kind: 'shoot', by, with: 'own', at: [other] },
      { kind: 'shoot', by, with: { weapon: 0 }, at: [other] },
      { kind: 'fight', by, enemy: other },
      { kind: 'board', by, machine: other },
      { kind: 'take', by, gun: other },
      { kind: 'mend', by, object: other },
      { kind: 'leave', by, place: { ...to, facing } },
      { kind: 'refill', by, object: other },
    ],
    luck,
  );
}
