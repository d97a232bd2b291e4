import { later } from '@bridgehead/kit';
import styles from './Map.module.css';

/** Coasts and fronts are fetched when a map is first seen; meanwhile the text does without. */
export const EventMap = later(
  () => import('./DayMap.tsx'),
  ({ DayMap }) => DayMap,
  <div className={styles.frame} />,
);
