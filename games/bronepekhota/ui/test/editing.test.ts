import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import type { Army } from '../../rules/army.ts';
import { refuseArmy } from '../../rules/recruit.ts';
import {
  addGun,
  addMachine,
  addSquad,
  doubleMachine,
  removeGun,
  removeMachine,
  removeSquad,
  seatPilot,
  turnWeapon,
} from '../army/editing.ts';
import { factionOf } from '../army/faction.ts';
import { unitsOf } from '../army/units-of.ts';

const pack = packFrom();
const EMPTY: Army = { title: 'Test', squads: [], machines: [], guns: [] };
const pilots = ({ machines }: Army) =>
  machines.map(({ pilot }) => (pilot ? `${pilot.squad}.${pilot.soldier}` : null));

/** Two squads and two walkers, each driven by somebody. */
function small(): Army {
  const squads = addSquad(addSquad(EMPTY, 'velian-militia'), 'cyber-infantry');
  return addMachine(pack, addMachine(pack, squads, 'gryphon'), 'salamander');
}

test('an army put together by pressing is one that may fight', () => {
  const army = addGun(small(), 'mortar');
  expect(refuseArmy(pack, army)).toBeNull();
  expect(factionOf(pack, army)).toBe('protectorate');
  expect(unitsOf(pack, addGun(army, 'mortar'), 'en')).toContain('2\u00a0×\u00a0Mortar');
});

test('a machine comes with as many weapons as its mounts take', () => {
  const [bull] = addMachine(pack, addSquad(EMPTY, 'heavy-clones'), 'mad-bull').machines;
  expect(bull?.weapons).toEqual([0, 1, 2, 3]);
  const [helix] = addMachine(pack, addSquad(EMPTY, 'heavy-clones'), 'helix').machines;
  expect(helix?.weapons).toEqual([0, 1]);
});

describe('pilots stay who they are', () => {
  test('when a squad before theirs is removed', () => {
    const before = seatPilot(small(), 1, { squad: 1, soldier: 4 });
    expect(pilots(before)).toEqual(['1.0', '1.4']);
    expect(pilots(removeSquad(before, 0))).toEqual(['0.0', '0.4']);
  });
  test('and are missed when their own is', () => {
    const army = removeSquad(small(), 1);
    expect(pilots(army)).toEqual([null, '0.1']);
    expect(refuseArmy(pack, army)?.reason).toBe('no-pilot');
  });
  test('two change places rather than drive two machines', () => {
    const army = small();
    expect(pilots(army)).toEqual(['1.0', '0.1']);
    expect(pilots(seatPilot(army, 1, { squad: 1, soldier: 0 }))).toEqual(['0.1', '1.0']);
    expect(pilots(seatPilot(army, 1, null))).toEqual(['1.0', null]);
  });
  test('a second machine of the kind gets a pilot of its own', () => {
    expect(pilots(doubleMachine(pack, small(), 0))).toEqual(['1.0', '0.1', '1.3']);
  });
});

test('weapons are fitted and taken off, machines and guns sent home', () => {
  const army = small();
  expect(turnWeapon(army, 0, 1).machines[0]?.weapons).toEqual([0, 2]);
  expect(turnWeapon(turnWeapon(army, 0, 1), 0, 1)).toEqual(army);
  expect(removeMachine(army, 0).machines.map(({ kind }) => kind)).toEqual(['salamander']);
  expect(removeGun(addGun(addGun(army, 'mortar'), 'twin-cannon'), 0).guns).toEqual(['twin-cannon']);
});
