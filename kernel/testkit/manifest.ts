import { AGREED_ENDINGS, type Decision, type Rules } from '@bridgehead/kernel';
import { sameJson } from './same-json.ts';

/** What a manifest says of its game must be true of every state: lobbies, servers and bots rely on it. */
export function checkManifest<S, M, E, V>(
  rules: Rules<S, M, E, V>,
  state: S,
  pending: readonly Decision[],
): void {
  const { id, hiddenInformation, simultaneous, cooperative, endings, sides } = rules.manifest;
  const outcome = rules.outcome(state);
  const demand = (holds: boolean, promise: string) => {
    if (!holds) throw new Error(`${id} breaks its manifest: ${promise}`);
  };
  demand((outcome !== null) === (pending.length === 0), 'a game is over exactly when nobody has to decide');
  demand(
    new Set(pending.map((decision) => decision.id)).size === pending.length,
    'decisions have ids of their own',
  );
  demand(simultaneous || pending.length <= 1, 'only one decision at a time');
  demand(!(cooperative && sides), 'sides play against each other in no co-operative game');
  demand(!endings.some(isAgreed), 'the kernel alone ends a game by agreement');
  if (outcome) {
    const shared = outcome.kind === 'won' || outcome.kind === 'lost';
    demand(shared === cooperative, 'all win or lose together exactly in a co-operative game');
    demand(endings.includes(outcome.ending), `“${outcome.ending}” is one of its endings`);
  }
  const [own, common] = [rules.observe(state, 0), rules.observe(state, 'spectator')];
  if (hiddenInformation !== 'own') demand(sameJson(anybodys(own), anybodys(common)), 'nobody has a secret');
}

function isAgreed(ending: string): boolean {
  return AGREED_ENDINGS.some((agreed) => agreed === ending);
}

/** A view may say whose it is. */
function anybodys(view: unknown): unknown {
  return { ...(view as object), viewer: null };
}
