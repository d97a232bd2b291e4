import type { SeatLabel } from '@bridgehead/kernel';
import { Button, Dialog, type FrameParts, useLocalized, Words } from '@bridgehead/kit';
import { Clapperboard } from 'lucide-react';
import { Fragment } from 'react';
import { useMessages } from '../../text/index.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import { spokenIn } from '../spoken.ts';
import type { Deed } from './since.ts';
import styles from './SinceList.module.css';
import type { Reading } from './useSince.ts';

export interface SinceListProps {
  readonly open: boolean;
  readonly since: Reading;
  /** The viewer's own last move, where it is the last of all. */
  readonly own: Deed | undefined;
  readonly seats: readonly SeatLabel[];
  readonly parts: FrameParts;
  readonly isSheet: boolean;
  readonly onAgain: (from: number) => void;
  readonly onClose: () => void;
}

/** Everything others have done since the viewer's turn, to be read in peace: the game goes on behind it. */
export function SinceList({ open, since, own, seats, parts, isSheet, onAgain, onClose }: SinceListProps) {
  const { app } = useMessages();
  const { since: words } = usePlayMessages();
  const read = own ? [...since.deeds, own] : since.deeds;
  const close = () => {
    since.markRead();
    onClose();
  };
  const again = () => {
    close();
    onAgain(since.from);
  };
  return (
    <Dialog
      open={open}
      shape={isSheet ? 'sheet' : 'card'}
      title={words.title}
      closeLabel={app.close}
      onClose={close}
      actions={
        <>
          <Button
            disabled={since.deeds.length === 0}
            icon={<Clapperboard aria-hidden size={20} />}
            onClick={again}
          >
            {words.again}
          </Button>
          <Button look="primary" onClick={close}>
            {words.done}
          </Button>
        </>
      }
    >
      {read.length === 0 && <p>{words.nothing}</p>}
      <ol className={styles.deeds}>
        {read.map((deed) => (
          <li key={`${deed.step.seq} ${deed === own}`}>
            <DeedWords deed={deed} seats={seats} parts={parts} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

interface DeedWordsProps {
  readonly deed: Deed;
  readonly seats: readonly SeatLabel[];
  readonly parts: FrameParts;
}

function DeedWords({ deed: { step, told }, seats, parts }: DeedWordsProps) {
  const say = useLocalized();
  const { seat } = step;
  return spokenIn(told).map(({ by, told: lines }, part) => (
    // The events of a step lie in their order for good, and so do their parts.
    <Fragment key={part}>
      <p className={styles.who}>
        <span className={styles.mark} aria-hidden>
          {by ? parts.otherMark : seat !== null && parts.seatMark(seat)}
        </span>
        {by ? say(by) : seat !== null && <Words>{seats[seat]?.name ?? ''}</Words>}
      </p>
      {lines.map(({ text, event }, index) => (
        // A card says itself what it is.
        <div key={index}>
          {parts.recall?.(event) ??
            (text && (
              <p>
                <Words>{say(text)}</Words>
              </p>
            ))}
        </div>
      ))}
    </Fragment>
  ));
}
