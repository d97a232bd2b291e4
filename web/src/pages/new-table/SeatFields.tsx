import type { Options, SeatLabel } from '@bridgehead/kernel';
import { type Choice, Select, TextInput, useLanguage } from '@bridgehead/kit';
import { freeSign } from '../../games/call-signs.ts';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import { SideName } from '../../games/SideName.tsx';
import { useBots } from '../../games/useBots.ts';
import { useSides } from '../../games/useSides.ts';
import { useMessages } from '../../text/index.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { type Draft, freeName, namesOf } from './draft.ts';
import styles from './SeatFields.module.css';

const HUMAN = 'human';

export interface SeatFieldsProps {
  readonly entry: CatalogueEntry;
  readonly place: Draft['place'];
  readonly seats: readonly SeatLabel[];
  readonly options: Options | undefined;
  readonly onChange: (seats: readonly SeatLabel[]) => void;
}

export function SeatFields({ entry, place, seats, options, onChange }: SeatFieldsProps) {
  const { player } = useMessages();
  const language = useLanguage();
  const { form } = usePlayMessages();
  const { place: words } = useOnlineMessages();
  const bots = useBots(entry.id);
  const sides = useSides(entry, options, seats.length);
  const occupants: Choice<string>[] = [
    { value: HUMAN, label: place === 'online' ? words.openSeat : form.human },
    ...bots.map((bot) => ({ value: bot, label: form.bot(bot) })),
  ];
  const put = (seat: number, label: SeatLabel) =>
    onChange(seats.map((old, index) => (index === seat ? label : old)));
  const occupy = (seat: number, who: string) => {
    const others = seats.filter((_, index) => index !== seat);
    if (who !== HUMAN)
      put(seat, {
        kind: 'bot',
        name: seats[seat]?.bot ? (seats[seat]?.name ?? '') : freeSign(language, namesOf(others)),
        bot: who,
      });
    else put(seat, { kind: 'human', name: freeName(others, [player, `${player} ${seat + 1}`]) });
  };
  const own = seats.findIndex(({ kind }) => kind === 'human');
  return (
    <ol className={styles.seats}>
      {seats.map((seat, index) => (
        <li key={index} className={styles.seat}>
          <SideName side={sides?.[index]} seat={index} />
          <Select
            aria-label={form.occupant(index + 1)}
            value={seat.kind === 'human' ? HUMAN : (seat.bot ?? '')}
            choices={occupants}
            onChange={(who) => occupy(index, who)}
          />
          {place === 'online' && seat.kind === 'human' && index !== own ? (
            <span className={styles.comes}>{words.comes}</span>
          ) : (
            <TextInput
              aria-label={form.name(index + 1)}
              value={seat.name}
              maxLength={24}
              onChange={(name) => put(index, { ...seat, name })}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
