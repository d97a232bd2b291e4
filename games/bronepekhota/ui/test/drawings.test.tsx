import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { armOf } from '../drawings/arms.ts';
import { MACHINES, MachinePicture } from '../drawings/MachinePicture.tsx';
import { SquadPicture } from '../drawings/SquadPicture.tsx';

const { squads, machines, guns } = packFrom();
const driven = [...machines, ...guns.map((gun) => ({ ...gun, chassis: 'wheels' as const }))];

describe('every machine and gun has a drawing of its own, without a word in it', () => {
  test.each(driven)('$id', ({ id, chassis, colours }) => {
    expect(MACHINES).toHaveProperty([id]);
    const drawing = renderToStaticMarkup(<MachinePicture id={id} chassis={chassis} colours={colours} />);
    expect(drawing).toContain('viewBox="0 0 320 200"');
    expect(drawing).not.toMatch(/<text|NaN|undefined/);
  });
  test('no two are alike, and none is left over', () => {
    const drawn = Object.values(MACHINES).map((draw) => renderToStaticMarkup(draw('')));
    expect(new Set(drawn).size).toBe(driven.length);
  });
});

test('one that somebody else brought is drawn by what it goes on', () => {
  const draw = (chassis: 'legs' | 'wings') =>
    renderToStaticMarkup(<MachinePicture id="theirs" chassis={chassis} colours="green" />);
  expect(draw('legs')).not.toBe(draw('wings'));
});

test('a squad shows as many figures as it has soldiers, and what they carry', () => {
  const kind = squads.find(({ id }) => id === 'tribunators');
  if (!kind) throw new Error('no tribunators');
  expect(kind.soldiers.map(armOf)).toEqual(['carbine', 'heavy', 'carbine', 'blade', 'heavy', 'long']);
  expect(renderToStaticMarkup(<SquadPicture kind={kind} />).match(/scale\(1\.36\)/g)).toHaveLength(6);
});
