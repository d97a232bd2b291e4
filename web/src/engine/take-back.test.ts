import { blindazh } from '@bridgehead/blindazh';
import { listMoves, nextDecision } from '@bridgehead/kernel';
import { pobeda } from '@bridgehead/pobeda';
import { expect, test } from 'vitest';
import type { LocalTable } from './local-table.ts';
import { freshTable } from './testkit.ts';

const asked = ({ game, state }: LocalTable) => {
  const decision = nextDecision(game.rules.pending(state));
  if (!decision) throw new Error('the game is over');
  return decision;
};

/** Whoever is asked makes the first move there is. */
async function moveOnce(table: LocalTable): Promise<number> {
  const decision = asked(table);
  const [first] = listMoves(table.game.rules, table.state, decision);
  await table.answer(decision, first);
  return decision.seat;
}

test('at a shared screen without secrets the last to move takes back freely, though the table has turned', async () => {
  const { table } = await freshTable(blindazh, 2);
  const first = await moveOnce(table);
  const { seat } = asked(table);
  expect(seat).not.toBe(first);
  const offer = table.snapshot(seat).takeBack;
  expect(offer).toEqual({ seat: first, keep: 0, consent: [] });
  if (offer) await table.takeBack(offer, []);
  expect(asked(table).seat).toBe(first);
});

test('where hands are secret nobody takes back for another', async () => {
  const { table } = await freshTable(pobeda, 2);
  await moveOnce(table);
  expect(table.snapshot(asked(table).seat).takeBack).toBeNull();
});
