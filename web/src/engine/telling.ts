import {
  type AnyGame,
  type Entry,
  type Heard,
  heardBy,
  type Names,
  type Reason,
  type RecordHeader,
  type Viewer,
} from '@bridgehead/kernel';
import type { LogStep, Snapshot, TableInfo, TakeBack } from '../carrier/snapshot.ts';

/** An entry of the record, what it told, and why a bot made it. */
export interface ToldStep {
  readonly entry: Entry;
  readonly events: readonly Heard[];
  readonly why?: Reason | undefined;
}

/** A game as far as it has come: what every viewer's snapshot is made of. */
export interface Story {
  readonly game: AnyGame;
  readonly header: RecordHeader;
  readonly opening: readonly Heard[];
  readonly steps: readonly ToldStep[];
  readonly state: unknown;
}

export function infoOf(id: string, game: AnyGame, header: RecordHeader): TableInfo {
  const { edition } = header.options;
  return {
    id,
    title: game.rules.manifest.title,
    header,
    content: game.content,
    rulebook: game.text.rulebook,
    guide: game.text.guide,
    edition: edition === undefined ? undefined : String(edition),
  };
}

export function snapshotFor(story: Story, viewer: Viewer, takeBack: TakeBack | null): Snapshot {
  const { game, header, opening, steps, state } = story;
  const { rules, text } = game;
  const names = namesOf(header);
  const view = rules.observe(state, viewer);
  const pending = rules.pending(state);
  const outcome = rules.outcome(state);
  return {
    viewer,
    seq: steps.length,
    view,
    prompts: pending.map((decision) => ({ decision, text: text.decision(decision, view, names) })),
    legal: pending
      .filter(({ seat }) => seat === viewer)
      .flatMap((decision) => Array.from(rules.moves(state, decision), (move) => ({ decision, move }))),
    latest: { seq: steps.length, events: heardBy(steps.at(-1)?.events ?? opening, viewer) },
    log: logFor(story, viewer),
    result: outcome && { outcome, text: text.outcome(outcome, view, names) },
    takeBack,
  };
}

/** What everybody heard of the moves that still count. */
export function storyOf({ opening, steps }: Pick<Story, 'opening' | 'steps'>): unknown[] {
  const live: ToldStep[] = [];
  for (const step of steps) {
    if (step.entry.kind === 'undo') live.length = step.entry.keep;
    else live.push(step);
  }
  return [opening, ...live.map(({ events }) => events)].flatMap((events) => heardBy(events, 'spectator'));
}

function logFor({ game, header, opening, steps, state }: Story, viewer: Viewer): LogStep[] {
  const names = namesOf(header);
  const reasonOf = game.rules.outcome(state) ? game.text.reason : saidDuringPlay(game);
  const words = (events: readonly Heard[]) =>
    heardBy(events, viewer).flatMap((event) => {
      const text = game.text.event(event, names);
      return text ? [{ text, event }] : [];
    });
  const log: LogStep[] = [{ seq: 0, seat: null, lines: words(opening) }];
  let live: number[] = [];
  for (const [index, { entry, events, why }] of steps.entries()) {
    const seq = index + 1;
    if (entry.kind === 'undo') {
      const undone = live.slice(entry.keep);
      for (const at of undone) log[at] = { ...(log[at] as LogStep), takenBack: true };
      live = live.slice(0, entry.keep);
      log.push({ seq, seat: entry.seat, lines: [], undid: undone.length });
    } else {
      live.push(log.length);
      log.push({ seq, seat: entry.seat, lines: words(events), ...(why && { why: reasonOf(why) }) });
    }
  }
  return log;
}

/** A bot's chances follow from its own hand: until the game is over nobody else may learn of them. */
function saidDuringPlay({ text }: AnyGame): AnyGame['text']['reason'] {
  return ({ reason, figures = {} }) => {
    const open = Object.entries(figures).filter(([name]) => name !== 'chance');
    return text.reason({ reason, figures: Object.fromEntries(open) });
  };
}

export function namesOf({ seats }: RecordHeader): Names {
  return { seat: (seat) => seats[seat]?.name ?? String(seat + 1) };
}
