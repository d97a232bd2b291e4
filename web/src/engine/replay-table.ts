import {
  type AnyGame,
  type Fault,
  faultSentence,
  type GameRecord,
  type KeptStep,
  Problem,
  type Reason,
  replay,
  type Viewer,
  verify,
} from '@bridgehead/kernel';
import type { Snapshot, Verdict } from '../carrier/snapshot.ts';
import { storyOf, tell } from './story.ts';
import { snapshotOf } from './telling.ts';

/** A record played again in one go; afterwards any moment of it can be shown at once. */
export class ReplayTable {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly #steps: readonly KeptStep[];
  readonly #opening: KeptStep['events'];
  /** The state before the first step, and after each. */
  readonly #states: readonly unknown[];

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
    this.#states = [
      line[0],
      ...steps.map(({ entry, progress }) => {
        if (entry.kind === 'undo') line.length = entry.keep + 1;
        else line.push(progress?.state);
        return line.at(-1);
      }),
    ];
  }

  get length(): number {
    return this.#steps.length;
  }

  snapshot(seq: number, viewer: Viewer): Snapshot {
    const story = {
      game: this.game,
      header: this.record.header,
      opening: this.#opening,
      steps: this.#steps.slice(0, seq),
      state: this.#states[seq],
      isOver: this.game.rules.outcome(this.#states.at(-1)) !== null,
    };
    return snapshotOf(tell(story, viewer), [], null);
  }

  verify(): Verdict {
    const { fault } = verify(this.game.rules, this.game.content.hash, this.record);
    return { fault, story: storyOf({ opening: this.#opening, steps: this.#steps }) };
  }
}

/** Not even the first position can be set up. */
function cannotShow(fault: Fault | null): Problem {
  const why = fault ? faultSentence(fault) : { ru: '', en: '' };
  return new Problem({
    ru: `Эту запись нельзя показать. ${why.ru}`,
    en: `This record cannot be shown. ${why.en}`,
  });
}
