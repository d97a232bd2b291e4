import { Hidden, useSettings } from '@bridgehead/kit';
import { lazy, Suspense } from 'react';
import { useTitle } from '../../app/useTitle.ts';
import { catalogue } from '../../games/catalogue.ts';
import { GameSheet } from './GameSheet.tsx';
import styles from './HomePage.module.css';
import { useMessages } from '../../text/index.ts';
import { OnlineEntry } from './OnlineEntry.tsx';

/** Neither do the games wait for. */
const Waiting = lazy(() => import('./Waiting.tsx').then((module) => ({ default: module.Waiting })));
const MyTables = lazy(() => import('./MyTables.tsx').then((module) => ({ default: module.MyTables })));

export function HomePage() {
  const { app } = useMessages();
  const awaited = useSettings((settings) => settings.awaited);
  useTitle();
  return (
    <div className={styles.home}>
      <h1 className={styles.name}>
        <Hidden>{app.name}</Hidden>
      </h1>
      <Suspense fallback={awaited && <div className={styles.awaited} />}>
        <Waiting />
      </Suspense>
      {catalogue.map((entry) => (
        <GameSheet key={entry.id} entry={entry} />
      ))}
      <OnlineEntry />
      <Suspense>
        <MyTables />
      </Suspense>
    </div>
  );
}
