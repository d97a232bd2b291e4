import type { Localized } from '@bridgehead/kernel';
import type { Pack, WordedPoint, WordedSkill, WordedUnit, Words } from '../content/pack.ts';
import {
  type Enemy,
  type EventDeckCard,
  eventOf,
  isTask,
  kindOf,
  type Phase,
  type Point,
  type Scenario,
  type SkillCard,
  skillOf,
  taskOf,
  type Unit,
} from '../rules/index.ts';

/** What things are called. Titles stand in the nominative: sentences are built so that they may. */

/** A line must not break between a number and its ending, «2-й», or before one: «№ 1». */
export function unbroken({ ru, en }: Localized): Localized {
  return { ru: ru.replace(/(\d)-(?=[а-яё])/g, '$1\u2011').replace(/№ (?=\d)/g, '№\u00a0'), en };
}

export function unitName(pack: Pack, unit: Unit): Localized {
  return unbroken((pack.units[unit] as WordedUnit).title);
}

/** Without a capital letter. */
export function enemyName(pack: Pack, enemy: Enemy): Localized {
  return (kindOf(pack, enemy) as Pack['enemies'][number]).title;
}

export function skillName(pack: Pack, card: SkillCard): Localized {
  return (skillOf(pack, card) as WordedSkill).title;
}

/** A card of the event deck: an event or a task. */
export function eventName(pack: Pack, card: EventDeckCard): Localized {
  const entry = isTask(pack, card) ? taskOf(pack, card) : eventOf(pack, card);
  return unbroken((entry as typeof entry & Words).title);
}

export function pointName(pack: Pack, scenario: Scenario, point: Point): Localized {
  return unbroken((pack.scenarios[scenario][point] as WordedPoint).title);
}

/** As it is printed: the first is 1. */
export function pointNumber(point: Point): number {
  return point + 1;
}

const PHASE_NAMES: Readonly<Record<Phase, Localized>> = {
  setup: { ru: 'Подготовка', en: 'Setting up' },
  start: { ru: 'Начало хода', en: 'Start of the turn' },
  events: { ru: 'Событие', en: 'Event' },
  actions: { ru: 'Действия', en: 'Actions' },
  defence: { ru: 'Защита', en: 'Defence' },
  end: { ru: 'Конец хода', en: 'End of the turn' },
};

export function phaseName(phase: Phase): Localized {
  return PHASE_NAMES[phase];
}

/** `«Залп», «Бросок»`; `“Volley”, “Rush”`. Titles that come in quotes keep their own. */
export function quoted(titles: readonly Localized[]): Localized {
  const bare = (text: string) => text.replace(/^[«“]|[»”]$/g, '');
  return {
    ru: titles.map(({ ru }) => `«${bare(ru)}»`).join(', '),
    en: titles.map(({ en }) => `“${bare(en)}”`).join(', '),
  };
}

export function skillNames(pack: Pack, cards: readonly SkillCard[]): Localized {
  return quoted(cards.map((card) => skillName(pack, card)));
}

/** `пехотный взвод × 2, сапёры`. */
export function enemyNames(pack: Pack, enemies: readonly Enemy[]): Localized {
  const counts = new Map<Localized, number>();
  for (const enemy of enemies) {
    const name = enemyName(pack, enemy);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const list = (language: keyof Localized) =>
    [...counts]
      .map(([name, count]) => (count === 1 ? name[language] : `${name[language]}\u00a0×\u00a0${count}`))
      .join(', ');
  return { ru: list('ru'), en: list('en') };
}

/** Cards of the event deck or of the fresh forces, in their order. */
export function deckCardNames(pack: Pack, deck: 'events' | 'fresh', cards: readonly number[]): Localized {
  if (deck === 'events') return quoted(cards.map((card) => eventName(pack, card)));
  const names = cards.map((card) => enemyName(pack, card));
  return { ru: names.map(({ ru }) => ru).join(', '), en: names.map(({ en }) => en).join(', ') };
}

export function capital({ ru, en }: Localized): Localized {
  const up = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return { ru: up(ru), en: up(en) };
}
