import {
  canonicalJson,
  type Chance,
  type Decision,
  listMoves,
  type Rules,
  toldDecisions,
  type Viewer,
} from '@bridgehead/kernel';
import { sameJson } from './same-json.ts';

/**
 * States that differ only in what a viewer cannot know must look the same to it, ask the same questions, of everybody at
 * the table, and allow it the same answers. Another such state comes from the game's own `sample`.
 */
export function checkNonInterference<S, M, E, V>(
  rules: Rules<S, M, E, V>,
  state: S,
  viewer: Viewer,
  chance: Chance,
): void {
  const view = rules.observe(state, viewer);
  const twin = rules.sample(JSON.parse(JSON.stringify(view)) as V, chance);
  mustAgree('view', viewer, view, rules.observe(twin, viewer));
  mustAgree(
    'questions to everybody',
    viewer,
    questions(rules, state, viewer),
    questions(rules, twin, viewer),
  );
  mustAgree('moves', viewer, choices(rules, state, viewer), choices(rules, twin, viewer));
}

/** That somebody is asked is seen by all: it may not depend on a hand that is not. */
function questions<S, M, E, V>(rules: Rules<S, M, E, V>, state: S, viewer: Viewer): readonly Decision[] {
  return toldDecisions(rules.pending(state), viewer);
}

function choices<S, M, E, V>(rules: Rules<S, M, E, V>, state: S, viewer: Viewer) {
  const own = rules.pending(state).filter((decision) => decision.seat === viewer);
  return own.map((decision) => ({ decision, moves: [...listMoves(rules, state, decision)] }));
}

function mustAgree(what: string, viewer: Viewer, seen: unknown, twin: unknown): void {
  if (sameJson(seen, twin)) return;
  const [a, b] = [canonicalJson(seen), canonicalJson(twin)];
  throw new Error(`the ${what} of ${viewer} depend on what it may not know:\n${a}\n${b}`);
}
