import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { activate, settle } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import { lossOf } from '../rules/ending.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import { inquire } from '../rules/inquire/index.ts';
import { EDGE } from '../rules/exit.ts';
import { EDGES } from '../rules/mission.ts';
import type { Act } from '../rules/moves.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import { retell } from '../rules/retell.ts';
import type { PieceId } from '../rules/state.ts';
import { ask, block, named, told } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

const pack = packFrom();
const EAST = { x: 1, y: 0 };

/** «Bait»: side 1 may leave by the right edge, side 0 by none. */
function edge(mission = 'bait', at: Place = [1100, 400]) {
  const battle = new Battle({ mission });
  const soldier = battle.soldier(1, 'cyber-infantry', 1, at);
  const enemy = battle.soldier(0, 'regime-clones', 1, [100, 400]);
  battle.machine(0, 'locust', [300, 400]);
  return { battle, soldier, enemy };
}

const out = (by: PieceId, x: number, y = 400): Act => ({
  kind: 'walk',
  by,
  path: [{ x, y, z: 0 }],
  facing: EAST,
  exits: true,
});

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return refusal && named(refusal);
}

describe('BRP-0.8 over a mission’s exit edge', () => {
  test('whoever touches it with points left goes out of play, not destroyed', () => {
    const { battle, soldier } = edge();
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    const before = structuredClone(battle.state);
    const events = battle.roll((game) => {
      carryOut(game, out(soldier, 1190));
    });
    expect(events.map(({ kind }) => kind)).toEqual(['walked', 'left']);
    expect(battle.get(soldier).status).toBe('left');
    expect(lossOf(battle.battlefield, 1)).toBe(0);
    const { pieces } = events.reduce(retell, { ...before, viewer: 'spectator' } as Parameters<
      typeof retell
    >[0]);
    expect(pieces).toEqual(battle.state.pieces);
  });
  test('a machine goes with its pilot, and neither is there any more', () => {
    const { battle } = edge();
    const locust = battle.machine(1, 't-rex', [1000, 600], { pilot: 'heavy-cyber-infantry' });
    battle.turn(locust, 1, 0);
    battle.roll((game) => activate(game, 1, { piece: locust }));
    const before = structuredClone(battle.state);
    const drive: Act = { kind: 'drive', by: locust, legs: [{ go: 'forward', by: 160 }], exits: true };
    expect(why(battle, { ...drive, legs: [{ go: 'forward', by: 150 }] })).toBe('BRP-0.8 not-at-the-exit');
    const events = battle.roll((game) => carryOut(game, drive));
    expect(events.map(({ kind }) => kind)).toEqual(['drove', 'left', 'left']);
    expect(battle.get(locust)).toMatchObject({ status: 'left', pilot: -1 });
    expect(battle.get(locust + 1)).toMatchObject({ status: 'left', machine: -1 });
    const { pieces } = events.reduce(retell, { ...before, viewer: 'spectator' } as Parameters<
      typeof retell
    >[0]);
    expect(pieces).toEqual(battle.state.pieces);
    battle.roll((game) => settle(game));
    expect(battle.state.outcome).toBeNull();
  });
  test('not away from it, not without points, not by another’s edge', () => {
    const { battle, soldier } = edge();
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    expect(why(battle, out(soldier, 1188.9))).toBe('BRP-0.8 not-at-the-exit');
    expect(why(battle, out(soldier, 1189))).toBeNull();
    const far = edge('bait', [940, 400]);
    far.battle.roll((game) => activate(game, 1, { squad: 0 }));
    expect(why(far.battle, out(far.soldier, 1190))).toBe('BRP-0.8 exit-needs-points');
    const by = edge('bait', [1100, 60]);
    by.battle.roll((game) => activate(game, 1, { squad: 0 }));
    expect(why(by.battle, out(by.soldier, 1100, 15))).toBe('BRP-0.8 not-at-the-exit');
  });
  test.each([
    { exit: 'left', at: [30, 400], touching: [11, 400], short: [12, 400] },
    { exit: 'near', at: [600, 30], touching: [600, 15], short: [600, 17] },
    { exit: 'far', at: [600, 770], touching: [600, 785], short: [600, 783] },
  ] as const)('whichever edge it is: $exit', ({ exit, at, touching, short }) => {
    const { battle, soldier } = edge('bait', at);
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    const missions = pack.missions.map((mission) => ({ ...mission, exits: [{ side: 1, edge: exit }] }));
    const battlefield = { ...battle.battlefield, armoury: { ...pack, missions } };
    expect(refuseAct(battlefield, out(soldier, touching[0], touching[1]))).toBeNull();
    expect(refuseAct(battlefield, out(soldier, short[0], short[1]))).toMatchObject({
      reason: 'not-at-the-exit',
    });
    const found = inquire(battlefield, { ask: 'out', piece: soldier }) as WayThere;
    expect(refuseAct(battlefield, found.move as Act)).toBeNull();
  });
  test('by either of two edges, if the mission names two', () => {
    const { battle, soldier } = edge();
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    const exits = (['near', 'right'] as const).map((name) => ({ side: 1, edge: name }));
    const missions = pack.missions.map((mission) => ({ ...mission, exits }));
    const battlefield = { ...battle.battlefield, armoury: { ...pack, missions } };
    expect(refuseAct(battlefield, out(soldier, 1190))).toBeNull();
    Object.assign(battle.get(soldier), { x: 600, y: 60 });
    expect(refuseAct(battlefield, out(soldier, 600, 15))).toBeNull();
    expect(refuseAct(battlefield, out(soldier, 650, 60))).toMatchObject({ reason: 'not-at-the-exit' });
  });
  test('any of the four may be named', () => {
    const outwards = EDGES.map((edge) => EDGE[edge].out);
    expect(outwards).toEqual([
      { x: -1, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: -1 },
      { x: 0, y: 1 },
    ]);
  });
  test('nothing leaves otherwise', () => {
    const { battle, enemy } = edge();
    battle.roll((game) => activate(game, 0, { squad: 1 }));
    Object.assign(battle.get(enemy), { x: 1100, y: 200 });
    expect(why(battle, out(enemy, 1190, 200))).toBe('BRP-0.8 no-exit');
    const plain: Act = { kind: 'walk', by: enemy, path: [{ x: 1195, y: 200, z: 0 }], facing: EAST };
    expect(why(battle, plain)).toBe('BRP-0.7 cannot-stand');
    const other = edge('annihilation');
    other.battle.roll((game) => activate(game, 1, { squad: 0 }));
    expect(why(other.battle, out(other.soldier, 1190))).toBe('BRP-0.8 no-exit');
  });
  test('a machine that runs into somebody on the way fights instead', () => {
    const { battle, enemy } = edge();
    const trex = battle.machine(1, 't-rex', [1000, 600], { pilot: 'heavy-cyber-infantry' });
    battle.turn(trex, 1, 0);
    Object.assign(battle.get(enemy), { x: 1100, y: 600 });
    battle.roll((game) => activate(game, 1, { piece: trex }));
    const drive: Act = { kind: 'drive', by: trex, legs: [{ go: 'forward', by: 160 }], exits: true };
    const events = battle.roll((game) => carryOut(game, drive));
    expect(events.map(({ kind }) => kind)).toEqual(['drove', 'contact']);
    expect(battle.get(trex).status).toBe('table');
  });
  test('whoever is run into on the way is fought instead', () => {
    const { battle, soldier, enemy } = edge();
    Object.assign(battle.get(enemy), { x: 1150 });
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    const events = battle.roll((game) => carryOut(game, out(soldier, 1190)));
    expect(events.map(({ kind }) => kind)).toEqual(['walked', 'contact']);
    expect(battle.get(soldier).status).toBe('table');
  });
  test('a player whose last soldier has left is out', () => {
    const { battle, soldier } = edge();
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    battle.roll((game) => {
      carryOut(game, out(soldier, 1190));
      settle(game);
    });
    expect(battle.state.outcome).toEqual({ kind: 'win', winners: [0], ending: 'wipedOut' });
  });
});

