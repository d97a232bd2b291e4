import { Button } from '@bridgehead/kit';
import { RotateCw } from 'lucide-react';
import { trenchKind, turned } from '../../rules/index.ts';
import { TrenchTile } from '../marks/TrenchShape.tsx';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Panel.module.css';

/** Turns the picked tile to the next legal position; all of them are shown, the present one framed. */
export function RotateButton({ turn }: { readonly turn: Turn }) {
  const { pack, text } = useScene();
  const { tile, turns, quarter } = turn;
  if (tile === null) return null;
  const { open } = trenchKind(pack, tile);
  return (
    <Button
      className={styles.rotate ?? ''}
      icon={<RotateCw aria-hidden size={18} />}
      aria-label={text.rotate(turns.indexOf(quarter) + 1, turns.length)}
      aria-keyshortcuts="R"
      onClick={turn.rotate}
    >
      {turns.map((each) => (
        <TrenchTile
          key={each}
          open={turned(open, each)}
          mark={null}
          className={each === quarter ? styles.present : styles.position}
        />
      ))}
    </Button>
  );
}
