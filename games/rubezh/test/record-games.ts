import { mkdirSync, writeFileSync } from 'node:fs';
import { chanceFrom, nextDecision, seedFromText, Table, writeHeader, writeRecord } from '@bridgehead/kernel';
import { rubezh } from '../index.ts';
import { type Scenario, SCENARIOS } from '../rules/card-set.ts';
import { ENDINGS } from '../rules/manifest.ts';

/**
 * `node --import tsx games/rubezh/test/record-games.ts`: writes one whole game for each ending to the folder of
 * this rules version in `games/`. To be run once for every new version; what is kept of earlier ones stays.
 */
const { rules, knowledge, content } = await rubezh.load();

const folder = new URL(`games/${rules.manifest.version}/`, import.meta.url);
mkdirSync(folder, { recursive: true });

for (const ending of ENDINGS) {
  for (let attempt = 0; ; attempt++) {
    const words = `${ending} ${attempt}`;
    const table = play(words, SCENARIOS[attempt % SCENARIOS.length] as Scenario);
    if (table.outcome?.ending !== ending) continue;
    writeFileSync(new URL(`${ending}.json`, folder), writeRecord(table.record(seedFromText(words))));
    break;
  }
}

/** Two commanders who move at a glance. */
function play(words: string, scenario: Scenario) {
  const seed = seedFromText(words);
  const seats = ['Анна', 'Борис'].map((name) => ({ kind: 'human', name }) as const);
  const written = writeHeader(rules.manifest, content, { options: { scenario }, seats, seed });
  if ('refusal' in written) throw new Error(written.refusal.reason);
  const table = Table.open(rules, written.header, chanceFrom(seed));
  for (;;) {
    const decision = nextDecision(rules.pending(table.state));
    if (!decision) return table;
    const { seat, id } = decision;
    const move = knowledge.glance(table.view(seat), decision);
    const progress = table.answer({ seat, decision: id, move });
    if ('refusal' in progress) throw new Error(progress.refusal.reason);
  }
}
