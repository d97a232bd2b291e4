import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SCENES } from '../../content/scenes.ts';

const files = import.meta.glob<{ readonly default: ComponentType }>('../scenes/[a-z]*.tsx');
const fileOf = (id: string) => `../scenes/${id}.tsx`;

test('every drawing belongs to a scene that events may show', () => {
  expect(Object.keys(files).sort()).toEqual(SCENES.map(fileOf).sort());
});

test.each(SCENES)('%s is drawn in two inks on paper, without a word in it', async (id) => {
  const { default: Drawing } = (await files[fileOf(id)]?.()) ?? {};
  const drawing = Drawing ? renderToStaticMarkup(<Drawing />) : '';
  expect(drawing).toContain('viewBox="0 0 320 200"');
  expect(drawing).not.toMatch(/<text|NaN|undefined/);
  expect(new Set(drawing.match(/var\(--print-[a-z]+\)/g)).size).toBeGreaterThanOrEqual(2);
  expect(drawing.length).toBeLessThan(60_000);
});
