import type { AnyGame } from '@bridgehead/kernel';
import { loadGame } from '../catalogue.ts';
import type { Plan } from '../simulate/plan.ts';
import { playGame } from '../simulate/play.ts';
import { balanceOf, type GameBalance } from './game-balance.ts';
import type { Played, Task } from './run.ts';

/** A process of its own: plays its share of a study and sends what each game came to. */
async function work({ tables, first, stride }: Task): Promise<void> {
  let turn = 0;
  for (const [table, { plan }] of tables.entries()) {
    const [game, balance] = await Promise.all([loadGame(plan.game), balanceOf(plan.game)]);
    for (let index = 0; index < plan.games; index++, turn++) {
      if (turn % stride === first) process.send?.({ table, ...played(game, balance, plan, index) });
    }
  }
  process.disconnect();
}

function played(
  game: AnyGame,
  balance: GameBalance | undefined,
  plan: Plan,
  index: number,
): Omit<Played, 'table'> {
  const events: unknown[] = [];
  const { outcome, order, moves } = playGame(game, plan, index, (event) => events.push(event));
  return { outcome, order, counts: [{ topic: 'moves', number: moves }, ...(balance?.count(events) ?? [])] };
}

process.once('message', (task: Task) => void work(task));
