import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { AnyGame } from '@bridgehead/kernel';
import type { LoadedNode } from '../load/processes.ts';
import { Party } from '../testkit/party.ts';

/** A world to play in: a node, and the database behind it. */
export interface Side {
  readonly node: LoadedNode;
  readonly database: pg.ClientConfig;
}

export interface MoveCost {
  readonly moves: number;
  /** Microseconds of processor time per move. */
  readonly node: number;
  readonly database: number;
  /** Milliseconds from one move to the next, seen by everybody. */
  readonly wall: number;
}

const TICKS_PER_SECOND = 100;

/** Two people play a game from its beginning: what the node and its connections to the database spend on it. */
export async function moveCost(
  { node, database }: Side,
  game: AnyGame,
  moves: number,
  seed: string,
): Promise<MoveCost> {
  const party = await Party.gather(game, { people: 2, origins: [node.origin], seed });
  await party.playOn(10);
  const before = await spent({ node, database });
  const began = performance.now();
  const from = party.seq;
  await party.playOn(moves);
  const wall = performance.now() - began;
  const after = await spent({ node, database });
  const made = party.seq - from;
  party.close();
  if (made < moves / 4) throw new Error(`only ${made} moves were made`);
  return {
    moves: made,
    node: Math.round((after.node - before.node) / made),
    database: Math.round((after.database - before.database) / made),
    wall: Math.round((wall / made) * 100) / 100,
  };
}

/** Microseconds of processor time so far. */
export async function spent({ node, database }: Side) {
  const { cpu } = await node.process.report('cpu');
  return { node: cpu, database: await spentByBackends(database) };
}

/** Of the node's own connections only: what the database does in the background is not this move's. */
async function spentByBackends(database: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'bridgehead'`,
  );
  await client.end();
  if (rows.length === 0) throw new Error('the node has no connection to its database');
  return rows.reduce((sum, { pid }) => sum + processorTime(pid), 0);
}

/** Microseconds, from what the kernel counts. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return (ticks / TICKS_PER_SECOND) * 1_000_000;
}
