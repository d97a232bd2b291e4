import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { activate, note } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { Armoury, Chassis } from '../rules/armoury.ts';
import { type Driven, driveOf } from '../rules/movement/drive.ts';
import type { Act, Leg } from '../rules/moves.ts';
import type { Machine } from '../rules/state.ts';
import { block, named } from './asking.ts';
import { Battle, type Place, told } from './scenario.ts';

type Drive = Extract<Act, { kind: 'drive' }>;

const pack = packFrom();

function garage(kind: string, terrain: readonly TerrainPiece[] = [], at: Place = [300, 400]) {
  const battle = new Battle({ terrain });
  const pilot = kind === 'thunder' ? 'light-assault-landing' : 'heavy-clones';
  const id = battle.machine(0, kind, at, { pilot });
  battle.roll((game) => activate(game, 0, { piece: id }));
  const drive = (...legs: Leg[]): Drive => ({ kind: 'drive', by: id, legs });
  return { battle, id, drive };
}

/** Bronekhod, were it on another chassis. */
function armouryWith(chassis: Chassis): Armoury {
  return { ...pack, machines: pack.machines.map((kind) => ({ ...kind, chassis })) };
}

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return (
    refusal && `${named(refusal)}${refusal.figures ? ` ${Object.values(refusal.figures).join(' ')}` : ''}`
  );
}

function price(battle: Battle, move: Drive): number {
  const driven = driveOf(battle.battlefield, move);
  if ('reason' in driven) throw new Error(driven.reason);
  return (driven as Driven).price;
}

const go = (way: 'forward' | 'back' | 'left' | 'right', by: number): Leg => ({ go: way, by });

