import { useLocalized } from '@bridgehead/kit';
import type { RoomView } from '@bridgehead/wire';
import type { PlannedOption } from '../../carrier/protocol.ts';
import { clockWords } from '../../online/clock-words.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import styles from './Arrangement.module.css';

export interface FactsProps {
  readonly room: Pick<RoomView, 'visibility' | 'clock'>;
  readonly planned: readonly PlannedOption[];
}

/** What will be played and how, in words. */
export function Facts({ room, planned }: FactsProps) {
  const words = useOnlineMessages();
  const say = useLocalized();
  const facts = [
    { label: words.visibility.label, value: words.visibility[room.visibility] },
    { label: words.clock.label, value: clockWords(room.clock, words) },
    ...planned.map(({ label, value, values }) => {
      const chosen = values.find((each) => each.value === value);
      return { label: say(label), value: chosen ? say(chosen.label) : String(value) };
    }),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
