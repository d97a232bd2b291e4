import { describe, expect, test } from 'vitest';
import { activate, activationOf, note } from '../rules/activation.ts';
import { carryOut } from '../rules/acts.ts';
import { menderOf, restoredBy } from '../rules/mend.ts';
import type { Act } from '../rules/moves.ts';
import type { Deeds } from '../rules/stage.ts';
import type { Gun, Machine, PieceId, Soldier } from '../rules/state.ts';
import { why } from './duel.ts';
import { Battle, told } from './scenario.ts';

const mend = (by: PieceId, object: PieceId): Act => ({ kind: 'mend', by, object });
const perform = (battle: Battle, move: Act) => battle.roll((game) => carryOut(game, move));

/** Each deed by itself. */
const DEEDS: readonly Partial<Deeds>[] = [
  { moves: 1 },
  { hasFought: true },
  { hasShot: true },
  { shots: ['own'] },
];

/** A soldier with Rm between a mortar and an idle machine, both damaged; three sides. */
function workshop() {
  const battle = new Battle({ sides: [0, 1, 0] });
  const soldier = battle.soldier(0, 'heavy-clones', 1, [200, 400]);
  const mortar = battle.gun(0, 'mortar', [200, 435]);
  const raptor = battle.machine(1, 'raptor', [200, 355]);
  for (const id of [mortar, raptor]) battle.get<Gun>(id).durability = 2;
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  return { battle, soldier, mortar, raptor };
}

describe('BRP-9.3 what a soldier mends', () => {
  test('its own, an ally’s, and a machine without a pilot, whosever it is', () => {
    const { battle, soldier, mortar, raptor } = workshop();
    for (const seat of [0, 2]) {
      battle.get<Gun>(mortar).seat = seat;
      expect(why(battle, mend(soldier, mortar))).toBeNull();
    }
    expect(why(battle, mend(soldier, raptor))).toBeNull();
    battle.get<Gun>(mortar).seat = 1;
    expect(why(battle, mend(soldier, mortar))).toBe('BRP-9.3 enemy-object');
    battle.get<Machine>(raptor).pilot = battle.soldier(1, 'velian-militia', 1, [600, 600]);
    expect(why(battle, mend(soldier, raptor))).toBe('BRP-9.3 enemy-object');
    battle.get<Machine>(raptor).seat = 2;
    expect(why(battle, mend(soldier, raptor))).toBeNull();
  });
  test('nothing that cannot be damaged', () => {
    const { battle, soldier } = workshop();
    const cargo = battle.load('cargo', [180, 400]);
    for (const id of [cargo, soldier, 99])
      expect(why(battle, mend(soldier, id))).toBe('BRP-9.3 nothing-to-mend');
  });
  test('up to what it was, a machine and a gun', () => {
    const { battle, soldier, mortar, raptor } = workshop();
    for (const [id, most] of [
      [mortar, 4],
      [raptor, 9],
    ] as const) {
      battle.get<Gun>(id).durability = most - 1;
      expect(why(battle, mend(soldier, id))).toBeNull();
      battle.get<Gun>(id).durability = most;
      expect(why(battle, mend(soldier, id))).toBe('BRP-9.3 sound-object');
    }
  });
  test.each(DEEDS)('not who has done something: %o', (deed) => {
    const { battle, soldier, mortar } = workshop();
    perform(battle, { kind: 'walk', by: soldier, path: [], facing: { x: 1, y: 0 } });
    battle.roll((game) => note(game, { moves: 0 }));
    expect(why(battle, mend(soldier, mortar))).toBeNull();
    battle.roll((game) => note(game, deed));
    expect(why(battle, mend(soldier, mortar))).toBe('BRP-9.3 has-acted');
  });
  test('BRP-3.3 not who got out of a machine this tour', () => {
    const { battle } = workshop();
    const own = battle.machine(0, 'raptor', [600, 400], { pilot: 'heavy-clones' });
    battle.get<Machine>(own).durability = 5;
    const { pilot } = battle.get<Machine>(own);
    battle.roll((game) => activate(game, 0, { piece: own }));
    const place = { x: 638, y: 400, z: 0, facing: { x: 1, y: 0 } };
    perform(battle, { kind: 'leave', by: own, place });
    expect(why(battle, mend(pilot, own))).toBe('BRP-9.3 has-acted');
  });
  test('several menders restore one each', () => {
    const battle = new Battle();
    const [one = -1, other = -1] = battle.squad(0, 'heavy-clones', [167.5, 400], [232.5, 400]);
    const mortar = battle.gun(0, 'mortar', [200, 400]);
    battle.get<Gun>(mortar).durability = 1;
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    for (const by of [one, other]) {
      expect(why(battle, mend(by, mortar))).toBeNull();
      perform(battle, mend(by, mortar));
      expect(battle.get<Soldier>(by).hasActed).toBe(true);
      expect(activationOf(battle.state).actor).toBe(-1);
    }
    expect(battle.durability(mortar)).toBe(3);
  });
  test('an enemy’s empty machine or unmanned gun by it disturbs nobody; one that is served does', () => {
    const { battle, soldier, mortar } = workshop();
    const theirs = battle.gun(1, 'mortar', [160, 435]);
    battle.machine(1, 'raptor', [247.5, 440]);
    expect(why(battle, mend(soldier, mortar))).toBeNull();
    const gunner = battle.soldier(1, 'velian-militia', 1, [127.5, 435]);
    expect(why(battle, mend(soldier, mortar))).toBe('BRP-9.3 enemy-near');
    battle.get(gunner).x = 120;
    expect(why(battle, mend(soldier, mortar))).toBeNull();
    battle.get<Gun>(theirs).seat = 2;
    battle.soldier(2, 'regime-clones', 1, [127.5, 435]);
    expect(why(battle, mend(soldier, mortar))).toBeNull();
  });
});

