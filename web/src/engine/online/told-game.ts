import {
  type AnyGame,
  type Chance,
  chanceFrom,
  type Decision,
  judge,
  type Seat,
  type Viewer,
} from '@bridgehead/kernel';
import type { LegalMove } from '@bridgehead/kit';
import { applyChanges, type LogPage, type PlayView, type Standing, type StepMessage } from '@bridgehead/wire';
import type { PastView, SaidRefusal, Snapshot, TakeBackOffer } from '../../carrier/snapshot.ts';
import { randomSeed } from '../create.ts';
import { Logbook } from '../logbook.ts';
import { refused } from '../plan.ts';
import { legalMoves, snapshotOf, type Telling } from '../telling.ts';

/** Nobody looks further back than a few rounds. */
const MOST_PAST = 50;

/**
 * A game as the server tells it to one viewer. The state itself is not here; any state that fits what the viewer
 * knows has the same legal moves and refusals for that seat, so a sampled one says what is allowed.
 */
export class ToldGame {
  #telling: Telling;
  #fitting: unknown;
  /** The newest views, for whoever wants to see again how it came. */
  #past: readonly PastView[];
  readonly #chance: Chance = chanceFrom(randomSeed());

  constructor(game: AnyGame, play: PlayView) {
    const { header, viewer, view, pending, outcome, opening = [], from, lineBefore, steps } = play;
    const told = { header, viewer, view, pending, outcome, opening, from, lineBefore, steps };
    // What others know is not here to be compared.
    const isOpen = game.rules.manifest.hiddenInformation !== 'own';
    this.#telling = { game, log: new Logbook(game, header), isOpen, ...told };
    this.#past = [{ seq: this.seq, view }];
  }

  get telling(): Telling {
    return this.#telling;
  }

  get viewer(): Viewer {
    return this.#telling.viewer;
  }

  get seq(): number {
    return this.from + this.#telling.steps.length;
  }

  /** How many steps are older than those that are known here. */
  get from(): number {
    return this.#telling.from;
  }

  past(seq: number): PastView | null {
    return this.#past.find((known) => known.seq >= seq) ?? null;
  }

  /** Takes in what was missed; false when it does not follow what is known here: too much was, or it is another's. */
  catchUp({ viewer, view, pending, outcome, from, steps }: PlayView): boolean {
    if (from !== this.seq || viewer !== this.viewer) return false;
    this.#tell({ view, pending, outcome, steps: [...this.#telling.steps, ...steps] });
    return true;
  }

  /** Takes in older steps; those that do not lead up to what is known here are of no use. */
  recall({ from, lineBefore, opening = [], steps }: LogPage): void {
    if (from + steps.length !== this.from) return;
    this.#telling = {
      ...this.#telling,
      from,
      lineBefore,
      opening,
      steps: [...steps, ...this.#telling.steps],
    };
  }

  /** Takes the next step; false when one before it is missing. A step that is known already changes nothing. */
  follow({ step, changed, stands }: StepMessage): boolean {
    if (step.seq <= this.seq) return true;
    if (step.seq !== this.seq + 1) return false;
    const { view, steps, pending, outcome } = this.#telling;
    const standing = applyChanges({ pending, outcome }, stands) as Standing;
    this.#tell({ view: applyChanges(view, changed), ...standing, steps: [...steps, step] });
    return true;
  }

  snapshot(mayMove: boolean, takeBacks: boolean): Snapshot {
    const legal = mayMove ? this.#legal() : [];
    return snapshotOf(this.#telling, legal, mayMove ? this.#takeBack() : null, takeBacks);
  }

  whyNot(decision: Decision, move: unknown): SaidRefusal | null {
    const { game } = this.#telling;
    const answer = { seat: decision.seat, decision: decision.id, move };
    const judged = judge(game.rules, this.#state(), answer);
    return 'refusal' in judged ? refused(game, judged.refusal) : null;
  }

  #tell(news: Partial<Telling>): void {
    this.#telling = { ...this.#telling, ...news };
    this.#past = [...this.#past, { seq: this.seq, view: this.#telling.view }].slice(-MOST_PAST);
    this.#fitting = undefined;
  }

  #state(): unknown {
    const { game, view } = this.#telling;
    this.#fitting ??= game.rules.sample(view, this.#chance);
    return this.#fitting;
  }

  #legal(): LegalMove<unknown>[] {
    const { game, pending, viewer } = this.#telling;
    const asked = pending.some(({ seat }) => seat === viewer);
    return asked ? legalMoves(game, this.#state(), pending, viewer) : [];
  }

  /** The last move of one's own; whether the others must agree is the server's to judge. */
  #takeBack(): TakeBackOffer | null {
    const { viewer, outcome, lineBefore, steps } = this.#telling;
    if (viewer === 'spectator' || outcome) return null;
    const line = Array<Seat | undefined>(lineBefore);
    for (const { seat, undo } of steps) {
      if (undo === undefined) line.push(seat);
      else line.length = undo;
    }
    const keep = line.lastIndexOf(viewer);
    return keep < 0 ? null : { seat: viewer, keep, consent: [] };
  }
}
