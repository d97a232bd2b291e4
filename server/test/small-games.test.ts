import { type AnyGame, type Decision, replay, verify, type Viewer } from '@bridgehead/kernel';
import { ambush, mortar, muster, trek } from '@bridgehead/kernel/test-games';
import { applyChanges, type RecordReply, type ServerMessage, type Standing } from '@bridgehead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../testkit/api.ts';
import { ChildNode } from '../testkit/child-node.ts';
import { databaseUrl } from '../testkit/databases.ts';
import { GUEST_GAMES } from '../testkit/guest-games.ts';
import { Party } from '../testkit/party.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase } from './database.ts';

let nodes: readonly ChildNode[];
let origins: readonly string[];
beforeAll(async () => {
  const settings = {
    DATABASE_URL: databaseUrl(await freshDatabase()),
    PORT: '0',
    LOG_LEVEL: 'error',
    BOT_PAUSE_MS: '10',
    GUEST_GAMES,
  };
  nodes = await Promise.all([ChildNode.start(settings), ChildNode.start(settings)]);
  origins = nodes.map(({ origin }) => origin);
}, 120_000);
afterAll(() => Promise.all(nodes.map((node) => node.stop())), 60_000);

const loaded = async (game: { load(wish: object): Promise<unknown> }) => (await game.load({})) as AnyGame;

async function recordOf({ table, people }: Party) {
  const path = `/api/tables/${table}/record`;
  return (await (people[0] as ApiClient).send<RecordReply>('GET', path)).record;
}

/** Where the game stood for whoever was told this, after every message. */
function standings(transcript: readonly string[]): Standing[] {
  let standing: Standing | undefined;
  return transcript.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind === 'table' || message.kind === 'play') standing = message.play ?? undefined;
    if (message.kind === 'step') standing = applyChanges(standing, message.stands) as Standing;
    return standing ? [standing] : [];
  });
}

test.each([
  ['a chain of reactions with hidden hands', ambush, 4],
  ['a game whose every move has a slow finding', mortar, 3],
  ['a game on a continuous table', trek, 2],
  ['a game where everybody brings a document', muster, 4],
] as const)(
  '%s is played over two nodes, and its record holds',
  async (_, proof, people) => {
    const game = await loaded(proof);
    const wish = { game: proof.manifest.id, people, origins, keepsTranscripts: true };
    const party = await Party.gather(game, wish);
    await party.playOut();
    const record = await recordOf(party);
    expect(verify(game.rules, game.content.hash, record).fault).toBeNull();
    const final = replay(game.rules, record).table?.state;
    for (const [seat, { play, transcript }] of party.clients.entries()) {
      expect(play).toMatchObject({ seq: record.entries.length, viewer: seat });
      expect(play?.view).toEqual(JSON.parse(JSON.stringify(game.rules.observe(final, seat))));
      expectOwnLapsesOnly(transcript, seat);
    }
    party.close();
  },
  60_000,
);

/** What stands when time runs out may hold a secret: nobody is told of another's. */
function expectOwnLapsesOnly(transcript: readonly string[], viewer: Viewer): void {
  const decisions: Decision[] = standings(transcript).flatMap(({ pending }) => [...pending]);
  expect(decisions.length).toBeGreaterThan(0);
  for (const { seat, lapse } of decisions) if (seat !== viewer) expect(lapse).toBeUndefined();
}

test('what a spectator is told of a window betrays neither a hand nor what stands', async () => {
  const game = await loaded(ambush);
  const party = await Party.gather(game, { game: 'ambush', people: 3, origins });
  const stranger = await SocketClient.at(new ApiClient(origins[1] ?? ''), party.table, true);
  await party.playOut();
  await stranger.until(() => stranger.play?.outcome !== null);
  expectOwnLapsesOnly(stranger.transcript, 'spectator');
  expect(stranger.transcript.join('\n')).not.toContain('"lapse"');
  stranger.close();
  party.close();
}, 60_000);

test('answers to one window that arrive together at two nodes all count', async () => {
  const game = await loaded(muster);
  for (let round = 0; round < 5; round++) {
    const party = await Party.gather(game, { game: 'muster', people: 4, origins, seed: `round ${round}` });
    const asked = party.host.play?.pending ?? [];
    expect(asked.map(({ window }) => window)).toEqual(['bring', 'bring', 'bring', 'bring']);
    const replies = await Promise.all(
      asked.map((decision) => {
        const player = party.at(decision.seat);
        return player.client.ask({
          kind: 'answer',
          decision: decision.id,
          seq: 0,
          move: player.moveFor(decision),
        });
      }),
    );
    const places = replies.map((reply) => ('refusal' in reply ? reply.refusal : reply.seq));
    expect(places.toSorted()).toEqual([1, 2, 3, 4]);
    await party.reach(4);
    for (const { play } of party.clients) expect(play?.pending).toMatchObject([{ kind: 'send', seat: 0 }]);
    party.close();
  }
}, 60_000);

test('a game of one person and five bots comes to its end, window by window', async () => {
  const game = await loaded(ambush);
  const bot = { kind: 'bot', bot: 'quick', name: 'Бот' } as const;
  const anna = await ApiClient.guest(origins[0] ?? '', 'Anna');
  const seats = [{ kind: 'open' as const }, bot, bot, bot, bot, bot];
  const { table } = await anna.createTable({ game: 'ambush', seats });
  const client = await SocketClient.at(anna, table);
  await client.change({ do: 'start' });
  await client.until(() => client.play !== null);
  while (client.play?.outcome === null) {
    await client.until(() => own(client) !== undefined || client.play?.outcome !== null, 30_000);
    const decision = own(client);
    if (!decision) break;
    const move = decision.kind === 'turn' ? { kind: 'wait' } : { kind: 'rest' };
    const reply = await client.ask({
      kind: 'answer',
      decision: decision.id,
      seq: client.play?.seq ?? 0,
      move,
    });
    if (!('refusal' in reply)) await client.until(() => (client.play?.seq ?? 0) >= (reply.seq ?? 0));
  }
  await client.until(() => client.room?.phase === 'finished');
  const { record } = await anna.send<RecordReply>('GET', `/api/tables/${table}/record`);
  expect(verify(game.rules, game.content.hash, record).fault).toBeNull();
  client.close();
}, 120_000);

function own({ play }: SocketClient): Decision | undefined {
  return play?.pending.find(({ seat }) => seat === 0);
}
