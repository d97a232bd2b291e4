import { testKeptGames } from '@bridgehead/testing/kept-games';
import { bronepekhota } from '../index.ts';
import { ENDINGS } from '../rules/endings.ts';
import { conserve } from './conserve.ts';

testKeptGames(bronepekhota, {
  folder: new URL('games/', import.meta.url),
  endings: Object.fromEntries(ENDINGS.map((ending) => [ending, { ending }])),
  see: conserve,
});
