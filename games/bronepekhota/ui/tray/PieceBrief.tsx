import { IconButton, Words } from '@bridgehead/kit';
import { Info } from 'lucide-react';
import type { PieceId } from '../../rules/state.ts';
import { ownerWords, statusWords } from '../describe.ts';
import { figuresOf } from '../piece-figures.ts';
import { PieceIcon } from '../pieces/PieceFigure.tsx';
import { isOwn, pieceTitle, useScene } from '../scene.ts';
import styles from './Tray.module.css';

interface PieceBriefProps {
  readonly selected: PieceId | null;
  /** Whoever is in hand while another piece is looked at. */
  readonly actor: PieceId | null;
  readonly onRead: () => void;
}

/** The piece that is looked at, in three lines; a press opens its armlist. */
export function PieceBrief({ selected, actor, onRead }: PieceBriefProps) {
  const scene = useScene();
  const { view, text } = scene;
  const piece = selected === null ? undefined : view.pieces[selected];
  if (!piece || selected === null)
    return <p className={`${styles.brief} ${styles.hint}`}>{text.pressPiece}</p>;
  return (
    <div className={styles.brief}>
      <PieceIcon piece={piece} />
      <p className={styles.about}>
        <strong>
          <Words>{pieceTitle(scene, selected)}</Words>
        </strong>
        <span>{figuresOf(scene, selected).join(' · ')}</span>
        <span className={styles.status}>
          {[
            ...(isOwn(scene, piece) ? [] : [ownerWords(scene, selected)]),
            ...statusWords(scene, selected),
          ].join(', ')}
        </span>
        {actor !== null && actor !== selected && <em>{text.actsNow(pieceTitle(scene, actor))}</em>}
      </p>
      <IconButton label={text.armlist} aria-keyshortcuts="I" onClick={onRead}>
        <Info aria-hidden size={20} />
      </IconButton>
    </div>
  );
}
