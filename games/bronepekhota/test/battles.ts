import { botsFor, Plans } from '@bridgehead/bots';
import {
  type Bot,
  carryOut,
  chanceFrom,
  type LoadedGame,
  nextDecision,
  type OptionValue,
  readOptions,
  recording,
  seedFromText,
} from '@bridgehead/kernel';
import { knowledgeOver } from '../bot/index.ts';
import { packFrom } from '../content/index.ts';
import type { Event } from '../rules/events.ts';
import { manifest } from '../rules/manifest.ts';
import type { Move } from '../rules/moves.ts';
import { rulesOver } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Whole battles of bots, each move judged by the rules. */

const pack = packFrom();
const rules = rulesOver(pack);
const game = { rules, knowledge: knowledgeOver(rules, pack) } as LoadedGame<State, Move, Event, View>;
const bots = new Map(botsFor(game).map((bot) => [bot.id, bot]));

export interface Fought {
  readonly state: State;
  readonly moves: readonly Move[];
}

/** `names` are the bots in their seats. A move that the rules refuse fails the test; it breaks off after `most`. */
export function battle(
  names: readonly string[],
  seed: string,
  options: Readonly<Record<string, OptionValue>> = {},
  most = Number.POSITIVE_INFINITY,
): Fought {
  const read = readOptions(manifest, names.length, options);
  if ('refusal' in read) throw new Error(`no such table: ${JSON.stringify(read.refusal)}`);
  const chance = chanceFrom(seedFromText(seed));
  const thinking = { chance: chanceFrom(seedFromText(`${seed} bots`)), clock: () => 0, budget: 1 };
  const state = rules.setup(
    read.options,
    names.map(() => 'bot' as const),
    chance,
  );
  const plans = new Plans(game);
  const moves: Move[] = [];
  for (;;) {
    const pending = rules.pending(state);
    const decision = nextDecision(pending);
    if (!decision || moves.length >= most) return { state, moves };
    const { seat, id } = decision;
    const bot = bots.get(names[seat] as string) as Bot<View, Move>;
    const planned = plans.next(state, pending);
    const answer = planned ?? { decision, ...bot.choose(rules.observe(state, seat), decision, thinking) };
    if (!planned) plans.keep(answer);
    const refusal = rules.refusal(state, decision, answer.move);
    if (refusal) throw new Error(`${bot.id} is refused: ${refusal.reason} ${JSON.stringify(answer.move)}`);
    const luck = recording(chance);
    carryOut(rules, state, decision, answer.move, luck);
    moves.push(answer.move);
    const entry = { kind: 'move' as const, seat, decision: id, move: answer.move, chance: luck.results };
    plans.follow({ entry, events: [] });
  }
}

export function winnerOf({ state: { outcome } }: Fought): number | null {
  return outcome?.kind === 'win' ? (outcome.winners[0] as number) : null;
}
