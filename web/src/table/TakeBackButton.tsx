import { IconButton, toast, useLanguage } from '@bridgehead/kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { TableCarrier } from '../carrier/carrier.ts';
import type { Snapshot, TakeBackOffer } from '../carrier/snapshot.ts';
import { refusalSentence, usePlayMessages } from '../text/play/index.ts';
import { ConsentDialog } from './consent/ConsentDialog.tsx';

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
        <ConsentDialog
          words={{
            title: table.takeBackTitle,
            text: table.takeBackText,
            yes: table.takeBackDo,
            no: table.takeBackNot,
          }}
          others={asking.consent.filter((seat) => seat !== asking.seat)}
          nameOf={(seat) => carrier.info.header.seats[seat]?.name ?? ''}
          onAgreed={() => take(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
