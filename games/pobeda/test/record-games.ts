import { mkdirSync, writeFileSync } from 'node:fs';
import {
  chanceFrom,
  pick,
  seedFromText,
  type Sfc32,
  Table,
  writeHeader,
  writeRecord,
} from '@bridgehead/kernel';
import { pobeda } from '../index.ts';
import { RECORDED } from './recorded.ts';

/**
 * `node --import tsx games/pobeda/test/record-games.ts`: writes one whole game for each way to end to the folder of
 * this rules version in `games/`. To be run once for every new version; what is kept of earlier ones stays.
 */
const { rules, knowledge, content } = await pobeda.load();
const MOST_GAMES = 1000;

const folder = new URL(`games/${rules.manifest.version}/`, import.meta.url);
mkdirSync(folder, { recursive: true });
for (const wanted of RECORDED) {
  writeFileSync(new URL(`${wanted.name}.json`, folder), recordOf(wanted));
}

function recordOf(wanted: (typeof RECORDED)[number]): string {
  for (let attempt = 0; attempt < MOST_GAMES; attempt++) {
    const words = `${wanted.name} ${attempt}`;
    const table = play(wanted, words);
    const { kind, ending } = table.outcome ?? {};
    if (kind === wanted.ending.kind && ending === wanted.ending.ending) {
      return writeRecord(table.record(seedFromText(words)));
    }
  }
  throw new Error(`none of ${MOST_GAMES} games ended as “${wanted.name}” does`);
}

function play({ options, seats }: (typeof RECORDED)[number], words: string) {
  const seed = seedFromText(words);
  const luck = chanceFrom(seedFromText(`${words}: the players`));
  const people = seats.map((name) => ({ kind: 'human', name }) as const);
  const written = writeHeader(rules.manifest, content, { options, seats: people, seed });
  if ('refusal' in written) throw new Error(written.refusal.reason);
  const table = Table.open(rules, written.header, chanceFrom(seed));
  while (!table.outcome) answerOne(table, luck);
  return table;
}

/** People draw late, or forget it; now and then one claims a breach; half of all turns are sensible. */
function answerOne(table: ReturnType<typeof play>, luck: Sfc32): void {
  const pending = rules.pending(table.state);
  const draws = pending.filter(({ kind, must }) => kind === 'draw' && !must);
  const musts = pending.filter(({ must }) => must);
  const wanted = luck.below(10) === 0 ? pending : luck.below(3) > 0 ? draws : musts;
  const decision = pick(wanted.length > 0 ? wanted : musts, luck);
  const move =
    decision.kind === 'turn' && luck.below(2) === 0
      ? knowledge.glance(table.view(decision.seat), decision)
      : rules.randomMove(table.state, decision, luck);
  const progress = table.answer({ seat: decision.seat, decision: decision.id, move });
  if ('refusal' in progress) throw new Error(progress.refusal.reason);
}
