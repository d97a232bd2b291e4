import type { Latest } from '@bridgehead/kit';
import { usePersonal } from '@bridgehead/kit/table';
import { useState } from 'react';
import type { Card } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Scene } from './scene.ts';
import type { Lit } from './spotlight/Spotlight.tsx';
import type { ShownCard } from './step.ts';
import { type Opened, useOpened } from './use-opened.ts';
import type { Turn } from './use-turn.ts';

/** What is read beside the board or in a dialog. */
export interface Reader {
  readonly lit: Lit | null;
  readonly opened: Opened | null;
  /** A card that was opened on purpose. */
  readonly reading: Card | null;
  readonly read: (card: Card) => void;
  readonly close: () => void;
  /** Closes what was opened on purpose; false when there was nothing. */
  readonly escape: () => boolean;
}

/**
 * Beside a wide board stands the cell that is looked at, until it is closed or something is played, whatever the others do
 * meanwhile; else what the others have played. What was opened on purpose is a dialog.
 */
export function useReader(
  { view, cardOn }: Scene,
  turn: Turn,
  latest: Latest<Event>,
  isWide: boolean,
): Reader {
  const [reading, setReading] = usePersonal<Card | null>(view.viewer, null);
  const [dismissed, setDismissed] = useState<ShownCard | null>(null);
  const opened = useOpened(latest, view.viewer);
  const inspected = isWide && turn.inspected !== null ? cardOn[turn.inspected] : undefined;
  const asked = (isWide ? inspected : reading) ?? null;
  const shown = opened.cards[opened.index] ?? null;
  const lit: Lit | null = asked !== null ? { how: 'read', card: asked } : shown === dismissed ? null : shown;
  return {
    lit,
    opened: asked === null ? opened : null,
    reading,
    read: setReading,
    close() {
      if (reading !== null) setReading(null);
      else if (asked !== null) turn.inspect(null);
      else setDismissed(shown);
    },
    escape() {
      if (reading === null) return false;
      setReading(null);
      return true;
    },
  };
}