describe('BRP-0.8 a machine at an exit edge', () => {
  const hurricane = (x: number) => {
    const { battle } = edge();
    const id = battle.machine(1, 'hurricane', [x, 600], { pilot: 'heavy-cyber-infantry' });
    battle.turn(id, 1, 0);
    battle.roll((game) => activate(game, 1, { piece: id }));
    const drive = (by: number): Act => ({
      kind: 'drive',
      by: id,
      legs: [{ go: 'forward', by }],
      exits: true,
    });
    return { battle, drive };
  };
  test('needs points left there, and room to stand', () => {
    const near = hurricane(953);
    expect(why(near.battle, near.drive(199))).toBeNull();
    const far = hurricane(952);
    expect(why(far.battle, far.drive(200))).toBe('BRP-0.8 exit-needs-points');
    near.battle.machine(0, 'thunder', [1150, 600], { pilot: 'light-assault-landing' });
    expect(why(near.battle, near.drive(199))).toBe('BRP-0.7 cannot-stand');
  });
});

describe('BRP-0.8 the way out, as a table asks for it', () => {
  const askOut = (battle: Battle, piece: PieceId) =>
    ask<WayThere | BronepekhotaRefusal>(battle, { ask: 'out', piece });

  test('straight to the edge, and over it when it is played', () => {
    const { battle, soldier } = edge();
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    const way = askOut(battle, soldier) as WayThere;
    expect(way.price).toBeCloseTo((1190 - 1100) / 50, 1);
    const events = battle.roll((game) => carryOut(game, way.move));
    expect(events.map(({ kind }) => kind)).toEqual(['walked', 'left']);
  });
  test('round what stands in the way', () => {
    const battle = new Battle({ mission: 'bait', terrain: [block(1130, 380, 70, 40, 120)] });
    const soldier = battle.soldier(1, 'cyber-infantry', 1, [1100, 400]);
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    const way = askOut(battle, soldier) as WayThere;
    expect(way.price).toBeGreaterThan(1.8);
    expect(why(battle, way.move)).toBeNull();
  });
  test('cornerwise, where the front would be too far', () => {
    const { battle, soldier } = edge('bait', [936, 400]);
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    expect(why(battle, out(soldier, 1189))).toBe('BRP-4.1 too-far');
    expect(why(battle, (askOut(battle, soldier) as WayThere).move)).toBeNull();
  });
  test.each([
    ['looking out', 't-rex', 1, ['go']],
    ['that turns, as going back is dear', 't-rex', -1, ['turn', 'go']],
    ['that goes back, as turning is dear', 'bronekhod', -1, ['go']],
  ] as const)('a machine %s', (_, kind, x, legs) => {
    const { battle } = edge();
    const machine = battle.machine(1, kind, [1080, 600], { pilot: 'heavy-cyber-infantry' });
    battle.turn(machine, x, 0);
    battle.roll((game) => activate(game, 1, { piece: machine }));
    const { move } = askOut(battle, machine) as WayThere;
    expect(move).toMatchObject({ kind: 'drive', exits: true });
    expect(move.kind === 'drive' && move.legs.map((leg) => ('turn' in leg ? 'turn' : 'go'))).toEqual(legs);
    expect(why(battle, move)).toBeNull();
  });
  test('nobody who is too far, or whose side has no edge', () => {
    const { battle, soldier, enemy } = edge('bait', [600, 400]);
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    expect(told(askOut(battle, soldier))).toBe('BRP-4.1 too-far');
    expect(told(askOut(battle, enemy))).toBe('BRP-0.8 no-exit');
  });
});
