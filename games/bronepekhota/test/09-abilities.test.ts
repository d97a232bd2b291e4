import { describe, expect, test } from 'vitest';
import { activate, meet, note, takeOver } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import type { Unit } from '../rules/stage.ts';
import type { Gun, Machine, Soldier } from '../rules/state.ts';
import { unusedUnits } from '../rules/units.ts';
import { named } from './asking.ts';
import { Battle, told } from './scenario.ts';

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return refusal && named(refusal);
}

const begin = (battle: Battle, unit: Unit = { squad: 0 }) => battle.roll((game) => activate(game, 0, unit));
const perform = (battle: Battle, move: Act, ...dice: number[]) =>
  battle.roll((game) => carryOut(game, move), ...dice);

describe('BRP-9.1 boarding', () => {
  function beside(squad: string, machine = 'gryphon', seat = 1) {
    const battle = new Battle();
    const soldier = battle.soldier(0, squad, 1, [157, 400]);
    const id = battle.machine(seat, machine, [200, 400]);
    begin(battle);
    return { battle, soldier, id, board: { kind: 'board', by: soldier, machine: id } as const };
  }
  test('a pilotless machine goes to whoever touches it and has the rank, as damaged as it is', () => {
    const { battle, soldier, id, board } = beside('heavy-clones');
    battle.get<Machine>(id).durability = 5;
    expect(why(battle, board)).toBeNull();
    perform(battle, board);
    expect(battle.get(id)).toMatchObject({ seat: 0, owner: 1, pilot: soldier, durability: 5, ammo: 14 });
    expect(battle.get(soldier)).toMatchObject({ status: 'aboard', machine: id, hasActed: true });
  });
  test('page 7: rank 1 does not drive Gryphon', () => {
    const { battle, board } = beside('regime-clones');
    expect(why(battle, board)).toBe('BRP-9.1 pilot-rank');
  });
  test('it acts from the next tour, and boarding ends the soldier’s turn', () => {
    const { battle, id, board } = beside('heavy-clones');
    perform(battle, board);
    expect(battle.state.stage).toMatchObject({ actor: -1 });
    expect(unusedUnits(battle.state, 0)).toEqual([]);
    battle.state.tour++;
    battle.get<Soldier>(battle.get<Machine>(id).pilot).hasActed = false;
    expect(unusedUnits(battle.state, 0)).toEqual([{ piece: id }]);
  });
  test('not one with a pilot, not from afar; one’s own too', () => {
    const { battle, soldier, id, board } = beside('heavy-clones', 'gryphon', 0);
    expect(why(battle, board)).toBeNull();
    battle.get(soldier).x = 150;
    expect(why(battle, board)).toBe('BRP-9.1 machine-not-touched');
    battle.get(soldier).x = 157;
    battle.get<Machine>(id).pilot = soldier;
    expect(why(battle, board)).toBe('BRP-9.1 machine-piloted');
  });
  test('BRP-4.2.3 a flyer is back on its stand at once', () => {
    const battle = new Battle();
    const soldier = battle.soldier(0, 'light-assault-landing', 1, [135, 400]);
    const thunder = battle.machine(0, 'thunder', [200, 400]);
    begin(battle);
    perform(battle, { kind: 'board', by: soldier, machine: thunder });
    expect(battle.get(thunder)).toMatchObject({ isFlying: true, z: 100 });
  });
  test('BRP-4.2.3 and is not boarded while there is no room above it', () => {
    const battle = new Battle();
    const soldier = battle.soldier(0, 'light-assault-landing', 1, [135, 400]);
    const thunder = battle.machine(0, 'thunder', [200, 400]);
    const above = battle.machine(1, 'sprut', [280, 400], { pilot: 'assault-special-forces' });
    begin(battle);
    const board = { kind: 'board', by: soldier, machine: thunder } as const;
    expect(why(battle, board)).toBe('BRP-4.2.3 no-room-to-fly');
    battle.get(above).x = 316;
    expect(why(battle, board)).toBeNull();
  });
});

