import { IconButton } from '@bridgehead/kit';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './Tray.module.css';

export interface TrayProps {
  /** Under a narrow board the hand is a drawer that can be pushed out of the way. */
  readonly drawer: boolean;
  /** Shares the drawer's edge with its handle. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

export function Tray({ drawer, beside, children }: TrayProps) {
  const { table } = usePlayMessages();
  const [open, setOpen] = useState(true);
  const id = useId();
  const Icon = open ? ChevronDown : ChevronUp;
  return (
    <section aria-label={table.tray} className={styles.tray}>
      {drawer && (
        <div className={styles.edge}>
          {beside}
          {children && (
            <IconButton
              label={open ? table.hideTray : table.showTray}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              <Icon aria-hidden size={22} />
            </IconButton>
          )}
        </div>
      )}
      {children && (
        <div id={id} className={styles.inside} hidden={drawer && !open}>
          {children}
        </div>
      )}
    </section>
  );
}
