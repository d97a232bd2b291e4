import { Button, Dialog } from '@bridgehead/kit';
import { useState } from 'react';
import { looseChip } from '../../rules/chips.ts';
import type { Offer, Offers } from '../legal.ts';
import { Chip } from '../marks/Chip.tsx';
import { useScene } from '../scene.ts';
import styles from './Tray.module.css';

interface ClaimProps {
  readonly claims: Offers['claims'];
  readonly onClaim: (offer: Offer) => void;
}

/** POB-9.3, quietly: it is there for whoever needs it. */
export function Claim({ claims, onClaim }: ClaimProps) {
  const { text } = useScene();
  const [open, setOpen] = useState(false);
  const claim = (offer: Offer) => {
    setOpen(false);
    onClaim(offer);
  };
  return (
    <>
      <Button look="quiet" className={styles.claim} onClick={() => setOpen(true)}>
        {text.claim}
      </Button>
      <Dialog open={open} title={text.claimQuestion} closeLabel={text.close} onClose={() => setOpen(false)}>
        <p>{text.claimNote}</p>
        <div className={styles.teams}>
          {claims.map((offer) => (
            <Button
              key={offer.move.colour}
              icon={<Chip spot={looseChip(offer.move.colour)} className={styles.chip} />}
              onClick={() => claim(offer)}
            >
              {text.sides[offer.move.colour]}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