describe('BRP-9.3 a pilot with Rm', () => {
  function crewed() {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [200, 400], { pilot: 'heavy-clones' });
    const mortar = battle.gun(0, 'mortar', [150, 400]);
    battle.get<Machine>(raptor).durability = 5;
    battle.get<Gun>(mortar).durability = 1;
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    return { battle, raptor, mortar };
  }
  test('mends its own machine and nothing else', () => {
    const { battle, raptor, mortar } = crewed();
    expect(why(battle, mend(raptor, raptor))).toBeNull();
    expect(why(battle, mend(raptor, mortar))).toBe('BRP-9.3 object-not-touched');
  });
  test('which skips its turn: it neither moves nor shoots nor fights', () => {
    const { battle, raptor } = crewed();
    const enemy = battle.machine(1, 'raptor', [200, 460]);
    expect(why(battle, { kind: 'fight', by: raptor, enemy })).toBeNull();
    perform(battle, mend(raptor, raptor));
    expect(battle.durability(raptor)).toBe(6);
    expect(why(battle, { kind: 'fight', by: raptor, enemy })).toBe('BRP-3.2.1 has-fought');
    expect(why(battle, { kind: 'drive', by: raptor, legs: [{ go: 'back', by: 10 }] })).toMatch(/has-moved$/);
  });
  test.each<Partial<Deeds>>([...DEEDS.slice(0, 3), { shots: [{ weapon: 0 }] }])('not after %o', (deed) => {
    const { battle, raptor } = crewed();
    battle.roll((game) => note(game, deed));
    expect(why(battle, mend(raptor, raptor))).toBe('BRP-9.3 has-acted');
  });
  test('not with an enemy touching', () => {
    const { battle, raptor } = crewed();
    battle.soldier(1, 'cyber-infantry', 1, [162.5, 400]);
    expect(why(battle, mend(raptor, raptor))).toBe('BRP-9.3 enemy-near');
  });
});

