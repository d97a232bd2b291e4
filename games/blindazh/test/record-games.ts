import { writeFileSync } from 'node:fs';
import {
  chanceFrom,
  commitment,
  nextDecision,
  readOptions,
  RECORD_FORMAT,
  type RecordHeader,
  seedFromText,
  Table,
  writeRecord,
} from '@bridgehead/kernel';
import { blindazh } from '../index.ts';
import { ENDINGS } from '../rules/manifest.ts';

/**
 * `node --import tsx games/blindazh/test/record-games.ts`: writes one whole game for each ending to `games/`. To be run
 * again, with a new rules version, whenever a change of the rules or of the core set makes the old ones impossible.
 */
const { rules, knowledge, content } = await blindazh.load();

for (const ending of ENDINGS) {
  for (let attempt = 0; ; attempt++) {
    const table = play(ending, `${ending} ${attempt}`);
    if (table.outcome?.ending !== ending) continue;
    const seed = seedFromText(`${ending} ${attempt}`);
    writeFileSync(new URL(`games/${ending}.json`, import.meta.url), writeRecord(table.record(seed)));
    break;
  }
}

/** Three players; for a defeat without a flag they never plant one. */
function play(ending: string, words: string) {
  const plan = readOptions(rules.manifest, 3, {});
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  const seed = seedFromText(words);
  const seats = ['Анна', 'Борис', 'Вера'].map((name) => ({ kind: 'human', name }) as const);
  const { id, hash } = content;
  const header: RecordHeader = {
    format: RECORD_FORMAT,
    game: rules.manifest.id,
    rules: rules.manifest.version,
    content: { id, hash },
    options: plan.options,
    seats,
    commitment: commitment(seed),
  };
  const table = Table.open(rules, header, chanceFrom(seed));
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
