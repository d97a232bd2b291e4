import { Problem } from '@bridgehead/kernel';
import { complaintOf, playAtRandom } from '@bridgehead/kernel/testkit';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownPack, packFrom } from '../content/index.ts';
import { rulesOver } from '../rules/rules.ts';
import { Table } from './cards/table.ts';

const own = () => JSON.parse(JSON.stringify({ ...ownPack, id: 'other' }));
type Json = ReturnType<typeof own>;

const many = Array(6).fill({ do: 'draw', count: 1, who: 'each' });

function complaint(change: (json: Json) => void) {
  const json = own();
  change(json);
  return complaintOf(() => packFrom(json));
}

describe('the core set', () => {
  const pack = packFrom();
  test('RUB-1.1 has 66 enemy cards of ten kinds', () => {
    expect(Object.fromEntries(pack.enemies.map(({ id, copies }) => [id, copies]))).toEqual({
      infantry: 24,
      rockets: 10,
      'armoured-car': 10,
      artillery: 4,
      sappers: 4,
      motorised: 6,
      rifle: 5,
      aviation: 1,
      paratroopers: 1,
      tanks: 1,
    });
  });
  test('RUB-1.2 has five units with ten skill cards each, 26 events, 5 tasks, 12 fire points', () => {
    expect(pack.units.map(({ skills }) => skills.reduce((cards, { copies }) => cards + copies, 0))).toEqual([
      10, 10, 10, 10, 10,
    ]);
    expect([pack.events.length, pack.tasks.length]).toEqual([26, 5]);
    expect(Object.values(pack.scenarios).map((points) => points.length)).toEqual([4, 4, 4]);
  });
  test('has a test of the same name for every skill', () => {
    const files = readdirSync(join(import.meta.dirname, 'cards')).filter((name) => name.endsWith('.test.ts'));
    const skills = pack.units.flatMap(({ skills: own }) => own.map(({ id }) => `${id}.test.ts`));
    expect(files.sort()).toEqual(skills.sort());
  });
  test('says that it is a reconstruction', () => {
    expect(pack.title.ru).toContain('реконструкция');
    expect(pack.title.en).toContain('reconstruction');
  });
});

describe('RUB-1.3 a card or the property of a fire point, made of data alone', () => {
  const json = own();
  const title = { ru: 'Новая', en: 'New' };
  json.units[1].skills[0] = {
    id: 'smoke-and-run',
    title,
    copies: 3,
    plusAction: true,
    does: [
      {
        do: 'when',
        holds: { count: 'enemies', where: 'here', atLeast: 2 },
        does: [{ do: 'hold', count: 1, where: 'here' }],
      },
      {
        do: 'for',
        who: 'other-here',
        does: [
          { do: 'move', who: 'self' },
          { do: 'draw', count: 1, who: 'self' },
        ],
      },
    ],
  };
  json.enemies[6] = {
    ...json.enemies[6],
    id: 'cavalry',
    traits: [{ trait: 'drives' }, { trait: 'jams' }, { trait: 'calls', at: 2, brings: 1 }],
  };
  json.events[3] = { ...json.events[3], id: 'fog', does: [{ do: 'cover', bonus: 1, where: 'unmanned' }] };
  const bayonets = json.units[0].skills[1];
  bayonets.does[0].kinds = ['cavalry'];
  const [first, second, third] = json.scenarios.volyn;
  first.property = { at: 'start', does: [{ do: 'move', who: 'one-here', may: true }] };
  second.property = { at: 'defence', does: [{ do: 'hold', count: 1, where: 'here' }] };
  third.property = { at: 'end', does: [{ do: 'look', deck: 'events', count: 2, bottom: 1 }] };
  const theirs = packFrom(json);

  test('does what it says', () => {
    const given = {
      points: ['cavalry cavalry'],
      units: [1, 1, 2, 2, 2],
      hands: { 1: 'bayonets', 2: 'smoke-and-run' },
    };
    const table = new Table({ set: theirs, ...given, decks: { 1: 'hurrah' } });
    table.play('smoke-and-run').choose(['cavalry']).choose([3]);
    expect([table.at(1), table.hand(1), table.actions(2)]).toEqual([3, 'bayonets hurrah', 1]);
    expect(table.state.held).toHaveLength(1);
    const charge = new Table({ set: theirs, ...given }).play('bayonets', 6, 1);
    expect(charge.attacks).toEqual(['cavalry 6+0>4', 'cavalry 1+0≤4']);
  });
  test('is played by the same rules, by any number of people', () => {
    let properties = 0;
    for (let seats = 1; seats <= 5; seats++) {
      const options = { scenario: 'volyn' };
      playAtRandom({
        rules: rulesOver(theirs),
        seats: Array(seats).fill('human'),
        options,
        seed: `new ${seats}`,
        hear: ({ kind }) => (properties += kind === 'property' ? 1 : 0),
      });
    }
    expect(properties).toBeGreaterThan(20);
  }, 120_000);
});

