import type { Localized } from '@bridgehead/kernel';
import { useLocalized } from '@bridgehead/kit';
import { Maximize2 } from 'lucide-react';
import type { Snapshot } from '../carrier/snapshot.ts';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './Latest.module.css';

export interface LatestProps {
  readonly snapshot: Snapshot;
  /** Shows it large, where there is something large to show. */
  readonly onEnlarge: (() => void) | undefined;
}

/** On a narrow window the last thing that happened is one line; a tap shows it large. */
export function Latest({ snapshot, onEnlarge }: LatestProps) {
  const { table } = usePlayMessages();
  const say = useLocalized();
  const line = lastLine(snapshot);
  const words = line ? say(line) : table.latest;
  if (!onEnlarge) return <p className={styles.latest}>{line && words}</p>;
  return (
    <button type="button" className={styles.latest} onClick={onEnlarge}>
      <span className={styles.line}>{words}</span>
      <Maximize2 aria-hidden size={18} />
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
