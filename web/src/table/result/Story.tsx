import { type EndedTable, type GameEnding, Words } from '@bridgehead/kit';
import { use } from 'react';
import type { TableCarrier } from '../../carrier/carrier.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import { endOf } from './end.ts';
import styles from './ResultScreen.module.css';

interface StoryProps {
  readonly carrier: TableCarrier;
  readonly ending: GameEnding<unknown, unknown, unknown>;
  readonly table: EndedTable<unknown, unknown>;
}

/** Three lines, figures, and what decided the game. */
export function Story({ carrier, ending, table }: StoryProps) {
  const { after } = usePlayMessages();
  const { verdict } = use(endOf(carrier));
  const { lines, decided, figures } = ending.story(table, verdict.story);
  return (
    <>
      <div className={styles.told}>
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <Words>{line}</Words>
            </li>
          ))}
        </ol>
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {decided && (
        <section className={styles.decided}>
          <h3>{after.decided}</h3>
          <p>
            <Words>{decided.text}</Words>
          </p>
          {decided.through.length > 0 && (
            <ol className={styles.through}>
              {decided.through.map(({ key, picture, title }) => (
                <li key={key}>
                  {picture}
                  <span>{title}</span>
                </li>
              ))}
            </ol>
          )}
        </section>
      )}
    </>
  );
}
