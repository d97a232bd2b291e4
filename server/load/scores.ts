import { randomUUID } from 'node:crypto';
import {
  type AnyGame,
  chanceFrom,
  nextDecision,
  type RecordHeader,
  type Seat,
  type Seed,
  seedFromText,
  Table,
} from '@bridgehead/kernel';
import pg from 'pg';
import { maskedText } from './light-socket.ts';

/** Whose turn it is, and what they send: ready for the wire. */
export interface Cue {
  readonly seat: Seat;
  readonly frame: Buffer;
}

/** A whole game, move by move. */
export type Score = readonly Cue[];

/**
 * Writes down who will play what in a game that has begun, before anybody plays it: thinking of a move is a person's work,
 * and a thousand clients that did it would take from the server the processor they measure it by. Only whoever knows the
 * seed can do so, which is why they are read from the database.
 */
export class Scores {
  readonly #pool: pg.Pool;
  readonly #game: AnyGame;

  constructor(databaseUrl: string, game: AnyGame) {
    this.#pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
    this.#game = game;
  }

  async of(table: string): Promise<Score> {
    const { rows } = await this.#pool.query<{ header: RecordHeader; seed: Seed }>(
      'select header, seed from tables where id = $1',
      [table],
    );
    const [start] = rows;
    if (!start) throw new Error(`table ${table} has not begun`);
    return playThrough(this.#game, start.header, start.seed);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

function playThrough({ rules }: AnyGame, header: RecordHeader, seed: Seed): Score {
  const table = Table.open(rules, header, chanceFrom(seed));
  const mind = chanceFrom(seedFromText(`mind of ${seed}`));
  const score: Cue[] = [];
  for (let asked = next(); asked; asked = next()) {
    const { id: decision, seat } = asked;
    const move = rules.randomMove(table.state, asked, mind);
    const message = { kind: 'answer', id: randomUUID(), decision, seq: table.seq, move };
    score.push({ seat, frame: maskedText(JSON.stringify(message)) });
    const played = table.answer({ seat, decision, move });
    if ('refusal' in played) throw new Error(`a move at random was refused: ${played.refusal.reason}`);
  }
  return score;

  function next() {
    return nextDecision(rules.pending(table.state));
  }
}
