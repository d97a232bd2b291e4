import { type BotAnswer, botsFor, Plans } from '@bridgehead/bots';
import {
  type AnyGame,
  type Bot,
  carryOut,
  type Chance,
  chanceFrom,
  type Decision,
  type Emit,
  type Heard,
  nextDecision,
  type Options,
  type Outcome,
  recording,
  type Seat,
  type SeatKind,
  seedFromText,
  type Thinking,
} from '@bridgehead/kernel';
import type { Plan } from './plan.ts';
import type { Result } from './tally.ts';

/**
 * One game of a series. Every deal is played once for each bot on each side, so that no bot profits from the cards or
 * from moving first.
 */
export function playGame(game: AnyGame, plan: Plan, index: number, emit?: Emit<unknown>): Result {
  const { rules } = game;
  const rotations = plan.bots.length;
  const sides = sidesOf(plan.options, plan.players);
  const names = sides.map((side) => plan.bots[(side + index) % rotations] as string);
  const bots = seated(game, names);
  const deal = `${plan.seed}:${Math.floor(index / rotations)}`;
  const chance = chanceFrom(seedFromText(deal));
  const thinking: Thinking = {
    chance: chanceFrom(seedFromText(`${deal}:${index % rotations}:bots`)),
    clock: () => performance.now(),
    budget: plan.budget,
    ...(plan.worlds !== undefined && { worlds: plan.worlds }),
  };
  const kinds: SeatKind[] = names.map(() => 'bot');
  const state = rules.setup(plan.options, kinds, chance, emit);
  const botOf = ({ seat }: Decision) => bots[seat] as Bot<unknown, unknown>;
  const isWanted = (decision: Decision) =>
    !decision.must && botOf(decision).wants(rules.observe(state, decision.seat), decision, thinking);
  const plans = new Plans(game);
  const order = new Set<Seat>();
  for (let moves = 0; ; moves++) {
    const pending = rules.pending(state);
    const decision = pending.find(isWanted) ?? nextDecision(pending);
    if (!decision) {
      return { outcome: rules.outcome(state) as Outcome, bots: names, order: [...order], moves };
    }
    const { seat, must } = decision;
    if (must) order.add(seat);
    const planned = plans.next(state, pending);
    const answer = planned ?? {
      decision,
      ...botOf(decision).choose(rules.observe(state, seat), decision, thinking),
    };
    if (!planned) plans.keep(answer);
    const refusal = rules.refusal(state, answer.decision, answer.move);
    if (refusal) throw new Error(`${names[seat]} made a move the rules refuse: ${refusal.reason}`);
    plans.follow(played(game, state, answer, chance, emit));
  }
}

/** Plays a move, and says what a plan may have been upset by. */
function played(
  { rules }: AnyGame,
  state: unknown,
  { decision, move }: BotAnswer<unknown>,
  chance: Chance,
  emit: Emit<unknown> | undefined,
): Parameters<Plans<unknown, unknown, unknown, unknown>['follow']>[0] {
  const luck = recording(chance);
  const events: Heard<unknown>[] = [];
  carryOut(rules, state, decision, move, luck, (event, hearing) => {
    events.push({ event, ...hearing });
    emit?.(event, hearing);
  });
  const { seat, id } = decision;
  return { entry: { kind: 'move', seat, decision: id, move, chance: luck.results }, events };
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
