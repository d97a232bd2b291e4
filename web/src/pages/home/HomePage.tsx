import { Hidden, later, useSettings } from '@bridgehead/kit';
import { useTitle } from '../../app/useTitle.ts';
import { catalogue } from '../../games/catalogue.ts';
import { GameSheet } from './GameSheet.tsx';
import styles from './HomePage.module.css';
import { useMessages } from '../../text/index.ts';
import { OnlineEntry } from './OnlineEntry.tsx';

/** Neither do the games wait for. */
const Waiting = later(
  () => import('./Waiting.tsx'),
  ({ Waiting }) => Waiting,
  <AwaitedRoom />,
);
const MyTables = later(
  () => import('./MyTables.tsx'),
  ({ MyTables }) => MyTables,
);

export function HomePage() {
  const { app } = useMessages();
  useTitle();
  return (
    <div className={styles.home}>
      <h1 className={styles.name}>
        <Hidden>{app.name}</Hidden>
      </h1>
      <Waiting />
      {catalogue.map((entry) => (
        <GameSheet key={entry.id} entry={entry} />
      ))}
      <OnlineEntry />
      <MyTables />
    </div>
  );
}

/** So that nothing moves under the hand of whoever has something waiting. */
function AwaitedRoom() {
  const awaited = useSettings((settings) => settings.awaited);
  return awaited && <div className={styles.awaited} />;
}
