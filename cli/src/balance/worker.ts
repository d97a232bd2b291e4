import type { AnyGame } from '@bridgehead/kernel';
import { findGame } from '../catalogue.ts';
import { tell } from '../simulate/in-process.ts';
import type { Plan } from '../simulate/plan.ts';
import { playGame } from '../simulate/play.ts';
import { balanceOf, type GameBalance } from './game-balance.ts';
import type { Played, Task } from './run.ts';
import type { StudiedTable } from './study.ts';

/** A process of its own: plays its share of a study and sends what each game came to. */
async function work({ tables, places }: Task): Promise<void> {
  const [first] = tables;
  const balance = first && (await balanceOf(first.plan.game));
  const games = new Map<string | undefined, AnyGame>();
  for (const place of places) {
    const { plan, without } = tables[place.table] as StudiedTable;
    const game = games.get(without) ?? (await loaded(plan, balance, without));
    games.set(without, game);
    await tell({ ...place, ...played(game, balance, plan, place.index) });
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