describe('BRP-4.2 where a machine gets', () => {
  test.each([
    ['forward', { x: 330, y: 440 }],
    ['back', { x: 270, y: 360 }],
    ['left', { x: 260, y: 430 }],
    ['right', { x: 340, y: 370 }],
  ] as const)('%s is along or across its heading, whichever that is', (way, there) => {
    const { battle, id, drive } = garage('raptor');
    battle.turn(id, 6, 8);
    battle.roll((game) => carryOut(game, drive(go(way, 50))));
    expect(battle.get(id)).toMatchObject({ ...there, hx: 6, hy: 8 });
  });
  test('each point buys a step, to a thousandth of all of them (BRP-0.6)', () => {
    const { battle, drive } = garage('bronekhod');
    expect(why(battle, drive(go('forward', 200.05)))).toBeNull();
    expect(why(battle, drive(go('forward', 201)))).toBe('BRP-4.2 too-far 4.02 4');
  });
  test('a turn is one whole point, however small it is', () => {
    const { battle, drive } = garage('bronekhod');
    expect(price(battle, drive({ turn: { x: 50, y: 1 } }))).toBe(1);
    expect(price(battle, drive({ turn: { x: 0, y: 1 } }, { turn: { x: -1, y: 0 } }))).toBe(2);
  });
  test('it turns into nobody, friend or enemy, whom it touches (BRP-0.7)', () => {
    const { battle, drive } = garage('helix');
    battle.soldier(0, 'regime-clones', 1, [300, 458]);
    expect(why(battle, drive({ turn: { x: 0, y: 1 } }))).toBe('BRP-0.7 cannot-stand piece');
    const through = drive({ turn: { x: 0, y: 1 } }, { turn: { x: 1, y: 0 } });
    expect(why(battle, through)).toBe('BRP-0.7 cannot-stand piece');
    const held = garage('helix');
    held.battle.soldier(1, 'cyber-infantry', 1, [330, 458]);
    expect(why(held.battle, held.drive({ turn: { x: 1, y: 1 } }))).toBe('BRP-0.7 cannot-stand piece');
    expect(why(held.battle, held.drive({ turn: { x: -1, y: 0 } }))).toBeNull();
  });
  test('all of it on one level, to turn and at the end (BRP-0.7)', () => {
    const { battle, drive } = garage('bronekhod', [block(350, 300, 300, 200, 18)]);
    expect(why(battle, drive(go('forward', 60)))).toBe('BRP-0.7 cannot-stand level');
    expect(why(battle, drive(go('forward', 40)))).toBe('BRP-0.7 cannot-stand terrain');
    expect(why(battle, drive(go('forward', 60), { turn: { x: -1, y: 0 } }, go('forward', 60)))).toBe(
      'BRP-0.7 cannot-stand level',
    );
    expect(why(battle, drive(go('forward', 82.5)))).toBeNull();
  });
  test('a flyer turns by 90° at most, whichever way it looks', () => {
    const { battle, id, drive } = garage('thunder');
    battle.turn(id, 3, 4);
    for (const [x, y] of [
      [4, -3],
      [-4, 3],
    ] as const) {
      expect(why(battle, drive({ turn: { x, y } }))).toBeNull();
      expect(why(battle, drive({ turn: { x: x - 0.1, y: y - 0.1 } }))).toBe('BRP-4.2 turns-too-far');
    }
    expect(why(battle, drive({ turn: { x: 4, y: 3 } }))).toBeNull();
  });
  test('five times its points it is not followed any further', () => {
    const { battle, drive } = garage('bronekhod');
    const turns = Array.from({ length: 20 }, (_, leg) => ({ turn: { x: leg % 2 === 0 ? -1 : 1, y: 0 } }));
    expect(why(battle, drive(...turns, go('forward', 2000)))).toBe('BRP-4.2.2 way-blocked edge');
  });
  test('wheels go forward and back like tracks, and no other way', () => {
    const { battle, drive } = garage('bronekhod');
    const battlefield = { ...battle.battlefield, armoury: armouryWith('wheels') };
    expect(driveOf(battlefield, drive(go('forward', 50)))).toMatchObject({ price: 1 });
    expect(driveOf(battlefield, drive(go('back', 50)))).toMatchObject({ price: 1 });
    for (const way of ['left', 'right'] as const)
      expect(driveOf(battlefield, drive(go(way, 50)))).toMatchObject({ reason: 'does-not-go-so' });
  });
  test('BRP-4.2.2 wheels take what they can, forward and back', () => {
    for (const [top, expected] of [
      [18, { price: 3 }],
      [19, { reason: 'way-blocked' }],
    ] as const) {
      const { battle, id, drive } = garage('bronekhod', [block(350, 300, 300, 200, top)]);
      const battlefield = { ...battle.battlefield, armoury: armouryWith('wheels') };
      expect(driveOf(battlefield, drive(go('forward', 150)))).toMatchObject(expected);
      battle.turn(id, -1, 0);
      expect(driveOf(battlefield, drive(go('back', 150)))).toMatchObject(expected);
    }
  });
  test('soldiers walk and machines drive, not the other way about', () => {
    const { battle, id } = garage('bronekhod');
    const walk: Act = { kind: 'walk', by: id, path: [{ x: 310, y: 400, z: 0 }], facing: { x: 1, y: 0 } };
    expect(why(battle, walk)).toBe('BRP-4.1 on-foot-only');
    const soldier = battle.soldier(0, 'regime-clones', 1, [100, 400]);
    battle.roll((game) => activate(game, 0, { squad: 1 }));
    expect(why(battle, { kind: 'drive', by: soldier, legs: [] })).toBe('BRP-4.2 machines-only');
  });
  test('what is refused is never done', () => {
    const { battle, drive } = garage('bronekhod');
    expect(() => battle.roll((game) => carryOut(game, drive(go('forward', 300))))).toThrow(
      'a drive that cannot be: too-far',
    );
  });
});

