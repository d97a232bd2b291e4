import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut } from '../rules/acts.ts';
import type { Deed } from '../rules/inquire/deeds.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { ask, deeds } from './asking.ts';
import { Battle } from './scenario.ts';

/** Without the many places for a pilot. */
function apartFromLeaving(battle: Battle, piece: PieceId): string[] {
  return deeds(battle, piece).filter((deed) => !deed.startsWith('leave'));
}

describe('BRP-4.2 what lies at hand for a machine', () => {
  test('it drives, fires every weapon it has fitted, fights, and lets its pilot out', () => {
    const battle = new Battle();
    const machine = battle.machine(0, 'hurricane', [400, 400], {
      weapons: [0, 1, 4],
      pilot: 'regime-clones',
    });
    const far = battle.soldier(1, 'cyber-infantry', 1, [700, 400]);
    const near = battle.soldier(1, 'cyber-infantry', 2, [400, 358 - 15.5]);
    battle.roll((game) => activate(game, 0, { piece: machine }));
    battle.turn(near, 1, 0);
    expect(apartFromLeaving(battle, machine)).toEqual([
      'drive',
      `shoot {"weapon":0} at ${far}: in-contact`,
      `shoot {"weapon":4} at ${far}: in-contact`,
      `fight ${near}`,
    ]);
    battle.get(near).y = 300;
    expect(apartFromLeaving(battle, machine)).toEqual([
      'drive',
      `shoot {"weapon":0} at ${far}`,
      `shoot {"weapon":4} at ${far}`,
    ]);
  });
  test('BRP-9.3, BRP-7.7 a pilot who can mends it, and it is refilled where that was agreed', () => {
    const battle = new Battle({ rules: { refill: true } });
    const machine = battle.machine(0, 'raptor', [400, 400], { weapons: [], pilot: 'heavy-clones' });
    battle.gun(0, 'mortar', [400, 451]);
    battle.roll((game) => activate(game, 0, { piece: machine }));
    battle.get<Machine>(machine).durability = 5;
    expect(apartFromLeaving(battle, machine)).toEqual([
      'drive',
      `fight ${machine + 2}`,
      `mend ${machine}`,
      `refill ${machine}`,
    ]);
    const other = new Battle();
    const clone = other.machine(0, 'raptor', [400, 400], { weapons: [], pilot: 'regime-clones' });
    other.roll((game) => activate(game, 0, { piece: clone }));
    expect(apartFromLeaving(other, clone)).toEqual(['drive']);
  });
  test('a machine whose pilot is gone is told that its turn is over, and mends nothing', () => {
    const battle = new Battle({ rules: { refill: true } });
    const machine = battle.machine(0, 'helix', [400, 400], { weapons: [2], pilot: 'heavy-clones' });
    battle.roll((game) => activate(game, 0, { piece: machine }));
    battle.get<Machine>(machine).pilot = -1;
    expect(deeds(battle, machine).some((deed) => /mend|refill|leave/.test(deed))).toBe(false);
  });
  test('BRP-4.3 every place offered to a pilot is accepted, whoever stands by on the other side', () => {
    const battle = new Battle();
    const machine = battle.machine(0, 'raptor', [400, 400], { weapons: [], pilot: 'regime-clones' });
    battle.soldier(1, 'cyber-infantry', 1, [438.5, 400]);
    battle.roll((game) => activate(game, 0, { piece: machine }));
    const ways = ask<Deed[]>(battle, { ask: 'deeds', piece: machine }).filter(
      ({ move }) => move.kind === 'leave',
    );
    const left = ways.filter(({ refusal }) => !refusal);
    expect(left.length).toBeGreaterThan(8);
    for (const { move } of left) expect(move).toMatchObject({ kind: 'leave', by: machine });
    const refused = ways.flatMap(({ refusal }) => refusal?.reason ?? []);
    expect(new Set(refused)).toEqual(new Set(['leaves-by-enemies']));
  });
  test('a pilot who is walled in by others is told that nobody can stand there', () => {
    const battle = new Battle();
    const machine = battle.machine(0, 'raptor', [400, 400], { weapons: [], pilot: 'regime-clones' });
    for (const place of [
      [480, 400],
      [320, 400],
    ] as const)
      battle.machine(0, 'helix', place);
    for (const y of [480, 320]) battle.machine(0, 'helix', [400, y]);
    for (const id of [4, 5]) battle.turn(id, 1, 0);
    battle.roll((game) => activate(game, 0, { piece: machine }));
    expect(ask(battle, { ask: 'deeds', piece: machine })).toContainEqual({
      move: {
        kind: 'leave',
        by: machine,
        place: { x: 400, y: 400, z: 0, facing: { x: 1, y: 0 } },
      },
      refusal: expect.anything(),
    });
  });
});

