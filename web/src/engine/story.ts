import {
  type AnyGame,
  type Entry,
  type Heard,
  heardBy,
  type Reason,
  type RecordHeader,
  type Viewer,
} from '@bridgehead/kernel';
import type { ToldStep } from '@bridgehead/wire';
import { liveLine, type Telling } from './telling.ts';

/** An entry of the record, what it told to whom, and why a bot made it. */
export interface KeptStep {
  readonly entry: Entry;
  readonly events: readonly Heard[];
  readonly why?: Reason | undefined;
}

/** A game whose whole record is here: it can be told to any viewer. */
export interface Story {
  readonly game: AnyGame;
  readonly header: RecordHeader;
  readonly opening: readonly Heard[];
  readonly steps: readonly KeptStep[];
  readonly state: unknown;
}

export function tell({ game, header, opening, steps, state }: Story, viewer: Viewer): Telling {
  const { rules } = game;
  return {
    game,
    header,
    viewer,
    view: rules.observe(state, viewer),
    pending: rules.pending(state),
    outcome: rules.outcome(state),
    opening: heardBy(opening, viewer),
    steps: steps.map((step, index) => toldStep(step, index + 1, viewer)),
  };
}

function toldStep({ entry, events, why }: KeptStep, seq: number, viewer: Viewer): ToldStep {
  return {
    seq,
    seat: entry.seat,
    ...(entry.kind === 'undo' && { undo: entry.keep }),
    events: heardBy(events, viewer),
    ...(why && { why }),
  };
}

/** What everybody heard of the moves that still count. */
export function storyOf({ opening, steps }: Pick<Story, 'opening' | 'steps'>): unknown[] {
  const live = liveLine(steps, ({ entry }) => (entry.kind === 'undo' ? entry.keep : undefined));
  return [opening, ...live.map(({ events }) => events)].flatMap((events) => heardBy(events, 'spectator'));
}
