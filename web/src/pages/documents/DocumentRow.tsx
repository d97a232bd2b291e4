import { Button, formatDate, useLanguage } from '@bridgehead/kit';
import { Link } from '@tanstack/react-router';
import { CloudUpload, Copy, Download, Share2, Trash2, Unlink } from 'lucide-react';
import type { ListedDocument } from '../../documents/compare.ts';
import { downloadDocument } from '../../documents/file.ts';
import { keepOnServer, partWays, shareDocument, unshareDocument } from '../../documents/library.ts';
import { useActs } from '../../documents/useActs.ts';
import { useDocumentMessages } from '../../text/documents/index.ts';
import styles from './DocumentRow.module.css';
import { SharedLink } from './SharedLink.tsx';

export interface DocumentRowProps {
  readonly document: ListedDocument;
  readonly kind: string;
  /** The page where it is made, if the game has one for its kind. */
  readonly page: string | undefined;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** One document: what it is, where it is kept, and what can be done with it. */
export function DocumentRow({ document, kind, page, onChange, onDelete }: DocumentRowProps) {
  const words = useDocumentMessages();
  const language = useLanguage();
  const act = useActs(onChange);
  const { id, game, title, standing, share, changedAt } = document;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {page === undefined ? (
            title
          ) : (
            <Link to="/games/$game/$page" params={{ game, page }} search={{ document: id }}>
              {title}
            </Link>
          )}
        </h3>
        <p className={styles.note}>
          {kind} · {words.standing[standing]} · {words.changed(formatDate(language, changedAt))}
        </p>
      </div>
      <div className={styles.actions} role="group" aria-label={words.more(title)}>
        {(standing === 'here' || standing === 'ahead') && (
          <Button
            icon={<CloudUpload aria-hidden size={20} />}
            onClick={() => act(() => keepOnServer(id), words.kept)}
          >
            {standing === 'here' ? words.keep : words.send}
          </Button>
        )}
        {standing === 'parted' && (
          <Button icon={<Copy aria-hidden size={20} />} onClick={() => act(() => partWays(id), words.parted)}>
            {words.part}
          </Button>
        )}
        {share === null && standing !== 'parted' && standing !== 'out-of-reach' && (
          <Button icon={<Share2 aria-hidden size={20} />} onClick={() => act(() => shareDocument(id))}>
            {words.share}
          </Button>
        )}
        {share !== null && (
          <Button
            icon={<Unlink aria-hidden size={20} />}
            onClick={() => act(() => unshareDocument(id), words.unshared)}
          >
            {words.unshare}
          </Button>
        )}
        <Button
          look="quiet"
          icon={<Download aria-hidden size={20} />}
          onClick={() => act(() => downloadDocument(id))}
        >
          {words.download}
        </Button>
        <Button look="quiet" icon={<Trash2 aria-hidden size={20} />} onClick={onDelete}>
          {words.remove}
        </Button>
      </div>
      {share !== null && <SharedLink share={share} />}
    </li>
  );
}
