import { type AnyGame, chanceFrom, seedFromText, sureOfWords } from '@bridgehead/kernel';
import { ApiClient, SocketClient } from '@bridgehead/server/testkit';
import type { NewTable } from '@bridgehead/wire';
import type { Findings } from './findings.ts';
import { Person } from './person.ts';
import { Reader } from './reader.ts';
import type { OnlineTable } from './tables.ts';

/** Names without figures: «1 moves first» would be a miscount. */
const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb', 'Darya', 'Yegor'];

/** One game online: people with sockets of their own, bots of the server's, somebody who only watches. */
export async function playOnline(
  origin: string,
  loaded: AnyGame,
  table: OnlineTable,
  seed: string,
  findings: Findings,
): Promise<void> {
  const game = sureOfWords(loaded, findings.unsaid);
  const people = await Promise.all(
    table.seats.flatMap((seat, at) => (seat === 'person' ? [ApiClient.guest(origin, nameAt(at))] : [])),
  );
  const [host, ...guests] = people as [ApiClient, ...ApiClient[]];
  const seats = table.seats.map((seat, at): NewTable['seats'][number] =>
    seat === 'person' ? { kind: 'open' } : { kind: 'bot', bot: seat, name: nameAt(at) },
  );
  const { table: id } = await host.createTable({ game: table.game, options: table.options, seats });
  const sit = async (who: ApiClient) => {
    const client = await SocketClient.connect(who);
    const reader = new Reader(client, game, findings);
    await client.open(id);
    return reader;
  };
  const readers = [await sit(host)];
  for (const guest of guests) {
    const reader = await sit(guest);
    await reader.client.change({ do: 'sit' });
    await reader.client.change({ do: 'ready', ready: true });
    readers.push(reader);
  }
  const watcher = await sit(new ApiClient(origin));
  const [first] = readers as [Reader];
  const begun = await first.client.change({ do: 'start' });
  if ('refusal' in begun) throw new Error(`${id} does not begin: ${JSON.stringify(begun.refusal)}`);
  await Promise.all(
    readers.map((reader, at) =>
      new Person(reader, chanceFrom(seedFromText(`${seed} ${at}`)), findings).playOn(),
    ),
  );
  await watcher.client.until(() => watcher.isOver, 60_000);
  // Whoever comes when it is over is told everything, the bots' own figures too.
  const late = [await sit(host), await sit(new ApiClient(origin))];
  findings.ended(table, watcher.client.play?.seq ?? 0);
  for (const reader of [...readers, watcher, ...late]) reader.client.close();
}

function nameAt(seat: number): string {
  const name = NAMES[seat];
  if (!name) throw new Error(`nobody is named for seat ${seat}`);
  return name;
}
