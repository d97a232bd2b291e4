import { testKeptGames } from '@bridgehead/testing/kept-games';
import { pobeda } from '../index.ts';
import { RECORDED } from './recorded.ts';
import { conserve } from './tables.ts';

testKeptGames(pobeda, {
  folder: new URL('games/', import.meta.url),
  endings: Object.fromEntries(RECORDED.map(({ name, ending }) => [name, ending])),
  see: conserve,
});
