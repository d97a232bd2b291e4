import { advise, type Advice, type BotAnswer, botAnswers, botsFor } from '@bridgehead/bots';
import { type AnyGame, type Bot, chanceFrom, type Decision, find, type Words } from '@bridgehead/kernel';
import { BUDGET_MS } from './bots.ts';
import { randomSeed } from './create.ts';
import type { Played } from './games.ts';

/** A decision that a bot has to answer or may, and what its seat sees. */
export interface BotQuestion {
  readonly decision: Decision;
  /** The bot's strength. */
  readonly bot: string;
  readonly view: unknown;
}

/** What takes long, so that another worker does it. Everything that it needs crosses over as data. */
export interface Thoughts {
  answers: {
    ask: { of: Played; questions: readonly BotQuestion[] };
    reply: readonly BotAnswer<unknown>[];
  };
  /** What the strongest would do in a seat's place. */
  advice: {
    ask: { of: Played; view: unknown; asked: readonly Decision[] };
    reply: readonly Advice<unknown, unknown>[];
  };
  finding: {
    ask: { of: Played; state: unknown; decision: Decision; move: unknown; drawn: Words };
    reply: unknown;
  };
}

/** Has it thought out somewhere, and waits for it. */
export type Think = <Name extends keyof Thoughts>(
  thought: Name,
  ask: Thoughts[Name]['ask'],
) => Promise<Thoughts[Name]['reply']>;

type Thinkers = {
  readonly [Name in keyof Thoughts]: (game: AnyGame, ask: Thoughts[Name]['ask']) => Thoughts[Name]['reply'];
};

const thinkers: Thinkers = {
  answers: (game, { questions }) => {
    const bots = botsFor(game);
    const turns = questions.map(({ bot: id, ...turn }) => ({
      ...turn,
      bot: bots.find((bot) => bot.id === id) ?? (bots.at(-1) as Bot<unknown, unknown>),
    }));
    return botAnswers(turns, thinking());
  },
  advice: (game, { view, asked }) =>
    advise(game, botsFor(game).at(-1) as Bot<unknown, unknown>, view, asked, thinking()),
  finding: ({ rules }, { state, decision, move, drawn }) => find(rules, state, decision, move, drawn),
};

/** On the spot. */
export function thinkOf<Name extends keyof Thoughts>(
  game: AnyGame,
  thought: Name,
  ask: Thoughts[Name]['ask'],
): Thoughts[Name]['reply'] {
  return thinkers[thought](game, ask);
}

function thinking() {
  return { chance: chanceFrom(randomSeed()), clock: () => performance.now(), budget: BUDGET_MS };
}
