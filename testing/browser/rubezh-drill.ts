import type { Localized } from '@bridgehead/kernel';
import { ownPack } from '@bridgehead/rubezh/content';

/**
 * Cards for «Рубеж» with which a turn takes the same course whatever is dealt and rolled. Two enemies come to point 1 and one
 * to point 4. Whoever stands fails, whoever retreats gets away, and only the cadets' card saves a unit that has failed.
 */
const does = {
  /** Whoever is there goes; of six faces none is enough to stand against two, and every one to retreat from one. */
  event: [
    { do: 'destroy', count: 9, where: 'each' },
    { do: 'steady', bonus: -4, who: 'each', lasts: 'turn' },
    { do: 'retreat', bonus: 4 },
  ],
  fortify: [{ do: 'fortify', tokens: 1, where: 'here' }],
  arrange: [{ do: 'look', deck: 'events', count: 6, bottom: 0 }],
  save: [{ do: 'reroll', bonus: 6 }],
  task: [{ do: 'draw', count: 1, who: 'each' }],
};

const SKILLS: Readonly<Record<string, object>> = {
  cadets: { does: does.save, reacts: { at: 'failed', to: 'any' } },
  engineers: { does: does.arrange },
};

const TASKS = 12;

/** Titles of the tasks begin so. */
export const TASK: Localized = { ru: 'Проба', en: 'Trial' };

export const drill = {
  ...ownPack,
  id: 'drill',
  scenarios: {
    ...ownPack.scenarios,
    terespol: ownPack.scenarios.terespol.map((point) => ({ ...point, value: 1, limit: 2 })),
  },
  units: ownPack.units.map((unit) => {
    const [first] = unit.skills as [(typeof unit.skills)[number], ...unknown[]];
    const { id, title } = first;
    return { ...unit, skills: [{ id, title, copies: 10, ...(SKILLS[unit.id] ?? { does: does.fortify }) }] };
  }),
  enemies: ownPack.enemies.slice(0, 1).map((kind) => ({ ...kind, copies: 60, traits: [] })),
  events: ownPack.events
    .slice(0, 5)
    .map((event) => ({ ...event, does: does.event, reinforcements: [2, 0, 0, 1] })),
  tasks: Array.from({ length: TASKS }, (_, number) => ({
    ...ownPack.tasks[0],
    id: `trial-${number + 1}`,
    title: { ru: `${TASK.ru} ${number + 1}`, en: `${TASK.en} ${number + 1}` },
    needs: [{ count: 'captured', atLeast: 1 }],
    does: does.task,
  })),
};
