import {
  type AnyGame,
  type Fault,
  faultSentence,
  type GameRecord,
  hasTakeBacks,
  type KeptStep,
  type Outcome,
  Problem,
  type Reason,
  replay,
  type Viewer,
  verify,
} from '@bridgehead/kernel';
import type { Snapshot, Verdict } from '../carrier/snapshot.ts';
import { Narrator, storyOf } from './story.ts';
import { PAGE } from './tail.ts';
import { snapshotOf, type Telling } from './telling.ts';

/** A record played again in one go; afterwards any moment of it can be shown at once. */
export class ReplayTable {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly #steps: readonly KeptStep[];
  readonly #opening: KeptStep['events'];
  /** The state before the first step, and after each; and how many moves counted then. */
  readonly #states: readonly unknown[];
  readonly #lines: readonly number[];
  readonly #narrator: Narrator;
  readonly #end: Outcome | null;

  /** `whys` says entry by entry why a bot did what it did: the record itself knows no reasons. */
  constructor(game: AnyGame, record: GameRecord, whys: readonly (Reason | null | undefined)[]) {
    this.game = game;
    this.record = record;
    const { table, steps, fault } = replay(game.rules, this.record);
    if (!table) throw cannotShow(fault);
    this.#opening = table.opening;
    this.#steps = steps.map(({ entry, progress }, index) => ({
      seq: index + 1,
      entry,
      events: progress?.events ?? [],
      why: whys[index],
    }));
    const line = [table.stateAt(0)];
    const states = [line[0]];
    const lines = [0];
    for (const { entry, progress } of steps) {
      if (entry.kind === 'undo') line.length = entry.keep + 1;
      if (entry.kind === 'move') line.push(progress?.state);
      states.push(line.at(-1));
      lines.push(line.length - 1);
    }
    this.#states = states;
    this.#lines = lines;
    this.#end = table.outcome;
    const isOver = table.outcome !== null;
    this.#narrator = new Narrator({ game, header: record.header, opening: table.opening, isOver });
  }

  get length(): number {
    return this.#steps.length;
  }

  /** After `seq` steps, with those of the log after the first `from`. */
  snapshot(seq: number, viewer: Viewer, from = pageBefore(seq)): Snapshot {
    return snapshotOf(this.telling(seq, viewer, from), [], null, hasTakeBacks(this.record.entries));
  }

  telling(seq: number, viewer: Viewer, from = pageBefore(seq)): Telling {
    const isAgreed = this.#steps[seq - 1]?.entry.kind === 'agreed';
    const moment = {
      state: this.#states[seq],
      agreed: isAgreed ? this.#end : null,
      from,
      lineBefore: this.#lines[from] ?? 0,
      steps: this.#steps.slice(from, seq),
    };
    return this.#narrator.tell(moment, viewer);
  }

  verify(): Verdict {
    const { fault } = verify(this.game.rules, this.game.content.hash, this.record);
    return { fault, story: storyOf(this.#opening, this.#steps) };
  }
}

/** Where the page of the log begins that ends with this step. */
export function pageBefore(seq: number): number {
  return Math.max(0, seq - PAGE);
}

/** Not even the first position can be set up. */
function cannotShow(fault: Fault | null): Problem {
  const why = fault ? faultSentence(fault) : { ru: '', en: '' };
  return new Problem({
    ru: `Эту запись нельзя показать. ${why.ru}`,
    en: `This record cannot be shown. ${why.en}`,
  });
}
