import type { Options, SeatLabel } from '@bridgehead/kernel';
import { type Choice, Select, type Side, TextInput, useLocalized } from '@bridgehead/kit';
import { useEffect, useState } from 'react';
import { describeGame } from '../../games/describe.ts';
import { type CatalogueEntry, loadUi } from '../../games/catalogue.ts';
import { useMessages } from '../../text/index.ts';
import { freeName } from './draft.ts';
import styles from './SeatFields.module.css';

const HUMAN = 'human';

export interface SeatFieldsProps {
  readonly entry: CatalogueEntry;
  readonly seats: readonly SeatLabel[];
  readonly options: Options | undefined;
  readonly onChange: (seats: readonly SeatLabel[]) => void;
}

export function SeatFields({ entry, seats, options, onChange }: SeatFieldsProps) {
  const { form, callSigns, player } = useMessages();
  const say = useLocalized();
  const bots = useBots(entry.id);
  const sides = useSides(entry, options, seats.length);
  const occupants: Choice<string>[] = [
    { value: HUMAN, label: form.human },
    ...bots.map((bot) => ({ value: bot, label: form.bot(bot) })),
  ];
  const put = (seat: number, label: SeatLabel) =>
    onChange(seats.map((old, index) => (index === seat ? label : old)));
  const occupy = (seat: number, who: string) => {
    const others = seats.filter((_, index) => index !== seat);
    if (who !== HUMAN)
      put(seat, {
        kind: 'bot',
        name: seats[seat]?.bot ? (seats[seat]?.name ?? '') : freeName(others, callSigns),
        bot: who,
      });
    else put(seat, { kind: 'human', name: freeName(others, [player, `${player} ${seat + 1}`]) });
  };
  return (
    <ol className={styles.seats}>
      {seats.map((seat, index) => {
        const side = sides?.[index];
        return (
          <li key={index} className={styles.seat}>
            <span className={styles.side}>
              {side ? (
                <>
                  <span className={styles.mark} aria-hidden>
                    {side.mark}
                  </span>
                  {say(side.name)}
                </>
              ) : (
                form.seat(index + 1)
              )}
            </span>
            <Select
              aria-label={form.occupant(index + 1)}
              value={seat.kind === 'human' ? HUMAN : (seat.bot ?? '')}
              choices={occupants}
              onChange={(who) => occupy(index, who)}
            />
            <TextInput
              aria-label={form.name(index + 1)}
              value={seat.name}
              maxLength={24}
              onChange={(name) => put(index, { ...seat, name })}
            />
          </li>
        );
      })}
    </ol>
  );
}

function useBots(game: string): readonly string[] {
  const [bots, setBots] = useState<readonly string[]>([]);
  useEffect(() => {
    describeGame(game).then(
      (card) => setBots(card.bots),
      () => {},
    );
  }, [game]);
  return bots;
}

/** Teams seat by seat, where the game has any to show. */
function useSides(
  entry: CatalogueEntry,
  options: Options | undefined,
  seats: number,
): readonly Side[] | undefined {
  const [sidesOf, setSidesOf] = useState<(options: Options, seats: number) => readonly Side[]>();
  useEffect(() => {
    loadUi(entry).then(
      ({ sides }) => setSidesOf(() => sides),
      () => {},
    );
  }, [entry]);
  return options && sidesOf?.(options, seats);
}
