import { mkdirSync, writeFileSync } from 'node:fs';
import { chanceFrom, nextDecision, seedFromText, Table, writeHeader, writeRecord } from '@bridgehead/kernel';
import { blindazh } from '../index.ts';
import { ENDINGS } from '../rules/manifest.ts';

/**
 * `node --import tsx games/blindazh/test/record-games.ts`: writes one whole game for each ending to the folder of
 * this rules version in `games/`. To be run once for every new version; what is kept of earlier ones stays.
 */
const { rules, knowledge, content } = await blindazh.load();

const folder = new URL(`games/${rules.manifest.version}/`, import.meta.url);
mkdirSync(folder, { recursive: true });

for (const ending of ENDINGS) {
  for (let attempt = 0; ; attempt++) {
    const table = play(ending, `${ending} ${attempt}`);
    if (table.outcome?.ending !== ending) continue;
    const seed = seedFromText(`${ending} ${attempt}`);
    writeFileSync(new URL(`${ending}.json`, folder), writeRecord(table.record(seed)));
    break;
  }
}

/** Three players; for a defeat without a flag they never plant one. */
function play(ending: string, words: string) {
  const seed = seedFromText(words);
  const seats = ['Анна', 'Борис', 'Вера'].map((name) => ({ kind: 'human', name }) as const);
  const written = writeHeader(rules.manifest, content, { options: {}, seats, seed });
  if ('refusal' in written) throw new Error(written.refusal.reason);
  const table = Table.open(rules, written.header, chanceFrom(seed));
  for (;;) {
    const decision = nextDecision(rules.pending(table.state));
    if (!decision) return table;
    const moves = knowledge.candidates(table.view(decision.seat), decision);
    const wanted = moves.find(({ kind }) => ending !== 'noFlag' || kind !== 'flag');
    const answer = { seat: decision.seat, decision: decision.id, move: wanted ?? { kind: 'end' } };
    const progress = table.answer(answer);
    if ('refusal' in progress) throw new Error(progress.refusal.reason);
  }
}
