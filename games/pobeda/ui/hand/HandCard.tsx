import { type MouseEvent, useEffect, useRef } from 'react';
import type { WarEvent } from '../../content/schema.ts';
import { cellName } from '../../rules/board.ts';
import { type Card, effectOf, type SpecialEffect } from '../../rules/cards.ts';
import { FREE } from '../../rules/chips.ts';
import { cellOfEvent } from '../../rules/layout.ts';
import { longDate, shortDate } from '../dates.ts';
import { hyphenated } from '../hyphens.ts';
import { CategoryMark } from '../marks/CategoryMark.tsx';
import { SpecialArt } from '../marks/SpecialArt.tsx';
import { type Scene, useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Hand.module.css';
import { MiniMap } from './MiniMap.tsx';

interface HandCardProps {
  readonly card: Card;
  /** The digit that picks it. */
  readonly digit: number;
  readonly turn: Turn;
  readonly onPoint: (card: Card | null) => void;
}

export function HandCard({ card, digit, turn, onPoint }: HandCardProps) {
  const scene = useScene();
  const isPicked = turn.card === card;
  const effect = effectOf(card);
  const button = useRef<HTMLButtonElement>(null);
  // An advised card may lie beyond the edge of a narrow hand.
  useEffect(() => {
    if (isPicked) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isPicked]);
  const press = ({ detail }: MouseEvent) => {
    // A click without a pointer comes from the keyboard: Enter on a card that is ready plays it.
    const isKeyboard = detail === 0;
    if (isKeyboard && isPicked && turn.ready) turn.take(turn.ready);
    else turn.chooseCard(card);
  };
  return (
    <button
      ref={button}
      type="button"
      data-card={card}
      className={`${styles.card} ${isPicked ? styles.picked : ''}`}
      aria-label={labelOf(scene, card)}
      aria-pressed={isPicked}
      aria-keyshortcuts={String(digit)}
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

/** «Битва за Москву, 30 сентября 1941 — 20 апреля 1942, Фронт, клетка f7». */
function labelOf({ pack, view, language, text }: Scene, card: Card): string {
  const effect = effectOf(card);
  if (effect !== 'event') return `${text.specials[effect].name}. ${text.specials[effect].does}`;
  const event = pack.events[card] as WarEvent;
  const cell = cellOfEvent(view, card);
  const parts = [
    event.title[language],
    longDate(event.date, language),
    text.categories[event.category],
    text.cell(cellName(cell)),
    view.board[cell] !== FREE && text.deadLong,
  ];
  return parts.filter(Boolean).join(', ');
}

function EventFace({ card }: { readonly card: Card }) {
  const { pack, view, language, text } = useScene();
  const event = pack.events[card];
  const cell = cellOfEvent(view, card);
  const isDead = view.board[cell] !== FREE;
  if (!event) return null;
  return (
    <span className={`${styles.face} ${isDead ? styles.dead : ''}`} lang={language}>
      <span className={styles.head}>
        <CategoryMark category={event.category} className={styles.mark} />
        <span className={styles.month}>{isDead ? text.dead : shortDate(event.date, language)}</span>
        {!isDead && <MiniMap cell={cell} />}
        <span className={styles.reference}>{cellName(cell)}</span>
      </span>
      <span className={styles.title}>{hyphenated(event.title[language], language)}</span>
    </span>
  );
}

function SpecialFace({ effect }: { readonly effect: SpecialEffect }) {
  const { text } = useScene();
  return (
    <span className={`${styles.face} ${styles.special}`}>
      <span className={styles.head}>
        <span className={styles.figure}>{text.specials[effect].name}</span>
        <SpecialArt effect={effect} className={styles.art} />
      </span>
      <span className={styles.does}>{text.specials[effect].does}</span>
    </span>
  );
}
