import { Dialog, Tabs } from '@bridgehead/kit';
import inks from '../inks.module.css';
import { useScene } from '../scene.ts';
import styles from './Info.module.css';
import { Legend } from './Legend.tsx';
import { Threats } from './Threats.tsx';
import { Tiles } from './Tiles.tsx';

export const INFO_TABS = ['legend', 'threats', 'tiles'] as const;
export type InfoTab = (typeof INFO_TABS)[number];

interface InfoProps {
  readonly tab: InfoTab;
  readonly onTab: (tab: InfoTab | null) => void;
  readonly openClause: (clause: string) => void;
}

/** What the signs mean, what is on its way, and where all the tiles are. */
export function Info({ tab, onTab, openClause }: InfoProps) {
  const { text } = useScene();
  const close = () => onTab(null);
  const contents = {
    legend: (
      <Legend
        openClause={(clause) => {
          close();
          openClause(clause);
        }}
      />
    ),
    threats: <Threats />,
    tiles: <Tiles />,
  };
  return (
    <Dialog open title={text.info.title} closeLabel={text.info.close} flush onClose={close}>
      <Tabs<InfoTab>
        label={text.info.title}
        value={tab}
        onChange={onTab}
        tabs={INFO_TABS.map((id) => ({
          id,
          label: text.info[id],
          content: <div className={`${inks.inks} ${styles.info}`}>{contents[id]}</div>,
        }))}
      />
    </Dialog>
  );
}
