import { type GameRecord, hasTakeBacks, readRecord } from '@bridgehead/kernel';
import { newId } from './ids.ts';
import { addTable } from './tables.ts';

/** Takes in a record file and returns where to look at it. What is wrong with a broken one is thrown as a sentence. */
export async function importRecord(text: string): Promise<string> {
  return keepRecord(readRecord(text));
}

async function keepRecord(record: GameRecord): Promise<string> {
  const { entries, ...bound } = record;
  const id = newId();
  const now = Date.now();
  await addTable(
    {
      id,
      origin: 'imported',
      ...bound,
      entries: entries.length,
      ...(hasTakeBacks(entries) && { takeBacks: true as const }),
      createdAt: now,
      changedAt: now,
    },
    entries,
  );
  return id;
}
