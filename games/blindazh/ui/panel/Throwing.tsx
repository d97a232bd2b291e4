import { ArrowUp } from 'lucide-react';
import { IconButton } from '@bridgehead/kit';
import { bursts, type Side, SIDES, soldierOf } from '../../rules/index.ts';
import { sideName } from '../../text/names.ts';
import { percentOf } from '../chances.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Panel.module.css';

export function Directions({ turn }: { readonly turn: Turn }) {
  const { language, text } = useScene();
  return (
    <div className={styles.sides} role="group" aria-label={text.direction}>
      {SIDES.map((side) => (
        <IconButton
          key={side}
          label={sideName(side)[language]}
          pressed={side === turn.side}
          onClick={() => turn.aim(side)}
        >
          <ArrowUp aria-hidden style={{ rotate: `${side * 90}deg` }} />
        </IconButton>
      ))}
    </div>
  );
}

/** A grenade in the hand: which way, and what the die may bring. */
export function Throwing({ turn }: { readonly turn: Turn }) {
  const { view, text } = useScene();
  return turn.side === null || turn.seat === null ? (
    <p className={styles.hint}>{text.chooseSide}</p>
  ) : (
    <Prospect from={soldierOf(view, turn.seat)} side={turn.side} />
  );
}

function Prospect({ from, side }: { readonly from: number; readonly side: Side }) {
  const { pack, view, text } = useScene();
  const all = bursts(pack.board, from, side);
  const percent = (count: number) => text.percent(percentOf(count));
  const enemies = all.filter(({ hits }) => hits.some((cell) => view.enemies[cell] !== null)).length;
  const own = all.filter(({ hits }) => hits.some((cell) => view.soldiers.includes(cell))).length;
  const lost = all.filter(({ cell }) => cell === null).length;
  return (
    <p className={styles.hint} role="status">
      {text.prospect(percent(enemies), percent(own), percent(lost))}
    </p>
  );
}
