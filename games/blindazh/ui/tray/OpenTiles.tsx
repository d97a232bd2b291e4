import type { Pointing } from '../pointing/use-pointing.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import { OpenTile } from './OpenTile.tsx';
import styles from './Tray.module.css';

interface OpenTilesProps {
  readonly turn: Turn;
  readonly pointing: Pointing;
}

export function OpenTiles({ turn, pointing }: OpenTilesProps) {
  const { view, text } = useScene();
  return (
    <ol className={styles.open} aria-label={text.openTiles}>
      {view.open.map((tile, slot) => (
        <li key={slot}>
          <OpenTile slot={slot} tile={tile} turn={turn} pointing={pointing} />
        </li>
      ))}
    </ol>
  );
}
