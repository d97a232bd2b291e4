import { Words } from '@bridgehead/kit';
import { GRENADE, type Tile, trenchKind, turned } from '../../rules/index.ts';
import { tileName } from '../../text/names.ts';
import { Grenade } from '../marks/small.tsx';
import { seatColours } from '../marks/SoldierShape.tsx';
import { TrenchTile } from '../marks/TrenchShape.tsx';
import pings from '../pointing/Pings.module.css';
import type { Pointing } from '../pointing/use-pointing.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Tray.module.css';

interface OpenTileProps {
  readonly slot: number;
  readonly tile: Tile | null;
  readonly turn: Turn;
  readonly pointing: Pointing;
}

/** A picked tile lies as it will on the board. */
export function OpenTile({ slot, tile, turn, pointing }: OpenTileProps) {
  const { pack, language, seats, text } = useScene();
  if (tile === null) return <span className={styles.gap}>{text.noTile}</span>;
  const isPicked = turn.slot === slot;
  const pointed = pointing.shown.findLast(({ place }) => 'slot' in place && place.slot === slot);
  const kind = tile === GRENADE ? null : trenchKind(pack, tile);
  return (
    <button
      type="button"
      className={`${styles.tile} ${isPicked ? styles.picked : ''}`}
      aria-label={tileName(pack, tile)[language]}
      title={tileName(pack, tile)[language]}
      aria-pressed={isPicked}
      aria-keyshortcuts={String(slot + 1)}
      disabled={!pointing.isOn && (turn.seat === null || turn.offers.posts.size > 0)}
      onClick={() => (pointing.isOn ? pointing.point({ slot }) : turn.chooseSlot(slot))}
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
      {pointed && (
        <span key={pointed.key} className={`${pings.tile} ${seatColours(pointed.seat)}`} aria-hidden>
          <span>
            <Words>{seats[pointed.seat]?.name ?? ''}</Words>
          </span>
        </span>
      )}
    </button>
  );
}
