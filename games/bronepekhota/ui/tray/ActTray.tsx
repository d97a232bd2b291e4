import { useState } from 'react';
import type { Action } from '../actions.ts';
import { ActionBar } from './ActionBar.tsx';
import { Outcome } from './Outcome.tsx';
import type { TrayProps } from './Tray.tsx';

/** What the piece can do, and what would come of it. */
export function ActTray({ turn, draft, table, onConfirm }: TrayProps) {
  const key = `${turn.decision?.id} ${turn.actor}`;
  /** The button that was pressed in vain: its reason is said. */
  const [refused, refuse] = useState<{ readonly action: Action; readonly key: string } | null>(null);
  const press = (action: Action) => {
    refuse(action.refusal ? { action, key } : null);
    if (!action.refusal) turn.setPlan(action.plan);
  };
  return (
    <>
      <ActionBar turn={turn} draft={draft} onAction={press} />
      <Outcome
        turn={turn}
        draft={draft}
        reason={refused?.key === key ? refused.action.refusal : null}
        openClause={table.openClause}
        onConfirm={onConfirm}
      />
    </>
  );
}
