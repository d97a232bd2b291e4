import { skillOf, unitOf } from '../rules/ground.ts';
import { hitChance } from '../rules/odds.ts';
import type { Enemy, SkillCard, Unit } from '../rules/state.ts';
import { assaultTargets, attackTargets } from '../rules/targets.ts';
import type { Effect } from '../rules/vocabulary.ts';
import type { Scene } from './scene.ts';
import { preyOf } from './step.ts';
import type { Turn } from './use-turn.ts';

type Ground = Pick<Scene, 'pack' | 'view'>;
export type Chances = ReadonlyMap<Enemy, number>;

const NONE: Chances = new Map();

/** How likely each enemy falls to what is in hand: the attack that asks for its target, or the card picked up. */
export function chancesOf(scene: Ground, { question, card, decision }: Turn): Chances {
  const { view } = scene;
  if (question) {
    const asking = view.agenda.at(-2);
    const unit = question.by?.unit ?? null;
    if (asking?.task !== 'effect' || asking.effect.do !== 'attack' || unit === null) return NONE;
    return against(scene, unit, asking.effect, question.from);
  }
  if (card === null) return NONE;
  if (decision?.kind === 'act') return chancesOfCard(scene, card);
  return decision?.kind === 'react' ? chancesOfCard(scene, card, preyOf(view)) : NONE;
}

function chancesOfCard(scene: Ground, card: SkillCard, prey: readonly Enemy[] = []): Chances {
  const { pack, view } = scene;
  const unit = unitOf(card);
  const by = { unit, point: view.units[unit]?.at ?? null, prey };
  for (const effect of skillOf(pack, card).does) {
    if (effect.do === 'attack') return against(scene, unit, effect, attackTargets(pack, view, effect, by));
    if (effect.do === 'assault')
      return inSuccession(scene, unit, effect, assaultTargets(pack, view, effect, by));
  }
  return NONE;
}

/** All are attacked by one card: what helps the next roll alone is used up by the first of them. */
function inSuccession(
  { pack, view }: Ground,
  unit: Unit,
  effect: Extract<Effect, { do: 'assault' }>,
  enemies: readonly Enemy[],
): Chances {
  const units = view.units.map((own, number) => (number === unit ? { ...own, nextInspired: 0 } : own));
  const after = { pack, view: { ...view, units } };
  return new Map([
    ...against({ pack, view }, unit, effect, enemies.slice(0, 1)),
    ...against(after, unit, effect, enemies.slice(1)),
  ]);
}

function against(
  { pack, view }: Ground,
  unit: Unit,
  effect: Extract<Effect, { do: 'attack' | 'assault' }>,
  enemies: readonly Enemy[],
): Chances {
  return new Map(enemies.map((enemy) => [enemy, hitChance(pack, view, unit, enemy, effect)]));
}
