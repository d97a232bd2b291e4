import {
  type AnyGame,
  type Decision,
  listMoves,
  type Localized,
  type Names,
  type Outcome,
  type RecordHeader,
  type ToldReason,
  type ToldStep,
  type Viewer,
} from '@bridgehead/kernel';
import type { LegalMove } from '@bridgehead/kit';
import type { LogStep, Snapshot, TableInfo, TakeBack } from '../carrier/snapshot.ts';

/** A game as one viewer has heard it so far, wherever the table is kept: what every snapshot is made of. */
export interface Telling {
  readonly game: AnyGame;
  readonly header: RecordHeader;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
  readonly opening: readonly unknown[];
  readonly steps: readonly ToldStep[];
}

export function infoOf(id: string, game: AnyGame, header: RecordHeader): TableInfo {
  const { edition } = header.options;
  const { title, cooperative, hiddenInformation } = game.rules.manifest;
  return {
    id,
    title,
    cooperative,
    hasSecrets: hiddenInformation === 'own',
    header,
    content: game.content,
    rulebook: game.text.rulebook,
    guide: game.text.guide,
    edition: edition === undefined ? undefined : String(edition),
  };
}

/** What the viewer may answer in this state: the real one, or any that fits what the viewer knows. */
export function legalMoves(
  { rules }: AnyGame,
  state: unknown,
  pending: readonly Decision[],
  viewer: Viewer,
): LegalMove<unknown>[] {
  return pending
    .filter(({ seat }) => seat === viewer)
    .flatMap((decision) => Array.from(listMoves(rules, state, decision), (move) => ({ decision, move })));
}

export function snapshotOf(
  telling: Telling,
  legal: readonly LegalMove<unknown>[],
  takeBack: TakeBack | null,
): Snapshot {
  const { game, header, viewer, view, pending, outcome, opening, steps } = telling;
  const { text } = game;
  const names = namesOf(header);
  return {
    viewer,
    seq: steps.length,
    view,
    prompts: pending.map((decision) => ({ decision, text: text.decision(decision, view, names) })),
    legal,
    latest: { seq: steps.length, events: steps.at(-1)?.events ?? opening },
    log: logOf(telling),
    result: outcome && { outcome, text: text.outcome(outcome, view, names) },
    takeBack,
  };
}

function logOf({ game, header, opening, steps }: Telling): LogStep[] {
  const names = namesOf(header);
  const whyOf = (told: ToldReason | undefined) => {
    const why = told && game.text.reason(told);
    return why && { why };
  };
  const words = (events: readonly unknown[]) =>
    events.flatMap((event) => {
      const text: Localized | null = game.text.event(event, names);
      return text ? [{ text, event }] : [];
    });
  const log: LogStep[] = [{ seq: 0, seat: null, lines: words(opening) }];
  let live: number[] = [];
  for (const { seq, seat, undo, events, why } of steps) {
    if (undo !== undefined) {
      const undone = live.slice(undo);
      for (const at of undone) log[at] = { ...(log[at] as LogStep), takenBack: true };
      live = live.slice(0, undo);
      log.push({ seq, seat, lines: [], undid: undone.length });
    } else {
      live.push(log.length);
      log.push({ seq, seat, lines: words(events), ...whyOf(why) });
    }
  }
  return log;
}

function namesOf({ seats }: RecordHeader): Names {
  return { seat: (seat) => seats[seat]?.name ?? String(seat + 1) };
}
