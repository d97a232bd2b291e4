import {
  type AnyGame,
  type Heard,
  heardBy,
  type KeptStep,
  liveLine,
  type RecordHeader,
  toldDecisions,
  toldStep,
  type Viewer,
} from '@bridgehead/kernel';
import type { Telling } from './telling.ts';

/** A game whose whole record is here: it can be told to any viewer. */
export interface Story {
  readonly game: AnyGame;
  readonly header: RecordHeader;
  readonly opening: readonly Heard[];
  readonly steps: readonly KeptStep[];
  readonly state: unknown;
  /** Whether the game was played to its end, even if an earlier moment of it is shown. */
  readonly isOver: boolean;
}

export function tell({ game, header, opening, steps, state, isOver }: Story, viewer: Viewer): Telling {
  const { rules } = game;
  return {
    game,
    header,
    viewer,
    view: rules.observe(state, viewer),
    pending: toldDecisions(rules.pending(state), viewer),
    outcome: rules.outcome(state),
    opening: heardBy(opening, viewer),
    from: 0,
    lineBefore: 0,
    steps: steps.map((step) => toldStep(step, viewer, isOver)),
  };
}

/** What everybody heard of the moves that still count. */
export function storyOf({ opening, steps }: Pick<Story, 'opening' | 'steps'>): unknown[] {
  const live = liveLine(steps, ({ entry }) => (entry.kind === 'undo' ? entry.keep : undefined));
  return [opening, ...live.map(({ events }) => events)].flatMap((events) => heardBy(events, 'spectator'));
}
