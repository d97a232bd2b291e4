import { ownPack } from '@bridgehead/rubezh/content';

const [PRINTED, MORE] = [6, 2];
/** So many come to point 1 at once. */
export const STORM = PRINTED + MORE;

/**
 * Cards for «Рубеж» with which the first turn is as full as a turn can be: a crowd at point 1, every figure of theirs changed by
 * the event, every unit with bonuses on its rolls, and tokens wherever there is room.
 */
export const storm = {
  ...ownPack,
  id: 'storm',
  units: ownPack.units.map((unit) => {
    const [first] = unit.skills as [(typeof unit.skills)[number], ...unknown[]];
    const { id, title } = first;
    return { ...unit, skills: [{ id, title, copies: 10, does: [{ do: 'attack', times: 1, bonus: 1 }] }] };
  }),
  enemies: ownPack.enemies.slice(0, 1).map((kind) => ({ ...kind, attack: 2, copies: 60, traits: [] })),
  events: ownPack.events.slice(0, 5).map((event) => ({
    ...event,
    does: [
      { do: 'destroy', count: 9, where: 'each' },
      {
        do: 'at',
        where: 'each',
        does: [
          { do: 'fury', bonus: -1, where: 'here' },
          { do: 'cover', bonus: 1, where: 'here' },
          { do: 'fortify', tokens: 3, where: 'here' },
        ],
      },
      { do: 'steady', bonus: 1, who: 'each', lasts: 'turn' },
      { do: 'inspire', bonus: -1, who: 'each', lasts: 'turn' },
      { do: 'arrive', count: MORE, where: 1 },
    ],
    reinforcements: [PRINTED, 0, 0, 0],
  })),
  tasks: ownPack.tasks.slice(0, 1).map((task) => ({ ...task, needs: [{ count: 'captured', atLeast: 4 }] })),
};
