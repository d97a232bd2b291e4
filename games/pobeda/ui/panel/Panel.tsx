import type { Cell } from '../../rules/board.ts';
import { cellName, isCorner } from '../../rules/board.ts';
import type { Card } from '../../rules/cards.ts';
import { effectOf } from '../../rules/cards.ts';
import { FREE } from '../../rules/chips.ts';
import { Button } from '@bridgehead/kit';
import { BookOpen } from 'lucide-react';
import { longDate } from '../dates.ts';
import { CategoryMark } from '../marks/CategoryMark.tsx';
import { Chip } from '../marks/Chip.tsx';
import { CompassRose } from '../marks/CompassRose.tsx';
import { SpecialArt } from '../marks/SpecialArt.tsx';
import { eventOn, spotOn, spotText, useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import { Actions } from './Actions.tsx';
import styles from './Panel.module.css';

interface PanelProps {
  readonly turn: Turn;
  /** The cell under the mouse. */
  readonly peeked: Cell | null;
  readonly onRead: (card: Card) => void;
}

/** Beside the board: what the chosen cell is about, and what can be done now. */
export function Panel({ turn, peeked, onRead }: PanelProps) {
  const { text } = useScene();
  const special = turn.card !== null && effectOf(turn.card) !== 'event' ? turn.card : null;
  const cell = peeked ?? (special === null || turn.cell !== null ? turn.inspected : null);
  return (
    <div className={styles.panel}>
      <div className={styles.subject}>
        {cell !== null ? (
          <CellSubject cell={cell} onRead={onRead} />
        ) : special !== null ? (
          <SpecialSubject card={special} />
        ) : (
          <p className={styles.hint}>{text.pickCell}</p>
        )}
      </div>
      <Actions turn={turn} />
    </div>
  );
}

function CellSubject({ cell, onRead }: { readonly cell: Cell; readonly onRead: (card: Card) => void }) {
  const scene = useScene();
  const { text, language, cardOn } = scene;
  if (isCorner(cell)) {
    return (
      <>
        <p className={styles.kind}>
          <span className={styles.reference}>{cellName(cell)}</span>
          <CompassRose className={styles.mark} />
          {text.corner}
        </p>
        <p className={styles.facts}>{text.cornerText}</p>
      </>
    );
  }
  const event = eventOn(scene, cell);
  const card = cardOn[cell];
  const spot = spotOn(scene, cell);
  if (!event || card === undefined) return null;
  return (
    <>
      <p className={styles.kind}>
        <span className={styles.reference}>{cellName(cell)}</span>
        <CategoryMark category={event.category} className={styles.mark} />
        {text.categories[event.category]}
      </p>
      <h3 className={styles.title}>{event.title[language]}</h3>
      <p className={styles.facts}>
        {longDate(event.date, language)} · {event.place[language]}
      </p>
      {spot !== FREE && (
        <p className={styles.occupant}>
          <Chip spot={spot} className={styles.chip} />
          {spotText(scene, spot)}
        </p>
      )}
      <p className={styles.text}>{event.text[language]}</p>
      <Button
        look="quiet"
        className={styles.read}
        icon={<BookOpen aria-hidden size={18} />}
        onClick={() => onRead(card)}
      >
        {text.read}
      </Button>
    </>
  );
}

function SpecialSubject({ card }: { readonly card: Card }) {
  const { text } = useScene();
  const effect = effectOf(card);
  if (effect === 'event') return null;
  return (
    <>
      <p className={styles.kind}>{text.special}</p>
      <h3 className={styles.title}>
        {text.specials[effect].name} <SpecialArt effect={effect} className={styles.art} />
      </h3>
      <p className={styles.facts}>{text.specials[effect].does}</p>
    </>
  );
}
