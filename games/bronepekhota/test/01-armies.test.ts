import { Problem } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { readArmy } from '../documents.ts';
import type { Army, ArmyMachine } from '../rules/army.ts';
import { crewed } from '../rules/crews.ts';
import { fitOut } from '../rules/fitting.ts';
import { findMachine } from '../rules/kinds.ts';
import { armyComplaints, costOf, differs, refuseArmy, refuseDifference } from '../rules/recruit.ts';
import { refusalText } from '../text/refusals/index.ts';

const pack = packFrom();

function army(squads: string, machines: readonly ArmyMachine[] = [], guns = ''): Army {
  const ids = (text: string) => text.split(' ').filter(Boolean);
  return { title: 'Test', squads: ids(squads), machines, guns: ids(guns) };
}

function machine(
  kind: string,
  weapons: readonly number[] = [0],
  pilot = { squad: 0, soldier: 0 },
): ArmyMachine {
  return { kind, weapons, pilot };
}

/** Why it is refused: clause and reason, and the sentence a person reads. */
function refused(given: Army, mission?: Parameters<typeof refuseArmy>[2]) {
  const refusal = refuseArmy(pack, given, mission);
  if (!refusal) return null;
  const words = refusalText(pack, refusal);
  return { is: `${refusal.clause} ${refusal.reason}`, ru: words?.ru, en: words?.en };
}

