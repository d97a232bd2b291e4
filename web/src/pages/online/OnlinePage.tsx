import { buttonClass, Field, Select, useLanguage, useLocalized } from '@bridgehead/kit';
import type { LobbyReply, TableBrief } from '@bridgehead/wire';
import { Link } from '@tanstack/react-router';
import { Plus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTitle } from '../../app/useTitle.ts';
import { catalogue } from '../../games/catalogue.ts';
import { useMe } from '../../online/me.ts';
import { useNetwork } from '../../online/useNetwork.ts';
import { useServerList } from '../../online/useServerList.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';
import { FinishedGames } from './FinishedGames.tsx';
import styles from './OnlinePage.module.css';
import { TableList } from './TableList.tsx';

const EVERY = '';

/** The lobby: my tables first, then where one may sit down, then what can be watched. */
export function OnlinePage() {
  const { lobby } = useOnlineMessages();
  const language = useLanguage();
  const network = useNetwork();
  const [game, setGame] = useState(EVERY);
  const { reply: self } = useMe();
  const query = game === EVERY ? '' : `?game=${encodeURIComponent(game)}`;
  const { reply, failure } = useServerList<LobbyReply>(`/api/lobby${query}`);
  useTitle(lobby.title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{lobby.title}</h1>
          {self?.me && <p className={styles.note}>{lobby.you(self.me.name)}</p>}
        </div>
        <div className={styles.actions}>
          <Link to="/account" className={buttonClass('quiet')}>
            <UserRound aria-hidden size={20} />
            {lobby.account}
          </Link>
          <NewTableLink game={game || (catalogue[0]?.id ?? '')} />
        </div>
      </header>
      {!network && <p className={styles.warning}>{lobby.offline}</p>}
      {network && failure !== undefined && (
        <p className={styles.warning} role="alert">
          {problemSentence(failure, language)}
        </p>
      )}
      {reply ? (
        <>
          <TableList title={lobby.mine} tables={reply.mine} none={lobby.noMine} />
          <GameFilter value={game} onChange={setGame} />
          <TableList title={lobby.open} tables={reply.open.filter(isOthers)} none={lobby.noOpen} />
          <TableList title={lobby.live} tables={reply.live.filter(isOthers)} none={lobby.noLive} />
        </>
      ) : (
        network && failure === undefined && <p role="status">{lobby.loading}</p>
      )}
      {network && self?.me && <FinishedGames />}
    </div>
  );
}

/** One's own tables stand in their own list. */
function isOthers({ yours }: TableBrief): boolean {
  return !yours;
}

function NewTableLink({ game }: { readonly game: string }) {
  const { lobby } = useOnlineMessages();
  return (
    <Link to="/new/$game" params={{ game }} search={{ place: 'online' }} className={buttonClass('primary')}>
      <Plus aria-hidden size={20} />
      {lobby.newTable}
    </Link>
  );
}

interface GameFilterProps {
  readonly value: string;
  readonly onChange: (game: string) => void;
}

/** Nothing to choose while the house has one game. */
function GameFilter({ value, onChange }: GameFilterProps) {
  const { lobby } = useOnlineMessages();
  const say = useLocalized();
  if (catalogue.length < 2) return null;
  const choices = catalogue.map(({ id, title }) => ({ value: id, label: say(title) }));
  return (
    <Field label={lobby.game}>
      {(ids) => (
        <Select
          {...ids}
          value={value}
          choices={[{ value: EVERY, label: lobby.everyGame }, ...choices]}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
