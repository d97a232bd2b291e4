import { Button } from '@bridgehead/kit';
import { BookOpen } from 'lucide-react';
import { type Cell, cellName, isCorner } from '../../rules/board.ts';
import type { Card } from '../../rules/cards.ts';
import { colourOn } from '../../rules/chips.ts';
import { longDate } from '../dates.ts';
import { CategoryMark } from '../marks/CategoryMark.tsx';
import { Chip } from '../marks/Chip.tsx';
import { SpecialArt } from '../marks/SpecialArt.tsx';
import { eventOn, spotOn, spotText, useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './ActionBar.module.css';
import { Actions } from './Actions.tsx';
import { subjectOf } from './subject.ts';

interface ActionBarProps {
  readonly turn: Turn;
  /** The cell under the mouse. */
  readonly peeked: Cell | null;
  readonly onRead: (card: Card) => void;
}

/** In a wide window, over the hand: what is picked up or looked at, in a line, and what can be done with it. */
export function ActionBar({ turn, peeked, onRead }: ActionBarProps) {
  const { view, text, cardOn } = useScene();
  const { cell, special } = subjectOf(turn, view, peeked);
  const card = cell === null ? undefined : cardOn[cell];
  return (
    <div className={styles.bar}>
      <p className={styles.subject}>
        {special && (
          <span className={styles.special}>
            {text.specials[special].name}
            <SpecialArt effect={special} className={styles.art} />
          </span>
        )}
        {cell !== null ? <CellLine cell={cell} /> : special ? text.specials[special].does : text.pickCell}
      </p>
      {card !== undefined && (
        <Button
          look="quiet"
          className={styles.read}
          icon={<BookOpen aria-hidden size={18} />}
          onClick={() => onRead(card)}
        >
          {text.read}
        </Button>
      )}
      <Actions turn={turn} />
    </div>
  );
}

function CellLine({ cell }: { readonly cell: Cell }) {
  const scene = useScene();
  const { text, language } = scene;
  const event = eventOn(scene, cell);
  const spot = spotOn(scene, cell);
  return (
    <>
      <span className={styles.reference}>{cellName(cell)}</span>
      {isCorner(cell) || !event ? (
        <span>
          {text.corner}. {text.cornerText}
        </span>
      ) : (
        <>
          <CategoryMark category={event.category} className={styles.mark} />
          <strong className={styles.title} lang={language}>
            {event.title[language]}
          </strong>
          <span className={styles.facts}>
            {longDate(event.date, language)} · {event.place[language]}
          </span>
          {colourOn(spot) !== undefined && (
            <span className={styles.facts}>
              <Chip spot={spot} className={styles.chip} /> {spotText(scene, spot)}
            </span>
          )}
        </>
      )}
    </>
  );
}
