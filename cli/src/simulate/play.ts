import { botsFor } from '@bridgehead/bots';
import {
  type AnyGame,
  type Bot,
  chanceFrom,
  type Decision,
  nextDecision,
  type Options,
  type Outcome,
  seedFromText,
  type Seat,
} from '@bridgehead/kernel';
import type { Plan } from './plan.ts';
import type { Result } from './tally.ts';

/**
 * One game of a series. Every deal is played once for each bot on each side, so that no bot profits from the cards or
 * from moving first.
 */
export function playGame(game: AnyGame, plan: Plan, index: number): Result {
  const { rules } = game;
  const rotations = plan.bots.length;
  const sides = sidesOf(plan.options, plan.players);
  const names = sides.map((side) => plan.bots[(side + index) % rotations] as string);
  const bots = seated(game, names);
  const deal = Math.floor(index / rotations);
  const chance = chanceFrom(seedFromText(`${plan.seed}:${deal}`));
  const thinking = {
    chance: chanceFrom(seedFromText(`${plan.seed}:${deal}:${index % rotations}:bots`)),
    clock: () => performance.now(),
    budget: plan.budget,
  };
  const state = rules.setup(
    plan.options,
    names.map(() => 'bot'),
    chance,
  );
  for (let moves = 0; ; moves++) {
    const decision = choose(rules.pending(state));
    if (!decision) return { outcome: rules.outcome(state) as Outcome, bots: names, moves };
    const { seat } = decision;
    const { move } = (bots[seat] as Bot<unknown, unknown>).choose(
      rules.observe(state, seat),
      decision,
      thinking,
    );
    const refusal = rules.refusal(state, decision, move);
    if (refusal) throw new Error(`${names[seat]} made a move the rules refuse: ${refusal.reason}`);
    rules.play(state, decision, move, chance);
  }

  function choose(pending: readonly Decision[]): Decision | undefined {
    const wanted = pending.find(({ must, seat, ...rest }) => {
      if (must) return false;
      const decision = { ...rest, must, seat };
      return (bots[seat] as Bot<unknown, unknown>).wants(rules.observe(state, seat), decision, thinking);
    });
    return wanted ?? nextDecision(pending);
  }
}

function seated(game: AnyGame, names: readonly string[]): readonly Bot<unknown, unknown>[] {
  const known = new Map(botsFor(game).map((bot) => [bot.id, bot]));
  return names.map((name) => known.get(name) as Bot<unknown, unknown>);
}

/** Which side every seat is on: a table with teams names their sizes, as in `2+1+1`; else each seat is its own. */
function sidesOf({ teams }: Options, players: number): readonly Seat[] {
  const sizes =
    typeof teams === 'string' ? teams.split('+').map(Number) : Array.from({ length: players }, () => 1);
  return sizes.flatMap((size, side) => Array.from({ length: size }, () => side));
}
