import { useTitle } from '../../app/useTitle.ts';
import { catalogue } from '../../games/catalogue.ts';
import { GameSheet } from './GameSheet.tsx';
import styles from './HomePage.module.css';
import { MyTables } from './MyTables.tsx';
import { OnlineEntry } from './OnlineEntry.tsx';

export function HomePage() {
  useTitle();
  return (
    <div className={styles.home}>
      {catalogue.map((entry) => (
        <GameSheet key={entry.id} entry={entry} />
      ))}
      <OnlineEntry />
      <MyTables />
    </div>
  );
}
