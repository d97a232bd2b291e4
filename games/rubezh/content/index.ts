import enemies from './core/enemies.json' with { type: 'json' };
import events from './core/events.json' with { type: 'json' };
import grounds from './core/points.json' with { type: 'json' };
import skills from './core/skills.json' with { type: 'json' };
import tasks from './core/tasks.json' with { type: 'json' };
import units from './core/units.json' with { type: 'json' };
import type { Pack } from './pack.ts';
import { readPack } from './schema.ts';

export type { Pack } from './pack.ts';

/** Our own set (RUB-8 to RUB-11) as it was written. */
export const ownPack = {
  id: 'core',
  title: { ru: 'Основной набор (наша реконструкция)', en: 'Core set (our reconstruction)' },
  grounds: {
    terespol: wordsOf(grounds.terespol),
    volyn: wordsOf(grounds.volyn),
    citadel: wordsOf(grounds.citadel),
  },
  scenarios: {
    terespol: grounds.terespol.points,
    volyn: grounds.volyn.points,
    citadel: grounds.citadel.points,
  },
  units: units.map((unit) => ({ ...unit, skills: skillsOf(unit.id) })),
  enemies,
  events,
  tasks,
};

/** Our own set, or another of the same schema in its place. */
export function packFrom(json: unknown = ownPack): Pack {
  return readPack(json);
}

function wordsOf({ title, fact }: (typeof grounds)['citadel']) {
  return { title, fact };
}

function skillsOf(id: string) {
  return skills.flatMap(({ unit, ...skill }) => (unit === id ? [skill] : []));
}
