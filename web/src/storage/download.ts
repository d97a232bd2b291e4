import { type GameRecord, writeRecord } from '@bridgehead/kernel';
import { readTable, recordOf } from './tables.ts';

/** Straight from the disk: works when nothing else does. */
export async function downloadStored(id: string): Promise<void> {
  const stored = await readTable(id);
  if (stored) downloadRecord(id, recordOf(stored));
}

export function downloadRecord(id: string, record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([writeRecord(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.header.game}-${id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
