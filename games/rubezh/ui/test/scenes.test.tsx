import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { Drawing, DRAWINGS } from '../scenes/Drawing.tsx';

const { units, events, tasks, scenarios } = packFrom();
const cards = [
  ...units,
  ...units.flatMap(({ skills }) => skills),
  ...events,
  ...tasks,
  ...Object.values(scenarios).flat(),
].map(({ id }) => id);

describe('every card has a drawing in two inks on paper, without a word in it', () => {
  test.each(cards)('%s', (id) => {
    const drawing = renderToStaticMarkup(<Drawing id={id} />);
    expect(drawing).toContain('viewBox="0 0 320 200"');
    expect(drawing).not.toMatch(/<text|NaN|undefined/);
    expect(new Set(drawing.match(/var\(--print-[a-z]+\)/g)).size).toBeGreaterThanOrEqual(2);
  });
  test('and no drawing is left without a card', () => {
    expect(Object.keys(DRAWINGS).filter((id) => !cards.includes(id))).toEqual([]);
  });
});

test('a card that somebody else brought goes without', () => {
  expect(renderToStaticMarkup(<Drawing id="somebody-elses" />)).toBe('');
});
