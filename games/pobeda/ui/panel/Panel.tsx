import { BookOpen } from 'lucide-react';
import { type Cell, cellName, isCorner } from '../../rules/board.ts';
import type { Card, SpecialEffect } from '../../rules/cards.ts';
import { colourOn } from '../../rules/chips.ts';
import { longDate } from '../dates.ts';
import { CategoryMark } from '../marks/CategoryMark.tsx';
import { Chip } from '../marks/Chip.tsx';
import { CompassRose } from '../marks/CompassRose.tsx';
import { SpecialArt } from '../marks/SpecialArt.tsx';
import { eventOn, spotOn, spotText, useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import { Actions } from './Actions.tsx';
import styles from './Panel.module.css';
import { subjectOf } from './subject.ts';

interface PanelProps {
  readonly turn: Turn;
  readonly onRead: (card: Card) => void;
}

/** Under a narrow board: what the chosen cell is about, and what can be done now. */
export function Panel({ turn, onRead }: PanelProps) {
  const { view, text } = useScene();
  const { cell, special } = subjectOf(turn, view);
  return (
    <div className={styles.panel}>
      {cell !== null ? (
        <CellSubject cell={cell} onRead={onRead} />
      ) : special !== null ? (
        <SpecialSubject effect={special} />
      ) : (
        <p className={styles.hint}>{text.pickCell}</p>
      )}
      <Actions turn={turn} />
    </div>
  );
}

function CellSubject({ cell, onRead }: { readonly cell: Cell; readonly onRead: (card: Card) => void }) {
  const scene = useScene();
  const { text, language, cardOn } = scene;
  const event = eventOn(scene, cell);
  const card = cardOn[cell];
  const spot = spotOn(scene, cell);
  if (isCorner(cell) || !event || card === undefined) {
    return (
      <div className={styles.subject}>
        <p className={styles.kind}>
          <span className={styles.reference}>{cellName(cell)}</span>
          <CompassRose className={styles.mark} />
          {text.corner}
        </p>
        <p className={styles.facts}>{text.cornerText}</p>
      </div>
    );
  }
  return (
    <button type="button" className={styles.subject} lang={language} onClick={() => onRead(card)}>
      <span className={styles.kind}>
        <span className={styles.reference}>{cellName(cell)}</span>
        <CategoryMark category={event.category} className={styles.mark} />
        <span className={styles.category}>{text.categories[event.category]}</span>
      </span>
      <span className={styles.title}>{event.title[language]}</span>
      <span className={styles.read}>
        <BookOpen aria-hidden size={16} />
        {text.read}
      </span>
      <span className={styles.facts}>
        {longDate(event.date, language)} · {event.place[language]}
      </span>
      {colourOn(spot) !== undefined && (
        <span className={styles.occupant}>
          <Chip spot={spot} className={styles.chip} />
          {spotText(scene, spot)}
        </span>
      )}
      <span className={styles.text}>{event.text[language]}</span>
    </button>
  );
}

function SpecialSubject({ effect }: { readonly effect: SpecialEffect }) {
  const { text } = useScene();
  return (
    <div className={styles.subject}>
      <p className={styles.special}>
        {text.specials[effect].name} <SpecialArt effect={effect} className={styles.art} />
      </p>
      <p className={styles.facts}>{text.specials[effect].does}</p>
    </div>
  );
}
