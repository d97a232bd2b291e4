import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';

const RULES = join(import.meta.dirname, '../rules');

function sources(): string[] {
  return readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
}

function textOf(name: string): string {
  return readFileSync(join(RULES, name), 'utf8');
}

/** Ids of everything that has one; «fortify» is a word of the vocabulary besides. */
function ids(): string[] {
  const { units, enemies, events, tasks, scenarios } = packFrom();
  const words = new Set(
    textOf('vocabulary.ts')
      .match(/'[a-z-]+'/g)
      ?.map((word) => word.slice(1, -1)),
  );
  const all = [
    units,
    units.flatMap(({ skills }) => skills),
    enemies,
    events,
    tasks,
    ...Object.values(scenarios),
  ];
  return all
    .flat()
    .map(({ id }) => id)
    .filter((id) => !words.has(id));
}

test('RUB-10.3 the rules name no unit, skill, enemy, event, task or fire point', () => {
  const names = ids();
  expect(names.length).toBeGreaterThan(80);
  expect(sources().length).toBeGreaterThan(40);
  const found = sources().flatMap((source) => {
    const literals = new Set(
      textOf(source)
        .match(/(['"`])[a-z0-9-]+\1/g)
        ?.map((literal) => literal.slice(1, -1)),
    );
    return names.filter((id) => literals.has(id)).map((id) => `${source}: ${id}`);
  });
  expect(found).toEqual([]);
});

test('RUB-10.3 the interpreter of cards is small: no file of the rules is longer than 250 lines, no effect than 100', () => {
  const lengths = sources().map((source) => ({ source, lines: textOf(source).split('\n').length }));
  expect(lengths.filter(({ source, lines }) => lines > (source.startsWith('effects') ? 100 : 250))).toEqual(
    [],
  );
});
