import type { Seat } from '@bridgehead/kernel';
import { type Cell, enemyKind, NOWHERE } from '../../rules/index.ts';
import { EnemyShape } from '../marks/EnemyShape.tsx';
import { SoldierShape } from '../marks/SoldierShape.tsx';
import { type Scene, soldiersAt, useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import { middleOf, placeAt } from './geometry.ts';
import styles from './Pieces.module.css';

/** Who is on the board. Soldiers glide; an enemy tile is seen to come from the cell above. */
export function Pieces({ step }: { readonly step: Step }) {
  const scene = useScene();
  const { pack, view } = scene;
  const { board } = pack;
  return (
    <>
      {view.enemies.map((enemy, cell) => {
        if (enemy === null) return null;
        const { arm, shield } = enemyKind(pack, enemy);
        const arrived = step.arrived.has(cell);
        return (
          <g key={`${cell} ${arrived ? step.seq : ''}`} transform={placeAt(board, cell)}>
            <g className={arrived ? styles.arriving : undefined}>
              <EnemyShape arm={arm} shield={shield} />
            </g>
          </g>
        );
      })}
      {view.soldiers.map(
        (cell, seat) => cell !== NOWHERE && <SoldierOn key={seat} seat={seat} cell={cell} />,
      )}
      {[...step.struck].map((cell) => (
        <g key={`${step.seq} ${cell}`} transform={placeAt(board, cell)}>
          <path
            className={styles.burst}
            d="M0-44 11-16 40-26 22 0 44 18 14 18 6 44-8 20-36 32-22 6-46-8-16-14Z"
          />
        </g>
      ))}
    </>
  );
}

function SoldierOn({ seat, cell }: { readonly seat: Seat; readonly cell: Cell }) {
  const scene = useScene();
  const { x, y } = middleOf(scene.pack.board, cell);
  const [dx, dy] = spotOf(scene, seat, cell);
  return (
    <g className={styles.soldier} style={{ transform: `translate(${x + dx}px, ${y + dy}px)` }}>
      <SoldierShape seat={seat} />
    </g>
  );
}

/** Several soldiers share a cell side by side. */
function spotOf(scene: Scene, seat: Seat, cell: Cell): readonly [number, number] {
  const all = soldiersAt(scene, cell);
  if (all.length === 1) return [0, 0];
  const index = all.indexOf(seat);
  if (all.length === 2) return [index === 0 ? -24 : 24, 0];
  return [index % 2 === 0 ? -24 : 24, index < 2 ? -23 : 23];
}
