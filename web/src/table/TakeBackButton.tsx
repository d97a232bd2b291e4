import type { Seat } from '@bridgehead/kernel';
import { Button, Dialog, IconButton, Switch, toast, useLanguage } from '@bridgehead/kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { TableCarrier } from '../carrier/carrier.ts';
import type { Snapshot, TakeBackOffer } from '../carrier/snapshot.ts';
import { useMessages } from '../text/index.ts';
import { refusalSentence, usePlayMessages } from '../text/play/index.ts';

export interface TakeBackButtonProps {
  readonly carrier: TableCarrier;
  readonly snapshot: Snapshot;
  readonly onBroken: (error: unknown) => void;
}

/** Free where the kernel allows it; otherwise everybody at the table is asked, and alone one asks only oneself. */
export function TakeBackButton({ carrier, snapshot, onBroken }: TakeBackButtonProps) {
  const { table } = usePlayMessages();
  const language = useLanguage();
  const [asking, setAsking] = useState<TakeBackOffer | null>(null);
  const { takeBack } = snapshot;

  const take = (offer: TakeBackOffer) => {
    setAsking(null);
    carrier.takeBack(offer, offer.consent).then((refused) => {
      if (refused) toast({ text: refusalSentence(refused, language), tone: 'refusal' });
    }, onBroken);
  };

  return (
    <>
      <IconButton
        label={table.takeBack}
        word={table.takeBack}
        disabled={!takeBack}
        onClick={() => {
          if (!takeBack) return;
          if (takeBack.consent.length > 1) setAsking(takeBack);
          else take(takeBack);
        }}
      >
        <Undo2 aria-hidden size={22} />
      </IconButton>
      {asking && (
        <Consent
          carrier={carrier}
          offer={asking}
          onAgreed={() => take(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

interface ConsentProps {
  readonly carrier: TableCarrier;
  readonly offer: TakeBackOffer;
  readonly onAgreed: () => void;
  readonly onClose: () => void;
}

function Consent({ carrier, offer, onAgreed, onClose }: ConsentProps) {
  const { app } = useMessages();
  const { table } = usePlayMessages();
  const [agreed, setAgreed] = useState<readonly Seat[]>([offer.seat]);
  const others = offer.consent.filter((seat) => seat !== offer.seat);
  const nameOf = (seat: Seat) => carrier.info.header.seats[seat]?.name ?? '';
  return (
    <Dialog
      open
      title={table.takeBackTitle}
      closeLabel={app.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{table.takeBackNot}</Button>
          <Button
            look="primary"
            disabled={!offer.consent.every((seat) => agreed.includes(seat))}
            onClick={onAgreed}
          >
            {table.takeBackDo}
          </Button>
        </>
      }
    >
      <p>{table.takeBackText}</p>
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
