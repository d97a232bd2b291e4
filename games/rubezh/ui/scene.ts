import type { Seat } from '@bridgehead/kernel';
import { sceneContext, type TableScene } from '@bridgehead/kit/table';
import type { Source } from '../rules/agenda.ts';
import { isTask, kindOf, skillOf, unitOf } from '../rules/ground.ts';
import type { Enemy, EventDeckCard, Point, SkillCard, Unit } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Pack, Words } from '../content/pack.ts';
import { unitName } from '../text/names.ts';
import type { Messages } from './text.ts';

export interface Scene extends TableScene<View, Pack, Messages> {
  /** The units the viewer commands; nobody's for those who watch. */
  readonly own: readonly Unit[];
}

export const { SceneProvider, useScene } = sceneContext<Scene>();

export function unitTitle({ pack, language }: Scene, unit: Unit): string {
  return pack.units[unit] ? unitName(pack, unit)[language] : String(unit + 1);
}

export function pointTitle({ pack, view, language }: Scene, point: Point): string {
  return pack.scenarios[view.scenario][point]?.title[language] ?? String(point + 1);
}

export function enemyTitle({ pack, language }: Scene, enemy: Enemy): string {
  const { id } = kindOf(pack, enemy);
  const title = pack.enemies.find((kind) => kind.id === id)?.title[language] ?? id;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

export type SkillWords = Pack['units'][number]['skills'][number];

export function skillIn(pack: Pack, card: SkillCard): SkillWords {
  const { id } = skillOf(pack, card);
  return pack.units[unitOf(card)]?.skills.find((skill) => skill.id === id) as SkillWords;
}

export type EventWords = Pack['events'][number] | Pack['tasks'][number];

export function eventIn(pack: Pack, card: EventDeckCard): EventWords {
  return (isTask(pack, card) ? pack.tasks[card - pack.events.length] : pack.events[card]) as EventWords;
}

/** The card, or the fire point, whose effect it is. */
export function sourceIn(
  { pack, view }: Scene,
  { of, id }: Source['card'],
): Pick<Words, 'title'> | undefined {
  if (of === 'point') return pack.scenarios[view.scenario][id];
  return of === 'skill' ? skillIn(pack, id) : eventIn(pack, id);
}

export function commands({ view }: Pick<Scene, 'view'>, seat: Seat): Unit[] {
  return view.units.flatMap(({ commander }, unit) => (commander === seat ? [unit] : []));
}
