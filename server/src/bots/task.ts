import type { Decision, Reason } from '@bridgehead/kernel';
import type { GameTask } from '../threads/game-task.ts';

/** A question to the bots of one table: views, never states, cross into the worker. */
export interface BotTask extends GameTask {
  readonly turns: readonly { readonly decision: Decision; readonly bot: string; readonly view: unknown }[];
  readonly budgetMs: number;
}

export interface BotReply {
  readonly decision: Decision;
  readonly move: unknown;
  readonly why: Reason;
  readonly later?: readonly unknown[];
}
