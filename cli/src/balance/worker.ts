import type { AnyGame } from '@bridgehead/kernel';
import { findGame } from '../catalogue.ts';
import type { Plan } from '../simulate/plan.ts';
import { playGame } from '../simulate/play.ts';
import { balanceOf, type GameBalance } from './game-balance.ts';
import type { Played, Task } from './run.ts';
import type { StudiedTable } from './study.ts';

/** A process of its own: plays its share of a study and sends what each game came to. */
async function work({ tables, first, stride }: Task): Promise<void> {
  let turn = 0;
  for (const [table, { plan, without }] of tables.entries()) {
    const balance = await balanceOf(plan.game);
    const game = await loaded(plan, balance, without);
    for (let index = 0; index < plan.games; index++, turn++) {
      if (turn % stride === first) process.send?.({ table, index, ...played(game, balance, plan, index) });
    }
  }
  process.disconnect();
}

/** With its own content, or with one thing of it blank. */
function loaded(
  { game }: Plan,
  balance: GameBalance | undefined,
  without: StudiedTable['without'],
): Promise<AnyGame> {
  const blank = balance?.ablations?.each.find(({ id }) => id === without);
  return findGame(game).load(blank && { pack: blank.pack });
}

function played(
  game: AnyGame,
  balance: GameBalance | undefined,
  plan: Plan,
  index: number,
): Omit<Played, 'table' | 'index'> {
  const events: unknown[] = [];
  const { outcome, order, moves } = playGame(game, plan, index, (event) => events.push(event));
  return { outcome, order, counts: [{ topic: 'moves', number: moves }, ...(balance?.count(events) ?? [])] };
}

process.once('message', (task: Task) => void work(task));
