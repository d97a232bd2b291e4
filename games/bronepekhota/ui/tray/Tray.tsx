import type { Deploying } from '../use-deployment.ts';
import type { Draft } from '../use-draft.ts';
import type { Props, Turn } from '../use-turn.ts';
import { ActTray } from './ActTray.tsx';
import { DeployTray } from './DeployTray.tsx';
import { FightTray } from './FightTray.tsx';
import { OrderTray } from './OrderTray.tsx';
import { PieceBrief } from './PieceBrief.tsx';
import styles from './Tray.module.css';
import { UnitTray } from './UnitTray.tsx';

export interface TrayProps {
  readonly turn: Turn;
  readonly draft: Draft;
  readonly deploying: Deploying | null;
  readonly table: Props;
  readonly onConfirm: () => void;
  /** Opens the whole armlist of the piece that is looked at. */
  readonly onRead: () => void;
}

/** Below the table: whatever is looked at, and what can be answered about it. */
export function Tray(props: TrayProps) {
  const { turn, table, onRead } = props;
  return (
    <div
      className={styles.tray}
      data-asked={turn.decision?.kind}
      data-question={turn.decision?.id}
      data-looking-on={table.viewer === 'spectator' || undefined}
    >
      <PieceBrief selected={turn.selected} actor={turn.actor} onRead={onRead} />
      <Answers {...props} />
    </div>
  );
}

function Answers(props: TrayProps) {
  const { turn, deploying, table } = props;
  switch (turn.decision?.kind) {
    case 'deploy':
      return deploying && <DeployTray deploying={deploying} turn={turn} table={table} />;
    case 'order':
      return <OrderTray table={table} />;
    case 'unit':
      return <UnitTray turn={turn} table={table} />;
    case 'act':
      return <ActTray {...props} />;
    case 'fight':
      return <FightTray table={table} />;
    default:
      return null;
  }
}
