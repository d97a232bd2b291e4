import type { Question, Task } from '../../rules/agenda.ts';
import type { CardSet } from '../../rules/card-set.ts';
import { kindOf, skillOf } from '../../rules/ground.ts';
import { BOTTOM } from '../../rules/state.ts';

/** What a question is answered with: a kind, a skill, an event, a unit or point by its number as printed, `bottom`. */
export type Answer = string | number;

/** What the question on top of an agenda offers, by name. */
export function offeredBy(set: CardSet, agenda: readonly Task[]): Answer[] {
  const { about, from } = agenda.at(-1) as Question;
  const named = namer(set, about, agenda.at(-2));
  return from.map(named);
}

function namer(set: CardSet, about: Question['about'], under: Task | undefined): (item: number) => Answer {
  switch (about) {
    case 'enemy':
    case 'enemies':
      return (enemy) => kindOf(set, enemy).id;
    case 'discard':
    case 'recover':
      return (card) => skillOf(set, card).id;
    case 'destination':
      return (place) => (place === BOTTOM ? 'bottom' : place + 1);
    case 'order':
      return (card) => (isOfEvents(under) ? eventName(set, card) : kindOf(set, card).id);
    default:
      return (item) => item + 1;
  }
}

function isOfEvents(task: Task | undefined): boolean {
  return task?.task === 'effect' && task.effect.do === 'look' && task.effect.deck === 'events';
}

function eventName({ events, tasks }: CardSet, card: number): string {
  return [...events, ...tasks][card]?.id ?? '';
}
