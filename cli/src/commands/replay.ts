import {
  agreementSentence,
  authorOf,
  type Entry,
  faultSentence,
  heardBy,
  type Localized,
  type Names,
  verify,
} from '@bridgehead/kernel';
import { Failure, parseFlags } from '../command.ts';
import { say } from '../language.ts';
import { openRecord } from '../record-file.ts';

export const usage = 'replay FILE [--pack FILE]';
export const summary = { ru: 'пересказать партию по записи', en: 'tell a recorded game, move by move' };

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags({
    args,
    allowPositionals: true,
    options: { pack: { type: 'string' } },
  });
  const { game, record, names } = await openRecord(positionals, values.pack);
  const { table, steps, fault } = verify(game.rules, game.content.hash, record);
  const view = table && game.rules.observe(table.state, 'spectator');
  const tell = (mark: string, events: readonly unknown[]) => {
    for (const event of events) {
      const text = game.text.event(event, names, view);
      if (text) process.stdout.write(`${mark.padStart(5)}  ${say(text)}\n`);
    }
  };
  if (table) tell('', heardBy(table.opening, 'spectator'));
  for (const [index, { entry, progress }] of steps.entries()) {
    const mark = `${index + 1}.`;
    if (progress) tell(mark, heardBy(progress.events, 'spectator'));
    else process.stdout.write(`${mark.padStart(5)}  ${say(beside(entry, names))}\n`);
  }
  if (fault) throw new Failure(say(faultSentence(fault)));
  return 0;
}

/** What is no move of the game's. */
function beside(entry: Entry, names: Names): Localized {
  if (entry.kind === 'agreed') return agreementSentence(entry, names);
  const who = names.seat(authorOf(entry));
  return { ru: `${who} отменяет ход.`, en: `${who} undoes a move.` };
}
