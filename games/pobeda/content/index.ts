import { EVENTS } from '../rules/index.ts';
import year1941 from './great-patriotic-war/1941.json' with { type: 'json' };
import year1942 from './great-patriotic-war/1942.json' with { type: 'json' };
import year1943 from './great-patriotic-war/1943.json' with { type: 'json' };
import year1944 from './great-patriotic-war/1944.json' with { type: 'json' };
import year1945 from './great-patriotic-war/1945.json' with { type: 'json' };
import { type Pack, readPack } from './schema.ts';

export { SCENES } from './scenes.ts';
export { CATEGORIES, type Pack, type WarEvent } from './schema.ts';

export const ownPack = {
  id: 'great-patriotic-war',
  title: { ru: 'Великая Отечественная война', en: 'The Great Patriotic War' },
  events: [...year1941, ...year1942, ...year1943, ...year1944, ...year1945],
};

/** Our own pack, or another of the same schema in its place. */
export function packFrom(json: unknown = ownPack): Pack {
  return readPack(json, EVENTS);
}
