import { Button } from '@bridgehead/kit';
import { Check, RefreshCw } from 'lucide-react';
import { Grenade } from '../marks/small.tsx';
import type { Pointing } from '../pointing/use-pointing.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import { OpenTiles } from './OpenTiles.tsx';
import styles from './Tray.module.css';

interface TrayProps {
  readonly turn: Turn;
  readonly pointing: Pointing;
}

/** The open tiles, and what can be done with no cell in mind. */
export function Tray({ turn, pointing }: TrayProps) {
  const { view, text } = useScene();
  const { throws, replace, end } = turn.offers;
  const grenades = view.viewer === 'spectator' ? 0 : (view.grenades[view.viewer] ?? 0);
  return (
    <div className={styles.tray}>
      <OpenTiles turn={turn} pointing={pointing} />
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
            aria-pressed={turn.closing === 'replace' || undefined}
            onClick={() => turn.finish('replace')}
          >
            {text.replace}
          </Button>
        )}
        {end && (
          <Button
            icon={<Check aria-hidden size={20} />}
            title={text.endTurnLong}
            aria-pressed={turn.closing === 'end' || undefined}
            onClick={() => turn.finish('end')}
          >
            {text.endTurn}
          </Button>
        )}
      </div>
    </div>
  );
}
