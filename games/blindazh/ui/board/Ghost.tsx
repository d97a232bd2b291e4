import { trenchKind, turned } from '../../rules/index.ts';
import { MarkShape } from '../marks/MarkShape.tsx';
import { FlagShape } from '../marks/small.tsx';
import { SoldierShape } from '../marks/SoldierShape.tsx';
import { Channel, Parapet } from '../marks/TrenchShape.tsx';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import { placeAt } from './geometry.ts';
import styles from './Ghost.module.css';

/** The chosen move as it will lie: the tile turned, the flag, or the soldier. */
export function Ghost({ turn }: { readonly turn: Turn }) {
  const { pack } = useScene();
  const move = turn.ready?.move;
  if (!move || turn.cell === null || turn.seat === null || move.kind === 'attack') return null;
  return (
    <g className={styles.ghost} transform={placeAt(pack.board, turn.cell)}>
      {move.kind === 'dig' && <GhostTile tile={move.tile} quarters={move.turn} />}
      {move.kind === 'flag' ? <FlagShape /> : <SoldierShape seat={turn.seat} />}
    </g>
  );
}

function GhostTile({ tile, quarters }: { readonly tile: number; readonly quarters: number }) {
  const { pack } = useScene();
  const { open, mark } = trenchKind(pack, tile);
  const sides = turned(open, quarters);
  return (
    <>
      <rect className={styles.tile} x="-49" y="-49" width="98" height="98" />
      <Parapet open={sides} />
      <Channel open={sides} />
      {mark && <MarkShape mark={mark} />}
    </>
  );
}
