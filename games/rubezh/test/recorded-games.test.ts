import { testKeptGames } from '@bridgehead/testing/kept-games';
import { rubezh } from '../index.ts';
import { ENDINGS } from '../rules/manifest.ts';
import { conserve } from './tables.ts';

testKeptGames(rubezh, {
  folder: new URL('games/', import.meta.url),
  endings: Object.fromEntries(ENDINGS.map((ending) => [ending, { ending }])),
  see: conserve,
});
