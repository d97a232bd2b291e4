import { activate } from '../rules/activation.ts';
import { refuseAct } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import type { Shot } from '../rules/stage.ts';
import type { PieceId } from '../rules/state.ts';
import { named } from './asking.ts';
import { Battle } from './scenario.ts';

export const wall = (x: number, top: number, from = 0, to = 800) =>
  ({
    kind: 'block',
    corners: [
      { x, y: from },
      { x: x + 10, y: from },
      { x: x + 10, y: to },
      { x, y: to },
    ],
    base: 0,
    top,
    walkable: false,
    climbable: false,
  }) as const;

export const shoot = (by: PieceId, at: PieceId, weapon: Shot = 'own'): Act => ({
  kind: 'shoot',
  by,
  with: weapon,
  at: [at],
});

/** The clause and the reason against a move; null where it may be made. */
export function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return refusal && named(refusal);
}

/** A squad's turn; its first soldier shoots. */
export function duel(setting: ConstructorParameters<typeof Battle>[0] = {}, distance = 100) {
  const battle = new Battle(setting);
  const shooter = battle.soldier(0, 'light-assault-clones', 1, [200, 400]);
  const target = battle.soldier(1, 'cyber-infantry', 1, [200 + distance, 400]);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  return { battle, shooter, target };
}
