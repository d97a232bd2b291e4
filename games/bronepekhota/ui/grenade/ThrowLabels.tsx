import type { Point } from '@bridgehead/geometry';
import type { Piece, PieceId } from '../../rules/state.ts';
import { Label } from '../board/Labels.tsx';
import { uncrowded } from '../board/uncrowded.ts';
import type { Pane } from '../board/use-pane.ts';
import { isFoe, useScene } from '../scene.ts';
import type { ThrowProps } from './Grenade.ts';
import styles from './Grenade.module.css';
import { diceText } from './throws.ts';
import { useThrows } from './use-throws.ts';

/** Pixels of “100 %”. */
const SIZE = { width: 46, height: 21 };
/** Pixels from the middle of a piece. */
const ABOVE = 22;
const BESIDE = 34;
const LETTER = 6.5;
const PADDING = 7;
const LIKELY = 0.5;

/** Over every place the rolls that end there, over everybody who may be caught how likely it hurts; one's own first. */
export function ThrowLabels({ by, at, pane }: ThrowProps & { readonly pane: Pane }) {
  const scene = useScene();
  const { view, text } = scene;
  const { landings, endangered } = useThrows(by, at);
  const { projection, scale } = pane;
  const pieceOf = (id: PieceId) => view.pieces[id] as Piece;
  const onScreen = (where: Point) => {
    const { x, y } = projection.toDrawing(where);
    return { x: x * scale, y: y * scale };
  };
  const [from, to] = [onScreen(pieceOf(by)), onScreen(pieceOf(at))];
  // What flies up the screen has its rolls under one another: words stand beside them, not over them.
  const isUpright = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
  const labels = endangered
    .map((each) => {
      const { x, y } = onScreen(pieceOf(each.piece));
      const beside = isUpright ? (x < from.x ? -BESIDE : BESIDE) : 0;
      const isFriend = !isFoe(scene, pieceOf(each.piece));
      return { ...each, isFriend, beside, place: { x: x + beside, y } };
    })
    .toSorted(
      (one, other) =>
        Number(other.piece === at) - Number(one.piece === at) ||
        Number(other.isFriend) - Number(one.isFriend) ||
        other.harm - one.harm,
    );
  return (
    <>
      {landings.map(({ dice, place }) => {
        if (!place) return null;
        const { x, y } = projection.toDrawing(place);
        const words = diceText(dice);
        const width = words.length * LETTER + PADDING;
        return (
          <g
            key={words}
            className={styles.die}
            data-landing={words}
            transform={`translate(${x} ${y}) scale(${1 / scale})`}
          >
            <rect x={-width / 2} y="-7" width={width} height="14" rx="3" />
            <text y="4">{words}</text>
          </g>
        );
      })}
      {uncrowded(labels, SIZE).map(({ piece, harm, isFriend, beside }) => (
        <Label
          key={piece}
          pane={pane}
          at={pieceOf(piece)}
          above={isUpright ? 0 : ABOVE}
          beside={beside}
          look={isFriend ? 'bad' : harm >= LIKELY ? 'good' : 'plain'}
        >
          {text.percent(harm)}
        </Label>
      ))}
    </>
  );
}
