import type { CardSet, EnemyKind, EventCard, Skill } from '../rules/card-set.ts';
import type { Effect, Trait } from '../rules/vocabulary.ts';

/** A set that holds what the clauses speak of and nothing else: the core set may be tuned at will. */

function kind(
  id: string,
  copies: number,
  figures: readonly [number, number, number],
  ...traits: Trait[]
): EnemyKind {
  const [attack, defence, capture] = figures;
  return { id, copies, attack, defence, capture, traits };
}

const LAST: Trait = { trait: 'last' };
const PURSUES: Trait = { trait: 'pursues', bonus: 1 };

function attack(bonus: number, times = 1): Effect {
  return { do: 'attack', times, bonus };
}

function skill(id: string, copies: number, does: readonly Effect[], more: Partial<Skill> = {}): Skill {
  return { id, copies, does, ...more };
}

function event(id: string, reinforcements: EventCard['reinforcements'], ...does: Effect[]): EventCard {
  return { id, reinforcements, does };
}

const points = [
  { id: 'first', value: 4, limit: 2 },
  { id: 'second', value: 4, limit: 2 },
  { id: 'third', value: 4, limit: 3 },
  { id: 'fourth', value: 5, limit: 3 },
];

export const smallSet: CardSet = {
  scenarios: { terespol: points, volyn: points, citadel: points },
  enemies: [
    kind('infantry', 24, [1, 3, 1], { trait: 'calls', at: 4, brings: 2 }),
    kind('rockets', 10, [2, 2, 1], { trait: 'screened', by: ['infantry'] }),
    kind('car', 10, [3, 4, 1], PURSUES, { trait: 'drives' }),
    kind('guns', 4, [3, 3, 1], { trait: 'breaks', tokens: 1, at: ['defence'] }),
    kind('sappers', 4, [1, 2, 1], { trait: 'jams' }),
    kind('motorised', 6, [2, 3, 2], PURSUES),
    kind('planes', 1, [3, 4, 1], LAST, { trait: 'everywhere' }),
    kind('paras', 1, [3, 4, 2], LAST, { trait: 'lands' }),
    kind('tanks', 1, [5, 5, 3], LAST, { trait: 'breaks', tokens: 1, at: ['arrival', 'defence'] }),
  ],
  units: [
    {
      id: 'one',
      skills: [
        skill('double', 4, [attack(1, 2)]),
        skill('grenade', 2, [attack(1)], { cycle: true }),
        skill('stand-fast', 2, [{ do: 'reroll', bonus: 2 }], { reacts: { at: 'failed', to: 'self' } }),
        skill('cheer', 2, [{ do: 'inspire', bonus: 2, who: 'each-here', lasts: 'next' }], {
          plusAction: true,
        }),
      ],
    },
    {
      id: 'two',
      skills: [
        skill('volley', 4, [attack(2)]),
        skill(
          'drill',
          2,
          [
            { do: 'draw', count: 2, who: 'self' },
            { do: 'discard', count: 1, who: 'self' },
          ],
          { plusAction: true },
        ),
        skill('covering', 2, [{ do: 'steady', bonus: 2, who: 'checked', lasts: 'check' }], {
          reacts: { at: 'check', to: 'other' },
        }),
        skill('counter', 2, [{ do: 'attack', times: 1, bonus: 1, prey: 'attackers' }], {
          reacts: { at: 'passed', to: 'self' },
        }),
      ],
    },
    {
      id: 'three',
      skills: [
        skill('brace', 2, [{ do: 'steady', bonus: 2, who: 'self', lasts: 'turn' }], { plusAction: true }),
        skill('fortify', 2, [{ do: 'fortify', tokens: 2, where: 'here' }], { cycle: true }),
        skill('mines', 3, [{ do: 'attack', times: 2, bonus: 1, prey: 'arrived', spread: true }], {
          reacts: { at: 'arrival' },
        }),
        skill('barricade', 3, [{ do: 'hold', count: 2, where: 'here' }], { reacts: { at: 'defence' } }),
      ],
    },
    {
      id: 'four',
      skills: [
        skill('rifle', 3, [attack(0)], { cycle: true }),
        skill('dressing', 3, [{ do: 'reroll', bonus: 0 }], { reacts: { at: 'failed', to: 'any' } }),
        skill('evacuation', 2, [{ do: 'save' }], { reacts: { at: 'doomed', to: 'any' }, leaves: true }),
        skill('second-wind', 2, [{ do: 'action', count: 1, who: 'other-here' }], { plusAction: true }),
      ],
    },
    {
      id: 'five',
      skills: [
        skill('sniper', 4, [attack(2)]),
        skill('ambush', 4, [{ do: 'attack', times: 1, bonus: 2, prey: 'arrived' }], {
          reacts: { at: 'arrival' },
        }),
        skill('decoy', 2, [{ do: 'hold', count: 3, where: 'here', maxAttack: 2 }], {
          reacts: { at: 'defence' },
        }),
      ],
    },
  ],
  events: [
    event('quiet', [0, 0, 0, 0]),
    event('one-each', [1, 1, 1, 1]),
    event('four-on-four', [0, 0, 0, 4]),
    event('two-and-three', [0, 2, 3, 1]),
    event('one-on-one', [1, 0, 0, 0], { do: 'arrive', count: 1, where: 1 }),
    event('kept-away', [1, 1, 1, 1], { do: 'withhold', count: 1, where: 1 }),
    event('supplies', [0, 0, 0, 0], { do: 'draw', count: 1, who: 'each' }),
    event('shot', [0, 0, 0, 0], { do: 'destroy', count: 1, where: 'one' }),
    event('orders', [0, 0, 0, 0], { do: 'move', who: 'one' }),
    event('rally', [0, 0, 0, 0], { do: 'action', count: 1, who: 'each' }),
  ],
  tasks: [
    {
      id: 'banner',
      needs: [{ count: 'full-points', atLeast: 1 }],
      does: [{ do: 'draw', count: 1, who: 'each' }],
    },
    {
      id: 'together',
      needs: [{ count: 'units', where: 'each', atLeast: 3 }],
      does: [{ do: 'destroy', count: 1, where: 'one' }],
    },
    {
      id: 'silence',
      needs: [{ count: 'fallen', atLeast: 1 }],
      does: [{ do: 'fortify', tokens: 1, where: 1 }],
    },
  ],
};
