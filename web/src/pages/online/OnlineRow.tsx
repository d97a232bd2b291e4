import { buttonClass, formatDate, formatList, useLanguage, useLocalized, Words } from '@bridgehead/kit';
import type { TableBrief } from '@bridgehead/wire';
import { Link } from '@tanstack/react-router';
import { findEntry } from '../../games/catalogue.ts';
import { useResultWords } from '../../games/result-words.ts';
import { clockWords } from '../../online/clock-words.ts';
import { useListed } from '../../online/useListed.ts';
import { useMessages } from '../../text/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './OnlineRow.module.css';

/** A table on the server in one line: what is played, who sits there, what can be done. */
export function OnlineRow({ brief }: { readonly brief: TableBrief }) {
  const words = useOnlineMessages();
  const { lobby } = words;
  const { home } = useMessages();
  const language = useLanguage();
  const say = useLocalized();
  const resultOf = useResultWords();
  const { table, game, phase, moves, changedAt, yourTurn } = brief;
  const entry = findEntry(game);
  const seats = useListed(brief);
  const names = seats.filter((name) => name !== null);
  const free = seats.length - names.length;
  const facts = [
    ...(phase === 'waiting' && free > 0 ? [lobby.freeSeats(free)] : []),
    ...(brief.ended ? [resultOf(brief.ended, (seat) => seats[seat] ?? '')] : []),
    ...(phase === 'waiting' ? [] : [home.moves(moves)]),
    ...(brief.practice ? [home.practice] : []),
    ...(brief.takeBacks ? [home.takeBacks] : []),
    ...(brief.clock.kind === 'none' || phase === 'finished' ? [] : [clockWords(brief.clock, words)]),
    formatDate(language, changedAt),
  ];
  return (
    <li className={`${styles.row} ${yourTurn ? styles.asked : ''}`}>
      <span className={styles.state}>{yourTurn ? lobby.yourTurn : lobby.phase[phase]}</span>
      <div>
        <h3 className={styles.title}>
          {entry ? say(entry.title) : game}
          {names.length > 0 && (
            <>
              : <Words>{formatList(language, names)}</Words>
            </>
          )}
        </h3>
        <p className={styles.note}>
          <Words>{facts.join(' · ')}</Words>
        </p>
      </div>
      {phase === 'finished' ? (
        <Link to="/online/record/$id" params={{ id: table }} className={buttonClass('plain')}>
          {lobby.replay}
        </Link>
      ) : (
        <Link to="/t/$id" params={{ id: table }} className={buttonClass(yourTurn ? 'primary' : 'plain')}>
          {brief.yours ? lobby.go : phase === 'waiting' ? lobby.join : lobby.watch}
        </Link>
      )}
    </li>
  );
}
