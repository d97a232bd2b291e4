import type { Language, Options, SeatLabel } from '@bridgehead/kernel';
import { changeSettings, useLanguage, useSettings } from '@bridgehead/kit';
import type { Clock, Visibility } from '@bridgehead/wire';
import { useState } from 'react';
import { freeSign } from '../../games/call-signs.ts';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import { messagesIn } from '../../text/index.ts';
import type { PlayMessages } from '../../text/play/index.ts';

export const PLACES = ['here', 'online'] as const;
export type Place = (typeof PLACES)[number];

/** A table that has not been set up yet. */
export interface Draft {
  readonly place: Place;
  /** Online, the first person is the one who sets the table up; the others come by the link. */
  readonly seats: readonly SeatLabel[];
  readonly options: Options;
  readonly seedText: string;
  readonly pack: { readonly id: string; readonly json: unknown } | null;
  readonly visibility: Visibility;
  readonly clock: Clock;
  /** Asked for only where one person plays. */
  readonly practice: boolean;
}

export function useDraft(entry: CatalogueEntry, place: Place) {
  const language = useLanguage();
  const { bot } = entry.quick;
  // With friends one begins with one more; with bots the table is better fuller.
  const usual = { here: entry.quick.seats, online: Math.max(2, entry.seats.min) };
  const [draft, setDraft] = useState<Draft>(() => {
    const { player } = messagesIn(language);
    const me: SeatLabel = { kind: 'human', name: useSettings.getState().playerName || player };
    const seats = seatsAt(place, seatsTo([me], usual[place], bot, language), bot, language);
    const clock = { kind: 'none' } as const;
    return {
      place,
      seats,
      options: {},
      seedText: '',
      pack: null,
      visibility: 'link',
      clock,
      practice: false,
    };
  });
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const setCount = (count: number) => {
    const grown = seatsTo(draft.seats, count, bot, language);
    const added = seatsAt(draft.place, grown.slice(draft.seats.length), bot, language);
    change({ seats: [...grown.slice(0, draft.seats.length), ...added] });
  };
  const setPlace = (next: Place) => {
    const count = draft.seats.length === usual[draft.place] ? usual[next] : draft.seats.length;
    change({ place: next, seats: seatsAt(next, seatsTo(draft.seats, count, bot, language), bot, language) });
  };
  return { draft, change, setCount, setPlace };
}

/** Seats that are added are bots; seats that go are the last. */
function seatsTo(seats: readonly SeatLabel[], count: number, bot: string, language: Language): SeatLabel[] {
  const grown = seats.slice(0, count);
  while (grown.length < count) grown.push({ kind: 'bot', name: freeSign(language, namesOf(grown)), bot });
  return grown;
}

/** At one's own screen the others are bots at first; online they are people. */
function seatsAt(place: Place, seats: readonly SeatLabel[], bot: string, language: Language): SeatLabel[] {
  const own = seats.findIndex(({ kind }) => kind === 'human');
  const seated = [...seats];
  for (const [index, { name, bot: strength }] of seats.entries()) {
    if (index === own) continue;
    const others = namesOf(seated.filter((_, other) => other !== index));
    seated[index] =
      place === 'online'
        ? { kind: 'human', name }
        : { kind: 'bot', name: strength ? name : freeSign(language, others), bot };
  }
  return seated;
}

export function namesOf(seats: readonly SeatLabel[]): string[] {
  return seats.map(({ name }) => name);
}

export function freeName(seats: readonly SeatLabel[], names: readonly string[]): string {
  return names.find((name) => seats.every((seat) => seat.name !== name)) ?? `${names[0]} ${seats.length + 1}`;
}

export function refuseNames(seats: readonly SeatLabel[], { form }: PlayMessages): string | null {
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
