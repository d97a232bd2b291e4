import { Button } from '@bridgehead/kit';
import { Check, RefreshCw } from 'lucide-react';
import { Grenade } from '../marks/small.tsx';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import { OpenTile } from './OpenTile.tsx';
import styles from './Tray.module.css';

/** The open tiles, and what can be done with no cell in mind. */
export function Tray({ turn }: { readonly turn: Turn }) {
  const { view, text } = useScene();
  const { throws, replace, end } = turn.offers;
  const grenades = view.viewer === 'spectator' ? 0 : (view.grenades[view.viewer] ?? 0);
  return (
    <div className={styles.tray}>
      <ol className={styles.open} aria-label={text.openTiles}>
        {view.open.map((tile, slot) => (
          <li key={slot}>
            <OpenTile slot={slot} tile={tile} turn={turn} />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {grenades > 0 && (
          <Button
            icon={<Grenade className={styles.icon} />}
            disabled={throws.size === 0}
            aria-pressed={turn.isThrowing}
            onClick={() => (turn.isThrowing ? turn.cancel() : turn.aim(null))}
          >
            {text.throwGrenade(grenades)}
          </Button>
        )}
        {replace && (
          <Button
            icon={<RefreshCw aria-hidden size={20} />}
            title={text.replaceLong}
            onClick={() => turn.take(replace)}
          >
            {text.replace}
          </Button>
        )}
        {end && (
          <Button
            icon={<Check aria-hidden size={20} />}
            title={text.endTurnLong}
            onClick={() => turn.take(end)}
          >
            {text.endTurn}
          </Button>
        )}
      </div>
    </div>
  );
}
