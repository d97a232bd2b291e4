import type { CardSet, Enemy, PointState, State } from '../rules/index.ts';
import { callsSoon, type Foe, foesOf } from './foes.ts';

/** More than any retreat adds: from nobody at all. */
export const UNHINDERED = Number.POSITIVE_INFINITY;

/** A point whose enemies are known: who has driven away has gone, and who comes is there. */
export interface Pressed {
  /** Who is divided, the strongest first; their attacks, and what a retreat from each adds. */
  readonly divided: readonly Enemy[];
  readonly attacks: readonly number[];
  readonly retreats: readonly number[];
  /** What attacks everybody, and what a retreat from that adds. */
  readonly everywhere: number;
  readonly everywhereRetreat: number;
  readonly foes: number;
  /** Capture points at the end of the turn. */
  readonly strength: number;
  readonly tokens: number;
}

/** What of a state presses on all its points, as it is now: the state itself is played on. */
export interface Pressure {
  readonly held: readonly Enemy[];
  readonly retreatBonus: number;
  /** Tokens are broken at the start of defence. */
  readonly isDefence: boolean;
  /** Cards of the fresh forces. */
  readonly toCome: number;
}

export function pressureIn({
  held,
  retreatBonus,
  phase,
  fresh,
}: Pick<State, 'held' | 'retreatBonus' | 'phase' | 'fresh'>): Pressure {
  return { held: held.slice(), retreatBonus, isDefence: phase === 'defence', toCome: fresh.cards.length };
}

export function pressedAt(
  set: CardSet,
  { held, retreatBonus, isDefence, toCome }: Pressure,
  { fury, tokens }: Pick<PointState, 'fury' | 'tokens'>,
  enemies: readonly Enemy[],
): Pressed {
  const foes = foesOf(set);
  const divided: Enemy[] = [];
  let everywhere = 0;
  let everywhereRetreat = UNHINDERED;
  let strength = callsSoon(set, enemies, toCome);
  let left = tokens;
  for (const enemy of enemies) {
    const foe = foes[enemy] as Foe;
    strength += foe.capture;
    if (!isDefence) left -= foe.breaks;
    if (foe.jams) left = 0;
    if (held.includes(enemy)) continue;
    if (foe.everywhere) {
      everywhere += foe.attack + fury;
      everywhereRetreat = Math.min(everywhereRetreat, foe.retreat + retreatBonus);
    } else lineUp(divided, enemy, foes);
  }
  return {
    divided,
    attacks: divided.map((enemy) => (foes[enemy] as Foe).attack + fury),
    retreats: divided.map((enemy) => (foes[enemy] as Foe).retreat + retreatBonus),
    everywhere,
    everywhereRetreat,
    foes: enemies.length,
    strength,
    tokens: Math.max(0, left),
  };
}

/** Behind everybody who is as strong. A handful is in order sooner so than by a sort. */
function lineUp(divided: Enemy[], enemy: Enemy, foes: readonly Foe[]): void {
  const { attack } = foes[enemy] as Foe;
  let place = divided.length;
  for (; place > 0; place--) {
    const before = divided[place - 1] as Enemy;
    if ((foes[before] as Foe).attack >= attack) break;
    divided[place] = before;
  }
  divided[place] = enemy;
}
