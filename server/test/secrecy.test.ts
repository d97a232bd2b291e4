import {
  authorOf,
  type AnyGame,
  heardBy,
  replay,
  type Replay,
  type ToldStep,
  type Viewer,
} from '@bridgehead/kernel';
import {
  applyChanges,
  type LogPage,
  type PlayView,
  type RecordReply,
  type ServerMessage,
  type Standing,
} from '@bridgehead/wire';
import { mustBeSpoken } from '@bridgehead/kernel/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGame } from '@bridgehead/catalogue';
import { ApiClient } from '../testkit/api.ts';
import { Party } from '../testkit/party.ts';
import { RandomPlayer } from '../testkit/random-player.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase } from './database.ts';
import { startTestNode, type TestNode } from './test-node.ts';

let node: TestNode;
let game: AnyGame;
beforeAll(async () => {
  node = await startTestNode(await freshDatabase());
  game = (await findGame('pobeda')?.load()) as AnyGame;
}, 60_000);
afterAll(() => node.stop());

type Played = Replay<unknown, unknown, unknown, unknown>;

/** What a viewer may know after each entry, told by the kernel and not by the server. */
class Truth {
  readonly #played: Played;
  readonly #states: unknown[];

  constructor(played: Played, opening: unknown) {
    this.#played = played;
    this.#states = [opening, ...played.steps.map(({ progress }) => progress?.state)];
  }

