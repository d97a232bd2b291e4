import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type AnyGame, chanceFrom, type Refusal, seedFromText, verify } from '@bridgehead/kernel';
import { type RecordReply, type ServerMessage, SOCKET_PATH } from '@bridgehead/wire';
import { WebSocket } from 'ws';
import { findGame } from '../src/tables/games.ts';
import { ApiClient } from '../testkit/api.ts';
import { Party } from '../testkit/party.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { type Kind, KINDS, type Mischief, MischiefMaker, ROLES, type Role, type Scene } from './mischief.ts';
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
const PATIENCE_MS = 60_000;
/** A leak of a kilobyte per message would be fifty megabytes over the second half. */
const MOST_GROWTH_KB = 25_000;

const began = Date.now();
const chance = chanceFrom(seedFromText(values.seed));
const maker = new MischiefMaker(chance);
const game = (await findGame('pobeda')?.load()) as AnyGame;
const world = await World.create({ LOG_LEVEL: 'error' });
const faults = new Map<string, number>();
const reasons = new Map<string, number>();
const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

/** Traces of the inside: where the code lies, how it failed, what it keeps. */
const INSIDE =
  /\bat [\w.<>]+ \(|node_modules|server\/src|[A-Z]\w*Error\b|"(hands|deck|seed|given|identity)":/;

type Answer = Extract<ServerMessage, { kind: 'done' | 'refused' | 'table' }>;

/** A socket that counts: as many answers as messages, each of the kind that was due. */
class Attacker {
  readonly role: Role;
  readonly #client: SocketClient;
  #answers: Answer[] = [];

  constructor(role: Role, client: SocketClient) {
    this.role = role;
    this.#client = client;
    this.collect();
  }

  /** Whoever watches never sees a card of a hand. */
  collect(): number {
    for (const line of this.#client.transcript.splice(0)) {
      if (INSIDE.test(line)) count(faults, `told the inside: ${line.slice(0, 200)}`);
      if (this.role !== 'seated' && /"hand":\[\d/.test(line)) count(faults, 'a hand was shown');
      const message = JSON.parse(line) as ServerMessage;
      if (message.kind === 'done' || message.kind === 'refused' || message.kind === 'table')
        this.#answers.push(message);
    }
    return this.#answers.length;
  }

  async attack(batch: readonly Mischief[]): Promise<void> {
    this.#answers = [];
    for (const { data } of batch) this.#client.sendRaw(data);
    await this.#client.until(() => this.collect() >= batch.length || !this.#client.isOpen, PATIENCE_MS);
    if (!this.#client.isOpen) count(faults, `${this.role} was thrown out`);
    const due = new Set(batch.flatMap(({ answer }) => (answer === 'refused' ? [] : [answer.seq])));
    for (const answer of this.#answers) this.#judge(answer, due);
  }

  #judge(answer: Answer, due: ReadonlySet<number>): void {
    if (answer.kind === 'refused') {
      count(reasons, answer.refusal.reason);
      if (!isPlain(answer.refusal)) count(faults, `a strange refusal: ${JSON.stringify(answer.refusal)}`);
      if (answer.refusal.reason === 'try-again') count(faults, 'the server failed');
    } else if (answer.kind === 'done' && answer.seq !== undefined && due.has(answer.seq)) {
      count(reasons, '(answered again)');
    } else {
      count(faults, `${this.role} was let through: ${JSON.stringify(answer).slice(0, 200)}`);
    }
  }

  close(): void {
    this.#client.close();
  }
}

function isPlain({ reason, clause, figures, ...more }: Refusal): boolean {
  const values = Object.values(figures ?? {});
  return (
    /^[a-z-]+$/.test(reason) &&
    (clause === undefined || /^[A-Z]+-[\d.]+$/.test(clause)) &&
    values.every((value) => typeof value === 'string' || typeof value === 'number') &&
    Object.keys(more).length === 0
  );
}

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
    else count(faults, `a frame was closed with ${found}, not ${code}`);
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
      attackers.push(new Attacker(role, client));
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
    return void count(faults, `the game does not go on: ${JSON.stringify(reply)}`);
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
  if (fault) count(faults, `a record does not verify: ${JSON.stringify(fault)}`);
  if (record.entries.length < moves || record.entries.length !== party.seq)
    count(faults, 'the log is not what was played');
  if (party.clients.some(({ gaps }) => gaps > 0)) count(faults, 'a player missed a step');
  games++;
  party.close();
}

/** It is never the seated attacker's turn: whatever it sends is out of turn. */
async function untilNotTheirs(): Promise<void> {
  do await move();
  while (!party.isOver && party.next().seat === 0);
}

await comeIn();
await move();
const byKind = new Map<string, number>();
let sent = 0;
let halfwayKb = 0;
const startKb = memoryKb();
const closedFrames = await sendFrames(stranger);
while (sent < messages && faults.size === 0) {
  await untilNotTheirs();
  const pending = party.host.play?.pending ?? [];
  const scene: Scene = {
    table: party.table,
    privateTable: hidden.table,
    seq: party.seq,
    decisions: pending.filter(({ seat }) => seat !== 0).map(({ id }) => id),
    done,
  };
  for (const attacker of attackers) {
    const batch = Array.from({ length: Math.min(PER_SOCKET, messages - sent) }, () => {
      const kind = KINDS[chance.below(KINDS.length)] as Kind;
      count(byKind, kind);
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
  count(faults, `memory grew by ${endKb - halfwayKb} kB`);
if (!world.node.isAlive) count(faults, 'the server died');
await endGame();
if (world.node.said.length > 0) count(faults, `the server logged: ${world.node.said[0]}`);

const sorted = (counts: Map<string, number>) =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
const report = {
  messages: sent,
  closedFrames,
  byKind: sorted(byKind),
  reasons: sorted(reasons),
  gamesPlayedMeanwhile: games,
  memoryKb: { start: startKb, halfway: halfwayKb, end: endKb },
  seconds: Math.round((Date.now() - began) / 1000),
  faults: sorted(faults),
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
for (const attacker of attackers) attacker.close();
await world.end();
process.exit(faults.size === 0 ? 0 : 1);
