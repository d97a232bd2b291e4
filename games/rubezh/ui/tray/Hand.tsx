import type { Unit } from '../../rules/state.ts';
import { MiniCard } from '../cards/MiniCard.tsx';
import type { Looking } from '../looking.ts';
import { useScene } from '../scene.ts';
import type { Carry } from '../use-carry.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Tray.module.css';

interface HandProps {
  readonly unit: Unit;
  readonly turn: Turn;
  readonly carry: Carry;
  readonly onLook: (looking: Looking) => void;
}

/** The skill cards of one unit. */
export function Hand({ unit, turn, carry, onLook }: HandProps) {
  const { view, text } = useScene();
  const hand = view.hands[unit] ?? null;
  if (!view.units[unit]?.isAlive) return <p className={styles.empty}>{text.unitLostLong}</p>;
  if (!hand || hand.length === 0) return <p className={styles.empty}>{text.handEmpty}</p>;
  const { plays, reacts } = turn.offers;
  return (
    <ol className={styles.hand} aria-label={text.hand}>
      {hand.map((card, index) => (
        <li key={card}>
          <MiniCard
            card={card}
            digit={index + 1}
            isPlayable={plays.has(card) || reacts.has(card)}
            isTarget={turn.cards.has(card)}
            isPicked={turn.card === card || (turn.cards.has(card) && turn.picks.includes(card))}
            onPress={() => turn.pickCard(card)}
            onPointerDown={carry.begin(`card:${card}`)}
            {...(turn.decision?.kind !== 'act' && { onLook })}
          />
        </li>
      ))}
    </ol>
  );
}
