import {
  type Bot,
  type Chance,
  chanceFrom,
  heardBy,
  type KeptStep,
  type LoadedGame,
  pick,
  type Outcome,
  type Refusal,
  type Seat,
  seedFromText,
  Table,
  toldReason,
  type ToldReason,
  type Viewer,
} from '@bridgehead/kernel';
import { headerFor } from './header.ts';
import { openingView } from './opening.ts';
import type { RandomGame } from './random-play.ts';
import { checkReasons } from './reasons.ts';
import { Speaker } from './speaker.ts';

type KindOf<Data> = Data extends { readonly kind: infer Kind extends string } ? Kind : never;

/** What a game can say, by its keys: the compiler sees to it that no kind of event or move is left out. */
export interface Repertoire<Move, Event> {
  readonly event: Readonly<Record<KindOf<Event>, unknown>>;
  readonly move: Readonly<Record<KindOf<Move>, unknown>>;
  readonly reason: object;
  readonly refusal: object;
  readonly decision: object;
}

export interface Talkative<S, M, E, V> {
  readonly game: LoadedGame<S, M, E, V>;
  readonly bots: readonly Bot<V, M>[];
  readonly tables: readonly Required<Pick<RandomGame<S, M, E, V>, 'options' | 'seats'>>[];
  readonly repertoire: Repertoire<M, E>;
  /** A move that somebody might try; most are refused. */
  readonly attempt: (state: S, seat: Seat, chance: Chance) => M;
  /** What no play meets in a test's time. */
  readonly rare?: {
    readonly events?: readonly E[];
    readonly moves?: readonly M[];
    readonly reasons?: readonly ToldReason[];
    readonly refusals?: readonly Refusal[];
    readonly outcomes?: readonly Outcome[];
  };
}

const ATTEMPTS = 12;
const REASONS_CHECKED_EVERY = 25;
/** Whoever searches is slow: at most tables one of the others makes most of the moves. */
const SEARCHED_EVERY = 6;

/**
 * Plays games with bots of every level and says everything there is to say as the wire can carry it: through JSON and
 * the one rule of what is told, to every seat and to a spectator, in both languages. Throws where a sentence fails, where
 * a reason tells a secret, and where something in the repertoire was never said.
 */
export function sayEverything<S, M, E, V>(talk: Talkative<S, M, E, V>): void {
  const speaker = new Speaker(talk.game);
  for (const [index, table] of talk.tables.entries()) playTalking(talk, speaker, table, index);
  const { options, seats } = talk.tables[0] as Talkative<S, M, E, V>['tables'][number];
  const opening = openingView(talk.game.rules, seats, options);
  speaker.events(talk.rare?.events ?? [], opening);
  for (const move of talk.rare?.moves ?? []) speaker.move(move, opening);
  for (const reason of talk.rare?.reasons ?? []) speaker.reason(reason);
  for (const refusal of talk.rare?.refusals ?? []) speaker.refusal(refusal);
  for (const outcome of talk.rare?.outcomes ?? []) speaker.outcome(outcome, opening);
  const endings = Object.fromEntries(talk.game.rules.manifest.endings.map((ending) => [ending, true]));
  for (const [part, keys] of Object.entries({ ...talk.repertoire, outcome: endings })) {
    const unsaid = Object.keys(keys as object).filter((key) => !speaker.said.has(`${part} ${key}`));
    if (unsaid.length > 0) throw new Error(`never said as ${part}: ${unsaid.join(', ')}`);
  }
}

function playTalking<S, M, E, V>(
  { game, bots, attempt }: Talkative<S, M, E, V>,
  speaker: Speaker<S, M, E, V>,
  { options, seats }: Talkative<S, M, E, V>['tables'][number],
  index: number,
): void {
  const { rules } = game;
  const seed = seedFromText(`talk ${index}`);
  const luck = chanceFrom(seedFromText(`talk ${index}: the players`));
  const table = Table.open(rules, headerFor(rules.manifest, options, seats, seed), chanceFrom(seed));
  const kept: KeptStep[] = [];
  for (const viewer of [...seats.keys(), 'spectator'] as const)
    speaker.events(heardBy(table.opening, viewer), rules.observe(table.state, viewer));
  for (;;) {
    const pending = rules.pending(table.state);
    if (pending.length === 0) break;
    const decision = pick(pending, luck);
    const viewers = kindsOfViewers(decision.seat, seats.length);
    for (const viewer of viewers) speaker.decisions(pending, rules.observe(table.state, viewer));
    const view = rules.observe(table.state, decision.seat);
    const level = luck.below(SEARCHED_EVERY) === 0 ? bots.length - 1 : index % (bots.length - 1);
    const bot = bots[level] as Bot<V, M>;
    const { move, why } = bot.choose(view, decision, { chance: luck, clock: () => 0, budget: 1, worlds: 1 });
    const other = rules.randomMove(table.state, decision, luck);
    for (const possible of [move, other]) speaker.move(possible, view);
    speaker.reason(toldReason(game.knowledge.explain(view, decision, other), true));
    for (let at = 0; at < ATTEMPTS; at++) {
      const refusal = rules.refusal(table.state, decision, attempt(table.state, decision.seat, luck));
      if (refusal) speaker.refusal(refusal);
    }
    if (luck.below(REASONS_CHECKED_EVERY) === 0) checkReasons(game, table.state, decision, move, luck);
    const progress = table.answer({ seat: decision.seat, decision: decision.id, move });
    if ('refusal' in progress) throw new Error(`a bot was refused: ${progress.refusal.reason}`);
    const entry = table.entries.at(-1) as KeptStep['entry'];
    const step = { seq: table.seq, entry, events: progress.events, why };
    kept.push(step);
    for (const viewer of viewers) {
      speaker.step(step, viewer, table.outcome !== null, rules.observe(table.state, viewer));
    }
  }
  for (const viewer of kindsOfViewers(0, seats.length)) {
    const view = rules.observe(table.state, viewer);
    for (const step of kept) speaker.step(step, viewer, true, view);
    speaker.outcome(rules.outcome(table.state), view);
  }
}

/** Whoever acts, somebody else at the table, and somebody who only looks. */
function kindsOfViewers(seat: Seat, seats: number): readonly Viewer[] {
  return [seat, (seat + 1) % seats, 'spectator'];
}
