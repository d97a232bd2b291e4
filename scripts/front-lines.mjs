/**
 * Writes the front of the war's 22 dates compactly, and who held which city as a test of it:
 * `node scripts/front-lines.mjs < front-lines.json`. The source names a place for every point; the game needs where it is.
 */
import { writeFileSync } from 'node:fs';

const CONTENT = new URL('../games/pobeda/content/front/lines.json', import.meta.url);
const CITIES = new URL('../games/pobeda/content/front/cities.json', import.meta.url);

const lines = (list) => `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;
const point = ({ lat, lon, water }) => (water ? [lat, lon, 1] : [lat, lon]);
const piece = ({ name, held_by: held, points }) => ({ name, held, points: points.map(point) });
const named = (cities, side) => cities.filter((city) => city.side === side).map(({ name }) => name);

let json = '';
for await (const part of process.stdin) json += part;
const { dates } = JSON.parse(json);

writeFileSync(
  CONTENT,
  lines(
    dates.map(({ date, main, pieces }) => ({
      date,
      main: main.map(point),
      pieces: pieces.map(piece),
    })),
  ),
);

const byName = new Map(
  dates.flatMap(({ control_cities }) => control_cities.map((city) => [city.name, city])),
);
const held = dates.map(({ date, control_cities }) => ({
  date,
  soviet: named(control_cities, 'soviet'),
  axis: named(control_cities, 'axis'),
}));
const places = Object.fromEntries([...byName.values()].map(({ name, lat, lon }) => [name, [lat, lon]]));
writeFileSync(CITIES, `{\n"places": ${JSON.stringify(places)},\n"held": ${lines(held)}}\n`);
