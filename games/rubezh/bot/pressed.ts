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

/** What of a state presses on its points. */
type Ground = Pick<State, 'held' | 'phase' | 'retreatBonus' | 'fresh'>;

export function pressedAt(
  set: CardSet,
  ground: Ground,
  { fury, tokens }: Pick<PointState, 'fury' | 'tokens'>,
  enemies: readonly Enemy[],
): Pressed {
  const { held, phase, retreatBonus } = ground;
  const foes = foesOf(set);
  const foeOf = (enemy: Enemy) => foes[enemy] as Foe;
  const divided: Enemy[] = [];
  let everywhere = 0;
  let everywhereRetreat = UNHINDERED;
  let strength = callsSoon(set, enemies, ground);
  let left = tokens;
  for (const enemy of enemies) {
    const foe = foeOf(enemy);
    strength += foe.capture;
    if (phase !== 'defence') left -= foe.breaks;
    if (foe.jams) left = 0;
    if (held.includes(enemy)) continue;
    if (foe.everywhere) {
      everywhere += foe.attack + fury;
      everywhereRetreat = Math.min(everywhereRetreat, foe.retreat + retreatBonus);
    } else divided.push(enemy);
  }
  divided.sort((one, other) => foeOf(other).attack - foeOf(one).attack);
  return {
    divided,
    attacks: divided.map((enemy) => foeOf(enemy).attack + fury),
    retreats: divided.map((enemy) => foeOf(enemy).retreat + retreatBonus),
    everywhere,
    everywhereRetreat,
    foes: enemies.length,
    strength,
    tokens: Math.max(0, left),
  };
}