describe('BRP-10.1 the platform', () => {
  function depot({ pilot = 'regime-clones', weapons = [2] }: { pilot?: string; weapons?: number[] } = {}) {
    const battle = new Battle({ sides: [0, 1, 0] });
    const helix = battle.machine(0, 'helix', [400, 400], { weapons, pilot });
    const raptor = battle.machine(2, 'raptor', [315, 400], { pilot: 'regime-clones' });
    battle.get<Machine>(raptor).durability = 2;
    battle.roll((game) => activate(game, 0, { piece: helix }));
    return { battle, helix, raptor };
  }
  test('after moving, after fighting, not after shooting: it does so instead', () => {
    for (const [deed, refusal] of [
      [{ moves: 1 }, null],
      [{ hasFought: true }, null],
      [{ hasShot: true }, 'BRP-10.1 has-shot'],
      [{ shots: [{ weapon: 2 }] }, 'BRP-10.1 has-shot'],
    ] as const) {
      const { battle, helix, raptor } = depot();
      battle.roll((game) => note(game, deed));
      expect(why(battle, mend(helix, raptor))).toBe(refusal);
    }
  });
  test('two damage, or the one there is; then it goes on', () => {
    for (const [durability, change] of [
      [2, 2],
      [7, 2],
      [8, 1],
    ] as const) {
      const { battle, helix, raptor } = depot();
      battle.get<Machine>(raptor).durability = durability;
      const events = perform(battle, mend(helix, raptor));
      expect(told(events, 'mended')).toEqual([
        { kind: 'mended', by: helix, piece: raptor, change, durability: durability + change },
      ]);
      expect(activationOf(battle.state)).toMatchObject({
        actor: helix,
        deeds: { moves: 0, hasFought: false, hasShot: true },
      });
    }
  });
  test('itself', () => {
    const { battle, helix, raptor } = depot();
    expect(why(battle, mend(helix, helix))).toBe('BRP-10.1 sound-object');
    battle.get<Machine>(helix).durability = 11;
    expect(why(battle, mend(helix, helix))).toBeNull();
    battle.get(raptor).x = 310;
    expect(why(battle, mend(helix, raptor))).toBe('BRP-10.1 object-not-touched');
  });
  test('BRP-9.3 not an enemy’s with a pilot; one without; not with an enemy touching either', () => {
    const { battle, helix, raptor } = depot();
    battle.get<Machine>(raptor).seat = 1;
    expect(why(battle, mend(helix, raptor))).toBe('BRP-10.1 enemy-object');
    battle.get<Machine>(raptor).pilot = -1;
    expect(why(battle, mend(helix, raptor))).toBeNull();
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [277.5, 400]);
    expect(why(battle, mend(helix, raptor))).toBe('BRP-10.1 enemy-near');
    battle.get(enemy).x = 467.5;
    expect(why(battle, mend(helix, raptor))).toBe('BRP-10.1 enemy-near');
    battle.get(enemy).x = 480;
    expect(why(battle, mend(helix, raptor))).toBeNull();
  });
  test('who mends, and how much', () => {
    const { battle, helix, raptor } = depot({ pilot: 'heavy-clones' });
    const medic = battle.soldier(0, 'heavy-clones', 1, [700, 700]);
    const clone = battle.soldier(0, 'regime-clones', 1, [800, 700]);
    const armed = battle.machine(0, 'helix', [400, 600], { weapons: [0], pilot: 'heavy-clones' });
    const empty = battle.machine(0, 'helix', [400, 200], { weapons: [2] });
    const mortar = battle.gun(0, 'mortar', [900, 700]);
    const bare = battle.machine(0, 'helix', [400, 750], { weapons: [], pilot: 'regime-clones' });
    const who = [helix, armed, empty, raptor, medic, clone, mortar, bare];
    expect(who.map((id) => menderOf(battle.battlefield, id))).toEqual([
      'platform',
      'pilot',
      null,
      null,
      'soldier',
      null,
      null,
      null,
    ]);
    const object = battle.get<Machine>(raptor);
    expect([helix, armed, medic].map((id) => restoredBy(battle.battlefield, id, object))).toEqual([2, 1, 1]);
  });
});
