import type { Point } from '@bridgehead/geometry';
import { type ReactNode, useMemo } from 'react';
import type { Reach } from '../../rules/inquire/answers.ts';
import { isOnTable } from '../../rules/pieces.ts';
import type { Piece, PieceId } from '../../rules/state.ts';
import { useScene } from '../scene.ts';
import { baseOf, topOf } from '../terrain/outlines.ts';
import { Shadow, Structure } from '../terrain/Structure.tsx';
import type { Trail } from '../trail.ts';
import { ReachArea } from './ReachArea.tsx';
import { TrailLine } from './TrailLine.tsx';

interface LayersProps {
  readonly light: Point;
  readonly ceiling: number;
  readonly reach: Reach | null;
  /** Pieces of the terrain that hide somebody. */
  readonly lit: ReadonlySet<number>;
  readonly drawPiece: (piece: Piece, id: PieceId) => ReactNode;
  readonly trails: readonly Trail[];
}

interface Layer {
  readonly height: number;
  readonly drawn: ReactNode;
}

/** Everything that stands on the table, from below: what is under a slab is drawn before it, what is on it after. */
export function Layers({ light, ceiling, reach, lit, drawPiece, trails }: LayersProps) {
  const { ground, view } = useScene();
  const { terrain, looks } = ground;
  const structures = useMemo(
    () =>
      terrain.pieces.map(
        (piece, index): Layer => ({
          height: topOf(piece),
          drawn: (
            <g key={`s${index}`}>
              {baseOf(piece) > 0 && baseOf(piece) <= ceiling && <Shadow piece={piece} light={light} />}
              <Structure
                piece={piece}
                look={looks[index] ?? 'wall'}
                isFaded={baseOf(piece) > ceiling}
                isLit={lit.has(index)}
              />
            </g>
          ),
        }),
      ),
    [terrain, looks, light, ceiling, lit],
  );
  const areas = useMemo(() => {
    const levels = [...new Set(reach?.places.map(({ z }) => z))].filter((level) => level <= ceiling);
    return levels.map(
      (level): Layer => ({
        height: level + 0.2,
        drawn: reach && <ReachArea key={`r${level}`} reach={reach} level={level} />,
      }),
    );
  }, [reach, ceiling]);
  const pieces = view.pieces.flatMap((piece, id): Layer[] =>
    isOnTable(piece) ? [{ height: piece.z + 0.5, drawn: drawPiece(piece, id) }] : [],
  );
  const ways = trails.map(
    (trail): Layer => ({
      height: Math.max(trail.from.z, view.pieces[trail.piece]?.z ?? 0) + 0.4,
      drawn: <TrailLine key={`t${trail.piece}`} {...trail} />,
    }),
  );
  const shadows = useMemo(
    () =>
      terrain.pieces.map((piece, index) =>
        baseOf(piece) > 0 ? null : <Shadow key={index} piece={piece} light={light} />,
      ),
    [terrain, light],
  );
  return (
    <>
      {shadows}
      {[...structures, ...areas, ...ways, ...pieces]
        .toSorted((one, other) => one.height - other.height)
        .map(({ drawn }) => drawn)}
    </>
  );
}
