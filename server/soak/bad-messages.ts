import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type AnyGame, chanceFrom, seedFromText, verify } from '@bridgehead/kernel';
import { type RecordReply, SOCKET_PATH } from '@bridgehead/wire';
import { WebSocket } from 'ws';
import { findGame } from '@bridgehead/catalogue';
import { ApiClient } from '../testkit/api.ts';
import { Party } from '../testkit/party.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { Attacker, Tally } from './attacker.ts';
import { type Kind, KINDS, MischiefMaker, ROLES, type Role, type Scene } from './mischief.ts';
import { World } from './world.ts';

/**
 * Sends a hundred thousand messages that no page of ours would send, from every place somebody can send from, while
 * a game goes on at the same table. Each must be answered: refused with a reason, or, sent again, as the first time.
 */
const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, seed: { type: 'string', default: 'mischief' } },
});
const messages = Number(values.messages);
const PER_SOCKET = 100;
const SOCKETS_PER_ROLE = 2;
/** A leak of a kilobyte per message would be fifty megabytes over the second half. */
const MOST_GROWTH_KB = 25_000;

const began = Date.now();
const chance = chanceFrom(seedFromText(values.seed));
const maker = new MischiefMaker(chance);
const game = (await findGame('pobeda')?.load()) as AnyGame;
const world = await World.create({ LOG_LEVEL: 'error' });
const faults = new Tally();
const reasons = new Tally();
const kinds = new Tally();

function memoryKb(): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(world.node.pid)], { encoding: 'utf8' }));
}

async function gather(): Promise<Party> {
  return Party.gather(game, { people: 2, origins: [world.origin], seed: values.seed });
}

/** Frames that are no messages at all: the connection is closed with a code that says why. */
async function sendFrames(who: ApiClient): Promise<number> {
  const frames: [Buffer, number][] = [
    [Buffer.alloc(1_000_001, 'x'), 1009],
    [Buffer.from([0xc3, 0x28, 0xff]), 1007],
  ];
  let closed = 0;
  for (const [frame, code] of [...frames, ...frames]) {
    const headers = { origin: who.origin, cookie: who.cookie };
    const socket = new WebSocket(`${who.origin.replace('http', 'ws')}${SOCKET_PATH}`, { headers });
    await once(socket, 'open');
    socket.on('error', () => undefined);
    socket.send(frame, { binary: false });
    const [found] = (await once(socket, 'close')) as [number];
    if (found === code) closed++;
    else faults.count(`a frame was closed with ${found}, not ${code}`);
  }
  return closed;
}

let party = await gather();
const [seated] = party.people as [ApiClient];
const stranger = await ApiClient.guest(world.origin, 'Stranger');
const hidden = await (party.people[1] as ApiClient).createTable({
  seats: [{ kind: 'open' }, { kind: 'open' }],
  visibility: 'private',
});
const people: Record<Role, ApiClient> = {
  seated,
  spectator: stranger,
  nameless: new ApiClient(world.origin),
  nowhere: stranger,
};
const done: { text: string; seq: number }[] = [];
let attackers: Attacker[] = [];

async function comeIn(): Promise<void> {
  for (const attacker of attackers) attacker.close();
  attackers = [];
  for (const role of ROLES) {
    const who = role === 'seated' ? (party.people[0] as ApiClient) : people[role];
    for (let socket = 0; socket < SOCKETS_PER_ROLE; socket++) {
      const client = await SocketClient.connect(who, true);
      if (role !== 'nowhere') await client.open(party.table);
      attackers.push(new Attacker(role, client, faults, reasons));
    }
  }
}

/** The game goes on: one move, by whoever is to move. It is remembered, to be sent again. */
async function move(): Promise<void> {
  if (party.isOver) {
    await endGame();
    party = await gather();
    done.length = 0;
    await comeIn();
  }
  const decision = party.next();
  const player = party.at(decision.seat);
  const id = `good-message-${done.length}`;
  const message = {
    kind: 'answer',
    decision: decision.id,
    seq: party.seq,
    move: player.moveFor(decision),
  } as const;
  const reply = await player.client.ask(message, id);
  if ('refusal' in reply || reply.seq === undefined)
    return faults.count(`the game does not go on: ${JSON.stringify(reply)}`);
  await party.reach(reply.seq);
  // Only the attacker's own messages: an id is not a secret, but it is nobody else's.
  if (player.client === party.host) done.push({ text: JSON.stringify({ ...message, id }), seq: reply.seq });
}

let games = 0;
async function endGame(): Promise<void> {
  const moves = party.seq;
  await party.playOut();
  const { record } = await (party.people[0] as ApiClient).send<RecordReply>(
    'GET',
    `/api/tables/${party.table}/record`,
  );
  const { fault } = verify(game.rules, game.content.hash, record);
  if (fault) faults.count(`a record does not verify: ${JSON.stringify(fault)}`);
  if (record.entries.length < moves || record.entries.length !== party.seq)
    faults.count('the log is not what was played');
  if (party.clients.some(({ gaps }) => gaps > 0)) faults.count('a player missed a step');
  games++;
  party.close();
}

await comeIn();
await move();
let sent = 0;
let halfwayKb = 0;
const startKb = memoryKb();
const closedFrames = await sendFrames(stranger);
while (sent < messages && faults.isEmpty) {
  await move();
  const pending = party.host.play?.pending ?? [];
  const scene: Scene = {
    table: party.table,
    privateTable: hidden.table,
    seq: party.seq,
    decisions: pending.filter(({ seat }) => seat !== 0).map(({ id }) => id),
    own: pending.filter(({ seat }) => seat === 0).map(({ id }) => id),
    done,
  };
  for (const attacker of attackers) {
    const batch = Array.from({ length: Math.min(PER_SOCKET, messages - sent) }, () => {
      const kind = KINDS[chance.below(KINDS.length)] as Kind;
      kinds.count(kind);
      // Only the player who sent it is answered again.
      return maker.make(kind === 'replay' && attacker.role !== 'seated' ? 'noise' : kind, scene);
    });
    await attacker.attack(batch);
    sent += batch.length;
  }
  if (halfwayKb === 0 && sent >= messages / 2) halfwayKb = memoryKb();
}
const endKb = memoryKb();
if (halfwayKb > 0 && endKb - halfwayKb > MOST_GROWTH_KB)
  faults.count(`memory grew by ${endKb - halfwayKb} kB`);
if (!world.node.isAlive) faults.count('the server died');
await endGame();
if (world.node.said.length > 0) faults.count(`the server logged: ${world.node.said[0]}`);

const report = {
  messages: sent,
  closedFrames,
  kinds,
  reasons,
  gamesPlayedMeanwhile: games,
  memoryKb: { start: startKb, halfway: halfwayKb, end: endKb },
  seconds: Math.round((Date.now() - began) / 1000),
  faults,
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
for (const attacker of attackers) attacker.close();
await world.end();
process.exit(faults.isEmpty ? 0 : 1);
