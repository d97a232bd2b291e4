import type { Decision, Reason } from '@bridgehead/kernel';

/** A question to the bots of one table: views, never states, cross into the worker. */
export interface BotTask {
  readonly game: string;
  /** Of the rules. */
  readonly version: string;
  /** The content, where it is not the game's own. */
  readonly pack?: unknown;
  readonly contentHash: string;
  readonly turns: readonly { readonly decision: Decision; readonly bot: string; readonly view: unknown }[];
  readonly budgetMs: number;
}

export interface BotReply {
  readonly decision: Decision;
  readonly move: unknown;
  readonly why: Reason;
  readonly later?: readonly unknown[];
}
