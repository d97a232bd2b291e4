import type { Block, Ladder, Point, Ramp, TerrainPiece } from '@bridgehead/geometry';
import type { Look } from '../../rules/terrain/looks.ts';
import { along, centreOf, minus, pathOf, short } from '../space/vectors.ts';
import { LADDER_WIDTH, linesAcross, shrunk, spineOf } from './outlines.ts';
import styles from './Terrain.module.css';

/** What makes a house a house and a fence a fence. */
export function Details({ piece, look }: { readonly piece: TerrainPiece; readonly look: Look }) {
  if (piece.kind === 'ladder') return <Rungs ladder={piece} />;
  if (piece.kind === 'ramp') return <Chevrons ramp={piece} />;
  return <BlockDetails block={piece} look={look} />;
}

function BlockDetails({ block, look }: { readonly block: Block; readonly look: Look }) {
  switch (look) {
    case 'house':
      return <Outline corners={shrunk(block.corners, 0.86)} />;
    case 'bunker':
      return <Outline corners={shrunk(block.corners, 0.7)} isHeavy />;
    case 'tower':
      return <Cross corners={block.corners} />;
    case 'container':
      return <Ribs block={block} every={8} />;
    case 'wreck':
    case 'barricade':
      return <Zigzag block={block} />;
    case 'tank':
      return (
        <>
          <Outline corners={shrunk(block.corners, 0.82)} />
          <Outline corners={shrunk(block.corners, 0.25)} />
        </>
      );
    case 'pipe':
      return <Spine block={block} />;
    case 'platform':
      return <Ribs block={block} every={20} />;
    case 'fence':
      return <Ribs block={block} every={12} />;
    case 'rubble':
    case 'rock':
    case 'hill':
      return <Contours block={block} />;
    default:
      return null;
  }
}

function Outline({
  corners,
  isHeavy = false,
}: {
  readonly corners: readonly Point[];
  readonly isHeavy?: boolean;
}) {
  return <path className={isHeavy ? styles.heavy : styles.line} d={pathOf(corners)} />;
}

/** Hills and heaps: two lines of height within the foot. */
function Contours({ block }: { readonly block: Block }) {
  return (
    <>
      <Outline corners={shrunk(block.corners, 0.8)} />
      <Outline corners={shrunk(block.corners, 0.55)} />
    </>
  );
}

function Cross({ corners }: { readonly corners: readonly Point[] }) {
  const inner = shrunk(corners, 0.8);
  const middle = centreOf(corners);
  return (
    <>
      <Outline corners={inner} />
      <path
        className={styles.line}
        d={inner.map(({ x, y }) => `M${short(middle.x)} ${short(middle.y)}L${short(x)} ${short(y)}`).join('')}
      />
    </>
  );
}

function Ribs({ block, every }: { readonly block: Block; readonly every: number }) {
  const { from, to, width } = spineOf(block);
  const lines = linesAcross({ ...from, z: 0 }, { ...to, z: 0 }, width * 0.86, every);
  return <path className={styles.line} d={linesPath(lines)} />;
}

function Spine({ block }: { readonly block: Block }) {
  const { from, to, width } = spineOf(block);
  const side = { x: 0 - (to.y - from.y), y: to.x - from.x };
  return (
    <path
      className={styles.shine}
      d={linesPath([[along(from, side, width / 5), along(to, side, width / 5)]])}
    />
  );
}

function Zigzag({ block }: { readonly block: Block }) {
  const { from, to, width } = spineOf(block);
  const lines = linesAcross({ ...from, z: 0 }, { ...to, z: 0 }, width * 0.8, Math.max(12, width / 2));
  const points = lines.flatMap(([left, right]) => [left, right]);
  return (
    <path
      className={styles.line}
      d={points.length > 1 ? `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}` : ''}
    />
  );
}

/** They point uphill. */
function Chevrons({ ramp: { foot, head, width } }: { readonly ramp: Ramp }) {
  const up = minus(head, foot);
  const lines = linesAcross(foot, head, width * 0.62, Math.max(18, Math.hypot(up.x, up.y) / 5));
  return (
    <path
      className={styles.chevron}
      d={lines
        .map(([left, right]) => {
          const tip = along({ x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }, up, width * 0.16);
          return `M${short(left.x)} ${short(left.y)}L${short(tip.x)} ${short(tip.y)}L${short(right.x)} ${short(right.y)}`;
        })
        .join('')}
    />
  );
}

function Rungs({ ladder: { foot, head } }: { readonly ladder: Ladder }) {
  const side = { x: 0 - (head.y - foot.y), y: head.x - foot.x };
  const half = LADDER_WIDTH / 2;
  const rails: readonly [Point, Point][] = [
    [along(foot, side, half), along(head, side, half)],
    [along(foot, side, -half), along(head, side, -half)],
  ];
  return (
    <path className={styles.ladder} d={linesPath([...rails, ...linesAcross(foot, head, LADDER_WIDTH, 6)])} />
  );
}

function linesPath(lines: readonly (readonly [Point, Point])[]): string {
  return lines
    .map(([from, to]) => `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`)
    .join('');
}
