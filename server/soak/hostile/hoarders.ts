import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findGame } from '@bridgehead/catalogue';
import type { AnyGame } from '@bridgehead/kernel';
import { type NewTable, PROTOCOL } from '@bridgehead/wire';
import { ApiClient } from '../../testkit/api.ts';
import { type Attack, knock, repeatedly } from './attack.ts';

const PEOPLE = 4;
const LONG = 'Ы'.repeat(4000);

/**
 * Guests who set up tables and close them, fill their talk, call everything by the longest names there are, and bring
 * one large pack after another.
 */
export const hoarders: Attack = async ({ origin, seconds }) => {
  const counts = { tables: 0, packs: 0, lines: 0, refused: 0 };
  const game = (await findGame('pobeda')?.load()) as AnyGame;
  const bringPack = (who: ApiClient) =>
    who
      .createTable({
        seats: [{ kind: 'open' }, { kind: 'open' }],
        pack: { ...(game.content.pack as object), id: `hoard-${randomUUID()}` },
      })
      .then(
        () => counts.packs++,
        () => counts.refused++,
      );
  const hoard = async (number: number) => {
    const who = await ApiClient.guest(origin, `Hoarder ${number}`);
    const wishes: Pick<NewTable, 'seats' | 'pack'>[] = [
      { seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random', name: LONG }] },
      { seats: [{ kind: 'open' }], pack: { id: LONG } },
    ];
    await repeatedly(seconds, async () => {
      for (const wish of wishes) await who.createTable(wish).catch(() => counts.refused++);
      await bringPack(who);
      const made = await who
        .createTable({ seats: [{ kind: 'open' }, { kind: 'open' }], visibility: 'public' })
        .catch(() => null);
      if (!made) {
        counts.refused++;
        return sleep(50);
      }
      counts.tables++;
      const socket = await knock(origin, who.cookie);
      socket?.say({ kind: 'open', id: randomUUID(), protocol: PROTOCOL, table: made.table });
      for (let line = 0; line < 20; line++) {
        socket?.say({ kind: 'chat', id: randomUUID(), text: 'ы'.repeat(500) });
        counts.lines++;
      }
      socket?.say({ kind: 'room', id: randomUUID(), change: { do: 'close' } });
      await sleep(300);
      socket?.terminate();
    });
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, number) => hoard(number)));
  return counts;
};
