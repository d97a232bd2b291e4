import type { TextFault } from '@bridgehead/kernel';
import { LEVELS, type OnlineTable, sizesOf } from './tables.ts';

const FAULTS_KEPT = 20;

/** What was played and read, and what went wrong. */
export class Findings {
  readonly faults: string[] = [];
  readonly reasons = new Map<string, Set<string>>();
  readonly refusals = new Set<string>();
  /** `game, seats, level` of every bot that has played a game to its end. */
  readonly #played = new Set<string>();
  games = 0;
  moves = 0;
  sentences = 0;
  faultCount = 0;

  fault(text: string): void {
    this.faultCount++;
    if (this.faults.length < FAULTS_KEPT) this.faults.push(text);
  }

  readonly unsaid = ({ game, part, about, error }: TextFault): void =>
    this.fault(`${game}: ${part} ${about}: ${error}`);

  read(): void {
    this.sentences++;
  }

  refused(reason: string): void {
    this.refusals.add(reason);
  }

  reasoned(game: string, reason: string, isSaid: boolean): void {
    if (!isSaid) this.fault(`${game}: the reason ${reason} has no words`);
    const known = this.reasons.get(game) ?? new Set();
    this.reasons.set(game, known.add(reason));
  }

  ended({ game, seats }: OnlineTable, moves: number): void {
    this.games++;
    this.moves += moves;
    this.#played.add(`${game}, ${seats.length}`);
    for (const seat of seats) this.#played.add(`${game}, ${seats.length}, ${seat}`);
  }

  /** A kind of table or of reason that never came up: then nothing is proved of it. */
  unseen(game: string, expected: readonly string[]): string[] {
    const reasons = this.reasons.get(game);
    const tables = [...sizesOf(game)].flatMap((size) =>
      size === 1 ? [`${game}, 1`] : LEVELS.map((level) => `${game}, ${size}, ${level}`),
    );
    return [
      ...tables.filter((table) => !this.#played.has(table)),
      ...expected.filter((reason) => !reasons?.has(reason)).map((reason) => `${game}: the reason ${reason}`),
    ];
  }
}