describe('BRP-9.2 taking a gun', () => {
  function beside() {
    const battle = new Battle();
    const soldier = battle.soldier(0, 'heavy-clones', 2, [167.5, 400]);
    const mortar = battle.gun(1, 'mortar', [200, 400]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [400, 400]);
    begin(battle);
    return { battle, soldier, mortar, target, take: { kind: 'take', by: soldier, gun: mortar } as const };
  }
  test('any soldier who touches it, and it may fire at once', () => {
    const { battle, soldier, mortar, target, take } = beside();
    const shot = { kind: 'shoot', by: soldier, with: { gun: mortar }, at: [target] } as const;
    expect(why(battle, shot)).toBe('BRP-2.4 gun-not-yours');
    expect(why(battle, take)).toBeNull();
    perform(battle, take);
    expect(battle.get<Gun>(mortar)).toMatchObject({ seat: 0, owner: 1 });
    expect(why(battle, shot)).toBeNull();
    expect(why(battle, take)).toBe('BRP-9.2 own-gun');
  });
  test('if neither it nor the soldier has fired this tour', () => {
    const { battle, soldier, mortar, target, take } = beside();
    battle.get<Gun>(mortar).shots = 1;
    perform(battle, take);
    expect(why(battle, { kind: 'shoot', by: soldier, with: { gun: mortar }, at: [target] })).toBe(
      'BRP-7.6 rate-reached',
    );
  });
  test('one that has fired fires no more this tour, even where its rate has a shot left', () => {
    const battle = new Battle();
    const soldier = battle.soldier(0, 'heavy-clones', 2, [161.5, 400]);
    const cannon = battle.gun(1, 'twin-cannon', [200, 400]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [400, 400]);
    const shot = { kind: 'shoot', by: soldier, with: { gun: cannon }, at: [target] } as const;
    begin(battle);
    battle.get<Gun>(cannon).shots = 1;
    const events = perform(battle, { kind: 'take', by: soldier, gun: cannon });
    expect(why(battle, shot)).toBe('BRP-7.6 rate-reached');
    expect(told(events, 'took')[0]?.shots).toBe(2);
  });
  test('not while another player’s soldier touches it, not from afar', () => {
    const { battle, soldier, take } = beside();
    const [keeper = -1] = battle.squad(1, 'cyber-infantry', [232.5, 400]);
    expect(why(battle, take)).toBe('BRP-9.2 gun-held');
    battle.get(keeper).status = 'destroyed';
    battle.get(soldier).x = 150;
    expect(why(battle, take)).toBe('BRP-9.2 gun-not-touched');
    expect(why(battle, { ...take, gun: keeper })).toBe('BRP-9.2 no-gun');
  });
  test('not while an ally’s soldier touches it either', () => {
    const battle = new Battle({ sides: [0, 1, 0] });
    const soldier = battle.soldier(0, 'heavy-clones', 2, [167.5, 400]);
    const mortar = battle.gun(1, 'mortar', [200, 400]);
    const ally = battle.soldier(2, 'heavy-clones', 2, [232.5, 400]);
    begin(battle);
    expect(why(battle, { kind: 'take', by: soldier, gun: mortar })).toBe('BRP-9.2 gun-held');
    battle.get(ally).x = 300;
    expect(why(battle, { kind: 'take', by: soldier, gun: mortar })).toBeNull();
  });
});

