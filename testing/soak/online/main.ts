import { parseArgs } from 'node:util';
import { REASONS as BLINDAZH } from '@bridgehead/blindazh/text';
import { findGame } from '@bridgehead/catalogue';
import type { AnyGame } from '@bridgehead/kernel';
import { REASONS as BRONEPEKHOTA } from '@bridgehead/bronepekhota/text';
import { REASONS as POBEDA } from '@bridgehead/pobeda/text';
import { REASONS as RUBEZH } from '@bridgehead/rubezh/text';
import { ServerProcess } from '../../src/server-process.ts';
import { Findings } from './findings.ts';
import { playOnline } from './play.ts';
import { tableOf } from './tables.ts';

/**
 * `npm run soak:online -- --games 500 [--game pobeda]`: so many whole games of each game online, through a real server and its wire, with
 * bots of every level. Every sentence that anybody is told is read in both languages, as the page would show it.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    game: { type: 'string' },
    together: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'online' },
  },
});
const ONE_GAME_MS = 300_000;

/** Only people claim a breach and answer for one; what nobody would advise or do comes up once in thousands of games. */
const SELDOM = new Set(['claim', 'innocent', 'give', 'clear', 'end', 'discard', 'attack-gun']);
/** A sound machine is left, a gun gets its shells back and the Locust gets away in one battle of hundreds. */
for (const deed of ['leave', 'refill', 'exit']) SELDOM.add(deed);
/** Said only to a commander alone, in a hint: with others at the table an answer to a window is a secret. */
for (const hint of ['react', 'reroll', 'token', 'keep']) SELDOM.add(hint);
const expected = (reasons: object) => Object.keys(reasons).filter((reason) => !SELDOM.has(reason));
const ALL = {
  blindazh: expected(BLINDAZH),
  bronepekhota: expected(BRONEPEKHOTA),
  pobeda: expected(POBEDA),
  rubezh: expected(RUBEZH),
};
const EXPECTED = Object.entries(ALL).filter(([game]) => game === (values.game ?? game));
if (EXPECTED.length === 0) throw new Error(`there is no “${values.game}”`);

const began = Date.now();
const findings = new Findings();
const server = await ServerProcess.start({ BOT_PAUSE_MS: '0', BOT_BUDGET_MS: '5' });
const games = new Map<string, AnyGame>();
for (const [id] of EXPECTED) games.set(id, (await findGame(id)?.load()) as AnyGame);

const queue = Array.from({ length: Number(values.games) }, (_, number) =>
  [...games.keys()].map((game) => ({ game, number })),
).flat();

async function playNext(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { game, number } = next;
    const seed = `${values.seed} ${game} ${number}`;
    const playing = playOnline(
      server.origin,
      games.get(game) as AnyGame,
      tableOf(game, number),
      seed,
      findings,
    );
    await within(ONE_GAME_MS, playing).catch((error: unknown) => findings.fault(`${seed}: ${String(error)}`));
    if (findings.games % 50 === 0)
      process.stderr.write(`${findings.games} games, ${findings.faultCount} faults\n`);
  }
}

function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the game stands still')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

await Promise.all(Array.from({ length: Number(values.together) }, playNext));
const unseen = EXPECTED.flatMap(([game, reasons]) => findings.unseen(game, reasons));
const complaints = server.said.filter((line) => /"level":[56]0/.test(line));
await server.stop();
const { games: played, moves, sentences, faultCount, faults, refusals } = findings;
const report = {
  games: played,
  moves,
  sentences,
  faults: faultCount,
  reasons: Object.fromEntries([...findings.reasons].map(([game, seen]) => [game, [...seen].sort()])),
  refusals: [...refusals].sort(),
  unseen,
  complaints: complaints.slice(-10),
  firstFaults: faults,
  seconds: Math.round((Date.now() - began) / 1000),
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
const isWhole =
  played === games.size * Number(values.games) && faultCount + unseen.length + complaints.length === 0;
process.exit(isWhole ? 0 : 1);
