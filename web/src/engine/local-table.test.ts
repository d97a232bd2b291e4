import type { AnyGame, Decision, SeatLabel } from '@bridgehead/kernel';
import { pobeda } from '@bridgehead/pobeda';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TakeBackOffer } from '../carrier/snapshot.ts';
import { recordOf } from '../storage/tables.ts';
import { refusalSentence } from '../text/play/index.ts';
import type { LocalTable } from './local-table.ts';
import { ReplayTable } from './replay-table.ts';
import { type ListDisk, loadAny, newDisk, openOn } from './testkit.ts';

const seats: SeatLabel[] = [
  { kind: 'human', name: 'Anna' },
  { kind: 'bot', name: 'Birch', bot: 'random' },
];
let game: AnyGame;

beforeAll(async () => {
  game = await loadAny(pobeda);
});

const newTable = (practice = false) => newDisk(game, seats, { edition: '2019', teams: '1+1' }, practice);

async function open(disk: ListDisk = newTable()) {
  const heard: number[] = [];
  const table = await openOn(game, disk, () => heard.push(disk.rows.length));
  return { table, disk, heard };
}

const turnOf = (table: LocalTable) =>
  table.snapshot('spectator').prompts.find(({ decision }) => decision.must)?.decision as Decision;

const anyMove = (table: LocalTable, decision: Decision) => table.snapshot(decision.seat).legal[0]?.move;

async function play(table: LocalTable, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const decision = turnOf(table);
    await table.answer(decision, anyMove(table, decision));
  }
}

