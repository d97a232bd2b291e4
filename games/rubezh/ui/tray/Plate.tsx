import { Layers as CardsIcon } from 'lucide-react';
import { NOWHERE, type Unit } from '../../rules/state.ts';
import { Bonuses, bonusesText } from '../board/Bonuses.tsx';
import { SignMark } from '../marks/figures.tsx';
import { UnitMark } from '../marks/UnitMark.tsx';
import { unitTitle, useScene } from '../scene.ts';
import type { Carry } from '../use-carry.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Plate.module.css';

interface PlateProps {
  readonly unit: Unit;
  readonly isShown: boolean;
  readonly turn: Turn;
  readonly carry: Carry;
  readonly onPress: () => void;
}

/** A unit one commands: where it stands, its cards, its action points, and how many of its cards can be played. */
export function Plate({ unit, isShown, turn, carry, onPress }: PlateProps) {
  const scene = useScene();
  const { view, text } = scene;
  const { at, isAlive, actions, hasEnded } = view.units[unit] ?? {
    at: NOWHERE,
    isAlive: false,
    actions: 0,
    hasEnded: false,
  };
  const cards = view.handSizes[unit] ?? 0;
  const hand = view.hands[unit] ?? [];
  const playable = hand.filter((card) => turn.offers.plays.has(card) || turn.offers.reacts.has(card)).length;
  const title = unitTitle(scene, unit);
  const looks = [
    styles.plate,
    isShown && styles.shown,
    !isAlive && styles.lost,
    playable > 0 && styles.ready,
  ];
  return (
    <button
      type="button"
      className={looks.filter(Boolean).join(' ')}
      aria-pressed={isShown}
      aria-label={
        isAlive
          ? [text.plate(title, at + 1, cards, actions), ...bonusesText(scene, unit)].join(', ')
          : `${title}, ${text.unitLost}`
      }
      title={title}
      onClick={onPress}
      onPointerDown={isAlive ? carry.begin(`unit:${unit}`) : undefined}
    >
      <UnitMark unit={unit} className={styles.mark} />
      <span className={styles.name}>{title}</span>
      {isAlive ? (
        <span className={styles.figures}>
          {at !== NOWHERE && <span className={styles.at}>{at + 1}</span>}
          <span title={text.cardsShort(cards)}>
            <CardsIcon aria-hidden size={13} />
            {cards}
          </span>
          {view.phase === 'actions' && (
            <span className={hasEnded ? styles.spent : ''}>
              {actions}
              <SignMark sign="action" />
            </span>
          )}
          <span className={styles.bonuses}>
            <Bonuses unit={unit} />
          </span>
        </span>
      ) : (
        <span className={styles.figures}>{text.unitLost}</span>
      )}
    </button>
  );
}
