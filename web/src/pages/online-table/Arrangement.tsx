import { Field, Select, Switch } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import type { OnlineRoom } from '../../carrier/online.ts';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import { ClockField } from '../../online/ClockField.tsx';
import { VisibilityField } from '../../online/VisibilityField.tsx';
import { useRoomChange } from '../../table/online/useOnline.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import type { PlannedOption } from '../../carrier/protocol.ts';
import { OptionFields } from '../new-table/OptionFields.tsx';
import { usePlan } from '../new-table/usePlan.ts';
import styles from './Arrangement.module.css';
import { Facts } from './Facts.tsx';

export interface ArrangementProps {
  readonly online: OnlineRoom;
  readonly room: RoomView;
  readonly entry: CatalogueEntry;
}

/** What will be played and how: whoever set up the table changes it, the others read it. */
export function Arrangement({ online, room, entry }: ArrangementProps) {
  const { room: words } = useOnlineMessages();
  const { plan } = usePlan(room.game, room.seats.length, room.options);
  return (
    <section className={styles.arrangement} aria-labelledby="arrangement">
      <h2 id="arrangement">{words.arrangement}</h2>
      {room.host ? (
        <Host online={online} room={room} entry={entry} planned={plan?.options ?? []} />
      ) : (
        <Facts room={room} planned={plan?.options ?? []} />
      )}
    </section>
  );
}

interface Planned {
  readonly planned: readonly PlannedOption[];
}

function Host({ online, room, entry, planned }: ArrangementProps & Planned) {
  const { room: words } = useOnlineMessages();
  const { form } = usePlayMessages();
  const change = useRoomChange(online);
  const people = room.seats.filter(({ kind }) => kind !== 'bot').length;
  const { min, max } = entry.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const arrange = (seats: number, options: RoomView['options']) =>
    void change({ do: 'arrange', seats, options });
  return (
    <>
      <VisibilityField
        value={room.visibility}
        onChange={(visibility) => void change({ do: 'visibility', visibility })}
      />
      <ClockField value={room.clock} onChange={(clock) => void change({ do: 'clock', clock })} />
      <Field label={words.players}>
        {(ids) => (
          <Select
            {...ids}
            value={room.seats.length}
            choices={counts.map((count) => ({ value: count, label: String(count) }))}
            onChange={(count) => arrange(count, {})}
          />
        )}
      </Field>
      {people === 1 && (
        <Switch
          label={form.practice}
          hint={form.practiceHint}
          checked={room.practice ?? false}
          onChange={(practice) => void change({ do: 'practice', practice })}
        />
      )}
      <OptionFields
        entry={entry}
        planned={planned}
        onChange={(id, value) => arrange(room.seats.length, { ...room.options, [id]: value })}
      />
    </>
  );
}
