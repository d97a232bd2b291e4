import {
  canonicalJson,
  chanceFrom,
  checkRecord,
  type Decision,
  findingOf,
  type GameRecord,
  humansOf,
  lapseOf,
  type MoveEntry,
  moveEntry,
  pick,
  type Rules,
  ScriptedChance,
  type SeatKind,
  seedFromText,
  type Sfc32,
  step,
  Table,
  type Viewer,
  verify,
  writeRecord,
} from '@bridgehead/kernel';
import { checkDecisions } from './decisions.ts';
import { headerFor } from './header.ts';
import { checkListedMoves, type Listing } from './listed-moves.ts';
import { checkManifest } from './manifest.ts';
import { checkNonInterference } from './non-interference.ts';
import { checkRetelling, type Retelling } from './retelling.ts';
import { sameJson } from './same-json.ts';

/** A game to be played at random, and what must hold after every move of it. */
export interface RandomGame<S, M, E, V> extends Listing<S, M> {
  readonly rules: Rules<S, M, E, V>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatKind[];
  readonly seed: string;
  /** Conservation: throws when something appeared or vanished. */
  readonly conserve?: (state: S) => void;
  /** Hears everything that happens: for "every card was used". */
  readonly hear?: (event: E) => void;
  /** Must lead from every view to the next: checked for a seat or a spectator after each move. */
  readonly retelling?: Retelling<E, V>;
  /** One move in so many is taken back again by common consent; 0 for never. */
  readonly undoEvery?: number;
}

/** Listing all moves is dear: one position in so many is enough over many games. */
const LISTED_EVERY = 4;
/** Of what can lapse, one in so many does. */
const LAPSED_EVERY = 5;

export interface RandomPlay<S> {
  readonly state: S;
  readonly record: GameRecord;
  readonly moves: number;
}

/**
 * Plays one game at random and checks all that every game promises: what is listed is accepted and nothing else; the state survives a JSON
 * round trip after every step; nothing is lost; no view tells a secret; the finished record replays to the same hash.
 */
export function playAtRandom<S, M, E, V>(game: RandomGame<S, M, E, V>): RandomPlay<S> {
  const { rules, seats, conserve, hear } = game;
  const seed = seedFromText(game.seed);
  const luck = chanceFrom(seedFromText(`${game.seed}: the players`));
  const table = Table.open(
    rules,
    headerFor(rules.manifest, game.options ?? {}, seats, seed, Boolean(game.undoEvery)),
    chanceFrom(seed),
  );
  for (const { event } of table.opening) hear?.(event);
  let stored = roundTrip(table.state);
  let moves = 0;
  for (;;) {
    conserve?.(table.state);
    const pending = rules.pending(table.state);
    checkManifest(rules, table.state, pending);
    checkDecisions(rules, table.state, pending);
    if (pending.length === 0) break;
    checkNonInterference(rules, table.state, somebody(seats.length, luck), luck);
    if (luck.below(LISTED_EVERY) === 0) checkListedMoves(rules, table.state, pending, luck, game);
    const decision = nextAtRandom(pending, luck);
    const move = rules.randomMove(table.state, decision, luck);
    const lapsed = luck.below(LAPSED_EVERY) === 0 ? lapseOf(decision) : null;
    const answer = lapsed ?? { seat: decision.seat, decision: decision.id, move };
    const before = table.state;
    const unchanged = JSON.stringify(before);
    const progress = table.answer(roundTrip(answer));
    if (JSON.stringify(before) !== unchanged)
      throw new Error(`a move changed the state before it: ${unchanged}`);
    if ('refusal' in progress)
      throw new Error(`a legal move was refused: ${JSON.stringify({ answer, progress })}`);
    moves++;
    for (const { event } of progress.events) hear?.(event);
    if (game.retelling) {
      const viewer = somebody(seats.length, luck);
      checkRetelling(rules, game.retelling, [before, table.state], progress.events, viewer);
    }
    stored = continueStored(rules, stored, roundTrip(moveEntry(progress)));
    mustEqual('state after a JSON round trip', table.state, stored);
    if (game.undoEvery && luck.below(game.undoEvery) === 0) {
      takeBack(table, luck);
      stored = roundTrip(table.state);
    }
  }
  const record = table.record(seed);
  mustReplay(rules, record);
  return { state: table.state, record, moves };
}

/** Opportunities are taken now and then, so that the game still gets on. */
function nextAtRandom(pending: readonly Decision[], luck: Sfc32): Decision {
  const musts = pending.filter((decision) => decision.must);
  return musts.length > 0 && luck.below(4) > 0 ? pick(musts, luck) : pick(pending, luck);
}

function somebody(seats: number, luck: Sfc32): Viewer {
  const viewer = luck.below(seats + 1);
  return viewer === seats ? 'spectator' : viewer;
}

/** The same move on a state that has just been read from storage: what a restarted server would do. */
function continueStored<S, M, E, V>(rules: Rules<S, M, E, V>, stored: S, entry: MoveEntry): S {
  const chance = new ScriptedChance(entry.chance ?? []);
  const progress = step(rules, stored, entry, chance, { finding: findingOf(entry) });
  if ('refusal' in progress) throw new Error(`a stored state refuses ${JSON.stringify({ entry, progress })}`);
  return roundTrip(progress.state);
}

function takeBack<S, M, E, V>(table: Table<S, M, E, V>, luck: Sfc32): void {
  const humans = humansOf(table.header);
  const last = table.line.at(-1);
  if (humans.length === 0 || !last || table.outcome) return;
  const keep = Math.max(0, table.line.length - 1 - luck.below(3));
  const refused = table.undo(last.seat, keep, humans);
  if (refused) throw new Error(`a take-back by consent was refused: ${refused.refusal.reason}`);
}

function mustReplay<S, M, E, V>(rules: Rules<S, M, E, V>, record: GameRecord): void {
  const { content } = record.header;
  const { fault } = verify(rules, content.hash, checkRecord(JSON.parse(writeRecord(record))));
  if (fault) throw new Error(`the record does not hold: ${JSON.stringify(fault)}`);
}

function mustEqual(what: string, expected: unknown, found: unknown): void {
  if (sameJson(expected, found)) return;
  throw new Error(`the ${what} differs:\n${canonicalJson(expected)}\n${canonicalJson(found)}`);
}

function roundTrip<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
