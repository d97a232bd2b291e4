import type { MouseEvent } from 'react';
import { type Cell, cellName } from '../../rules/board.ts';
import { type Card, effectOf, type SpecialEffect } from '../../rules/cards.ts';
import { FREE } from '../../rules/chips.ts';
import { longDate, shortDate } from '../dates.ts';
import { hyphenated } from '../hyphens.ts';
import { CategoryMark } from '../marks/CategoryMark.tsx';
import { SpecialArt } from '../marks/SpecialArt.tsx';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Hand.module.css';
import { MiniMap } from './MiniMap.tsx';

interface HandCardProps {
  readonly card: Card;
  readonly turn: Turn;
  readonly onPoint: (card: Card | null) => void;
}

export function HandCard({ card, turn, onPoint }: HandCardProps) {
  const isPicked = turn.card === card;
  const effect = effectOf(card);
  const press = ({ detail }: MouseEvent) => {
    // A click without a pointer comes from the keyboard: Enter on a card that is ready plays it.
    const isKeyboard = detail === 0;
    if (isKeyboard && isPicked && turn.ready) turn.take(turn.ready);
    else turn.chooseCard(card);
  };
  return (
    <button
      type="button"
      className={`${styles.card} ${isPicked ? styles.picked : ''}`}
      aria-pressed={isPicked}
      onClick={press}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(card)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(card)}
      onBlur={() => onPoint(null)}
    >
      {effect === 'event' ? <EventFace card={card} /> : <SpecialFace effect={effect} />}
    </button>
  );
}

function EventFace({ card }: { readonly card: Card }) {
  const { pack, view, language, text } = useScene();
  const event = pack.events[card];
  const cell = view.cellOf[card] as Cell;
  const isDead = view.board[cell] !== FREE;
  if (!event) return null;
  return (
    <span className={`${styles.face} ${isDead ? styles.dead : ''}`} lang={language}>
      <span className={styles.head}>
        <CategoryMark category={event.category} className={styles.mark} />
        <span className={styles.category}>{text.categories[event.category]}</span>
        <span className={styles.month}>{isDead ? text.dead : shortDate(event.date, language)}</span>
        {!isDead && <MiniMap cell={cell} />}
        <span className={styles.reference}>{cellName(cell)}</span>
      </span>
      <span className={styles.title}>{hyphenated(event.title[language], language)}</span>
      <span className={styles.date}>{isDead ? text.dead : longDate(event.date, language)}</span>
    </span>
  );
}

function SpecialFace({ effect }: { readonly effect: SpecialEffect }) {
  const { text } = useScene();
  return (
    <span className={`${styles.face} ${styles.special}`}>
      <span className={styles.figure}>{text.specials[effect].name}</span>
      <SpecialArt effect={effect} className={styles.art} />
      <span className={styles.does}>{text.specials[effect].does}</span>
    </span>
  );
}
