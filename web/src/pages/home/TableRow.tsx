import {
  buttonClass,
  formatDate,
  formatList,
  IconButton,
  useLanguage,
  useLocalized,
  Words,
} from '@bridgehead/kit';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { calledIn } from '../../games/call-signs.ts';
import { findEntry } from '../../games/catalogue.ts';
import { useResultWords } from '../../games/result-words.ts';
import { useSeats } from '../../games/useSeats.ts';
import type { StoredTable } from '../../storage/tables.ts';
import { useMessages } from '../../text/index.ts';
import styles from './TableRow.module.css';
import { isPlayable } from './useTables.ts';

/** A table is called by its game and by who sits at it. */
export function useTableTitle(): (table: StoredTable) => string {
  const say = useLocalized();
  const language = useLanguage();
  return ({ header }) => {
    const entry = findEntry(header.game);
    const names = header.seats.map((seat) => calledIn(language, seat));
    return `${entry ? say(entry.title) : header.game}: ${formatList(language, names)}`;
  };
}

export function TableRow({
  table,
  onDelete,
}: {
  readonly table: StoredTable;
  readonly onDelete: () => void;
}) {
  const { home } = useMessages();
  const language = useLanguage();
  const titleOf = useTableTitle();
  const { id, origin, header, closing, entries, victory, takeBacks, changedAt } = table;
  const playable = isPlayable(table);
  const resultOf = useResultWords();
  const seats = useSeats(header.seats);
  const facts = [
    ...(closing ? [resultOf({ outcome: closing.outcome, victory }, (seat) => seats[seat]?.name ?? '')] : []),
    home.moves(entries),
    ...(header.practice ? [home.practice] : []),
    ...(takeBacks ? [home.takeBacks] : []),
    home.started(formatDate(language, changedAt)),
  ];
  return (
    <li className={styles.row}>
      <span className={`${styles.state} ${playable ? styles.open : ''}`}>
        {origin === 'imported' ? home.imported : playable ? home.unfinished : home.finished}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Words>{titleOf(table)}</Words>
        </h3>
        <p className={styles.note}>
          <Words>{facts.join(' · ')}</Words>
        </p>
      </div>
      {playable ? (
        <Link to="/table/$id" params={{ id }} className={buttonClass('primary')}>
          {home.resume}
        </Link>
      ) : (
        <Link to="/record/$id" params={{ id }} className={buttonClass('plain')}>
          {home.replay}
        </Link>
      )}
      <IconButton label={`${home.delete}: ${titleOf(table)}`} onClick={onDelete}>
        <Trash2 aria-hidden size={20} />
      </IconButton>
    </li>
  );
}
