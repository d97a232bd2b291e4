import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from '../src/sockets/connection.ts';
import { PersonAllowances } from '../src/sockets/person-allowances.ts';
import { socketRates } from '../src/sockets/rates.ts';
import type { Shelf } from '../src/tables/shelf.ts';
import { silent } from './database.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  pings = 0;
  isTerminated = false;

  ping(): void {
    this.pings++;
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function connect() {
  const socket = new FakeSocket();
  const time = { now: 0 };
  const clock = () => time.now;
  const settings = { messagesPerSecond: 20, chatPerMinute: 30, opensPerMinute: 120 };
  const connection = new Connection(
    { socket: socket as unknown as WebSocket, wire: new PassThrough(), actor: null, address: 'here' },
    { shelf: {} as Shelf, log: silent, clock, refused: () => {} },
    { rates: socketRates(settings), people: new PersonAllowances(settings, clock) },
  );
  return { socket, time, connection };
}

test('whoever is asked twice in a moment has not been silent for long', () => {
  const { socket, time, connection } = connect();
  connection.checkAlive();
  time.now += 5;
  connection.checkAlive();
  expect([socket.pings, socket.isTerminated]).toEqual([1, false]);
  socket.emit('pong');
  time.now += 30_000;
  connection.checkAlive();
  expect([socket.pings, socket.isTerminated]).toEqual([2, false]);
});

test('whoever does not answer for long is given up', () => {
  const { socket, time, connection } = connect();
  connection.checkAlive();
  time.now += 30_000;
  connection.checkAlive();
  expect(socket.isTerminated).toBe(true);
});
