import type { Language } from '@bridgehead/kernel';
import { useSettings } from '@bridgehead/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { packFrom, type WarEvent } from '../../content/index.ts';
import { DayMap } from '../map/DayMap.tsx';
import { isBeyond, underGlobe } from '../map/Place.tsx';
import { EUROPE, isIn } from '../map/projection.ts';

const { events } = packFrom();

function drawn(event: WarEvent, language: Language) {
  useSettings.setState({ language });
  const markup = renderToStaticMarkup(<DayMap event={event} />);
  const [left = 0, top = 0, width = 0, height = 0] =
    /viewBox="([^"]+)"/.exec(markup)?.[1]?.split(' ').map(Number) ?? [];
  const names = [...markup.matchAll(/<text x="([\d.]+)" y="([\d.]+)">([^<]+)/g)];
  return {
    crop: { left, top, width, height },
    names: names.map(([, x, y, name = '']) => ({ x: Number(x), y: Number(y), name })),
  };
}

describe.each(['ru', 'en'] as const)('the maps of the day (%s)', (language) => {
  const all = events.map((event) => ({ event, ...drawn(event, language) }));

  test('name a town each, to find one’s way by', () => {
    expect(all.filter(({ names }) => names.length === 0).map(({ event }) => event.id)).toEqual([]);
  });
  test('hold the place, unless the globe shows it', () => {
    for (const { event, crop } of all) {
      const { lat, lon } = event.place;
      expect(isBeyond(event.place) || isIn(crop, EUROPE.project(lat, lon)), event.id).toBe(true);
    }
  });
  test('write nothing under the globe', () => {
    const beyond = all.filter(({ event }) => isBeyond(event.place));
    expect(beyond.length).toBeGreaterThan(5);
    for (const { event, crop, names } of beyond) {
      const globe = underGlobe(event.place, crop);
      // A letter is at least a sixtieth of the map wide.
      const edges = names.flatMap(({ x, y, name }) =>
        [-1, 1].map((side) => ({ x: x + (side * name.length * crop.width) / 120, y })),
      );
      expect(globe && edges.filter((edge) => isIn(globe, edge)), event.id).toEqual([]);
    }
  });
});
