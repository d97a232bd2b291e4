import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import type { Machine } from '../rules/state.ts';
import { block, named } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return (
    refusal && `${named(refusal)}${refusal.figures ? ` ${Object.values(refusal.figures).join(' ')}` : ''}`
  );
}

/** A soldier, and a pilotless machine of the enemy's that it touches. */
function beside(squad: string, machine: string, at: Place, terrain: readonly TerrainPiece[] = []) {
  const battle = new Battle({ terrain });
  const soldier = battle.soldier(0, squad, 1, at);
  const id = battle.machine(1, machine, [400, 400]);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  const board: Act = { kind: 'board', by: soldier, machine: id };
  return { battle, soldier, id, board };
}

describe('BRP-9.1 what is boarded, and by whom', () => {
  test('a machine that is touched, not a gun, nor what is not there', () => {
    const { battle, soldier, id, board } = beside('heavy-clones', 'raptor', [362, 400]);
    const mortar = battle.gun(1, 'mortar', [329.5, 400]);
    expect(why(battle, board)).toBeNull();
    for (const machine of [mortar, soldier, 99])
      expect(why(battle, { ...board, machine } as Act)).toBe('BRP-9.1 machine-not-touched');
    battle.get(id).status = 'destroyed';
    expect(why(battle, board)).toBe('BRP-9.1 machine-not-touched');
  });
  test('no machine boards another', () => {
    const { battle, id } = beside('heavy-clones', 'raptor', [362, 500]);
    const piloted = battle.machine(0, 'raptor', [344.5, 400], { pilot: 'heavy-clones' });
    battle.roll((game) => activate(game, 0, { piece: piloted }));
    expect(why(battle, { kind: 'board', by: piloted, machine: id })).toBe('BRP-9.1 machine-not-touched');
  });
  test('of a rank that is enough, and it is said which would be', () => {
    const low = beside('regime-clones', 'gryphon', [357, 400]);
    expect(why(low.battle, low.board)).toBe('BRP-9.1 pilot-rank gryphon 1 2');
    const equal = beside('heavy-clones', 'gryphon', [357, 400]);
    expect(why(equal.battle, equal.board)).toBeNull();
    const higher = beside('tribunators', 'gryphon', [357, 400]);
    expect(why(higher.battle, higher.board)).toBeNull();
  });
  test('not one with a pilot', () => {
    const { battle, id, board } = beside('heavy-clones', 'raptor', [362, 400]);
    battle.get<Machine>(id).pilot = battle.soldier(1, 'velian-militia', 1, [900, 400]);
    expect(why(battle, board)).toBe('BRP-9.1 machine-piloted raptor');
  });
});

describe('BRP-9.1 aboard', () => {
  test('it is the soldier’s player’s, where it stands, from the next tour; that is told', () => {
    const { battle, soldier, id, board } = beside('heavy-clones', 'raptor', [362, 400]);
    battle.state.tour = 3;
    const events = battle.roll((game) => carryOut(game, board));
    const to = { x: 400, y: 400, z: 0, facing: { x: -1, y: 0 } };
    expect(events).toEqual([
      { kind: 'done', piece: soldier },
      { kind: 'boarded', piece: soldier, machine: id, seat: 0, to, isFlying: false },
    ]);
    expect(battle.get(id)).toMatchObject({ seat: 0, pilot: soldier, since: 3, isFlying: false, z: 0 });
  });
  test('BRP-4.2.3 a flyer is told to be in the air', () => {
    const { battle, id, board } = beside('light-assault-landing', 'thunder', [335, 400]);
    const events = battle.roll((game) => carryOut(game, board));
    expect(events.at(-1)).toMatchObject({ kind: 'boarded', isFlying: true, to: { x: 400, y: 400, z: 100 } });
    expect(battle.get(id)).toMatchObject({ isFlying: true, z: 100 });
  });
  test('BRP-4.2.3 room above is asked for by flyers only', () => {
    const roof = { ...block(300, 300, 200, 200, 150), base: 140 } as TerrainPiece;
    const thunder = beside('light-assault-landing', 'thunder', [335, 400], [roof]);
    expect(why(thunder.battle, thunder.board)).toBe('BRP-4.2.3 no-room-to-fly thunder');
    const raptor = beside('heavy-clones', 'raptor', [362, 400], [roof]);
    expect(why(raptor.battle, raptor.board)).toBeNull();
    const higher = { ...block(300, 300, 200, 200, 165), base: 155 } as TerrainPiece;
    const free = beside('light-assault-landing', 'thunder', [335, 400], [higher]);
    expect(why(free.battle, free.board)).toBeNull();
  });
});
