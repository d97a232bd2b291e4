import type { PingTarget } from '@bridgehead/kit';
import type { Pack } from '../../content/pack.ts';
import { unitOf } from '../../rules/ground.ts';
import { SKILLS } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { enemyTitle, eventIn, pointTitle, type Scene, skillIn, unitTitle } from '../scene.ts';

export const POINTED = ['point', 'unit', 'enemy', 'card', 'event'] as const;

/** What can be pointed at: a fire point, a unit, an enemy, a skill card, an event or task. */
export interface Place {
  readonly of: (typeof POINTED)[number];
  readonly id: number;
}

/** What another page has sent may not fit this table. */
export function readPlace({ of, id }: PingTarget, pack: Pack, view: Pick<View, 'points'>): Place | null {
  const kind = POINTED.find((one) => one === of);
  if (kind === undefined || !Number.isInteger(id) || Number(id) < 0) return null;
  return Number(id) < countOf(kind, pack, view) ? { of: kind, id: Number(id) } : null;
}

function countOf(of: Place['of'], { units, events, tasks, enemies }: Pack, { points }: Pick<View, 'points'>) {
  switch (of) {
    case 'point':
      return points.length;
    case 'unit':
      return units.length;
    case 'enemy':
      return enemies.reduce((sum, { copies }) => sum + copies, 0);
    case 'card':
      return units.length * SKILLS;
    case 'event':
      return events.length + tasks.length;
  }
}

export function placeText(scene: Scene, { of, id }: Place): string {
  const { pack, language, text } = scene;
  switch (of) {
    case 'point':
      return text.pointOf(id + 1, pointTitle(scene, id));
    case 'unit':
      return unitTitle(scene, id);
    case 'enemy':
      return enemyTitle(scene, id);
    case 'card':
      return text.cardOf(skillIn(pack, id).title[language], unitTitle(scene, unitOf(id)));
    case 'event':
      return eventIn(pack, id).title[language];
  }
}

/** Where it lies on the page; a card that is in nobody's sight here is shown by its unit. */
export function elementOf({ of, id }: Place): Element | null {
  const found = document.querySelector(of === 'point' ? `[data-goal="point:${id}"]` : `[data-${of}="${id}"]`);
  return found ?? (of === 'card' ? document.querySelector(`[data-unit="${unitOf(id)}"]`) : null);
}

/** What lies under a finger. */
export function placeUnder(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null;
  for (const of of POINTED.slice(1)) {
    const id = target.closest<HTMLElement>(`[data-${of}]`)?.dataset[of];
    if (id !== undefined) return { of, id: Number(id) };
  }
  const goal = target.closest<HTMLElement>('[data-goal^="point:"]')?.dataset['goal'];
  return goal === undefined ? null : { of: 'point', id: Number(goal.slice('point:'.length)) };
}
