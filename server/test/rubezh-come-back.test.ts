import { findGame } from '@bridgehead/catalogue';
import type { AnyGame, Decision, Seat } from '@bridgehead/kernel';
import type { View } from '@bridgehead/rubezh/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../testkit/api.ts';
import { ChildNode } from '../testkit/child-node.ts';
import { databaseUrl } from '../testkit/databases.ts';
import { Party } from '../testkit/party.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase } from './database.ts';

let settings: Readonly<Record<string, string>>;
let node: ChildNode;
let game: AnyGame;
beforeAll(async () => {
  settings = { DATABASE_URL: databaseUrl(await freshDatabase()), PORT: '0', LOG_LEVEL: 'error' };
  node = await ChildNode.start(settings);
  game = (await findGame('rubezh')?.load()) as AnyGame;
}, 120_000);
afterAll(() => node.stop(), 60_000);

const GAMES = 20;
/** Everybody to the first point, so that windows ask them all; then as somebody who knows the game, mostly. */
const MANNER = { prefers: 'post', isSensible: true };
const agendaOf = ({ play }: SocketClient) => (play as { readonly view: View } | null)?.view.agenda ?? [];
const due = ({ host }: Party) => host.play?.pending.filter(({ must }) => must) ?? [];

/** A choice inside a card that is played inside a check or an event. */
function choice(party: Party): Decision | undefined {
  const isDeep = agendaOf(party.host).length > 3;
  return isDeep ? due(party).find(({ kind }) => kind === 'choose') : undefined;
}

/** A window that several are asked in. */
function window(party: Party): Decision | undefined {
  const asked = due(party).filter(({ kind }) => kind === 'react');
  return asked.length > 1 ? asked.at(-1) : undefined;
}

/** A party that has come to such a decision; games that end before are many and short. */
async function partyAt(isThere: (party: Party) => Decision | undefined): Promise<[Party, Decision]> {
  for (let attempt = 0; attempt < GAMES; attempt++) {
    const wish = { game: 'rubezh', people: 3, origins: [node.origin], seed: `come back ${attempt}` };
    const party = await Party.gather(game, wish);
    for (; !party.isOver; await party.move(MANNER)) {
      const decision = isThere(party);
      if (decision) return [party, decision];
    }
    party.close();
  }
  throw new Error(`no such decision in ${GAMES} games`);
}

/** What somebody is asked, what they see, and all they could answer. */
function standing({ play }: SocketClient, decision: Decision) {
  const asked = play?.pending.find(({ id }) => id === decision.id);
  const state = game.rules.sample(play?.view, { below: () => 0 });
  const moves = [...(game.rules.moves?.(state, decision) ?? [])];
  return { asked, pending: play?.pending, view: play?.view, moves };
}

async function comeBack(party: Party, seat: Seat): Promise<void> {
  const who = (party.people[seat] as ApiClient).at(node.origin);
  party.clients[seat] = await SocketClient.at(who, party.table);
}

/** The connection goes, then the node: each time the same question is there, and its answer counts. */
async function expectSameQuestion(party: Party, decision: Decision): Promise<void> {
  const { seat } = decision;
  const before = standing(party.client(seat), decision);
  expect(before.asked).toEqual(expect.objectContaining({ id: decision.id, seat }));
  expect(before.moves.length).toBeGreaterThan(0);

  party.client(seat).terminate();
  await comeBack(party, seat);
  expect(standing(party.client(seat), decision)).toEqual(before);

  await node.kill();
  node = await ChildNode.start(settings);
  for (const place of party.people.keys()) await comeBack(party, place);
  expect(standing(party.client(seat), decision)).toEqual(before);

  const player = party.at(seat);
  const seq = player.client.play?.seq ?? 0;
  const move = player.moveFor(decision);
  expect(await player.client.ask({ kind: 'answer', decision: decision.id, seq, move })).toEqual({
    seq: seq + 1,
  });
  await party.reach(seq + 1);
  expect(due(party).map(({ id }) => id)).not.toContain(decision.id);
  await party.playOn(5, MANNER);
  party.close();
}

test('a choice inside a card is found again after a lost connection and a dead node', async () => {
  await expectSameQuestion(...(await partyAt(choice)));
}, 120_000);

test('a window that others have answered already is found again, and their answers still count', async () => {
  const [party, decision] = await partyAt(window);
  const others = due(party).filter(({ id }) => id !== decision.id);
  for (const other of others) {
    const { client } = party.at(other.seat);
    const seq = client.play?.seq ?? 0;
    const move = { kind: 'decline' };
    expect(await client.ask({ kind: 'answer', decision: other.id, seq, move })).toEqual({ seq: seq + 1 });
    await party.reach(seq + 1);
  }
  expect(due(party).map(({ id }) => id)).toEqual([decision.id]);
  await expectSameQuestion(party, decision);
}, 120_000);