describe('BRP-9.3 mending', () => {
  function workshop(squad = 'heavy-clones') {
    const battle = new Battle();
    const soldier = battle.soldier(0, squad, 1, [167.5, 400]);
    const mortar = battle.gun(0, 'mortar', [200, 400]);
    battle.get<Gun>(mortar).durability = 2;
    begin(battle);
    return { battle, soldier, mortar, mend: { kind: 'mend', by: soldier, object: mortar } as const };
  }
  test('page 43: who walked up mends nothing; who gives up the whole turn, one damage', () => {
    const { battle, soldier, mortar, mend } = workshop();
    battle.roll((game) => {
      takeOver(game, soldier);
      note(game, { moves: 1 });
    });
    expect(why(battle, mend)).toBe('BRP-9.3 has-acted');
    battle.roll((game) => note(game, { moves: 0 }));
    expect(why(battle, mend)).toBeNull();
    const events = perform(battle, mend);
    expect(told(events, 'mended')).toEqual([
      { kind: 'mended', by: soldier, piece: mortar, change: 1, durability: 3 },
    ]);
    expect(battle.get<Soldier>(soldier).hasActed).toBe(true);
  });
  test('only with Rm, only what is touched and damaged', () => {
    const { battle, mortar, mend, soldier } = workshop();
    battle.get<Gun>(mortar).durability = 4;
    expect(why(battle, mend)).toBe('BRP-9.3 sound-object');
    battle.get<Gun>(mortar).durability = 3;
    battle.get(soldier).x = 150;
    expect(why(battle, mend)).toBe('BRP-9.3 object-not-touched');
    const clones = workshop('regime-clones');
    expect(why(clones.battle, clones.mend)).toBe('BRP-9.3 cannot-mend');
    expect(why(battle, { ...mend, object: soldier })).toBe('BRP-9.3 nothing-to-mend');
  });
  test('not with an enemy touching either', () => {
    const { battle, mend } = workshop();
    const [enemy = -1] = battle.squad(1, 'cyber-infantry', [232.5, 400]);
    expect(why(battle, mend)).toBe('BRP-9.3 enemy-near');
    Object.assign(battle.get(enemy), { x: 147.5 });
    expect(why(battle, mend)).toBe('BRP-9.3 enemy-near');
    Object.assign(battle.get(enemy), { x: 140 });
    expect(why(battle, mend)).toBeNull();
  });
  test('own, allied or pilotless, not an enemy’s', () => {
    const { battle, mend, mortar } = workshop();
    battle.get<Gun>(mortar).seat = 1;
    expect(why(battle, mend)).toBe('BRP-9.3 enemy-object');
    const wreck = battle.machine(1, 'raptor', [167.5, 441.5]);
    battle.get<Machine>(wreck).durability = 2;
    expect(why(battle, { ...mend, object: wreck })).toBeNull();
  });
  test('a pilot with Rm mends its own machine, which then skips its turn', () => {
    const battle = new Battle();
    const raptor = battle.machine(0, 'raptor', [200, 400], { pilot: 'heavy-clones' });
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [400, 400]);
    battle.get<Machine>(raptor).durability = 5;
    begin(battle, { piece: raptor });
    perform(battle, { kind: 'mend', by: raptor, object: raptor });
    expect(battle.durability(raptor)).toBe(6);
    expect(why(battle, { kind: 'shoot', by: raptor, with: { weapon: 0 }, at: [enemy] })).toBe(
      'BRP-7.6 has-shot',
    );
    expect(why(battle, { kind: 'mend', by: raptor, object: raptor })).toBe('BRP-9.3 has-acted');
  });
});

describe('BRP-10.1 the platform', () => {
  function depot(x: number) {
    const battle = new Battle();
    const helix = battle.machine(0, 'helix', [400, 400], { weapons: [2], pilot: 'regime-clones' });
    const raptor = battle.machine(0, 'raptor', [x, 400], { pilot: 'regime-clones' });
    battle.get<Machine>(raptor).durability = 2;
    begin(battle, { piece: helix });
    return { battle, helix, raptor, mend: { kind: 'mend', by: helix, object: raptor } as const };
  }
  test('mends two damage of what it touches with its rear edge, instead of shooting', () => {
    const { battle, raptor, mend } = depot(400 - 57.5 - 27.5);
    expect(why(battle, mend)).toBeNull();
    battle.roll((game) => note(game, { moves: 1 }));
    perform(battle, mend);
    expect(battle.durability(raptor)).toBe(4);
    expect(why(battle, mend)).toBe('BRP-10.1 has-shot');
  });
  test('not with its front', () => {
    const { battle, mend } = depot(400 + 57.5 + 27.5);
    expect(why(battle, mend)).toBe('BRP-10.1 object-not-touched');
  });
  test('itself too, never above the maximum', () => {
    const { battle, helix } = depot(800);
    battle.get<Machine>(helix).durability = 11;
    perform(battle, { kind: 'mend', by: helix, object: helix });
    expect(battle.durability(helix)).toBe(12);
  });
  test('and cannot shoot', () => {
    const { battle, helix } = depot(800);
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [600, 400]);
    expect(why(battle, { kind: 'shoot', by: helix, with: { weapon: 2 }, at: [enemy] })).toBe(
      'BRP-7.1 no-weapon',
    );
  });
});

