import { type Agreement, askedFor, type Refusal, refuseAgreement, type Seat } from '@bridgehead/kernel';
import { Button } from '@bridgehead/kit';
import { Flag, Handshake } from 'lucide-react';
import { useState } from 'react';
import type { TableInfo } from '../../carrier/snapshot.ts';
import { useEndingMessages } from '../../text/ending.ts';
import { ConsentDialog } from '../consent/ConsentDialog.tsx';
import styles from './EndGame.module.css';

type End = Agreement['end'];

export interface EndGameProps {
  readonly info: TableInfo;
  readonly seat: Seat;
  /** Everybody else is asked on a screen of their own. */
  readonly isRemote: boolean;
  readonly onEnd: (end: End, by: readonly Seat[]) => void;
}

/** Where sides play against each other: to resign, and to agree to a draw. Neither is done by one press. */
export function EndGame({ info, seat, isRemote, onEnd }: EndGameProps) {
  const ending = useEndingMessages();
  const [asking, setAsking] = useState<End | null>(null);
  const { header, sides } = info;
  const wordOf = (end: End) => askedFor(sides, header, end, seat);
  const whyNot = (end: End): Refusal | null => refuseAgreement(sides, header, { end, by: wordOf(end) });
  if (!sides) return null;
  const isCrowd = whyNot('resigned') !== null;
  return (
    <section className={styles.end} aria-label={ending.label}>
      {!isCrowd && (
        <Button icon={<Flag aria-hidden size={20} />} onClick={() => setAsking('resigned')}>
          {ending.resign}
        </Button>
      )}
      {whyNot('draw') === null && (
        <Button icon={<Handshake aria-hidden size={20} />} onClick={() => setAsking('draw')}>
          {isRemote ? ending.offerDraw : ending.agreeDraw}
        </Button>
      )}
      {isCrowd && <p className={styles.note}>{isRemote ? ending.crowdOnline : ending.crowd}</p>}
      {asking && (
        <ConsentDialog
          words={{ ...ending[asking], yes: ending[asking].sure, no: ending.playOn }}
          isGrave={asking === 'resigned'}
          others={isRemote ? [] : wordOf(asking).filter((other) => other !== seat)}
          nameOf={(other) => header.seats[other]?.name ?? ''}
          onClose={() => setAsking(null)}
          onAgreed={() => {
            setAsking(null);
            onEnd(asking, wordOf(asking));
          }}
        />
      )}
    </section>
  );
}
