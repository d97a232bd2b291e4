import { type Decision, judge, lapseOf, type Rules } from '@bridgehead/kernel';

/** What decisions promise whoever waits for them: a lapse can be played, and a window asks every seat once and holds the game. */
export function checkDecisions<S, M, E, V>(
  rules: Rules<S, M, E, V>,
  state: S,
  pending: readonly Decision[],
): void {
  const asked = new Set<string>();
  for (const decision of pending) {
    const { id, window, seat, must } = decision;
    const lapsed = lapseOf(decision);
    const judged = lapsed && judge(rules, state, lapsed, pending);
    if (judged && 'refusal' in judged) throw new Error(`“${id}” cannot lapse: ${judged.refusal.reason}`);
    if (window === undefined) continue;
    if (!must) throw new Error(`“${id}” does not hold the window “${window}” open`);
    if (asked.has(`${window} ${seat}`)) throw new Error(`the window “${window}” asks seat ${seat} twice`);
    asked.add(`${window} ${seat}`);
  }
}