describe('BRP-7.7 refilling', () => {
  test('once a game per player, in place of shooting', () => {
    const battle = new Battle({ rules: { ammo: true, refill: true } });
    const raptor = battle.machine(0, 'raptor', [200, 400], { pilot: 'regime-clones' });
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [400, 400]);
    battle.get<Machine>(raptor).ammo = 0;
    begin(battle, { piece: raptor });
    const refill = { kind: 'refill', by: raptor, object: raptor } as const;
    expect(why(battle, refill)).toBeNull();
    perform(battle, refill);
    expect(battle.get<Machine>(raptor).ammo).toBe(12);
    expect(why(battle, { kind: 'shoot', by: raptor, with: { weapon: 0 }, at: [enemy] })).toBe(
      'BRP-7.6 has-shot',
    );
    expect(why(battle, refill)).toBe('BRP-7.7 has-refilled');
  });
  test('a gun that is served, and not at a table without refills', () => {
    const battle = new Battle({ rules: { ammo: true, refill: true } });
    const soldier = battle.soldier(0, 'heavy-clones', 1, [167.5, 400]);
    const mortar = battle.gun(0, 'mortar', [200, 400]);
    const other = battle.gun(0, 'mortar', [600, 400]);
    battle.get<Gun>(mortar).ammo = 0;
    begin(battle);
    expect(why(battle, { kind: 'refill', by: soldier, object: other })).toBe('BRP-7.7 not-refillable');
    perform(battle, { kind: 'refill', by: soldier, object: mortar });
    expect(battle.get<Gun>(mortar)).toMatchObject({ ammo: 12, shots: 1 });
    battle.state.refilled = [];
    battle.get<Gun>(mortar).shots = 0;
    const [mate = -1] = battle.squad(0, 'heavy-clones', [232.5, 400]);
    begin(battle, { squad: 1 });
    const again = { kind: 'refill', by: mate, object: mortar } as const;
    expect(why(battle, again)).toBeNull();
    battle.get<Gun>(mortar).shots = 1;
    expect(why(battle, again)).toBe('BRP-7.7 has-shot');
    Object.assign(battle.get<Gun>(mortar), { shots: 0, seat: 1 });
    expect(why(battle, again)).toBe('BRP-7.7 not-refillable');
    const plain = new Battle();
    const raptor = plain.machine(0, 'raptor', [200, 400], { pilot: 'regime-clones' });
    begin(plain, { piece: raptor });
    expect(why(plain, { kind: 'refill', by: raptor, object: raptor })).toBe('BRP-7.7 no-refills');
  });
});

