import { randomBytes, randomUUID } from 'node:crypto';
import {
  type Entry,
  type KeptStep,
  type Outcome,
  RECORD_FORMAT,
  type RecordHeader,
} from '@bridgehead/kernel';
import type { Append, EntryText, TableClosing } from '../src/storage/index.ts';
import type { Room, RoomSeat } from '../src/room/room.ts';
import { writeEntry } from '../src/tables/pages.ts';

export function tableId(): string {
  return randomBytes(16).toString('base64url');
}

export function human(identity: string = randomUUID(), name = 'Аня'): RoomSeat {
  return { kind: 'human', identity, name, ready: true };
}

export function room(changed: Partial<Room> = {}): Room {
  return {
    game: 'pobeda',
    phase: 'waiting',
    visibility: 'public',
    options: {},
    clock: { kind: 'none' },
    contentHash: 'hash',
    host: randomUUID(),
    key: 'key',
    seats: [{ kind: 'open' }, { kind: 'open' }],
    proposal: null,
    rematch: null,
    ...changed,
  };
}

export const header: RecordHeader = {
  format: RECORD_FORMAT,
  game: 'pobeda',
  rules: '1',
  content: { id: 'base', hash: 'hash' },
  options: {},
  seats: [{ kind: 'human', name: 'Аня' }],
  commitment: 'commitment',
};

export function closed(outcome: Outcome): TableClosing {
  return { hash: 'hash', outcome, link: 'link', seal: { closedAt: 1, key: 'key', signature: 'signature' } };
}

export function move(number: number): Entry {
  return { kind: 'move', seat: 0, decision: `turn-${number}`, move: { card: number }, chance: [number] };
}

type Appended = Omit<Append, keyof EntryText> & KeptStep;

export function append(
  table: string,
  seq: number,
  { entry = move(seq), why = null, events = [], ...changed }: Partial<Appended> = {},
): Append {
  return {
    table,
    seq,
    ...writeEntry({ entry, why, events }),
    line: seq,
    turn: '',
    key: null,
    at: 1_700_000_000_000 + seq,
    ...changed,
  };
}
