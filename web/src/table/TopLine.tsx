import { Badge, Button, Hidden, IconButton, useLocalized } from '@bridgehead/kit';
import { Link } from '@tanstack/react-router';
import { PanelRight } from 'lucide-react';
import { Mark } from '../art/Mark.tsx';
import type { TableCarrier } from '../carrier/carrier.ts';
import type { Snapshot } from '../carrier/snapshot.ts';
import { useMessages } from '../text/index.ts';
import type { Around } from './around.ts';
import { TableSettings } from './TableSettings.tsx';
import { TakeBackButton } from './TakeBackButton.tsx';
import styles from './TopLine.module.css';
import type { HotSeat } from './useHotSeat.ts';

export interface TopLineProps {
  readonly carrier: TableCarrier;
  readonly snapshot: Snapshot;
  readonly hotSeat: HotSeat;
  readonly replaying: boolean;
  readonly around: Around | undefined;
  /** Opens the panel where it is not beside the board. */
  readonly onPanel: (() => void) | undefined;
  readonly onBroken: (error: unknown) => void;
}

/** Whose turn it is, what they must do, and what you may do. */
export function TopLine(props: TopLineProps) {
  const { carrier, snapshot, hotSeat, replaying, around, onPanel, onBroken } = props;
  const { app, table, curtain, replay } = useMessages();
  const say = useLocalized();
  const { title, header } = carrier.info;
  const { passTo } = hotSeat;
  return (
    <header className={styles.top}>
      <Link to="/" className={styles.home} aria-label={app.home} title={app.home}>
        <Mark />
      </Link>
      <h1 className={styles.title}>
        {say(title)}
        {replaying && <span className={styles.replay}> · {replay.ofDay}</span>}
      </h1>
      <Prompts snapshot={snapshot} />
      {passTo !== null && (
        <Button look="primary" className={styles.pass} onClick={hotSeat.pass}>
          {curtain.pass(header.seats[passTo]?.name ?? '')}
        </Button>
      )}
      <div className={styles.tools}>
        {!replaying && (!around || snapshot.viewer !== 'spectator') && (
          <TakeBackButton carrier={carrier} snapshot={snapshot} onBroken={onBroken} />
        )}
        <TableSettings carrier={carrier} replaying={replaying} menu={around?.menu} />
        {onPanel && (
          <IconButton label={table.panel} className={styles.panel} onClick={onPanel}>
            <PanelRight aria-hidden size={22} />
            {around && around.talk.unread > 0 && (
              <Badge count={around.talk.unread} label={around.talk.news} />
            )}
          </IconButton>
        )}
      </div>
    </header>
  );
}

function Prompts({ snapshot: { prompts, viewer, result } }: { readonly snapshot: Snapshot }) {
  const { table } = useMessages();
  const say = useLocalized();
  if (result) {
    return (
      <p className={`${styles.prompts} ${styles.result}`}>
        <strong>{say(result.text)}</strong>
      </p>
    );
  }
  const due = prompts.filter(({ decision }) => decision.must);
  const asked = due.filter(({ decision }) => decision.seat === viewer);
  const may = prompts.filter(({ decision }) => !decision.must && decision.seat === viewer);
  const shown = asked.length > 0 ? asked : due.slice(0, 3);
  return (
    <p className={`${styles.prompts} ${asked.length > 0 ? styles.asked : ''}`}>
      {shown.map(({ decision, text }) => (
        <strong key={decision.id}>{say(text)}</strong>
      ))}
      {may.length > 0 && <Hidden>{table.mayDo}</Hidden>}
      {may.map(({ decision, text }) => (
        <span key={decision.id} className={styles.may}>
          {say(text)}
        </span>
      ))}
    </p>
  );
}
