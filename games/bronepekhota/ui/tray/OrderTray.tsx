import { Button } from '@bridgehead/kit';
import { SeatMark } from '../pieces/SeatMark.tsx';
import { useScene } from '../scene.ts';
import type { Props } from '../use-turn.ts';
import styles from './Units.module.css';

/** BRP-3.1: who acts in which order this tour. */
export function OrderTray({ table: { legal, answer } }: { readonly table: Props }) {
  const { seats, text } = useScene();
  const nameOf = (seat: number) => seats[seat]?.name ?? '';
  return (
    <ul className={styles.units} aria-label={text.orders}>
      {legal.map(
        ({ decision, move }, index) =>
          move.kind === 'order' && (
            <li key={move.seats.join()}>
              <Button
                data-answer
                aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
                icon={<SeatMark seat={move.seats[0] ?? 0} />}
                onClick={() => answer(decision, move)}
              >
                {move.seats.length === 2
                  ? text.goesFirst(nameOf(move.seats[0] ?? 0))
                  : move.seats.map(nameOf).join(' → ')}
              </Button>
            </li>
          ),
      )}
    </ul>
  );
}
