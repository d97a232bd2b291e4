import { Button, buttonClass, useLocalized } from '@bridgehead/kit';
import { Link } from '@tanstack/react-router';
import { BookOpen, FolderOpen, Images, Play, Users } from 'lucide-react';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import { usePlayNow } from '../../games/usePlayNow.ts';
import { useMessages } from '../../text/index.ts';
import styles from './GameSheet.module.css';

/** One game of the house, laid out like a sheet of a map. */
export function GameSheet({ entry }: { readonly entry: CatalogueEntry }) {
  const { home } = useMessages();
  const say = useLocalized();
  const { start, starting } = usePlayNow(entry);
  const { id, title, blurb, seats, page, Cover } = entry;
  return (
    <article className={styles.sheet}>
      <div className={styles.words}>
        <h2 className={styles.title}>{say(title)}</h2>
        <p className={styles.blurb}>{say(blurb)}</p>
        <div className={styles.actions}>
          <Button
            look="primary"
            size="large"
            icon={<Play aria-hidden size={24} fill="currentColor" />}
            disabled={starting}
            onClick={() => void start()}
          >
            {home.playNow}
          </Button>
          <Link to="/new/$game" params={{ game: id }} className={buttonClass('plain', 'large')}>
            <Users aria-hidden size={22} />
            {home.newTable}
          </Link>
          <Link to="/rules/$game" params={{ game: id }} className={buttonClass('quiet')}>
            <BookOpen aria-hidden size={20} />
            {home.rules}
          </Link>
          {page && (
            <Link
              to="/games/$game/$page"
              params={{ game: id, page: page.path }}
              className={buttonClass('quiet')}
            >
              <Images aria-hidden size={20} />
              {say(page.title)}
            </Link>
          )}
          {entry.documents && (
            <Link to="/documents" hash={id} className={buttonClass('quiet')}>
              <FolderOpen aria-hidden size={20} />
              {home.documents}
            </Link>
          )}
        </div>
        <ul className={styles.facts}>
          {[home.players(seats.min, seats.max), ...home.facts].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <Cover className={styles.cover} />
    </article>
  );
}
