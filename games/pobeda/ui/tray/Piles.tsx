import { Button, Hidden } from '@bridgehead/kit';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import type { Card } from '../../rules/cards.ts';
import { looseChip } from '../../rules/chips.ts';
import { Chip } from '../marks/Chip.tsx';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import { Claim } from './Claim.tsx';
import { Discards } from './Discards.tsx';
import styles from './Tray.module.css';

interface PilesProps {
  readonly turn: Turn;
  readonly onRead: (card: Card) => void;
}

/** What lies beside the board: the deck, the discards, the chips left of every colour and the lines made. */
export function Piles({ turn, onRead }: PilesProps) {
  const { view, text } = useScene();
  const [open, setOpen] = useState(false);
  const { draw, claims } = turn.offers;
  const discarded = view.discards.reduce((sum, pile) => sum + pile.length, 0);
  return (
    <div className={styles.piles}>
      {draw ? (
        <Button look="primary" className={styles.draw} onClick={() => turn.take(draw)}>
          {text.draw} · {view.deckSize}
        </Button>
      ) : (
        <p className={styles.deck}>
          <Layers aria-hidden size={18} />
          {text.deck}: <strong>{view.deckSize}</strong>
        </p>
      )}
      <Button look="quiet" className={styles.discards} onClick={() => setOpen(true)}>
        {text.discards}: {discarded}
      </Button>
      <ul className={styles.supply} aria-label={text.supply}>
        {view.supply.map((left, colour) => (
          <li key={text.sides[colour]} title={`${text.sides[colour]}: ${text.left(left)}`}>
            <Chip spot={looseChip(colour)} className={styles.chip} />
            <Hidden>{text.sides[colour]}: </Hidden>
            {left}
          </li>
        ))}
      </ul>
      {claims.length > 0 && <Claim claims={claims} onClaim={turn.take} />}
      <Discards open={open} onClose={() => setOpen(false)} onRead={onRead} />
    </div>
  );
}
