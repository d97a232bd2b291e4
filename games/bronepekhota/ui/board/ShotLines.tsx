import type { Point } from '@bridgehead/geometry';
import type { Outlook, TargetOutlook } from '../../rules/inquire/targets.ts';
import { muzzleOf } from '../../rules/shooting/firearms.ts';
import { solidOf } from '../../rules/space.ts';
import type { Shot } from '../../rules/stage.ts';
import type { Piece, PieceId } from '../../rules/state.ts';
import { isFoe, type Scene, useScene } from '../scene.ts';
import { along, minus, short } from '../space/vectors.ts';
import styles from './Lines.module.css';

interface ShotLinesProps {
  readonly by: PieceId;
  readonly with: Shot;
  readonly outlooks: ReadonlyMap<PieceId, Outlook>;
  readonly at: readonly PieceId[];
}

/** From the muzzle to every enemy who can be hit, faint; to whom it is aimed at, all the lines of sight. */
export function ShotLines({ by, with: shot, outlooks, at }: ShotLinesProps) {
  const scene = useScene();
  const { view } = scene;
  const muzzle = view.pieces[muzzleOf(by, shot)];
  if (!muzzle) return null;
  return (
    <g className={styles.lines}>
      {[...outlooks.values()].map((outlook) => {
        const target = view.pieces[outlook.target] as Piece;
        const isChosen = at.includes(outlook.target);
        if ('refusal' in outlook)
          return isChosen && <Line key={outlook.target} look={styles.blocked} from={muzzle} to={target} />;
        if (isChosen) return <Fan key={outlook.target} muzzle={muzzle} target={target} outlook={outlook} />;
        return (
          isFoe(scene, target) && <Line key={outlook.target} look={styles.line} from={muzzle} to={target} />
        );
      })}
    </g>
  );
}

interface LineProps {
  readonly look: string | undefined;
  readonly from: Point;
  readonly to: Point;
}

function Line({ look, from, to }: LineProps) {
  return <line className={look} x1={short(from.x)} y1={short(from.y)} x2={short(to.x)} y2={short(to.y)} />;
}

interface FanProps {
  readonly muzzle: Piece;
  readonly target: Piece;
  readonly outlook: TargetOutlook;
}

/** BRP-7.3.2: fifteen rows of lines across the target; red as far as they see it, broken where all of a row is hidden. */
function Fan({ muzzle, target, outlook: { sight } }: FanProps) {
  const scene = useScene();
  const rows = sight.lines / sight.columns.length;
  return sight.columns.map((seen, column) => (
    <line
      key={column}
      className={seen > 0 ? styles.aim : styles.hidden}
      style={seen > 0 ? { strokeOpacity: 0.15 + (0.45 * seen) / rows } : undefined}
      x1={short(muzzle.x)}
      y1={short(muzzle.y)}
      {...endOf(scene, muzzle, target, column, sight.columns.length)}
    />
  ));
}

function endOf({ pack }: Scene, muzzle: Piece, target: Piece, column: number, columns: number) {
  const ahead = minus(target, muzzle);
  const across = { x: -ahead.y, y: ahead.x };
  const length = Math.hypot(across.x, across.y) || 1;
  const offs = solidOf(pack, target).corners.map(
    (corner) => ((corner.x - target.x) * across.x + (corner.y - target.y) * across.y) / length,
  );
  const [low, high] = [Math.min(...offs), Math.max(...offs)];
  const { x, y } = along(
    target,
    across,
    (low + high) / 2 + ((high - low) / 2) * ((2 * column + 1 - columns) / columns),
  );
  return { x2: short(x), y2: short(y) };
}
