import type { SeatLabel } from '@bridgehead/kernel';
import { Dialog, type FrameParts, Tabs } from '@bridgehead/kit';
import { BookOpen, MessagesSquare, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../text/index.ts';
import { usePlayMessages } from '../text/play/index.ts';
import type { Around } from './around.ts';
import { Log } from './Log.tsx';
import styles from './Panel.module.css';
import type { Stage, Told } from './staging/stage.ts';
import { TableRulebook } from './TableRulebook.tsx';

type PanelTab = 'log' | 'rules' | 'talk';

export interface PanelState {
  readonly tab: PanelTab;
  /** Only where the panel is a sheet: beside a wide board it is always there. */
  readonly open: boolean;
}

export interface PanelProps {
  readonly isSheet: boolean;
  readonly carrier: Stage['carrier'];
  readonly parts: FrameParts;
  readonly seats: readonly SeatLabel[];
  readonly snapshot: Told;
  readonly around: Around | undefined;
  readonly panel: PanelState;
  readonly onPanel: (panel: PanelState) => void;
  readonly wish: { readonly clause: string; readonly number: number } | undefined;
  /** Above it, where it stands beside the board. */
  readonly children: ReactNode;
}

/** What is read beside the game: what happened, the rules, what people say. */
export function Panel(props: PanelProps) {
  const { isSheet, carrier, parts, seats, snapshot, around, panel, onPanel, wish, children } = props;
  const { header, edition } = carrier.info;
  const { app } = useMessages();
  const { table } = usePlayMessages();
  const tabs = (
    <Tabs<PanelTab>
      label={table.panel}
      value={panel.tab}
      onChange={(tab) => onPanel({ ...panel, tab })}
      tabs={[
        {
          id: 'log',
          label: table.log,
          icon: <ScrollText aria-hidden size={18} />,
          content: <Log snapshot={snapshot} seats={seats} parts={parts} onEarlier={carrier.earlier} />,
        },
        {
          id: 'rules',
          label: table.rules,
          icon: <BookOpen aria-hidden size={18} />,
          content: <TableRulebook header={header} edition={edition} wish={wish} />,
        },
        ...(around ? [talkTab(around.talk)] : []),
      ]}
    />
  );
  return isSheet ? (
    <Dialog
      open={panel.open}
      shape="sheet"
      flush
      title={table.panel}
      closeLabel={app.close}
      onClose={() => onPanel({ ...panel, open: false })}
    >
      {tabs}
    </Dialog>
  ) : (
    <aside className={styles.panel} aria-label={table.panel}>
      {children}
      <div className={styles.tabs}>{tabs}</div>
    </aside>
  );
}

function talkTab({ label, unread, news, content }: Around['talk']) {
  return {
    id: 'talk' as const,
    label,
    icon: <MessagesSquare aria-hidden size={18} />,
    news: { count: unread, label: news },
    content,
  };
}
