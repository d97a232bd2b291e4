import type { Seat } from '@bridgehead/kernel';
import { Button, Words } from '@bridgehead/kit';
import type { Proposal, RoomView } from '@bridgehead/wire';
import type { OnlineRoom } from '../../carrier/online.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { Card } from './Card.tsx';
import styles from './Cards.module.css';
import { useRoomChange } from './useOnline.ts';

export interface ProposalCardProps {
  readonly online: OnlineRoom;
  readonly room: RoomView;
  readonly proposal: Proposal;
}

/** Who asks for what, who has agreed, and whose word is awaited. */
export function ProposalCard({ online, room, proposal }: ProposalCardProps) {
  const { table } = useOnlineMessages();
  const change = useRoomChange(online);
  const { id, by, agreed, asked, what } = proposal;
  const nameOf = (seat: Seat) => {
    const there = room.seats[seat];
    return there && there.kind !== 'open' ? there.name : String(seat + 1);
  };
  const waiting = asked.filter((seat) => !agreed.includes(seat));
  const mayAnswer = room.you !== null && waiting.includes(room.you);
  const words = () => {
    if (what.kind === 'take-back') return table.askedTakeBack(nameOf(by));
    if (what.kind === 'end') return table.askedEnd[what.end](nameOf(by));
    const absent = nameOf(what.seat);
    return what.seat === by ? table.askedOwnStandIn(absent) : table.askedStandIn(nameOf(by), absent);
  };
  return (
    <Card
      label={table.proposal}
      actions={
        <>
          {mayAnswer && (
            <Button look="primary" onClick={() => void change({ do: 'agree', proposal: id })}>
              {table.agree}
            </Button>
          )}
          {(mayAnswer || room.you === by) && (
            <Button onClick={() => void change({ do: 'decline', proposal: id })}>
              {room.you === by ? table.withdraw : table.decline}
            </Button>
          )}
        </>
      }
    >
      <strong>
        <Words>{words()}</Words>
      </strong>{' '}
      <span className={styles.note}>
        {agreed.length > 0 && <Words>{table.agreed(agreed.map(nameOf))}</Words>}{' '}
        {waiting.length > 0 && <Words>{table.waitingFor(waiting.map(nameOf))}</Words>}
      </span>
    </Card>
  );
}
