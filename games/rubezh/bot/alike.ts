import {
  type CardSet,
  type Enemy,
  enemyAt,
  kindOf,
  type Move,
  type Question,
  skillOf,
  type SkillCard,
  type State,
} from '../rules/index.ts';

/** One of all moves that come to the same: whichever copy of a skill is meant, or whichever enemy of a kind. */
export function withoutTwins(set: CardSet, state: State, moves: readonly Move[]): Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const likeness = likenessOf(set, state, move);
    if (seen.has(likeness)) return false;
    seen.add(likeness);
    return true;
  });
}

/** The same of two moves that come to the same. */
function likenessOf(set: CardSet, state: State, move: Move): string {
  switch (move.kind) {
    case 'play':
    case 'cycle':
    case 'react':
      return `${move.kind} ${skillOf(set, move.card).id}`;
    case 'choose':
      return move.picks.map((pick) => likenessOfPick(set, state, pick)).join(', ');
    default:
      return JSON.stringify(move);
  }
}

function likenessOfPick(set: CardSet, state: State, pick: number): string {
  switch ((state.agenda.at(-1) as Question).about) {
    case 'enemy':
    case 'enemies':
      return likenessOfEnemy(set, state, pick);
    case 'discard':
    case 'recover':
      return skillOf(set, pick as SkillCard).id;
    default:
      return String(pick);
  }
}

/** Its kind, where it stands, and whom it attacks this turn. */
function likenessOfEnemy(set: CardSet, state: State, enemy: Enemy): string {
  const attacked = state.agenda.flatMap((task) =>
    task.task === 'check' && task.attackers.includes(enemy) ? [task.unit] : [],
  );
  return [kindOf(set, enemy).id, enemyAt(state, enemy), state.held.includes(enemy), ...attacked].join(' ');
}
