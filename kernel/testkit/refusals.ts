import {
  type Chance,
  chanceFrom,
  type Decision,
  pick,
  readOptions,
  type Refusal,
  type Rules,
  type Seat,
  type SeatKind,
  seedFromText,
} from '@bridgehead/kernel';

interface Provoked<S, M, E, V> {
  readonly rules: Rules<S, M, E, V>;
  readonly tables: readonly {
    readonly options: Readonly<Record<string, unknown>>;
    readonly seats: readonly SeatKind[];
  }[];
  /** Any move at all, legal or not. */
  readonly attempt: (state: S, seat: Seat, luck: Chance) => M;
  /** So many attempts in each position. */
  readonly attempts: number;
  /** How the games go on; at random, unless this says how at some tables. */
  readonly play?: (state: S, decision: Decision, table: number) => M | undefined;
}

/** Plays games in which anything is tried, and gives every refusal met on the way, one for each reason. */
export function refusalsMet<S, M, E, V>({
  rules,
  tables,
  attempt,
  attempts,
  play,
}: Provoked<S, M, E, V>): ReadonlyMap<string, Refusal> {
  const luck = chanceFrom(seedFromText('refused'));
  const met = new Map<string, Refusal>();
  for (const [table, { options, seats }] of tables.entries()) {
    const plan = readOptions(rules.manifest, seats.length, options);
    if ('refusal' in plan) throw new Error(plan.refusal.reason);
    const state = rules.setup(plan.options, seats, luck);
    while (rules.pending(state).length > 0) {
      const decision = pick(rules.pending(state), luck);
      for (let tries = 0; tries < attempts; tries++) {
        const refusal = rules.refusal(state, decision, attempt(state, decision.seat, luck));
        if (refusal) met.set(refusal.reason, refusal);
      }
      const move = play?.(state, decision, table) ?? rules.randomMove(state, decision, luck);
      rules.play(state, decision, move, luck);
    }
  }
  return met;
}