describe('BRP-1.5 what an army may be', () => {
  test('squads, machines and guns cost what their armlists say', () => {
    const given = army('tribunators regime-clones', [machine('raptor')], 'mortar mortar');
    expect(costOf(pack, given)).toBe(140 + 40 + 60 + 20 + 20);
    expect(refused(given)).toBeNull();
  });
  test('never Polaris and Protectorate together; green goes with both', () => {
    expect(refused(army('velian-militia', [], 'mortar twin-cannon'))).toBeNull();
    expect(refused(army('velian-militia', [machine('raptor')]))).toMatchObject({
      is: 'BRP-1.5 mixed-army',
      en: '“Raptor” serves the Empire of Polaris, “Militia of Velian” the Trade Protectorate. They cannot be in one army.',
    });
  });
  test('nobody, nobody known, nobody that can be bought', () => {
    expect(refused(army(''))?.is).toBe('BRP-1.5 no-squads');
    expect(refused(army('dragoons'))?.ru).toContain('«dragoons»');
    expect(refused(army('velian-militia', [machine('tank')]))?.is).toBe('BRP-1.5 no-such-kind');
    expect(refused(army('velian-militia', [], 'howitzer'))?.is).toBe('BRP-1.5 no-such-kind');
    expect(refused(army('velian-militia spare-pilot'))?.is).toBe('BRP-1.5 extra-kind');
    expect(refused(army('velian-militia spare-pilot'), { hasExtras: true })).toBeNull();
  });
  test('no more weapons than mounts: four, three on Gryphon; two of a kind take two', () => {
    const clones = (weapons: readonly number[], kind = 'mad-bull') =>
      army('heavy-clones', [machine(kind, weapons)]);
    expect(refused(clones([0, 1, 4, 6]))).toBeNull();
    expect(refused(clones([0, 1, 2, 4, 6]))).toMatchObject({
      is: 'BRP-1.5 too-many-weapons',
      en: '“Mad Bull” has 4 mounts, and 5 are taken.',
    });
    expect(refused(army('cyber-infantry', [machine('gryphon', [0, 1, 2])]))).toBeNull();
    expect(refused(army('cyber-infantry', [machine('gryphon', [0, 1, 2, 3])]))?.is).toBe(
      'BRP-1.5 too-many-weapons',
    );
    expect(refused(clones([0, 0]))?.is).toBe('BRP-1.5 fitted-twice');
    expect(refused(clones([7]))?.is).toBe('BRP-1.5 no-such-weapon');
  });
  test('Helix has two launchers or the platform', () => {
    const helix = (weapons: readonly number[]) => refused(army('heavy-clones', [machine('helix', weapons)]));
    expect([helix([0, 1]), helix([2])]).toEqual([null, null]);
    expect(helix([0, 2])?.is).toBe('BRP-1.5 too-many-weapons');
  });
  test('whoever puts it together hears everything that is wrong, and with which machine', () => {
    const given = army('', [machine('raptor', [0, 1, 7]), machine('gryphon', [0, 1, 2, 3])]);
    const heard = [...armyComplaints(pack, given)];
    expect(heard.map(({ refusal, machine: at }) => `${refusal.reason} ${at ?? ''}`.trim())).toEqual([
      'no-squads',
      'mixed-army',
      'no-such-weapon 0',
      'too-many-weapons 1',
      'no-such-pilot 0',
      'no-such-pilot 1',
      'pilot-twice 1',
    ]);
    expect([...armyComplaints(pack, army('dragoons', [machine('tank')]))]).toHaveLength(1);
  });
  test('costs differ by at most so many per cent of the larger, if the table asked for it', () => {
    expect([differs(200, 160, 20), differs(200, 159, 20), differs(159, 200, 20)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(refuseDifference(159, [200], 0)).toBeNull();
    expect(refuseDifference(160, [200], 20)).toBeNull();
    expect(refuseDifference(159, [160, 200], 20)).toEqual({
      clause: 'BRP-1.5',
      reason: 'cost-difference',
      figures: { cost: 159, other: 200, most: 20 },
    });
  });
});

describe('BRP-1.6 every machine has a pilot from the army’s own soldiers', () => {
  const gryphon = (squads: string, pilot: ArmyMachine['pilot']) =>
    refused(army(squads, [{ kind: 'gryphon', weapons: [0], pilot }]));

  test('BRP-2.3 page 7: Gryphon asks for rank 2', () => {
    expect(gryphon('cyber-infantry', { squad: 0, soldier: 5 })).toBeNull();
    expect(gryphon('velian-militia', { squad: 0, soldier: 5 })).toMatchObject({
      is: 'BRP-2.3 pilot-rank',
      en: '“Gryphon” needs a pilot of army rank 2 or higher, and this one’s rank is 1.',
    });
    expect(gryphon('assault-special-forces', { squad: 0, soldier: 0 })).toBeNull();
  });
  test('nobody, somebody who is not there, somebody who drives already', () => {
    expect(gryphon('cyber-infantry', null)?.is).toBe('BRP-1.6 no-pilot');
    expect(gryphon('cyber-infantry', { squad: 1, soldier: 0 })?.is).toBe('BRP-1.6 no-such-pilot');
    expect(gryphon('cyber-infantry', { squad: 0, soldier: 6 })?.is).toBe('BRP-1.6 no-such-pilot');
    const two = army('cyber-infantry', [machine('gryphon'), machine('t-rex')]);
    expect(refused(two)?.is).toBe('BRP-1.6 pilot-twice');
  });
  test('unless a mission leaves it without one', () => {
    const given = army('regime-clones', [{ kind: 'locust', weapons: [0], pilot: null }]);
    expect(refused(given, { pilotless: [0] })).toBeNull();
    const manned = army('heavy-clones', [machine('locust')]);
    expect(refused(manned, { pilotless: [0] })?.is).toBe('BRP-1.6 left-pilotless');
  });
  test('pilots are found by themselves: the highest rank first, whoever is missed least', () => {
    const given = army('velian-militia heavy-cyber-infantry', [
      { kind: 'bronekhod', weapons: [0, 1], pilot: null },
      { kind: 'varan', weapons: [0, 1], pilot: null },
    ]);
    const full = crewed(pack, given);
    expect(full.machines.map(({ pilot }) => pilot)).toEqual([
      { squad: 0, soldier: 1 },
      { squad: 1, soldier: 0 },
    ]);
    expect(refused(full)).toBeNull();
  });
  test('what nobody can drive stays without, and whoever drives already stays', () => {
    const given = army('velian-militia', [
      { kind: 'varan', weapons: [0], pilot: null },
      machine('bronekhod', [0], { squad: 0, soldier: 1 }),
      { kind: 'salamander', weapons: [0], pilot: null },
    ]);
    const full = crewed(pack, given);
    expect(full.machines.map(({ pilot }) => pilot?.soldier ?? null)).toEqual([null, 1, 3]);
    expect(refused(full)?.is).toBe('BRP-1.6 no-pilot');
  });
});

describe('an army as a document', () => {
  const given = army('velian-militia', [machine('bronekhod')], 'mortar');

  test('is read as it was written', () => {
    expect(readArmy(JSON.parse(JSON.stringify(given)))).toEqual(given);
    const empty = { ...given, machines: [{ kind: 'locust', weapons: [], pilot: null }] };
    expect(readArmy(JSON.parse(JSON.stringify(empty)))).toEqual(empty);
  });
  test('holds thirty of each, ids of 40 letters and a name of 60, without the blanks round it', () => {
    const pilot = { squad: 30, soldier: 30 };
    const full: Army = {
      title: 't'.repeat(60),
      squads: Array<string>(30).fill('s'.repeat(40)),
      machines: Array<ArmyMachine>(30).fill(machine('m', [0, 30], pilot)),
      guns: Array<string>(30).fill('g'),
    };
    expect(readArmy({ ...full, title: ` ${full.title} ` })).toEqual(full);
  });
  test.each<[string, unknown, string]>([
    ['no army', null, 'army'],
    ['no squads', { ...given, squads: undefined }, 'squads'],
    [
      'a weapon that is no place',
      { ...given, machines: [machine('bronekhod', [-1])] },
      'machines.0.weapons.0',
    ],
    ['a name nobody can see', { ...given, title: '\u200b' }, 'title'],
    ['a hundred guns', { ...given, guns: Array.from({ length: 100 }, () => 'mortar') }, 'guns'],
    ['one squad more than thirty', { ...given, squads: Array(31).fill('tribunators') }, 'squads'],
    ['one machine more', { ...given, machines: Array(31).fill(machine('bronekhod')) }, 'machines'],
    ['a thirty-first gun', { ...given, guns: Array(31).fill('mortar') }, 'guns'],
    ['a kind without a name', { ...given, squads: [''] }, 'squads.0'],
    ['one with a name of 41 letters', { ...given, guns: ['g'.repeat(41)] }, 'guns.0'],
    [
      'a place beyond the thirtieth',
      { ...given, machines: [machine('bronekhod', [31])] },
      'machines.0.weapons.0',
    ],
    ['half a weapon', { ...given, machines: [machine('bronekhod', [0.5])] }, 'machines.0.weapons.0'],
    [
      'a pilot who is nobody of a squad',
      { ...given, machines: [machine('bronekhod', [0], { squad: 0, soldier: -1 })] },
      'machines.0.pilot.soldier',
    ],
    [
      'a machine with wings',
      { ...given, machines: [{ ...machine('bronekhod'), wings: 2 }] },
      'machines.0.wings',
    ],
    ['something more', { ...given, cost: 0 }, 'cost'],
    ['no name', { ...given, title: '  ' }, 'title'],
    ['a name of 61 letters', { ...given, title: 't'.repeat(61) }, 'title'],
  ])('%s is said in a sentence', (_, body, where) => {
    expect(() => readArmy(body)).toThrow(Problem);
    expect(() => readArmy(body)).toThrow(`: ${where} is`);
  });
});

describe('BRP-1.5 a machine fitted out by nobody', () => {
  test('has every mount taken, by the weapons named first; the platform of Helix takes both', () => {
    const fitted = (id: string, places?: number[]) => {
      const kind = findMachine(pack, id);
      return kind && fitOut(pack, kind, places);
    };
    expect(fitted('gryphon')).toEqual([0, 1, 2]);
    expect(fitted('raptor')).toEqual([0, 1]);
    expect(fitted('helix', [2, 0, 1])).toEqual([2]);
    expect(fitted('helix', [0, 2, 1])).toEqual([0, 1]);
    expect(fitted('gryphon', [4, 2, 0, 1])).toEqual([0, 2, 4]);
    expect(fitted('gryphon', [2, 4, 1, 0])).toEqual([1, 2, 4]);
  });
});
