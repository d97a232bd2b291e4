import { type Agreement, askedFor, type Refusal, refuseAgreement, type Seat } from '@bridgehead/kernel';
import { Button, Dialog, Switch } from '@bridgehead/kit';
import { Flag, Handshake } from 'lucide-react';
import { useState } from 'react';
import type { TableInfo } from '../../carrier/snapshot.ts';
import { useMessages } from '../../text/index.ts';
import { useEndingMessages } from '../../text/ending.ts';
import { usePlayMessages } from '../../text/play/index.ts';
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
        <Confirm
          end={asking}
          others={isRemote ? [] : wordOf(asking).filter((other) => other !== seat)}
          nameOf={(other) => header.seats[other]?.name ?? ''}
          onClose={() => setAsking(null)}
          onSure={() => {
            setAsking(null);
            onEnd(asking, wordOf(asking));
          }}
        />
      )}
    </section>
  );
}

interface ConfirmProps {
  readonly end: End;
  /** Those at this screen who have to agree as well. */
  readonly others: readonly Seat[];
  readonly nameOf: (seat: Seat) => string;
  readonly onSure: () => void;
  readonly onClose: () => void;
}

function Confirm({ end, others, nameOf, onSure, onClose }: ConfirmProps) {
  const { app } = useMessages();
  const ending = useEndingMessages();
  const { table } = usePlayMessages();
  const [agreed, setAgreed] = useState<readonly Seat[]>([]);
  const words = ending[end];
  return (
    <Dialog
      open
      title={words.title}
      closeLabel={app.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ending.playOn}</Button>
          <Button
            look={end === 'resigned' ? 'danger' : 'primary'}
            disabled={!others.every((seat) => agreed.includes(seat))}
            onClick={onSure}
          >
            {words.sure}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {others.map((seat) => (
        <Switch
          key={seat}
          label={table.takeBackAgree(nameOf(seat))}
          checked={agreed.includes(seat)}
          onChange={(yes) => setAgreed(yes ? [...agreed, seat] : agreed.filter((other) => other !== seat))}
        />
      ))}
    </Dialog>
  );
}
