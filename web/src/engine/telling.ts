import {
  type AnyGame,
  type Decision,
  fellowsOf,
  listMoves,
  type Localized,
  type Outcome,
  outcomeSentence,
  type RecordHeader,
  sidesOf,
  type ToldStep,
  type Viewer,
  WITH_TAKE_BACKS,
} from '@bridgehead/kernel';
import type { LegalMove } from '@bridgehead/kit';
import type { Snapshot, TableInfo, TakeBackOffer } from '../carrier/snapshot.ts';
import type { Logbook } from './logbook.ts';
import { named } from './names.ts';

/** A game as one viewer has heard it so far, wherever the table is kept: what every snapshot is made of. */
export interface Telling {
  readonly game: AnyGame;
  readonly header: RecordHeader;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
  /** What is at hand shows that no person knows anything now that the others must not see. */
  readonly isOpen: boolean;
  readonly log: Logbook;
  /** What was told while setting up. */
  readonly opening: readonly unknown[];
  /** How many steps are not here, and how many moves counted after them. */
  readonly from: number;
  readonly lineBefore: number;
  readonly steps: readonly ToldStep[];
}

export function infoOf(id: string, game: AnyGame, header: RecordHeader): TableInfo {
  const { edition } = header.options;
  const { title, cooperative } = game.rules.manifest;
  return {
    id,
    title,
    cooperative,
    header,
    sides: sidesOf(game.rules.manifest, header),
    fellows: header.seats.map((_, seat) => fellowsOf(game.rules.manifest, header, seat)),
    content: game.content,
    guide: game.text.guide(header.options),
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
  takeBack: TakeBackOffer | null,
  takeBacks: boolean,
): Snapshot {
  const { game, header, viewer, view, pending, outcome, isOpen, log, from, steps } = telling;
  const { text } = game;
  const seq = from + steps.length;
  return {
    viewer,
    seq,
    view,
    isOpen,
    prompts: pending.map((decision) => ({
      decision,
      text: named(header, (names) => text.decision(decision, view, names)),
    })),
    legal,
    from,
    log: log.read(telling),
    result: outcome && {
      outcome,
      text: resultText(
        named(header, (names) => outcomeSentence(text, outcome, view, names)),
        takeBacks,
      ),
      takeBacks,
    },
    takeBack,
  };
}

function resultText(text: Localized, takeBacks: boolean): Localized {
  if (!takeBacks) return text;
  return { ru: `${text.ru} ${WITH_TAKE_BACKS.ru}`, en: `${text.en} ${WITH_TAKE_BACKS.en}` };
}
