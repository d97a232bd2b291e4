import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = sheet('../../../kit/src/styles/tokens.css');
const inks = sheet('../ui/inks.module.css');
const marks = sheet('../ui/board/BeatMarks.module.css');
const trench = sheet('../ui/marks/TrenchShape.module.css');

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Every colour that a style sheet names or gives to a shape, in both themes. */
function coloursIn(css: string, name: RegExp): Map<string, Readonly<Record<Theme, string>>> {
  const pair = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/;
  const found = css.matchAll(new RegExp(`${name.source}\\s*${pair.source}`, 'g'));
  return new Map([...found].map(([, key = '', light = '', dark = '']) => [key, { light, dark }] as const));
}

const named = new Map([...coloursIn(tokens, /--([a-z-]+):/), ...coloursIn(inks, /--([a-z-]+):/)]);
const floor = coloursIn(trench, /\.(channel path) \{\s*stroke:/).get('channel path');
const tile = coloursIn(trench, /\.(tile) \{\s*fill:/).get('tile');

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const colour = (name: string, theme: Theme) => {
  const found = named.get(name)?.[theme];
  if (!found) throw new Error(`there is no ink ${name}`);
  return found;
};

/** What frames, arrows, threats and what is being told are drawn with. */
const SIGNS = ['target', 'threat', 'enemy', 'advice', 'ink'];
const GROUNDS = ['grass', 'torn', 'zone', 'rear'];

describe.each(THEMES)('%s: what means something stands out by 3 to 1', (theme) => {
  test.each(SIGNS)('%s, on open ground and on the earth round a trench', (sign) => {
    const grounds = [...GROUNDS.map((name) => colour(name, theme)), tile?.[theme] ?? ''];
    for (const ground of grounds) expect(contrast(colour(sign, theme), ground)).toBeGreaterThanOrEqual(3);
  });
  test.each(SIGNS)('%s, on the floor of a trench: by itself, or by the halo it stands out from', (sign) => {
    const [ink, halo, under] = [colour(sign, theme), colour('halo', theme), floor?.[theme] ?? ''];
    expect(contrast(ink, halo)).toBeGreaterThanOrEqual(3);
    expect(Math.max(contrast(ink, under), contrast(halo, under))).toBeGreaterThanOrEqual(3);
  });
});

test('what is being told is drawn with no other inks', () => {
  const used = [...marks.matchAll(/(?:fill|stroke): var\(--([a-z-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => name !== 'halo' && !SIGNS.includes(name ?? ''))).toEqual([]);
});
