import { chanceFrom, findingOf, Table } from '@bridgehead/kernel';
import { moveClock, startClock } from '../src/room/clock.ts';
import type { LoggedEntry, Play, Position } from '../src/tables/position.ts';

/** Where a log leads when the kernel's own table plays all of it: what every shorter way must lead to as well. */
export function replayLog(
  { game, clock, beginning }: Pick<Play, 'game' | 'clock' | 'beginning'>,
  log: readonly LoggedEntry[],
): Position {
  const { header, seed, startedAt } = beginning;
  const { rules } = game;
  const chance = chanceFrom(seed);
  const table = Table.open(rules, header, chance);
  let agreed: Position['agreed'] = null;
  let pending = rules.pending(table.state);
  let time = startClock(clock, header.seats.length, pending, startedAt);
  for (const { seq, entry, at } of log) {
    const refused =
      entry.kind === 'undo'
        ? table.undo(entry.seat, entry.keep, entry.consent)
        : entry.kind === 'agreed'
          ? table.agree(entry)
          : table.answer(entry, findingOf(entry));
    if (refused && 'refusal' in refused)
      throw new Error(`entry ${seq} is refused: ${refused.refusal.reason}`);
    pending = entry.kind === 'agreed' ? [] : rules.pending(table.state);
    agreed = entry.kind === 'agreed' ? table.outcome : null;
    time = moveClock(clock, time, pending, at);
  }
  const { state, line } = table;
  return { seq: log.length, line: line.length, state, chance: chance.state, clock: time, agreed, pending };
}
