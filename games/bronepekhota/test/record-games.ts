import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type Chance,
  chanceFrom,
  type Decision,
  nextDecision,
  type Seat,
  seedFromText,
  Table,
  writeHeader,
  writeRecord,
} from '@bridgehead/kernel';
import { armyFrom, packFrom } from '../content/index.ts';
import { bronepekhota } from '../index.ts';
import type { Move, State } from '../rules/index.ts';
import { ENDINGS } from '../rules/endings.ts';

/**
 * `node --import tsx games/bronepekhota/test/record-games.ts`: writes one whole battle for each ending to the folder of
 * this rules version in `games/`. To be run once for every new version; what is kept of earlier ones stays.
 */
const pack = packFrom();
const { rules, content } = await bronepekhota.load();

/** So many things come to a commander's mind. */
const IDEAS = 12;

const folder = new URL(`games/${rules.manifest.version}/`, import.meta.url);
mkdirSync(folder, { recursive: true });

const TABLES: Readonly<
  Record<(typeof ENDINGS)[number], Readonly<Record<string, string | number | boolean>>>
> = {
  mission: { mission: 'markers' },
  wipedOut: { mission: 'annihilation', tours: 20, panic: true, jumps: true },
  costs: { mission: 'annihilation', tours: 6 },
};

for (const ending of ENDINGS) {
  for (let attempt = 0; ; attempt++) {
    const words = `${ending} ${attempt}`;
    const table = play(words, TABLES[ending]);
    if (table.outcome?.ending !== ending) continue;
    writeFileSync(new URL(`${ending}.json`, folder), writeRecord(table.record(seedFromText(words))));
    break;
  }
}

/** The smallest ready-made armies, and two commanders eager to meet. */
function play(words: string, options: Readonly<Record<string, string | number | boolean>>) {
  const seed = seedFromText(words);
  const seats = ['Анна', 'Борис'].map((name) => ({ kind: 'human', name }) as const);
  const written = writeHeader(rules.manifest, content, { options, seats, seed });
  if ('refusal' in written) throw new Error(written.refusal.reason);
  const table = Table.open(rules, written.header, chanceFrom(seed));
  const luck = chanceFrom(seedFromText(`${words}: the players`));
  for (;;) {
    const decision = nextDecision(rules.pending(table.state));
    if (!decision) return table;
    const { seat, id } = decision;
    const move = decision.kind === 'bring' ? bringing(seat) : eager(table.state, decision, luck);
    const progress = table.answer({ seat, decision: id, move });
    if ('refusal' in progress) throw new Error(progress.refusal.reason);
  }
}

function bringing(seat: number): Move {
  const ready = pack.armies[seat];
  if (!ready) throw new Error(`there is no ready-made army for seat ${seat}`);
  return { kind: 'bring', army: armyFrom(pack, ready, ready.id) };
}

/** Of what comes to mind: to shoot or fight, else to come nearest to an enemy. */
function eager(state: State, decision: Decision, luck: Chance): Move {
  const ideas = Array.from({ length: IDEAS }, () => rules.randomMove(state, decision, luck));
  const worth = ideas.map((move) => worthOf(state, decision.seat, move));
  return ideas[worth.indexOf(Math.max(...worth))] as Move;
}

function worthOf({ pieces, squads }: State, seat: Seat, move: Move): number {
  if (move.kind === 'shoot' || move.kind === 'fight') return 1;
  const end = move.kind === 'walk' ? move.path.at(-1) : move.kind === 'jump' ? move.to : undefined;
  if (!end) return move.kind === 'end' ? -Infinity : -1e6;
  const gaps = pieces.flatMap((piece) =>
    piece.kind === 'soldier' && piece.status === 'table' && squads[piece.squad]?.seat !== seat
      ? [Math.hypot(piece.x - end.x, piece.y - end.y)]
      : [],
  );
  return -Math.min(...gaps);
}