describe('BRP-3.2.1 a machine moves and shoots in any order', () => {
  test('after its move it still shoots', () => {
    const { battle, id, drive } = garage('bronekhod');
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [700, 400]);
    battle.roll((game) => carryOut(game, drive(go('forward', 100))));
    expect(battle.state.stage).toMatchObject({ deeds: { moves: 1, hasShot: false } });
    expect(why(battle, { kind: 'shoot', by: id, with: { weapon: 0 }, at: [enemy] })).toBeNull();
  });
  test('BRP-7.6 a shooting action that is over stays over', () => {
    const { battle, drive } = garage('thunder');
    battle.roll((game) => note(game, { hasShot: true }));
    battle.roll((game) => carryOut(game, drive(go('forward', 100))));
    expect(battle.state.stage).toMatchObject({ deeds: { hasShot: true } });
  });
  test('BRP-4.1.1 who has fought drives on, as long as it runs into nobody', () => {
    const { battle, drive } = garage('bronekhod');
    battle.roll((game) => note(game, { hasFought: true }));
    expect(why(battle, drive(go('forward', 100)))).toBeNull();
  });
});

describe('BRP-4.1.1 a machine stopped by an enemy', () => {
  test('has gone no further than it is told, and pays no more', () => {
    const { battle, id, drive } = garage('bronekhod');
    battle.soldier(1, 'cyber-infantry', 1, [403.5, 400]);
    const [drove] = told(
      battle.roll((game) => carryOut(game, drive(go('forward', 40), go('forward', 100)))),
      'drove',
    );
    expect(battle.get(id).x).toBeCloseTo(360, 2);
    expect(drove?.price).toBeCloseTo(60 / 50, 4);
    expect(drove?.legs).toEqual([go('forward', 40), { go: 'forward', by: expect.closeTo(20, 2) }]);
  });
  test('whichever way it drives', () => {
    const { battle, id, drive } = garage('bronekhod');
    battle.turn(id, 0, 2);
    battle.soldier(1, 'cyber-infantry', 1, [300, 508.5]);
    const [drove] = told(
      battle.roll((game) => carryOut(game, drive(go('forward', 100)))),
      'drove',
    );
    expect(battle.get(id).y).toBeCloseTo(460, 2);
    expect(drove?.legs).toEqual([{ go: 'forward', by: expect.closeTo(60, 2) }]);
  });
  test('and who is not stopped is told to have gone as far as it wished', () => {
    for (const by of [37.3, 41.7, 59.9]) {
      const { battle, id, drive } = garage('bronekhod');
      battle.turn(id, 1, 2);
      const events = battle.roll((game) => carryOut(game, drive(go('forward', by))));
      expect(told(events, 'drove')[0]?.legs).toEqual([go('forward', by)]);
    }
  });
  test('goes back as well, and sideways', () => {
    for (const [way, x, y] of [
      ['back', 240, 400],
      ['left', 300, 465],
      ['right', 300, 335],
    ] as const) {
      const { battle, drive } = garage('raptor');
      const enemy = battle.soldier(1, 'cyber-infantry', 1, [x, y]);
      battle.roll((game) => carryOut(game, drive(go(way, 50))));
      expect(battle.state.stage).toMatchObject({ contact: [enemy] });
    }
  });
  test('meets everybody it touches where it stops', () => {
    const { battle, id, drive } = garage('bronekhod');
    const beside = battle.soldier(1, 'cyber-infantry', 1, [383.5, 384.5]);
    const ahead = battle.soldier(1, 'cyber-infantry', 1, [383.5, 415.5]);
    battle.roll((game) => carryOut(game, drive(go('forward', 100))));
    expect(battle.state.stage).toMatchObject({ contact: [beside, ahead] });
    expect(battle.get(id).x).toBeCloseTo(340, 2);
  });
  test('a pilotless one does not stop it: it is in the way', () => {
    const { battle, drive } = garage('bronekhod');
    battle.machine(1, 'salamander', [420, 400]);
    expect(why(battle, drive(go('forward', 100)))).toBe('BRP-4.2.2 way-blocked piece');
    expect(why(battle, drive(go('forward', 50)))).toBeNull();
  });
  test('an enemy touched from the start is no contact for who turns or drives off', () => {
    const { battle, drive } = garage('bronekhod');
    battle.soldier(1, 'cyber-infantry', 1, [342.5, 400]);
    for (const leg of [{ turn: { x: -1, y: 0 } }, go('back', 50)]) {
      const driven = driveOf(battle.battlefield, drive(leg)) as Driven;
      expect(driven.contact).toEqual([]);
    }
  });
});