  view(seq: number, viewer: Viewer): unknown {
    return game.rules.observe(this.#states[seq], viewer);
  }

  pending(seq: number): unknown {
    return game.rules.pending(this.#states[seq]);
  }

  step(seq: number, viewer: Viewer): ToldStep {
    const { entry, progress } = this.#played.steps[seq - 1] as Played['steps'][number];
    return { seq, seat: authorOf(entry), events: heardBy(progress?.events ?? [], viewer) };
  }
}

/** Goes through all that a client was told and compares every word about the game with the truth. */
function expectOnlyTruth(transcript: readonly string[], viewer: Viewer, truth: Truth): number {
  let view: unknown;
  let standing: Standing | undefined;
  let seq = 0;
  let steps = 0;
  const whole = (play: PlayView) => {
    ({ view, seq } = play);
    standing = { pending: play.pending, outcome: play.outcome };
    expect(play.viewer).toBe(viewer);
    expect(view).toEqual(truth.view(seq, viewer));
    expect(play.pending).toEqual(truth.pending(seq));
    expectPage(play);
    expect(play.from + play.steps.length).toBe(seq);
  };
  const expectPage = ({ from, steps: told }: LogPage) => {
    for (const step of told) expect(step).toEqual(truth.step(step.seq, viewer));
    expect(told.map((step) => step.seq)).toEqual(told.map((_, index) => from + index + 1));
  };
  for (const line of transcript) {
    const message = JSON.parse(line) as ServerMessage;
    expect(MEMBERS[message.kind]).toEqual(expect.arrayContaining(Object.keys(message)));
    if (message.kind === 'table' && message.play) whole(message.play);
    if (message.kind === 'play') whole(message.play);
    if (message.kind === 'log') expectPage(message);
    if (message.kind !== 'step') continue;
    const { step, changed, stands } = message;
    expect(step.seq).toBe(seq + 1);
    expect(step).toEqual(truth.step(step.seq, viewer));
    standing = applyChanges(standing, stands) as Standing;
    expect(standing.pending).toEqual(truth.pending(step.seq));
    ({ seq } = step);
    view = applyChanges(view, changed);
    expect(view).toEqual(truth.view(seq, viewer));
    steps++;
  }
  return steps;
}

const PAGE = ['from', 'lineBefore', 'opening', 'steps'];
const MEMBERS: Record<ServerMessage['kind'], string[]> = {
  done: ['kind', 're', 'seq', 'table'],
  refused: ['kind', 're', 'refusal'],
  table: ['kind', 're', 'room', 'play', 'chat'],
  log: ['kind', 're', ...PAGE],
  room: ['kind', 'room'],
  play: ['kind', 'room', 'play'],
  step: ['kind', 'step', 'changed', 'stands', 'clock'],
  chat: ['kind', 'lines'],
  pointed: ['kind', 'point'],
};

/** Members of the state, of the record and of the database that no client ever sees. */
const SECRET_MEMBERS = ['hands', 'deck', 'given', 'seed', 'setup', 'move', 'chance', 'identity', 'why'];

/** Plays a whole team game and checks every word that was said; returns the kinds of moves there were. */
async function expectNoSecretTold(seed: string): Promise<string[]> {
  // Cards die, and may be exchanged, only when lines are built and the game goes on.
  const options = { teams: '2+2', lines: 3 };
  const wish = { people: 4, origins: [node.origin], keepsTranscripts: true, seed };
  const manner = { daring: 10, prefers: 'exchange', isSensible: true };
  const party = await Party.gather(game, { ...wish, options });
  const watcher = await ApiClient.guest(node.origin, 'Watcher');
  const spectators = [
    await SocketClient.at(watcher, party.table, true),
    await SocketClient.at(new ApiClient(node.origin), party.table, true),
  ];
  await party.playOn(30, manner);
  // Some come back in the middle, with what they know and without.
  await party.client(1).open(party.table);
  await party.client(2).open(party.table, undefined, 12);
  await spectators[0]?.open(party.table, undefined, 3);
  await party.playOn(60, manner);
  for (const reader of [...party.clients, ...spectators]) await reader.ask({ kind: 'log', before: 20 });
  const late = await SocketClient.at(party.people[3] as ApiClient, party.table, true);
  const unfinished = await SocketClient.at(party.people[0] as ApiClient, party.table, true, 5);
  unfinished.close();
  await party.playOut(manner);
  const path = `/api/tables/${party.table}/record`;
  const { record } = await (party.people[0] as ApiClient).send<RecordReply>('GET', path);

  const played = replay(game.rules, record);
  expect(played.fault).toBeNull();
  const opening = played.table?.stateAt(0);
  const truth = new Truth(played, opening);
  const readers: [SocketClient, Viewer][] = [
    ...party.clients.map((client): [SocketClient, Viewer] => [client, client.room?.you ?? 'spectator']),
    ...spectators.map((client): [SocketClient, Viewer] => [client, 'spectator']),
    [late, 3],
  ];
  for (const [{ transcript }, viewer] of readers) {
    expect(expectOnlyTruth(transcript, viewer, truth)).toBeGreaterThan(0);
    const everything = transcript.join('\n');
    expect(everything).not.toContain(record.closing?.seed);
    for (const member of SECRET_MEMBERS) expect(everything).not.toContain(`"${member}":`);
    for (const { cookie } of [...party.people, watcher])
      expect(everything).not.toContain(cookie.split('=')[1]);
  }
  for (const [{ transcript }] of readers.slice(-3)) {
    if (transcript !== late.transcript) expect(transcript.join('\n')).not.toContain(party.key);
  }
  for (const [client] of readers) client.close();
  return record.entries.map((entry) => (entry.kind === 'move' ? (entry.move as { kind: string }).kind : ''));
}

test('no transcript of a whole team game holds anything its reader may not know', async () => {
  const touched = new Set<string>();
  const isComplete = () => ['play', 'exchange', 'claim', 'plead', 'give'].every((kind) => touched.has(kind));
  // The seed is the server's: most games touch every secret there is, and if this one does not, the next will.
  for (let games = 0; games < 12 && !isComplete(); games++) {
    for (const kind of await expectNoSecretTold(`secrets ${games}`)) touched.add(kind);
  }
  expect([...touched]).toEqual(expect.arrayContaining(['play', 'exchange', 'claim', 'plead', 'give']));
}, 120_000);

test('why a bot moves is told while the game runs, and never the chances that follow from its hand', async () => {
  const anna = await ApiClient.guest(node.origin, 'Anna');
  const bot = { kind: 'bot', bot: 'strong', name: 'Robot' } as const;
  const { table } = await anna.createTable({ seats: [{ kind: 'open' }, bot, bot], options: {} });
  const client = await SocketClient.at(anna, table, true);
  await client.change({ do: 'start' });
  const told = () => (client.play?.steps ?? []).flatMap(({ why }) => why ?? []);
  const player = new RandomPlayer(client, game, { below: () => 0 });
  while (told().length < 4) {
    await client.until(() => told().length >= 4 || player.turn !== undefined, 30_000);
    if (told().length < 4) await player.move();
  }
  for (const why of told()) mustBeSpoken(game.text.reason(why), why.reason);
  const { transcript } = client;
  for (const member of ['chance', 'own', 'hands', 'seed', 'deck']) {
    expect(transcript.join('\n')).not.toContain(`"${member}":`);
  }
  client.close();
}, 60_000);
