import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findGame, GAMES } from '@bridgehead/catalogue';
import { BrowserProof } from './browser-proof.ts';
import type { Played, Share } from './player.ts';

/**
 * `npm run soak:proofs -- GAME --games 3000`: so many games of bots of every level over every kind of table, each
 * written down and proved twice, in Node and in Chromium: every roll, every move, the hash of the last position.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '3000' },
    seed: { type: 'string', default: 'proofs' },
  },
});
const [game = 'bronepekhota'] = positionals;
const games = Number(values.games);

interface Count {
  games: number;
  entries: number;
  readonly bytes: { all: number; most: number };
  readonly ends: Record<string, number>;
  readonly faults: string[];
}

if (!findGame(game)) {
  const known = GAMES.map(({ manifest }) => manifest.id).join(', ');
  console.error(`There is no game "${game}"; the games are: ${known}.`);
  process.exitCode = 2;
} else if (!Number.isInteger(games) || games < 1) {
  console.error(`"${values.games}" is no number of games to play.`);
  process.exitCode = 2;
} else {
  await soak();
}

async function soak(): Promise<void> {
  const began = performance.now();
  const count: Count = { games: 0, entries: 0, bytes: { all: 0, most: 0 }, ends: {}, faults: [] };
  const browser = await BrowserProof.open(game);
  const players = Math.min(availableParallelism(), games);
  try {
    await Promise.all(
      Array.from({ length: players }, (_, first) =>
        playShare({ game, games, seed: values.seed, first, stride: players }, browser, count),
      ),
    );
  } finally {
    await browser.close();
  }
  if (count.games !== games || count.entries === 0) {
    throw new Error(`${count.games} games were played, and ${count.entries} moves`);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    JSON.stringify({
      game,
      ...count,
      faults: count.faults.length,
      seconds,
      first: count.faults.slice(0, 10),
    }),
  );
  if (count.faults.length > 0) process.exitCode = 1;
}

/** A process of its own plays on when its last game is proved. */
function playShare(share: Share, browser: BrowserProof, count: Count): Promise<void> {
  const player = fork(join(import.meta.dirname, 'player.ts'));
  player.on('message', (message) => {
    const played = message as Played;
    void proved(played, browser).then((faults) => {
      add(count, played, faults);
      player.send('next');
    });
  });
  player.send(share);
  return new Promise((resolve, reject) => {
    player.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a player ended with ${code}`)),
    );
  });
}

async function proved({ name, fault, record }: Played, browser: BrowserProof): Promise<readonly string[]> {
  const inChromium = await browser.faultIn(record);
  return [
    ...(fault === null ? [] : [`${name}: in Node ${fault}`]),
    ...(inChromium === null ? [] : [`${name}: in Chromium ${inChromium}`]),
  ];
}

function add(count: Count, { entries, end, record }: Played, faults: readonly string[]): void {
  count.games++;
  count.entries += entries;
  count.bytes.all += record.length;
  count.bytes.most = Math.max(count.bytes.most, record.length);
  count.ends[end] = (count.ends[end] ?? 0) + 1;
  count.faults.push(...faults);
  if (count.games % 100 === 0) process.stderr.write(`${count.games} games, ${count.faults.length} faults\n`);
}
