import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import { inquire } from '../rules/inquire/index.ts';
import type { Deed } from '../rules/inquire/deeds.ts';
import type { Outlook, TargetOutlook } from '../rules/inquire/targets.ts';
import { block } from './asking.ts';
import { Battle } from './scenario.ts';

const ask = <Answer>(battle: Battle, question: unknown) =>
  JSON.parse(JSON.stringify(inquire(battle.battlefield, question))) as Answer;

function field() {
  const battle = new Battle({ rules: { specials: true } });
  const shooter = battle.soldier(0, 'light-assault-clones', 1, [200, 400]);
  const target = battle.soldier(1, 'cyber-infantry', 1, [421, 400]);
  const behind = battle.soldier(1, 'cyber-infantry', 2, [100, 400]);
  const machine = battle.machine(1, 'salamander', [500, 600], { pilot: 'velian-militia' });
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  return { battle, shooter, target, behind, machine };
}

describe('what a table asks before a shot', () => {
  test('BRP-7.4 for every target distance, cover, chance to hit and to destroy, or why not', () => {
    const { battle, shooter, target, behind } = field();
    const answers = ask<Outlook[]>(battle, { ask: 'targets', piece: shooter, with: 'own' });
    const of = (id: number) => answers.find((answer) => answer.target === id);
    expect(of(target)).toMatchObject({
      distance: 5,
      armour: 3,
      sight: { cover: 'none', seen: 255, lines: 255 },
    });
    const { hits, destroys } = of(target) as TargetOutlook;
    expect(hits).toBeCloseTo(4 / 6, 12);
    expect(destroys).toBeCloseTo((4 / 6) * 0.75, 12);
    expect(of(behind)).toEqual({ target: behind, refusal: { clause: 'BRP-7.3', reason: 'not-in-front' } });
  });
  test('as if it stood and looked elsewhere', () => {
    const { battle, shooter, behind } = field();
    const from = { x: 200, y: 400, z: 0, facing: { x: -1, y: 0 } };
    const answers = ask<Outlook[]>(battle, { ask: 'targets', piece: shooter, with: 'own', from });
    expect(answers.find(({ target }) => target === behind)).toMatchObject({ distance: 2 });
    expect(battle.get(shooter).hx).toBe(1);
  });
  test('BRP-7.4.3 the pilot’s chance to die', () => {
    const { battle, shooter, machine } = field();
    battle.get(machine).x = 260;
    battle.get(machine).y = 400;
    const answers = ask<Outlook[]>(battle, { ask: 'targets', piece: shooter, with: 'own' });
    expect(answers.find(({ target }) => target === machine)).toMatchObject({
      pilotDies: 0,
      destroys: 0,
      hits: 1,
    });
  });
  test('BRP-7.8 a grenade catches whoever is near where the die takes it, behind cover too, and the thrower', () => {
    const battle = new Battle({ rules: { grenades: true }, terrain: [block(380, 380, 10, 40, 30)] });
    const thrower = battle.soldier(0, 'light-assault-clones', 1, [200, 400]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [421, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const [outlook] = ask<TargetOutlook[]>(battle, { ask: 'targets', piece: thrower, with: 'grenade' });
    expect(outlook).toMatchObject({ target, sight: { cover: 'most' }, armour: 3, victims: [thrower] });
    expect(outlook?.hits).toBeCloseTo(2 / 6, 12);
    expect(outlook?.destroys).toBeCloseTo((2 / 6) * 0.85, 12);
  });
  test('nothing for a weapon that is not there', () => {
    const { battle, shooter } = field();
    expect(ask(battle, { ask: 'targets', piece: shooter, with: { weapon: 0 } })).toBeNull();
  });
});

describe('what a table asks before a move', () => {
  test('BRP-4.1 the way there, its price, and what a walk comes to', () => {
    const { battle, shooter } = field();
    const { move, price, points } = ask<WayThere>(battle, {
      ask: 'way',
      piece: shooter,
      to: { x: 300, y: 300, z: 0 },
    });
    expect(price).toBeCloseTo(Math.sqrt(2) * 2, 6);
    expect(points).toBe(5);
    expect(ask(battle, { ask: 'price', move })).toMatchObject({ price, contact: [], to: { x: 300, y: 300 } });
    expect(ask(battle, { ask: 'price', move: { ...move, path: [{ x: 900, y: 100, z: 0 }] } })).toMatchObject({
      reason: 'too-far',
    });
  });
  test('BRP-8.1 a fight’s strengths and chances; BRP-0.5 the tape', () => {
    const { battle, shooter, target } = field();
    expect(ask(battle, { ask: 'fight', piece: shooter, enemy: target })).toMatchObject({
      attack: { dice: 1, plus: 4 },
      defence: { rolls: true, plus: 3 },
    });
    expect(ask(battle, { ask: 'measure', piece: shooter, to: target })).toEqual({
      millimetres: 201,
      steps: 5,
      isInFront: true,
    });
    expect(ask(battle, { ask: 'measure', piece: shooter, to: { x: 90, y: 400, z: 0 } })).toEqual({
      millimetres: 100,
      steps: 2,
      isInFront: false,
    });
  });
  test('BRP-3.2.1 what can be done, and why not the rest', () => {
    const { battle, shooter, target } = field();
    const deeds = ask<Deed[]>(battle, { ask: 'deeds', piece: shooter });
    expect(deeds.map(({ move, refusal }) => [move.kind, refusal?.reason])).toEqual([
      ['walk', undefined],
      ['shoot', undefined],
    ]);
    expect(deeds[1]?.move).toMatchObject({ with: 'own', at: [target] });
    battle.get(target).x = 220.5;
    const close = ask<Deed[]>(battle, { ask: 'deeds', piece: shooter });
    expect(close.map(({ move, refusal }) => [move.kind, refusal?.reason])).toEqual([
      ['walk', undefined],
      ['shoot', 'in-contact'],
      ['fight', undefined],
    ]);
  });
  test('BRP-7.3.2 what nobody serves is anyone’s: one’s own pilotless machine can be shot at and fought too', () => {
    const battle = new Battle({ mission: 'bait' });
    const [clone = -1, gunner = -1] = battle.squad(0, 'regime-clones', [149.5, 400], [147, 200]);
    const locust = battle.machine(0, 'locust', [200, 400]);
    const mortar = battle.gun(0, 'mortar', [180, 200]);
    battle.soldier(1, 'cyber-infantry', 1, [50, 100]);
    battle.turn(gunner, 1, 1);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const possible = (piece: number) =>
      ask<Deed[]>(battle, { ask: 'deeds', piece }).flatMap(({ move, refusal }) => (refusal ? [] : [move]));
    expect(possible(clone)).toContainEqual({ kind: 'fight', by: clone, enemy: locust });
    battle.get(clone).x = 50;
    expect(possible(gunner)).toContainEqual({
      kind: 'shoot',
      by: gunner,
      with: { gun: mortar },
      at: [locust],
    });
  });
  test('BRP-4.2, BRP-4.3 what a machine can do', () => {
    const { battle, machine } = field();
    battle.roll((game) => activate(game, 1, { piece: machine }));
    const deeds = ask<Deed[]>(battle, { ask: 'deeds', piece: machine });
    expect([...new Set(deeds.map(({ move, refusal }) => `${move.kind} ${refusal?.reason}`))]).toEqual([
      'drive undefined',
      'shoot undefined',
      'leave undefined',
    ]);
    expect(deeds.filter(({ move }) => move.kind === 'leave').length).toBeGreaterThan(8);
  });
  test('BRP-9.2 a gun is taken from others only', () => {
    const battle = new Battle({ mission: 'bait' });
    const [clone = -1] = battle.squad(0, 'regime-clones', [167, 400]);
    const theirs = battle.gun(1, 'mortar', [200, 400]);
    battle.gun(0, 'mortar', [134, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const taken = ask<Deed[]>(battle, { ask: 'deeds', piece: clone }).filter(
      ({ move }) => move.kind === 'take',
    );
    expect(taken).toEqual([{ move: { kind: 'take', by: clone, gun: theirs }, refusal: null }]);
  });
  test('BRP-10.2 what is right behind a platform can be towed, and comes to stand somewhere; else it is said why not', () => {
    const battle = new Battle();
    const helix = battle.machine(0, 'helix', [400, 400], { weapons: [2], pilot: 'regime-clones' });
    const mortar = battle.gun(0, 'mortar', [320, 400]);
    battle.roll((game) => activate(game, 0, { piece: helix }));
    const tows = () =>
      ask<Deed[]>(battle, { ask: 'deeds', piece: helix }).flatMap(({ move, refusal }) =>
        move.kind === 'drive' && move.tow ? [[move.tow.piece, refusal?.reason]] : [],
      );
    expect(tows()).toEqual([[mortar, undefined]]);
    const way = ask<WayThere>(battle, {
      ask: 'way',
      piece: helix,
      load: mortar,
      to: { x: 500, y: 400, z: 0 },
    });
    expect(way.load).toEqual({ piece: mortar, to: { x: 420, y: 400, z: 0, facing: { x: 1, y: 0 } } });
    expect(ask(battle, { ask: 'price', move: way.move })).toEqual(way);
    battle.get(mortar).x = 300;
    expect(tows()).toEqual([[mortar, undefined]]);
    battle.get(mortar).y = 500;
    expect(tows()).toEqual([[mortar, 'not-behind']]);
  });
  test.each<[string, unknown]>([
    ['nothing', null],
    ['another question', { ask: 'weather' }],
    ['a piece that is not there', { ask: 'reach', piece: 99 }],
    ['an enemy that is not there', { ask: 'fight', piece: 0, enemy: 99 }],
    ['a price out of turn', { ask: 'price', move: { kind: 'end' } }],
  ])('%s is answered with nothing', (_, question) => {
    const { battle } = field();
    expect(inquire(battle.battlefield, question)).toBeNull();
  });
});
