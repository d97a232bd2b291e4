import { GRENADE, type Tile, trenchKind, turned } from '../../rules/index.ts';
import { tileName } from '../../text/names.ts';
import { Grenade } from '../marks/small.tsx';
import { TrenchTile } from '../marks/TrenchShape.tsx';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Tray.module.css';

interface OpenTileProps {
  readonly slot: number;
  readonly tile: Tile | null;
  readonly turn: Turn;
}

/** A picked tile lies as it will on the board. */
export function OpenTile({ slot, tile, turn }: OpenTileProps) {
  const { pack, view, language, text } = useScene();
  if (tile === null) return <span className={styles.gap}>{text.noTile}</span>;
  const isPicked = turn.slot === slot;
  const kind = tile === GRENADE ? null : trenchKind(view.set, tile);
  return (
    <button
      type="button"
      className={`${styles.tile} ${isPicked ? styles.picked : ''}`}
      aria-label={tileName(pack, tile)[language]}
      title={tileName(pack, tile)[language]}
      aria-pressed={isPicked}
      aria-keyshortcuts={String(slot + 1)}
      disabled={turn.seat === null || turn.offers.posts.size > 0}
      onClick={() => turn.chooseSlot(slot)}
    >
      {kind ? (
        <TrenchTile
          open={isPicked ? turned(kind.open, turn.quarter) : kind.open}
          mark={kind.mark}
          className={styles.face}
        />
      ) : (
        <Grenade className={styles.face} />
      )}
    </button>
  );
}
