import { isTask, kindOf } from '../rules/ground.ts';
import type { Enemy, EventDeckCard, Point, SkillCard } from '../rules/state.ts';
import {
  effectsText,
  enemyCardText,
  eventCardText,
  pointCardText,
  skillCardText,
  taskCardText,
} from '../text/card-text/index.ts';
import { type Scene, skillIn } from './scene.ts';

/** A fire point by its full name, and its property if it has one. */
export function pointText({ pack, view, language }: Scene, id: Point): string {
  const point = pack.scenarios[view.scenario][id];
  if (!point) return '';
  const property = pointCardText(point, pack)?.[language];
  return property ? `${point.place[language]}\n${property}` : point.place[language];
}

/** What a skill card does. */
export function skillText({ pack, language }: Scene, card: SkillCard): string {
  return skillCardText(skillIn(pack, card), pack)[language];
}

/** What an event does, or what a task needs and gives. */
export function eventText({ pack, language, text }: Scene, card: EventDeckCard): string {
  const task = isTask(pack, card) ? pack.tasks[card - pack.events.length] : undefined;
  if (task) {
    const { needs, does } = taskCardText(task, pack);
    return `${text.taskNeeds} ${needs[language]}\n${text.taskGives} ${does[language]}`;
  }
  const event = pack.events[card];
  return event ? eventCardText(event, pack)[language] : '';
}

/** What a kind of enemy is known for. */
export function enemyText({ pack, language }: Scene, enemy: Enemy): string {
  return enemyCardText(kindOf(pack, enemy), pack)[language];
}

/** The ways that the card in hand leaves open; an empty one is to leave it. */
export function alternativesOf({ pack, view, language, text }: Scene): readonly string[] {
  const asking = view.agenda.at(-2);
  if (asking?.task !== 'effect' || asking.effect.do !== 'choose') return [];
  return asking.effect.of.map((effects) =>
    effects.length === 0 ? text.leaveIt : effectsText(effects, pack)[language],
  );
}
