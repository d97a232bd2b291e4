import { listMoves, type Decision } from '@bridgehead/kernel';
import type { RoomView } from '@bridgehead/wire';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../carrier/snapshot.ts';
import { game, room, sitDown } from './testkit.ts';

const turnOf = ({ prompts }: Snapshot) => prompts.find(({ decision }) => decision.must)?.decision as Decision;

describe('a table on a server', () => {
  it('offers exactly the moves that the real state allows', async () => {
    const { real, shown, advance, tell, connect } = sitDown();
    await connect();
    for (let i = 0; i < 12; i++) {
      const own = game.rules.pending(real.state).filter(({ seat }) => seat === 0);
      const legal = own.flatMap((decision) => [...listMoves(game.rules, real.state, decision)]);
      expect(
        shown()
          .legal.map(({ move }) => JSON.stringify(move))
          .sort(),
      ).toEqual(legal.map((move) => JSON.stringify(move)).sort());
      await tell(advance());
      expect(shown().view).toEqual(real.view(0));
    }
  });

  it('says why not without asking the server', async () => {
    const { table, shown, connect, sent } = sitDown();
    await connect();
    const refused = table.whyNot(turnOf(shown()), { kind: 'play', card: -1 });
    expect(refused?.refusal.reason).toBeDefined();
    expect(sent).toHaveLength(1);
  });

  it('sends what was not answered again under the same id once the line is back', async () => {
    const { table, shown, connect, cut, sent, tell, online } = sitDown();
    await connect();
    expect(online().connection).toBe('live');
    const decision = turnOf(shown());
    const answered = table.answer(decision, { kind: 'pass' });
    const [, first] = sent;
    cut();
    expect(online().connection).toBe('reconnecting');
    const { since } = await connect();
    expect(since).toBe(0);
    expect(sent.at(-1)).toEqual(first);
    await tell({ kind: 'refused', re: first?.id ?? null, refusal: { reason: 'moved-on' } });
    expect((await answered)?.sentence?.en).toContain('moved on');
    cut();
    await connect();
    expect(sent.at(-1)?.kind).toBe('open');
  });

  it('holds a wish back while the line is down', async () => {
    const { table, connect, cut, sent } = sitDown();
    await connect();
    cut();
    void table.say('hello');
    expect(sent).toHaveLength(1);
    await connect();
    expect(sent.at(-1)).toMatchObject({ kind: 'chat', text: 'hello' });
  });

  it('keeps where people point, and never points again after a lost line', async () => {
    const { table, connect, cut, sent, tell, online } = sitDown();
    await connect();
    await tell({ kind: 'pointed', point: { seat: 1, target: { cell: 4 } } });
    await tell({ kind: 'pointed', point: { seat: 0, target: { cell: 5 } } });
    expect(online().points).toEqual([
      { number: 1, seat: 1, target: { cell: 4 }, heardAt: 0 },
      { number: 2, seat: 0, target: { cell: 5 }, heardAt: 0 },
    ]);
    const unheard = table.point({ cell: 6 });
    expect(sent.at(-1)).toMatchObject({ kind: 'point', target: { cell: 6 } });
    cut();
    expect(await unheard).toBeNull();
    expect(await table.point({ cell: 7 })).toBeNull();
    await connect();
    expect(sent.map(({ kind }) => kind)).toEqual(['open', 'point', 'open']);
  });

  it('asks for what it missed, and takes in only that', async () => {
    const { real, connect, cut, advance, tell, shown } = sitDown();
    await connect();
    await tell(advance());
    cut();
    advance();
    advance();
    const { since } = await connect();
    expect(since).toBe(1);
    expect(shown().seq).toBe(3);
    expect(shown().view).toEqual(real.view(0));
    expect(shown().log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  });

  it('opens the table again when a step is missing, and ignores one it knows', async () => {
    const { connect, advance, tell, sent, shown } = sitDown();
    await connect();
    const first = advance();
    await tell(first);
    await tell(first);
    expect(shown().seq).toBe(1);
    expect(sent).toHaveLength(1);
    advance();
    await tell(advance());
    expect(sent.at(-1)).toMatchObject({ kind: 'open', since: 1 });
    expect(shown().seq).toBe(1);
  });

  it('begins anew where what it is told does not follow what it knows', async () => {
    const { real, connect, advance, tell, cut, sent, shown, play, open } = sitDown();
    await connect();
    await tell(advance());
    cut();
    for (let i = 0; i < 5; i++) advance();
    await connect(4);
    expect(shown()).toMatchObject({ seq: 6, from: 4, view: real.view(0) });
    expect(shown().log.map(({ seq }) => seq)).toEqual([5, 6]);
    cut();
    advance();
    const re = open();
    const others = { ...play(6), viewer: 'spectator', view: real.view('spectator') } as const;
    await tell({ kind: 'table', re, room, play: others, chat: [] });
    expect(shown()).toMatchObject({ viewer: 'spectator', seq: 7, view: real.view('spectator') });
    expect(sent.map(({ kind }) => kind)).toEqual(['open', 'open', 'open']);
  });

  it('asks for older steps when somebody wants to read them, and knows which moves they take back', async () => {
    const { table, connect, advance, tell, sent, shown, play } = sitDown();
    for (let i = 0; i < 6; i++) advance();
    await connect(4);
    const undo = { seq: 7, seat: 0, undo: 3, events: [] };
    await tell({ kind: 'step', step: undo, changed: {}, stands: {} });
    expect(shown().log.map(({ seq, takenBack, undid }) => [seq, takenBack ?? undid])).toEqual([
      [5, true],
      [6, true],
      [7, 3],
    ]);
    expect(shown().takeBack).toBeNull();
    const reading = table.earlier();
    expect(sent.at(-1)).toMatchObject({ kind: 'log', before: 4 });
    const { opening = [], steps } = play(0);
    const re = sent.at(-1)?.id ?? '';
    await tell({ kind: 'log', re, from: 0, lineBefore: 0, opening, steps: steps.slice(0, 4) });
    await reading;
    expect(shown()).toMatchObject({ seq: 7, from: 0 });
    expect(shown().log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(shown().log.flatMap(({ seq, takenBack }) => (takenBack ? [seq] : []))).toEqual([4, 5, 6]);
    expect(shown().takeBack).toMatchObject({ seat: 0 });
    await table.earlier();
    expect(sent.filter(({ kind }) => kind === 'log')).toHaveLength(1);
  });

  it('offers no move while a bot stands in, and offers them again afterwards', async () => {
    const { connect, tell, shown, advance, real } = sitDown();
    await connect();
    while (!game.rules.pending(real.state).some(({ seat, must }) => must && seat === 0))
      await tell(advance());
    expect(shown().legal.length).toBeGreaterThan(0);
    const away = room.seats.map((seat, index) => (index === 0 ? { ...seat, standIn: 'quick' } : seat));
    await tell({ kind: 'room', room: { ...room, version: 2, seats: away as RoomView['seats'] } });
    expect(shown().legal).toEqual([]);
    await tell({ kind: 'room', room: { ...room, version: 3 } });
    expect(shown().legal.length).toBeGreaterThan(0);
  });

  it('is turned away with a sentence', async () => {
    const { tell, broken, open } = sitDown();
    await tell({ kind: 'refused', re: open(), refusal: { reason: 'no-table' } });
    expect(broken).toMatchObject([{ sentence: { en: expect.stringContaining('no such table') } }]);
  });

  it('says so when the table was closed to those who only watch', async () => {
    const { connect, tell, broken } = sitDown('spectator');
    await connect();
    await tell({ kind: 'refused', re: null, refusal: { reason: 'private-now' } });
    expect(broken).toMatchObject([{ sentence: { en: expect.stringContaining('is private now') } }]);
  });

  it('says why when the server hangs up on a page that sends too much', async () => {
    const { connect, cutOff, broken } = sitDown();
    await connect();
    cutOff();
    expect(broken).toMatchObject([{ sentence: { en: expect.stringContaining('Too many messages') } }]);
  });

  it('shows a spectator what a spectator may see, and nothing to answer', async () => {
    const { real, connect, advance, tell, shown } = sitDown('spectator');
    await connect();
    for (let i = 0; i < 3; i++) await tell(advance());
    const { view } = shown();
    expect(view).toEqual(real.view('spectator'));
    expect(view).toMatchObject({ viewer: 'spectator', hand: [] });
    const told = shown().log.flatMap(({ told }) => told.map(({ event }) => (event as { kind: string }).kind));
    expect(told).toContain('played');
    expect(told, 'which card somebody drew').not.toContain('received');
    expect(shown().legal).toEqual([]);
    expect(shown().takeBack).toBeNull();
  });
});