describe('BRP-8.1 who fights', () => {
  function scuffle() {
    const battle = new Battle();
    const [one = -1, other = -1] = battle.squad(0, 'regime-clones', [200, 400], [200, 500]);
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [220, 400]);
    begin(battle);
    return { battle, one, other, enemy };
  }
  test('in contact from before, without moving, once', () => {
    const { battle, one, enemy } = scuffle();
    const fight = { kind: 'fight', by: one, enemy } as const;
    expect(why(battle, fight)).toBeNull();
    perform(battle, fight, 1, 6);
    expect(why(battle, fight)).toBe('BRP-3.2.1 has-fought');
  });
  test('whoever is touched and no friend', () => {
    const { battle, one, other, enemy } = scuffle();
    expect(why(battle, { kind: 'fight', by: other, enemy })).toBe('BRP-8.1 no-enemy-touched');
    const [friend = -1] = battle.squad(0, 'tribunators', [180, 400]);
    expect(why(battle, { kind: 'fight', by: one, enemy: friend })).toBe('BRP-8.1 no-enemy-touched');
  });
  test('BRP-7.3.2 by choice also what nobody serves, whosever it is', () => {
    const { battle, one, enemy } = scuffle();
    battle.get(enemy).status = 'destroyed';
    const raptor = battle.machine(0, 'raptor', [238, 400], { pilot: 'regime-clones' });
    const fight = { kind: 'fight', by: one, enemy: raptor } as const;
    expect(why(battle, fight)).toBe('BRP-8.1 no-enemy-touched');
    battle.get<Machine>(raptor).pilot = -1;
    expect(why(battle, fight)).toBeNull();
  });
  test('BRP-4.1.1 after contact before anything and anybody else, one of those run into', () => {
    const { battle, one, other, enemy } = scuffle();
    const second = battle.soldier(1, 'cyber-infantry', 1, [200, 430]);
    battle.roll((game) => {
      takeOver(game, one);
      meet(game, [enemy]);
    });
    expect(why(battle, { kind: 'fight', by: one, enemy: second })).toBe('BRP-4.1.1 not-the-contact');
    expect(why(battle, { kind: 'shoot', by: one, with: 'own', at: [second] })).toBe('BRP-4.1.1 must-fight');
    expect(why(battle, { kind: 'fight', by: other, enemy: second })).toBe('BRP-4.1.1 must-fight');
    perform(battle, { kind: 'fight', by: one, enemy }, 1, 6);
    expect(battle.state.stage).toMatchObject({ contact: [] });
  });
  test('BRP-3.2.1 only of the unit whose turn it is, and only whose turn has not been', () => {
    const { battle, one, other, enemy } = scuffle();
    expect(why(battle, { kind: 'fight', by: enemy, enemy: one })).toBe('BRP-3.2.1 not-in-this-unit');
    expect(why(battle, { kind: 'fight', by: 99, enemy: one })).toBe('BRP-3.2.1 no-such-piece');
    perform(battle, { kind: 'fight', by: one, enemy }, 1, 6);
    battle.roll((game) => takeOver(game, other));
    expect(why(battle, { kind: 'fight', by: one, enemy })).toBe('BRP-3.2.1 turn-over');
  });
  test('BRP-3.2.2 a flyer does not', () => {
    const battle = new Battle();
    const thunder = battle.machine(0, 'thunder', [200, 400], { pilot: 'light-assault-landing' });
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [265, 400]);
    begin(battle, { piece: thunder });
    expect(why(battle, { kind: 'fight', by: thunder, enemy })).toBe('BRP-3.2.2 flyers-do-not-fight');
  });
  test('BRP-7.6 a fight ends a shooting action that had begun', () => {
    const battle = new Battle();
    const trex = battle.machine(0, 't-rex', [200, 400], { weapons: [0, 1], pilot: 'cyber-infantry' });
    const target = battle.soldier(1, 'cyber-infantry', 1, [600, 400]);
    const enemy = battle.machine(1, 'raptor', [200, 480]);
    begin(battle, { piece: trex });
    battle.get(enemy).y = 600;
    perform(battle, { kind: 'shoot', by: trex, with: { weapon: 0 }, at: [target] }, 1);
    battle.get(enemy).y = 473;
    perform(battle, { kind: 'fight', by: trex, enemy }, 1);
    battle.get(enemy).y = 600;
    expect(why(battle, { kind: 'shoot', by: trex, with: { weapon: 1 }, at: [target] })).toBe(
      'BRP-7.6 has-shot',
    );
  });
});
