import type { Localized } from '@bridgehead/kernel';
import { Badge, useLocalized, Words } from '@bridgehead/kit';
import { Maximize2 } from 'lucide-react';
import type { Snapshot } from '../carrier/snapshot.ts';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './Latest.module.css';

export interface LatestProps {
  readonly snapshot: Snapshot;
  /** Shows it large, or all there is to read since the viewer's turn. */
  readonly onOpen: (() => void) | undefined;
  /** How much of that is news. */
  readonly unread: number;
}

/** On a narrow window the last thing that happened is one line; a tap shows more. */
export function Latest({ snapshot, onOpen, unread }: LatestProps) {
  const { table, since } = usePlayMessages();
  const say = useLocalized();
  const line = lastLine(snapshot);
  const words = <Words>{line ? say(line) : table.latest}</Words>;
  if (!onOpen) return <p className={styles.latest}>{line && words}</p>;
  return (
    <button type="button" className={styles.latest} onClick={onOpen}>
      <span className={styles.line}>{words}</span>
      {unread > 0 ? (
        <Badge count={unread} label={since.unread(unread)} />
      ) : (
        <Maximize2 aria-hidden size={18} />
      )}
    </button>
  );
}

/** What the last step that counts was about: a move that was taken back is none. */
function lastLine({ log }: Snapshot): Localized | undefined {
  const lines = (step: Snapshot['log'][number]) => step.told.flatMap(({ text }) => (text ? [text] : []));
  return log
    .filter((step) => !step.takenBack)
    .map(lines)
    .findLast((said) => said.length > 0)?.[0];
}