describe('a local table', () => {
  it('is on disk before anybody hears of a move', async () => {
    const { table, heard } = await open();
    await play(table, 3);
    expect(heard).toEqual([1, 2, 3]);
  });

  it('shows nothing that could not be written', async () => {
    const { table, disk, heard } = await open();
    const { append } = disk;
    disk.append = () => Promise.reject(new Error('disk full'));
    const decision = turnOf(table);
    const move = anyMove(table, decision);
    await expect(table.answer(decision, move)).rejects.toThrow('disk full');
    expect(heard).toEqual([]);
    expect(table.seq).toBe(0);
    disk.append = append;
    expect(await table.answer(decision, move)).toBeNull();
    expect(heard).toEqual([1]);
  });

  it('goes on from what is on disk, on the same decision', async () => {
    const { table, disk } = await open();
    await play(table, 5);
    const again = (await open(disk)).table;
    expect(again.snapshot(0)).toEqual(table.snapshot(0));
    expect(turnOf(again)).toEqual(turnOf(table));
  });

  it('refuses with the clause and changes nothing', async () => {
    const { table } = await open();
    const refused = await table.answer(turnOf(table), { kind: 'play', card: 0, cell: 0 });
    expect(refused?.refusal.clause).toMatch(/^POB-/);
    expect(refused?.sentence?.ru).not.toBe('');
    expect(table.seq).toBe(0);
  });

  it('drops a bot’s answer to a moment that has passed', async () => {
    const { table } = await open();
    const decision = turnOf(table);
    const move = anyMove(table, decision);
    await play(table, 1);
    await table.answer(decision, move, { why: { reason: 'random' }, seq: 0 });
    expect(table.seq).toBe(1);
  });

  it('takes nothing back behind chance for somebody who plays alone, and says why', async () => {
    const { table, disk } = await open();
    await play(table, 4);
    const offer = table.snapshot(0).takeBack as TakeBackOffer;
    const refused = await table.takeBack(offer, offer.consent);
    expect(refused && refusalSentence(refused, 'en')).toMatch(/cannot be undone: .* practice table/);
    expect([table.seq, disk.rows.length]).toEqual([4, 4]);
  });

  it('says of a result that moves were taken back for it', async () => {
    const { table, disk } = await open(newTable(true));
    await play(table, 4);
    const offer = table.snapshot(0).takeBack as TakeBackOffer;
    expect(await table.takeBack(offer, offer.consent)).toBeNull();
    while (!table.snapshot(0).result) await play(table, 1);
    expect(disk.table).toMatchObject({ takeBacks: true, header: { practice: true } });
    for (const shown of [table, (await open(disk)).table].map((each) => each.snapshot(0).result)) {
      expect(shown).toMatchObject({
        takeBacks: true,
        text: { ru: expect.stringMatching(/С отменой ходов\.$/) },
      });
    }
    expect((await table.verify()).fault).toBeNull();
  });

  it('offers a take-back to the viewer’s own last decision, and marks what was taken back', async () => {
    const { table } = await open(newTable(true));
    await play(table, 4);
    const offer = table.snapshot(0).takeBack;
    expect(offer?.consent).toEqual([0]);
    expect(await table.takeBack(offer as NonNullable<typeof offer>, [0])).toBeNull();
    const { log } = table.snapshot(0);
    expect(log.filter(({ takenBack }) => takenBack)).toHaveLength(log.at(-1)?.undid ?? 0);
    expect(turnOf(table).seat).toBe(0);
  });

  it('is over when somebody resigns, on disk and in the replay', async () => {
    const { table, disk } = await open();
    await play(table, 3);
    expect(await table.agree({ end: 'draw', by: [0] })).toMatchObject({
      refusal: { reason: 'draw-with-bots' },
    });
    expect(await table.agree({ end: 'resigned', by: [0] })).toBeNull();
    const again = (await open(disk)).table;
    const record = recordOf({ table: disk.table, entries: disk.rows });
    const replay = new ReplayTable(game, record, []);
    const shown = [table.snapshot(0), again.snapshot(0), replay.snapshot(4, 0)];
    for (const { prompts, legal, result, log } of shown) {
      expect([prompts, legal]).toEqual([[], []]);
      expect(result?.text.en).toBe('The game was resigned. The winner is Birch.');
      expect(log.at(-1)?.agreed?.en).toBe('Resigns: Anna.');
    }
    expect(disk.table.victory).toEqual({ ru: expect.any(String), en: expect.any(String) });
    expect([again.pending, replay.snapshot(3, 0).result]).toEqual([[], null]);
    expect([(await again.verify()).fault, replay.verify().fault]).toEqual([null, null]);
    expect(await again.agree({ end: 'resigned', by: [0] })).toMatchObject({
      refusal: { reason: 'game-over' },
    });
  });

  it('keeps a bot’s chances, which follow from its hand, until the game is over', async () => {
    const { table } = await open();
    const decision = turnOf(table);
    const why = { reason: 'random', own: { chance: 73 } };
    await table.answer(decision, anyMove(table, decision), { why, seq: 0 });
    const said = () => table.snapshot('spectator').log[1]?.why?.en;
    expect(said()).not.toContain('73');
    while (!table.snapshot('spectator').result) await play(table, 1);
    expect(said()).toContain('73');
  });

  it('never sends one seat’s hand to another viewer', async () => {
    const { table } = await open();
    await play(table, 2);
    const { legal, view } = table.snapshot('spectator');
    expect(legal).toEqual([]);
    expect(view).toMatchObject({ hand: [] });
  });
});

describe('a replay', () => {
  it('shows every moment as it was, take-backs included', async () => {
    const { table, disk } = await open(newTable(true));
    const seen = [table.snapshot(0).view];
    const watch = async (step: () => Promise<unknown>) => {
      await step();
      seen.push(table.snapshot(0).view);
    };
    for (let i = 0; i < 4; i++) await watch(() => play(table, 1));
    const offer = table.snapshot(0).takeBack;
    await watch(() => table.takeBack(offer as NonNullable<typeof offer>, [0]));
    await watch(() => play(table, 1));
    const replay = new ReplayTable(
      game,
      recordOf({ table: disk.table, entries: disk.rows }),
      disk.rows.map(({ why }) => why),
    );
    expect(replay.length).toBe(6);
    expect(seen.map((_, seq) => replay.snapshot(seq, 0).view)).toEqual(seen);
    expect(replay.verify().fault).toBeNull();
  });
});
