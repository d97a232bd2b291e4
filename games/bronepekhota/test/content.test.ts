import { chanceFrom, type Decision, Problem, readOptions, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { armyFrom, ownPack, packFrom } from '../content/index.ts';
import { bronepekhota } from '../index.ts';
import { soundDurability } from '../rules/kinds.ts';
import { costOf, differs, refuseArmy } from '../rules/recruit.ts';

const own = () => JSON.parse(JSON.stringify({ ...ownPack, id: 'other' }));
type Json = ReturnType<typeof own>;

function complaint(change: (json: Json) => void) {
  const json = own();
  change(json);
  try {
    packFrom(json);
  } catch (error) {
    if (error instanceof Problem) return error.sentence;
    throw error;
  }
  return undefined;
}

const pack = packFrom();
const squad = (id: string) => pack.squads.find((kind) => kind.id === id);
const machine = (id: string) => pack.machines.find((kind) => kind.id === id);
const weapon = (id: string) => pack.weapons.find((kind) => kind.id === id);

/** Read off the publisher's sheets a second time: cost, rank, speed, armour, special. */
const SQUADS = `
  regime-clones 40 1 4 3 Pr3
  light-assault-clones 60 2 5 2 Pr4
  heavy-clones 80 2 4 2 Rm
  light-assault-landing 90 3 5 3 Rm
  heavy-assault-landing 120 4 5 4 Pr5
  tribunators 140 5 3 6 –
  velian-militia 40 1 5 2 Pr4
  light-cyber-infantry 60 2 6 2 Pr5
  cyber-infantry 70 2 5 3 Rm
  heavy-cyber-infantry 100 3 4 4 Rm
  assault-special-forces 120 4 4 5 –`;

/** Cost, rank, shots, ammunition, durability, chassis, weapons in the arsenal. */
const MACHINES = `
  raptor 60 1 1 12 9 legs 2
  spider 80 2 2 16 11 legs 3
  thunder 80 3 2 14 11 wings 3
  helix 90 2 2 16 12 tracks 3
  locust 90 2 2 16 12 legs 4
  mad-bull 150 2 2 20 15 legs 7
  demolisher 160 2 2 20 16 tracks 8
  salamander 40 1 1 12 7 legs 2
  bronekhod 60 1 1 12 10 tracks 2
  gryphon 70 2 2 14 11 legs 5
  sprut 80 3 2 14 10 wings 3
  varan 90 3 2 20 12 tracks 2
  t-rex 100 2 2 16 14 legs 4
  hurricane 130 2 2 18 15 tracks 7
  werewolf 150 2 2 18 14 legs 8`;

const rows = (text: string) => text.trim().split(/\n\s+/);

describe('the published armlists', () => {
  test('BRP-1.5 squads have the published figures', () => {
    const found = pack.squads
      .filter(({ isExtra }) => !isExtra)
      .map(({ id, cost, rank, speed, armour, mends, jumps }) =>
        [id, cost, rank, speed, armour, mends ? 'Rm' : jumps ? `Pr${jumps}` : '–'].join(' '),
      );
    expect(found).toEqual(rows(SQUADS));
  });
  test('BRP-1.5 machines have the published figures', () => {
    const found = pack.machines.map((kind) =>
      [
        kind.id,
        kind.cost,
        kind.rank,
        kind.rate,
        kind.ammo,
        soundDurability(kind),
        kind.chassis,
        kind.arsenal.length,
      ].join(' '),
    );
    expect(found).toEqual(rows(MACHINES));
  });
  test('BRP-1.5 three mounts on Gryphon, two on Helix of which the platform takes both, four elsewhere', () => {
    const odd = pack.machines.filter(({ mounts }) => mounts !== 4).map(({ id, mounts }) => `${id} ${mounts}`);
    expect(odd).toEqual(['helix 2', 'gryphon 3']);
    expect(weapon('platform')).toMatchObject({ isPlatform: true, mounts: 2 });
  });
  test('BRP-1.7 a soldier’s row is read as dice', () => {
    expect(squad('heavy-clones')?.soldiers[1]).toEqual({
      firearm: { range: { die: 12, plus: 2 }, power: { dice: 1, die: 12 } },
      melee: 0,
    });
    expect(squad('tribunators')?.soldiers[3]).toEqual({ melee: 5 });
  });
  test('BRP-7.4.4 a heavy rocket is 4D20 at D12, and 1D20 for all within two steps; three targets for the triple MG', () => {
    expect(weapon('heavy-rocket')?.firearm).toEqual({
      range: { die: 12, plus: 0 },
      power: { dice: 4, die: 20 },
      blast: { within: 2, power: { dice: 1, die: 20 } },
    });
    expect(weapon('triple-mg')?.firearm?.targets).toBe(3);
  });
  test('BRP-2.4 guns: a mortar that is moved, a twin cannon that is not', () => {
    expect(pack.guns).toMatchObject([
      { id: 'mortar', cost: 20, rank: 1, rate: 1, ammo: 12, durability: 4, isMobile: true },
      { id: 'twin-cannon', cost: 45, rank: 2, rate: 2, ammo: 16, durability: 8, isMobile: false },
    ]);
    expect(pack.guns.map(({ firearm }) => firearm.power)).toEqual([
      { dice: 3, die: 20 },
      { dice: 3, die: 20 },
    ]);
  });
  test('BRP-0.2 sizes: a rectangle is laid along its heading, and Helix is longer and lower with the platform', () => {
    expect(machine('helix')?.size).toMatchObject({ height: 75, eye: 45, climbs: 28 });
    expect(machine('helix')?.size.outline[2]).toEqual({ x: 47.5, y: 42.5 });
    expect(machine('helix')?.platformSize?.outline[2]).toEqual({ x: 57.5, y: 42.5 });
    expect(pack.guns[1]?.size.outline).toHaveLength(8);
  });
  test('BRP-1.6 the pilot a mission may add, and the colonel, cannot be bought', () => {
    expect(squad('spare-pilot')).toMatchObject({ isExtra: true, rank: 2, speed: 4, armour: 2 });
    expect(squad('spare-pilot')?.soldiers).toEqual([{ melee: 2 }]);
    expect(squad('colonel')).toMatchObject({ isExtra: true, speed: 4, armour: 3 });
  });
});

describe('ready-made armies', () => {
  test('BRP-1.5 come in pairs of one size, one for each side, within 10 % of each other', () => {
    const costs = pack.armies.map((army) => costOf(pack, armyFrom(pack, army, 'Army')));
    expect(costs).toEqual([60, 60, 150, 150, 180, 180, 320, 320, 290, 300, 585, 575, 595, 590]);
    for (let pair = 0; pair < costs.length; pair += 2)
      expect(differs(costs[pair] ?? 0, costs[pair + 1] ?? 0, 10)).toBe(false);
  });
  test('every machine can be tried in one of them', () => {
    const used = new Set(pack.armies.flatMap(({ machines }) => machines.map(({ kind }) => kind)));
    expect(pack.machines.filter(({ id }) => !used.has(id))).toEqual([]);
  });
  test('BRP-1.6 find their own pilots', () => {
    for (const army of pack.armies) {
      const full = armyFrom(pack, army, army.title.en);
      expect(refuseArmy(pack, full)).toBeNull();
      expect(full.machines.every(({ pilot }) => pilot)).toBe(true);
    }
  });
});

describe('a bad pack is refused with its entry and field', () => {
  test.each<[string, (json: Json) => void, string]>([
    [
      'a soldier without melee',
      (json) => (json.squads[1].soldiers[0] = 'D6+2/2D6'),
      'squads.1.soldiers.0 (light-assault-clones)',
    ],
    ['a die that is none', (json) => (json.weapons[0].fire = 'D8/2D20'), 'weapons.0.fire (rocket-launcher)'],
    [
      'a blast without reach',
      (json) => (json.weapons[1].blast = '1D12'),
      'weapons.1.blast (twin-rocket-launcher)',
    ],
    ['five soldiers', (json) => json.squads[0].soldiers.pop(), 'squads.0.soldiers (regime-clones)'],
    [
      'a weapon nobody knows',
      (json) => (json.machines[0].arsenal[1] = 'slingshot'),
      'machines.0.arsenal.1 (raptor)',
    ],
    ['sectors that go up', (json) => (json.machines[0].sectors[1][0] = 9), 'machines.0.sectors (raptor)'],
    ['a machine without width', (json) => delete json.machines[0].size.width, 'machines.0.size (raptor)'],
    ['an eye above the top', (json) => (json.machines[0].size.eye = 91), 'machines.0.size (raptor)'],
    [
      'corners that go round clockwise',
      (json) => json.guns[1].size.corners.reverse(),
      'guns.1.size.corners (twin-cannon)',
    ],
    ['two of one name', (json) => (json.guns[1].id = 'mortar'), 'guns.1.id (mortar)'],
    [
      'a weapon that shoots and strikes',
      (json) => (json.weapons[0].melee = 1),
      'weapons.0 (rocket-launcher)',
    ],
    ['a blast of a claw', (json) => (json.weapons[23].blast = '1-1D12'), 'weapons.23 (claw)'],
    [
      'a platform that makes nothing longer',
      (json) => delete json.machines[3].platformSize,
      'machines.3.platformSize (helix)',
    ],
    ['an army for nothing', (json) => (json.squads[0].cost = 0), 'squads.0.cost (regime-clones)'],
    [
      'an army nobody can drive',
      (json) => (json.armies[4].machines[0].kind = 'thunder'),
      'armies.4 (polaris-patrol)',
    ],
    [
      'a wall that ends beyond the table',
      (json) => (json.layouts[0].pieces[1].box = [1100, 550, 160, 110]),
      'layouts.0 (outskirts)',
    ],
    ['a wall of no shape', (json) => delete json.layouts[0].pieces[1].box, 'layouts.0.pieces.1'],
    [
      'a tent nobody can draw',
      (json) => (json.clusters[0].pieces[0].look = 'tent'),
      'clusters.0.pieces.0.look',
    ],
    [
      'a cluster of more than a few pieces',
      (json) => (json.clusters[0].pieces = Array(11).fill(json.clusters[0].pieces[0])),
      'clusters.0.pieces',
    ],
    ['a cluster beyond its lot', (json) => (json.clusters[0].width = 100), 'clusters.0 (house)'],
    ['a table that can be chosen and is not there', (json) => json.layouts.splice(4, 1), 'layouts'],
    [
      'a published mission without its table',
      (json) => delete json.missions.find(({ id }: Json) => id === 'bait').layout,
      'layout (bait)',
    ],
    ['a field nobody asked for', (json) => (json.guns[0].charm = 3), 'guns.0.charm (mortar)'],
  ])('%s', (_, change, where) => {
    const sentence = complaint(change);
    expect(sentence?.en).toContain(where);
    expect(sentence?.ru).toContain(where);
  });
});

describe('BRP-1.5 bots bring an army of a pack that leaves out', () => {
  const without = (change: (json: Json) => void) => {
    const json = own();
    json.armies = [];
    for (const mission of json.missions) delete Object.assign(mission, { goals: [] }).forces;
    change(json);
    return json;
  };
  test.each<[string, (json: Json) => void]>([
    ['guns', (json) => (json.guns = [])],
    ['machines', (json) => (json.machines = [])],
    ['a side', (json) => (json.squads = json.squads.filter(({ colours }: Json) => colours !== 'polaris'))],
    ['both sides', (json) => json.squads.forEach((squad: Json) => (squad.colours = 'green'))],
  ])('%s', async (_, change) => {
    const { rules, knowledge } = await bronepekhota.load({ pack: without(change) });
    const read = readOptions(rules.manifest, 2, {});
    if ('refusal' in read) throw new Error(read.refusal.reason);
    const state = rules.setup(read.options, ['bot', 'bot'], chanceFrom(seedFromText('left out')));
    const [decision] = rules.pending(state) as [Decision];
    for (let number = 0; number < 20; number++) {
      const move = rules.randomMove(state, decision, chanceFrom(seedFromText(`army ${number}`)));
      expect(rules.refusal(state, decision, move)).toBeNull();
    }
    const brought = knowledge.glance(rules.observe(state, 0), decision);
    expect(rules.refusal(state, decision, brought)).toBeNull();
  });
});
