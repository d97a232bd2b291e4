import type { Seat } from '@bridgehead/kernel';
import { Button, Dialog, Switch } from '@bridgehead/kit';
import { useState } from 'react';
import { useMessages } from '../../text/index.ts';
import { usePlayMessages } from '../../text/play/index.ts';

export interface ConsentDialogProps {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly isGrave?: boolean;
  /** Those at this screen who have to agree, beside whoever asks. */
  readonly others: readonly Seat[];
  readonly nameOf: (seat: Seat) => string;
  readonly onAgreed: () => void;
  readonly onClose: () => void;
}

/** What cannot be done without the others: round one screen each of them says so with a switch of their own. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { words, isGrave = false, others, nameOf, onAgreed, onClose } = props;
  const { app } = useMessages();
  const { table } = usePlayMessages();
  const [agreed, setAgreed] = useState<readonly Seat[]>([]);
  return (
    <Dialog
      open
      title={words.title}
      closeLabel={app.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.no}</Button>
          <Button
            look={isGrave ? 'danger' : 'primary'}
            disabled={!others.every((seat) => agreed.includes(seat))}
            onClick={onAgreed}
          >
            {words.yes}
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
