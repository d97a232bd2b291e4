import { Dialog, Tabs } from '@bridgehead/kit';
import { useState } from 'react';
import { INFO_TABS, type InfoTab, type Looking } from '../looking.ts';
import { useScene } from '../scene.ts';
import { Discards } from './Discards.tsx';
import { Forces } from './Forces.tsx';
import styles from './Info.module.css';
import { Legend } from './Legend.tsx';

interface InfoProps {
  /** What it is opened at. */
  readonly first: InfoTab;
  readonly onLook: (looking: Looking) => void;
  readonly onClose: () => void;
}

/** What may yet come, what lies in the discards, and what the signs mean. */
export function InfoDialog({ first, onLook, onClose }: InfoProps) {
  const { text } = useScene();
  const [tab, setTab] = useState(first);
  const contents = {
    forces: <Forces onLook={onLook} />,
    decks: <Discards onLook={onLook} />,
    legend: <Legend />,
  };
  return (
    <Dialog open title={text.info.title} closeLabel={text.close} flush onClose={onClose}>
      <Tabs<InfoTab>
        label={text.info.title}
        value={tab}
        onChange={setTab}
        tabs={INFO_TABS.map((id) => ({
          id,
          label: text.info[id],
          content: (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            <div className={styles.info} tabIndex={0} role="group" aria-label={text.info[id]}>
              {contents[id]}
            </div>
          ),
        }))}
      />
    </Dialog>
  );
}
