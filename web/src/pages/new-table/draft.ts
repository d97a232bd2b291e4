import type { Options, SeatLabel } from '@bridgehead/kernel';
import { changeSettings, useLanguage, useSettings } from '@bridgehead/kit';
import { useState } from 'react';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import { type Messages, messagesIn } from '../../text/index.ts';

/** A table that has not been set up yet. */
export interface Draft {
  readonly seats: readonly SeatLabel[];
  readonly options: Options;
  readonly seedText: string;
  readonly pack: { readonly id: string; readonly json: unknown } | null;
}

export function useDraft(entry: CatalogueEntry) {
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft>(() => {
    const { player } = messagesIn(language);
    const me: SeatLabel = { kind: 'human', name: useSettings.getState().playerName || player };
    const seats = seatsTo([me], entry.quick.seats, entry.quick.bot, messagesIn(language));
    return { seats, options: {}, seedText: '', pack: null };
  });
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const setCount = (count: number) =>
    change({ seats: seatsTo(draft.seats, count, entry.quick.bot, messagesIn(language)) });
  return { draft, change, setCount };
}

/** Seats that are added are bots; seats that go are the last. */
function seatsTo(
  seats: readonly SeatLabel[],
  count: number,
  bot: string,
  { callSigns }: Messages,
): SeatLabel[] {
  const grown = seats.slice(0, count);
  while (grown.length < count) grown.push({ kind: 'bot', name: freeName(grown, callSigns), bot });
  return grown;
}

export function freeName(seats: readonly SeatLabel[], names: readonly string[]): string {
  return names.find((name) => seats.every((seat) => seat.name !== name)) ?? `${names[0]} ${seats.length + 1}`;
}

export function refuseNames(seats: readonly SeatLabel[], { form }: Messages): string | null {
  const nameless = seats.findIndex(({ name }) => name.trim() === '');
  if (nameless >= 0) return form.needName(nameless + 1);
  const names = seats.map(({ name }) => name.trim());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? null : form.sameName(twice);
}

/** Remembers what the player calls themselves, for the next table. */
export function rememberName(seats: readonly SeatLabel[]): void {
  const humans = seats.filter(({ kind }) => kind === 'human');
  if (humans.length === 1 && humans[0]) changeSettings({ playerName: humans[0].name });
}
