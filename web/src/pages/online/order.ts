import type { TableBrief } from '@bridgehead/wire';

/** What waits for the reader stands first. */
export function inOrder(tables: readonly TableBrief[]): readonly TableBrief[] {
  return tables.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.changedAt - a.changedAt);
}
