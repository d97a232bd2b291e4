import type { Spot } from '../../rules/moves.ts';
import type { PieceId } from '../../rules/state.ts';
import { useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import styles from './Marks.module.css';
import type { Pane } from './use-pane.ts';

/** Where somebody has just fallen, and whoever panics. */
export function Marks({ pane, step }: { readonly pane: Pane; readonly step: Step }) {
  const { view } = useScene();
  const at = (where: PieceId | Spot) => {
    const place = typeof where === 'number' ? view.pieces[where] : where;
    const { x, y } = pane.projection.toDrawing(place ?? { x: 0, y: 0 });
    return `translate(${x} ${y}) scale(${1 / pane.scale})`;
  };
  return (
    <>
      {step.bursts.map((where, index) => (
        <g key={`x${index}`} className={styles.burst} transform={at(where)}>
          <path d="M0-17 4-6 15-8 7 0 15 9 4 6 0 17-4 6-15 9-7 0-15-8-4-6Z" />
        </g>
      ))}
      {view.pieces.map(
        (piece, id) =>
          piece.kind === 'soldier' &&
          piece.panics &&
          piece.status === 'table' && (
            <g key={`f${id}`} className={styles.panic} transform={at(id)}>
              <circle cy="-17" r="8" />
              <text y="-13">!</text>
            </g>
          ),
      )}
    </>
  );
}
