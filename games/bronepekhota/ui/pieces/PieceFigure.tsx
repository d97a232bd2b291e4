import { hasPlatform, weaponAt } from '../../rules/kinds.ts';
import { gunKind, isPiloted, machineKind, squadKind } from '../../rules/pieces.ts';
import { sizeOf } from '../../rules/space.ts';
import type { Machine, Piece } from '../../rules/state.ts';
import { modelOf, ownerOf, type Scene, useScene } from '../scene.ts';
import { degreesOf } from '../space/vectors.ts';
import styles from './Figures.module.css';
import { GunFigure, LoadFigure } from './GunFigure.tsx';
import { MachineFigure } from './MachineFigure.tsx';
import { armsOf, SoldierFigure } from './SoldierFigure.tsx';

/** A piece as it is seen from above, its heading along +x, in millimetres round its centre. */
export function PieceFigure({ piece }: { readonly piece: Piece }) {
  const scene = useScene();
  const seat = ownerOf(scene, piece);
  return (
    <g className={styles.side} data-colour={scene.colours[seat]}>
      <Shape piece={piece} scene={scene} seat={seat} />
    </g>
  );
}

interface ShapeProps {
  readonly piece: Piece;
  readonly scene: Scene;
  readonly seat: number;
}

function Shape({ piece, scene, seat }: ShapeProps) {
  const { pack, view } = scene;
  switch (piece.kind) {
    case 'soldier':
      return (
        <SoldierFigure
          seat={seat}
          arms={armsOf(modelOf(scene, piece))}
          jumps={view.rules.jumps && squadKind(pack, view, piece).jumps !== undefined}
        />
      );
    case 'machine':
      return (
        <MachineFigure
          seat={seat}
          chassis={machineKind(pack, piece).chassis}
          size={sizeOf(pack, piece)}
          barrels={barrelsOf(scene, piece)}
          cabin={degreesOf({ x: piece.cx, y: piece.cy }) - degreesOf({ x: piece.hx, y: piece.hy })}
          isPiloted={isPiloted(piece)}
        />
      );
    case 'gun': {
      const { size, isMobile, rate } = gunKind(pack, piece);
      return <GunFigure seat={seat} size={size} isMobile={isMobile} barrels={rate} />;
    }
    case 'load':
      return <LoadFigure role={piece.role} />;
  }
}

function barrelsOf({ pack }: Scene, machine: Machine): number {
  const kind = machineKind(pack, machine);
  if (hasPlatform(pack, kind, machine.weapons)) return 0;
  return machine.weapons.filter((place) => weaponAt(pack, kind, place)).length;
}

/** The same small, beside its name. */
export function PieceIcon({ piece }: { readonly piece: Piece }) {
  const { pack } = useScene();
  const { outline } = sizeOf(pack, piece);
  const half = Math.max(16, ...outline.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))) * 1.25;
  return (
    <svg className={styles.icon} viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden>
      <g transform="rotate(-90)">
        <PieceFigure piece={piece} />
      </g>
    </svg>
  );
}
