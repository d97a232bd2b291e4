import type { Point } from '@bridgehead/geometry';
import { isOnTable } from '../../rules/pieces.ts';
import { solidOf } from '../../rules/space.ts';
import type { Piece } from '../../rules/state.ts';
import { gaugesOf } from '../gauges.ts';
import { useScene } from '../scene.ts';
import styles from './Labels.module.css';
import { topOfPlate } from './plate.ts';
import type { Pane } from './use-pane.ts';

const WIDE = 34;
/** Seen from far away a bar is small and has no figure. */
const FAR = 0.55;

interface BarsProps {
  readonly piece: Piece;
  readonly pane: Pane;
  /** Where something is written, in the drawing. */
  readonly signs: readonly Point[];
}

/** By a piece, upright however the table lies: durability as a figure and a bar, ammunition as a thinner one. */
export function Bars({ piece, pane, signs }: BarsProps) {
  const scene = useScene();
  const gauges = gaugesOf(scene, piece);
  if (!gauges) return null;
  const { toDrawing } = pane.projection;
  const { x } = toDrawing(piece);
  const { life, ammo } = gauges;
  const isFar = pane.scale < FAR;
  const pixel = (isFar ? 0.6 : 1) / pane.scale;
  const plate = { width: WIDE + (isFar ? 3 : 14), height: ammo ? 14 : 10 };
  const top = topOfPlate(
    solidOf(scene.pack, piece).corners.map(toDrawing),
    x,
    [...scene.view.pieces.filter((other) => other !== piece && isOnTable(other)).map(toDrawing), ...signs],
    { width: plate.width * pixel, height: plate.height * pixel },
  );
  return (
    <g
      className={styles.bars}
      transform={`translate(${x} ${top}) scale(${pixel}) translate(0 5)`}
      aria-hidden
    >
      <rect className={styles.barBack} x={-WIDE / 2 - (isFar ? 1 : 12)} y="-5" {...plate} rx="3" />
      {!isFar && (
        <text x={-WIDE / 2 - 2} y="4">
          {life.left}
        </text>
      )}
      <rect className={styles.barEmpty} x={-WIDE / 2 + 1} y="-2" width={WIDE - 2} height="4" />
      <rect
        className={life.left * 3 <= life.most ? styles.barLow : styles.barLife}
        x={-WIDE / 2 + 1}
        y="-2"
        width={((WIDE - 2) * life.left) / life.most}
        height="4"
      />
      {ammo && (
        <rect
          className={styles.barAmmo}
          x={-WIDE / 2 + 1}
          y="4"
          width={((WIDE - 2) * ammo.left) / ammo.most}
          height="2.5"
        />
      )}
    </g>
  );
}