describe('BRP-10.1, BRP-10.2 what lies at hand for a platform', () => {
  function platform() {
    const battle = new Battle();
    const helix = battle.machine(0, 'helix', [600, 400], { weapons: [2], pilot: 'regime-clones' });
    battle.roll((game) => activate(game, 0, { piece: helix }));
    const tows = () => deeds(battle, helix).filter((deed) => deed.startsWith('tow'));
    return { battle, helix, tows };
  }

  test('it drives, mends itself and whatever it touches, and does not shoot', () => {
    const { battle, helix } = platform();
    const mortar = battle.gun(0, 'mortar', [600 - 57.5 - 23, 400]);
    battle.soldier(0, 'regime-clones', 1, [600, 400 + 42.5 + 15.5]);
    Object.assign(battle.get(mortar), { durability: 2 });
    expect(apartFromLeaving(battle, helix)).toEqual([
      'drive',
      `tow ${mortar}`,
      `fight ${mortar}`,
      `mend ${helix}: sound-object`,
      `mend ${mortar}`,
      `mend ${mortar + 1}: nothing-to-mend`,
    ]);
  });
  test('nothing to tow is not offered; nor what is gone, a soldier or cargo', () => {
    const { battle, tows } = platform();
    battle.soldier(0, 'regime-clones', 1, [530, 400]);
    battle.load('cargo', [500, 400]);
    const gone = battle.gun(0, 'mortar', [500, 200]);
    Object.assign(battle.get(gone), { status: 'destroyed' });
    expect(tows()).toEqual([]);
  });
  test('everything that it can back up to, whether it touches it already or not', () => {
    const { battle, tows } = platform();
    const far = battle.gun(0, 'mortar', [430, 400]);
    const near = battle.gun(0, 'mortar', [530, 442.5 + 20.5]);
    battle.gun(0, 'mortar', [600, 500]);
    expect(tows()).toEqual([`tow ${near}`, `tow ${far}`]);
    Object.assign(battle.get(near), { x: 519.5, y: 400 });
    expect(tows()).toEqual([`tow ${near}`]);
    battle.get(near).y = 300;
    expect(tows()).toEqual([`tow ${far}`]);
  });
  test('else why not: of all that it touches, or of the first there is', () => {
    const { battle, tows } = platform();
    const first = battle.gun(0, 'mortar', [200, 700]);
    const second = battle.machine(0, 'raptor', [800, 700]);
    expect(tows()).toEqual([`tow ${first}: not-behind`]);
    Object.assign(battle.get(second), { x: 600, y: 400 + 42.5 + 30.5 });
    expect(tows()).toEqual([`tow ${second}: not-behind`]);
    const cannon = battle.gun(0, 'twin-cannon', [600, 400 - 42.5 - 28.5]);
    expect(tows()).toEqual([`tow ${second}: not-behind`, `tow ${cannon}: not-movable`]);
  });
  test('BRP-3.2.1 after its move nothing more', () => {
    const { battle, helix, tows } = platform();
    battle.gun(0, 'mortar', [400, 400]);
    battle.roll((game) => carryOut(game, { kind: 'drive', by: helix, legs: [{ go: 'forward', by: 20 }] }));
    expect(tows()).toEqual([`tow ${helix + 2}: has-moved`]);
  });
  test('launchers instead of the platform shoot, and tow nothing', () => {
    const battle = new Battle();
    const helix = battle.machine(0, 'helix', [600, 400], { weapons: [0, 1], pilot: 'regime-clones' });
    battle.gun(0, 'mortar', [519.5, 400]);
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [800, 400]);
    battle.roll((game) => activate(game, 0, { piece: helix }));
    expect(apartFromLeaving(battle, helix)).toEqual([
      'drive',
      `shoot {"weapon":0} at ${enemy}`,
      `shoot {"weapon":1} at ${enemy}`,
    ]);
  });
});
