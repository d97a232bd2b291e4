import {
  listMoves,
  chanceFrom,
  type Decision,
  type Heard,
  nextDecision,
  type RecordHeader,
  type Seed,
  type Sfc32,
  seedFromText,
  Table,
  writeHeader,
} from '@bridgehead/kernel';
import { blindazh } from '../index.ts';
import { packFrom } from '../content/index.ts';
import { type Event, mayLoseByClearing, type Move, type State, type View } from '../rules/index.ts';

/** A game as far as the moment when a shot may remove the last enemy tile while no flag stands (BLN-2.4). */
export interface LastShot {
  readonly table: Table<State, Move, Event, View>;
  readonly seed: Seed;
  /** What each move told, and where the generator stands after the last of them. */
  readonly told: readonly (readonly Heard<Event>[])[];
  readonly chance: Sfc32['state'];
  readonly decision: Decision;
  readonly shot: Extract<Move, { kind: 'attack' }>;
}

const { rules, knowledge, content } = await blindazh.load();
const pack = packFrom();

const MOST_GAMES = 100;
const NAMES = ['Анна', 'Борис'];

/** Two soldiers on easy terms who never plant a flag: sooner or later a game comes to that. */
export function playToLastShot(): LastShot {
  for (let attempt = 0; attempt < MOST_GAMES; attempt++) {
    const found = playOnce(seedFromText(`last shot ${attempt}`));
    if (found) return found;
  }
  throw new Error(`none of ${MOST_GAMES} games came to a last shot without a flag`);
}

function playOnce(seed: Seed): LastShot | null {
  const chance = chanceFrom(seed);
  const table = Table.open(rules, headerOf(seed), chance);
  const told: (readonly Heard<Event>[])[] = [];
  for (;;) {
    const decision = nextDecision(rules.pending(table.state));
    if (!decision) return null;
    const { seat, id } = decision;
    const view = table.view(seat);
    for (const move of listMoves(rules, table.state, decision)) {
      if (move.kind === 'attack' && mayLoseByClearing(pack, view, seat, move))
        return { table, seed, told, chance: chance.state, decision, shot: move };
    }
    const move = knowledge.candidates(view, decision).find(({ kind }) => kind !== 'flag');
    const progress = table.answer({ seat, decision: id, move: move ?? { kind: 'end' } });
    if ('refusal' in progress) throw new Error(progress.refusal.reason);
    told.push(progress.events);
  }
}

function headerOf(seed: Seed): RecordHeader {
  const seats = NAMES.map((name) => ({ kind: 'human', name }) as const);
  const written = writeHeader(rules.manifest, content, { options: { difficulty: 'recruit' }, seats, seed });
  if ('refusal' in written) throw new Error(written.refusal.reason);
  return written.header;
}
