import { type AnyGame, readRecord, verify } from '@bridgehead/kernel';

/** What is wrong with a whole game, written down: nothing, where all of it proves. */
export function faultIn({ rules, content }: AnyGame, text: string): string | null {
  const record = readRecord(text);
  if (!record.closing) return 'it has no end';
  const { fault } = verify(rules, content.hash, record);
  return fault && JSON.stringify(fault);
}