describe('a content pack', () => {
  test.each<[string, (json: Json) => void, string]>([
    ['a name nobody sees', (json) => (json.units[0].title.ru = ' \u200b'), 'units.0.title.ru (outpost)'],
    [
      'an unknown word',
      (json) => (json.events[0].does[0].do = 'pray'),
      'events.0.does.0.do (ammunition-store)',
    ],
    ['eleven skill cards', (json) => json.units[1].skills[0].copies++, 'units.1.skills (cadets)'],
    ['a bridge too far', (json) => json.scenarios.volyn.push(json.scenarios.volyn[0]), 'scenarios.volyn'],
    [
      'seven reinforcements',
      (json) => (json.events[2].reinforcements = [2, 2, 2, 1]),
      'reinforcements (casemates)',
    ],
    [
      'a kind that is not there',
      (json) => (json.units[0].skills[1].does[0].kinds = ['cavalry']),
      'units.0.skills.1.does.0.kinds.0 (bayonets) is "cavalry"',
    ],
    [
      'a screen of nobody',
      (json) => (json.enemies[1].traits[0].by = ['fog']),
      'enemies.1.traits.0.by.0 (rockets)',
    ],
    [
      'a trait twice',
      (json) => json.enemies[4].traits.push({ trait: 'jams' }),
      'enemies.4.traits.1.trait (sappers)',
    ],
    ['two of a name', (json) => (json.tasks[1].id = json.tasks[0].id), 'tasks.1.id (banner)'],
    ['an event that is somebody’s', (json) => (json.events[0].does[0].who = 'self'), 'events.0.does.0.who'],
    [
      'an event that is somewhere',
      (json) => (json.events[9].does[0].where = 'here'),
      'events.9.does.0.where',
    ],
    [
      'an attack by nobody',
      (json) => (json.events[0].does = [{ do: 'attack', times: 1, bonus: 0 }]),
      'events.0.does.0.do',
    ],
    [
      'a roll again that nobody made',
      (json) => (json.units[1].skills[0].does = [{ do: 'reroll', bonus: 1 }]),
      'units.1.skills.0.does.0.do (volley)',
    ],
    [
      'a reaction to no check in particular',
      (json) => delete json.units[0].skills[5].reacts.to,
      'units.0.skills.5.reacts.to (not-a-step-back) is missing',
    ],
    [
      'attackers where nobody attacks',
      (json) => (json.units[1].skills[0].does[0].prey = 'attackers'),
      'does.0.prey',
    ],
    [
      'a condition without a place',
      (json) => (json.tasks[0].needs[0] = { count: 'units', atLeast: 2 }),
      'tasks.0.needs.0.where (banner) is missing',
    ],
    [
      'a condition without a number',
      (json) => (json.tasks[0].needs[0] = { count: 'captured' }),
      'tasks.0.needs.0',
    ],
    [
      'a point that acts at no moment',
      (json) => (json.scenarios.volyn[1].property = { at: 'noon', does: [] }),
      'scenarios.volyn.1.property.at (south-gate)',
    ],
    [
      'a point that fights',
      (json) =>
        (json.scenarios.citadel[0].property = { at: 'end', does: [{ do: 'attack', times: 1, bonus: 0 }] }),
      'scenarios.citadel.0.property.does.0.do',
    ],
    [
      'a point that is somebody’s',
      (json) =>
        (json.scenarios.citadel[0].property = { at: 'end', does: [{ do: 'draw', count: 1, who: 'self' }] }),
      'scenarios.citadel.0.property.does.0.who',
    ],
    ['no units', (json) => delete json.units, 'units is missing'],
  ])('with %s is refused', (_what, change, where) => {
    expect(complaint(change)?.en).toContain(where);
    expect(complaint(change)?.ru).toMatch(/^Набор карт не годится/);
  });
  test('that is no pack at all is refused, too', () => {
    for (const json of [null, 42, [], {}]) expect(() => packFrom(json)).toThrow(Problem);
  });
  test.each<[string, object]>([
    ['for each of each of each', { do: 'for', who: 'each', does: [{ do: 'for', who: 'each', does: many }] }],
    ['on each point for each', { do: 'at', where: 'each', does: [{ do: 'for', who: 'each', does: many }] }],
    [
      'questions without end, about nothing',
      {
        do: 'for',
        who: 'each',
        does: [{ do: 'at', where: 'each', does: Array(6).fill({ do: 'choose', of: [[], []] }) }],
      },
    ],
    [
      'where two ways part',
      { do: 'choose', of: [[], Array(5).fill({ do: 'for', who: 'each', does: many })] },
    ],
  ])('by which a million things happen at once is refused: %s', (_what, effect) => {
    const own = complaint((json) => (json.events[0].does = Array(6).fill(effect)));
    expect(own?.en).toContain('events.0.does (ammunition-store)');
    expect(complaint((json) => (json.tasks[0].does = Array(6).fill(effect)))?.en).toContain('tasks.0.does');
    const property = { at: 'start', does: Array(6).fill(effect) };
    expect(complaint((json) => (json.scenarios.volyn[1].property = property))?.en).toContain('property.does');
    const skill = (json: Json) => (json.units[1].skills[0].does = Array(6).fill(effect));
    expect(complaint(skill)?.en).toContain('units.1.skills.0.does (volley)');
  });
  test('of endless choices is refused, not followed', () => {
    let does: unknown[] = [{ do: 'draw', count: 1, who: 'each' }];
    for (let depth = 0; depth < 20_000; depth++) does = [{ do: 'choose', of: [does, []] }];
    const json = { ...ownPack, events: [{ ...ownPack.events[0], does }, ...ownPack.events] };
    expect(() => packFrom(json)).toThrow(Problem);
  });
});
