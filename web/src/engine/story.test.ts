import { type AnyGame, listMoves, nextDecision, type Viewer } from '@bridgehead/kernel';
import { pobeda } from '@bridgehead/pobeda';
import { rubezh } from '@bridgehead/rubezh';
import { expect, test } from 'vitest';
import { afterChange } from '../carrier/change.ts';
import type { LocalTable } from './local-table.ts';
import { Screen } from './screen.ts';
import { showStep } from './sessions.ts';
import { freshTable } from './testkit.ts';

const isOpen = (table: LocalTable) =>
  [0, 1, 'spectator' as const].map((viewer) => table.snapshot(viewer).isOpen);
const handsOf = (table: LocalTable) => (table.state as { hands: readonly unknown[][] }).hands.flat();

async function moveOnce(table: LocalTable): Promise<void> {
  const rules: AnyGame['rules'] = table.game.rules;
  const decision = nextDecision(rules.pending(table.state));
  if (!decision) throw new Error('the game is over');
  const [first] = listMoves(rules, table.state, decision);
  await table.answer(decision, first);
}

test('a screen is shared as it is while units of «Рубеж» are divided, and no longer once somebody holds cards', async () => {
  const { table } = await freshTable(rubezh, 2);
  let openMoves = 0;
  for (; handsOf(table).length === 0; openMoves++) {
    expect(isOpen(table)).toEqual([true, true, true]);
    await moveOnce(table);
  }
  // Four units are taken, the fifth falls to whoever is left; with the fifth posting the first cards are dealt.
  expect(openMoves).toBe(9);
  expect(isOpen(table)).toEqual([false, false, false]);
});

test('cards dealt to whoever the screen has turned to unasked are not sent to it', async () => {
  const { table } = await freshTable(rubezh, 2);
  let shown = table.snapshot('spectator');
  const screen = new Screen((change) => {
    shown = afterChange(shown, change);
  });
  screen.open(shown);
  const session = { table, screen, viewer: 'spectator' as Viewer };
  while (handsOf(table).length === 0) {
    session.viewer = shown.prompts[0]?.decision.seat ?? 'spectator';
    screen.show(table.snapshot(session.viewer));
    await moveOnce(table);
    showStep(session);
    expect((shown.view as { hands: readonly unknown[] }).hands.flat().filter(Number.isInteger)).toEqual([]);
  }
  expect([session.viewer, shown.viewer]).toEqual(['spectator', 'spectator']);
  screen.show(table.snapshot(0));
  session.viewer = 0;
  await moveOnce(table);
  showStep(session);
  expect(shown.viewer, 'who has asked for theirs keeps it').toBe(0);
});

test('where cards are dealt before the first move a screen is never shared as it is', async () => {
  const { table } = await freshTable(pobeda, 2);
  expect(isOpen(table)).toEqual([false, false, false]);
});
