import { once } from 'node:events';
import { botsFor, Plans } from '@bridgehead/bots';
import { findGame } from '@bridgehead/catalogue';
import {
  type AnyGame,
  type Bot,
  chanceFrom,
  type Decision,
  nextDecision,
  type Options,
  type Outcome,
  seedFromText,
  type SeatKind,
  Table,
  type Thinking,
  writeHeader,
  writeRecord,
} from '@bridgehead/kernel';
import { faultIn } from './fault.ts';

export interface Share {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly first: number;
  readonly stride: number;
}

export interface Played {
  /** By which it can be played again. */
  readonly name: string;
  readonly record: string;
  readonly entries: number;
  readonly end: string;
  /** What Node finds wrong with the record. */
  readonly fault: string | null;
}

/** Enough for a strong bot to think at all. */
const BUDGET_MS = 5;

/** A process of its own: plays its share one game after the other, each when it is told to. */
async function work({ game: id, games, seed, first, stride }: Share): Promise<void> {
  const game = (await findGame(id)?.load()) as AnyGame;
  const { tables } = (await import(`../../../games/${id}/test/tables.ts`)) as {
    tables(): readonly { readonly options: Options; readonly seats: readonly SeatKind[] }[];
  };
  const kinds = tables();
  for (let number = first; number < games; number += stride) {
    const { options, seats } = kinds[number % kinds.length] as (typeof kinds)[number];
    const round = Math.floor(number / kinds.length);
    process.send?.(play(game, `${seed} ${number}`, options, levelsOf(game, seats.length, round)));
    await once(process, 'message');
  }
  process.disconnect();
}

/** Every level meets every other, in every seat. */
function levelsOf(game: AnyGame, seats: number, round: number): readonly Bot<unknown, unknown>[] {
  const bots = botsFor(game);
  return Array.from({ length: seats }, (_, seat) => {
    const level = Math.floor(round / bots.length ** seat) % bots.length;
    return bots[level] as Bot<unknown, unknown>;
  });
}

function play(game: AnyGame, name: string, options: Options, bots: readonly Bot<unknown, unknown>[]): Played {
  const { rules, content } = game;
  const seed = seedFromText(name);
  const seats = bots.map(({ id }, seat) => ({ kind: 'bot' as const, name: `B${seat + 1}`, bot: id }));
  const written = writeHeader(rules.manifest, content, { options, seats, seed });
  if ('refusal' in written) throw new Error(`${name}: no such table: ${written.refusal.reason}`);
  const table = Table.open(rules, written.header, chanceFrom(seed));
  const thinking: Thinking = {
    chance: chanceFrom(seedFromText(`${name}: bots`)),
    clock: () => performance.now(),
    budget: BUDGET_MS,
  };
  const plans = new Plans(game);
  const botOf = ({ seat }: Decision) => bots[seat] as Bot<unknown, unknown>;
  const isWanted = (decision: Decision) =>
    !decision.must && botOf(decision).wants(table.view(decision.seat), decision, thinking);
  for (;;) {
    const pending = rules.pending(table.state);
    const decision = pending.find(isWanted) ?? nextDecision(pending);
    if (!decision) break;
    const planned = plans.next(table.state, pending);
    const answer = planned ?? {
      decision,
      ...botOf(decision).choose(table.view(decision.seat), decision, thinking),
    };
    if (!planned) plans.keep(answer);
    const { seat, id } = answer.decision;
    const progress = table.answer({ seat, decision: id, move: answer.move });
    if ('refusal' in progress)
      throw new Error(`${name}: ${bots[seat]?.id} is refused: ${progress.refusal.reason}`);
    plans.follow({ entry: table.entries.at(-1) as (typeof table.entries)[number], events: progress.events });
  }
  const record = writeRecord(table.record(seed));
  const { ending } = table.outcome as Outcome;
  return { name, record, entries: table.seq, end: ending, fault: faultIn(game, record) };
}

process.once('message', (share: Share) => void work(share));