describe('BRP-4.2 the cabin of a walker', () => {
  test('looks ahead after a move unless it is turned, by 90° at most', () => {
    const { battle, id, drive } = garage('raptor');
    Object.assign(battle.get<Machine>(id), { cx: 0, cy: 1 });
    expect(why(battle, { ...drive(), cabin: { x: 0, y: 1 } })).toBeNull();
    expect(why(battle, { ...drive(), cabin: { x: -1, y: 50 } })).toBe('BRP-4.2 cabin-too-far');
    battle.roll((game) => carryOut(game, drive(go('forward', 50))));
    expect(battle.get(id)).toMatchObject({ cx: 1, cy: 0 });
  });
  test('whichever way the legs point', () => {
    const { battle, id, drive } = garage('raptor');
    battle.turn(id, 2, 1);
    expect(why(battle, { ...drive(), cabin: { x: 1, y: -1.9 } })).toBeNull();
    expect(why(battle, { ...drive(), cabin: { x: 1, y: -2.1 } })).toBe('BRP-4.2 cabin-too-far');
  });
  test('goes by the legs as they are after the move', () => {
    const { battle, drive } = garage('raptor');
    const turned = drive({ turn: { x: -1, y: 0 } });
    expect(why(battle, { ...turned, cabin: { x: 1, y: 1 } })).toBe('BRP-4.2 cabin-too-far');
    expect(why(battle, { ...turned, cabin: { x: -1, y: 1 } })).toBeNull();
  });
});

describe('BRP-4.2.3 a flyer goes round what is as high as it flies', () => {
  const slab = (base: number): TerrainPiece => ({ ...block(400, 300, 50, 200, 200), base }) as TerrainPiece;
  test('beneath a slab that leaves room for it', () => {
    const above = garage('thunder', [slab(155)]);
    expect(why(above.battle, above.drive(go('forward', 250)))).toBeNull();
    const low = garage('thunder', [slab(154)]);
    expect(why(low.battle, low.drive(go('forward', 250)))).toBe('BRP-4.2.2 way-blocked terrain');
  });
  test('beneath whoever stands high above', () => {
    for (const [z, expected] of [
      [155, null],
      [154, 'BRP-4.2.2 way-blocked piece'],
    ] as const) {
      const { battle, drive } = garage('thunder');
      battle.soldier(0, 'regime-clones', 1, [450, 400, z]);
      expect(why(battle, drive(go('forward', 250)))).toBe(expected);
    }
  });
  test('over who is no higher, and another flyer is as high as it', () => {
    const { battle, drive } = garage('thunder');
    const helix = battle.machine(0, 'helix', [450, 400]);
    battle.get(helix).z = 25;
    expect(why(battle, drive(go('forward', 250)))).toBeNull();
    battle.get(helix).z = 26;
    expect(why(battle, drive(go('forward', 250)))).toBe('BRP-4.2.2 way-blocked piece');
    battle.get(helix).status = 'destroyed';
    battle.machine(0, 'sprut', [450, 400], { pilot: 'assault-special-forces' });
    expect(why(battle, drive(go('forward', 250)))).toBe('BRP-4.2.2 way-blocked piece');
  });
  test('any way it looks, a step a point, at the height it flies', () => {
    const { battle, id, drive } = garage('thunder');
    battle.turn(id, 3, 4);
    expect(price(battle, drive(go('forward', 125)))).toBeCloseTo(2.5, 9);
    battle.roll((game) => carryOut(game, drive(go('forward', 125))));
    expect(battle.get(id)).toMatchObject({ x: 375, y: 500, z: 100 });
    expect(why(battle, drive(go('right', 10)))).toBe('BRP-4.2 does-not-go-so');
  });
  test('it touches nobody: enemies whom it stops above are no contact', () => {
    const { battle, drive } = garage('thunder');
    battle.soldier(1, 'cyber-infantry', 1, [540, 400]);
    battle.roll((game) => carryOut(game, drive(go('forward', 200))));
    expect(battle.state.stage).toMatchObject({ contact: [], deeds: { moves: 1 } });
  });
});
