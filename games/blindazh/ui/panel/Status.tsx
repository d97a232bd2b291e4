import { Button, Hidden } from '@bridgehead/kit';
import { Flag, Layers, Shovel, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { penaltyLimit, pointsAhead, roundOf } from '../../rules/index.ts';
import { PenaltyFlag } from '../marks/small.tsx';
import { useScene } from '../scene.ts';
import styles from './Status.module.css';

/** How the squad stands: penalty flags, and how much of every stack is left. */
export function Status({ onTiles }: { readonly onTiles: () => void }) {
  const { pack, view, text } = useScene();
  const limit = penaltyLimit(view.options);
  const ahead = pointsAhead(pack, view);
  return (
    <div className={styles.status}>
      <p className={styles.penalties} title={text.penalties(view.penalties, limit)}>
        <Hidden>{text.penalties(view.penalties, limit)}</Hidden>
        {Array.from({ length: limit }, (_, point) => (
          <PenaltyFlag key={point} taken={point < view.penalties} />
        ))}
        <span className={styles.count} aria-hidden>
          {view.penalties}/{limit}
        </span>
        {ahead > 0 && (
          <span className={styles.ahead}>
            <span className={styles.short} aria-hidden>
              +{ahead}
            </span>
            <span className={styles.label}>{text.ahead(ahead)}</span>
          </span>
        )}
      </p>
      <ul className={styles.figures}>
        <Figure icon={<Layers aria-hidden size={16} />} label={text.enemyStack} value={view.enemyStackSize} />
        <Figure icon={<Shovel aria-hidden size={16} />} label={text.stack} value={view.stackSize} />
        <Figure icon={<Trash2 aria-hidden size={16} />} label={text.discard} value={view.discard.length} />
        <Figure
          icon={<Flag aria-hidden size={16} />}
          label={text.flags}
          value={`${view.flags.length}/${pack.flags}`}
        />
        <li className={styles.label}>{text.round(roundOf(view) + 1)}</li>
      </ul>
      <Button
        look="quiet"
        className={styles.look ?? ''}
        icon={<Layers aria-hidden size={18} />}
        onClick={onTiles}
      >
        {text.lookAtTiles}
      </Button>
    </div>
  );
}

interface FigureProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly value: number | string;
}

function Figure({ icon, label, value }: FigureProps) {
  return (
    <li title={label}>
      {icon}
      <span className={styles.label}>{label}</span>
      <strong>{value}</strong>
    </li>
  );
}
