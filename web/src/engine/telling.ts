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
  /** How many steps are not here, and how many moves counted after them. */
  readonly from: number;
  readonly lineBefore: number;
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
  const { game, header, viewer, view, pending, outcome, opening, from, steps } = telling;
  const { text } = game;
  const names = namesOf(header);
  const seq = from + steps.length;
  return {
    viewer,
    seq,
    view,
    prompts: pending.map((decision) => ({ decision, text: text.decision(decision, view, names) })),
    legal,
    latest: { seq, events: steps.at(-1)?.events ?? opening },
    from,
    log: logOf(telling),
    result: outcome && { outcome, text: text.outcome(outcome, view, names) },
    takeBack,
  };
}

function logOf({ game, header, opening, from, lineBefore, steps }: Telling): LogStep[] {
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
  const log: LogStep[] = from === 0 ? [{ seq: 0, seat: null, lines: words(opening) }] : [];
  /** Where the moves stand that still count; of those before `from` only how many they are is known. */
  const live: number[] = [];
  let line = lineBefore;
  for (const { seq, seat, undo, events, why } of steps) {
    if (undo !== undefined) {
      const undid = line - undo;
      for (const at of live.splice(Math.max(0, live.length - undid)))
        log[at] = { ...(log[at] as LogStep), takenBack: true };
      line = undo;
      log.push({ seq, seat, lines: [], undid });
    } else {
      line++;
      live.push(log.length);
      log.push({ seq, seat, lines: words(events), ...whyOf(why) });
    }
  }
  return log;
}

function namesOf({ seats }: RecordHeader): Names {
  return { seat: (seat) => seats[seat]?.name ?? String(seat + 1) };
}
