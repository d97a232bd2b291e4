import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import type { OptionalRules } from '../rules/options.ts';
import type { Machine } from '../rules/state.ts';
import { ask, deeds } from './asking.ts';
import { Battle } from './scenario.ts';

function soldierOf(kind: string, rules: Partial<OptionalRules> = {}) {
  const battle = new Battle({ rules, mission: 'bait' });
  const piece = battle.soldier(0, kind, 1, [400, 400]);
  const enemy = battle.soldier(1, 'cyber-infantry', 1, [600, 400]);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  return { battle, piece, enemy };
}

describe('BRP-3.2.1 what lies at hand for a soldier', () => {
  test('it walks, and shoots if it has anything to shoot with', () => {
    const armed = soldierOf('light-assault-clones');
    expect(deeds(armed.battle, armed.piece)).toEqual(['walk', `shoot "own" at ${armed.enemy}`]);
    const unarmed = soldierOf('regime-clones');
    expect(deeds(unarmed.battle, unarmed.piece)).toEqual(['walk']);
  });
  test('BRP-7.8, BRP-11.1 throws and aims where that was agreed; aims only what it has', () => {
    const { battle, piece, enemy } = soldierOf('light-assault-clones', { aimed: true, grenades: true });
    expect(deeds(battle, piece)).toEqual([
      'walk',
      `shoot "own" at ${enemy}`,
      `shoot "own" aimed at ${enemy}`,
      `shoot "grenade" at ${enemy}`,
    ]);
    const unarmed = soldierOf('regime-clones', { aimed: true, grenades: true });
    expect(deeds(unarmed.battle, unarmed.piece)).toEqual(['walk', `shoot "grenade" at ${unarmed.enemy}`]);
  });
  test('BRP-9.4 jumps where that was agreed, with a pack', () => {
    const { battle, piece } = soldierOf('regime-clones', { jumps: true });
    const at = { x: 400, y: 400, z: 0 };
    const facing = { x: 1, y: 0 };
    expect(ask(battle, { ask: 'deeds', piece })).toEqual([
      { move: { kind: 'walk', by: piece, path: [], facing }, refusal: null },
      { move: { kind: 'jump', by: piece, to: at, facing }, refusal: null },
    ]);
    const without = soldierOf('tribunators', { jumps: true });
    expect(deeds(without.battle, without.piece)).not.toContain('jump');
  });
  test('BRP-7.5, BRP-9.3, BRP-7.7 a gun that it touches is fired, mended and refilled; others’ taken', () => {
    const { battle, piece, enemy } = soldierOf('heavy-clones', { refill: true });
    const mine = battle.gun(0, 'mortar', [400, 435.5]);
    const theirs = battle.gun(1, 'mortar', [400, 364.5]);
    battle.gun(1, 'mortar', [300, 700]);
    expect(deeds(battle, piece)).toEqual([
      'walk',
      `shoot "own" at ${enemy}: in-contact`,
      `shoot {"gun":${mine}} at ${enemy}: in-contact`,
      `refill ${mine}`,
      `mend ${mine}: sound-object`,
      `shoot {"gun":${theirs}} at ${enemy}: gun-not-yours`,
      `take ${theirs}`,
      `refill ${theirs}: not-refillable`,
      `mend ${theirs}: enemy-object`,
      `fight ${theirs}`,
    ]);
  });
  test('BRP-9.1 a machine is boarded and mended, by whoever can; a comrade is neither', () => {
    const { battle, piece } = soldierOf('heavy-clones', { refill: true });
    const machine = battle.machine(0, 'raptor', [438, 400]);
    battle.soldier(0, 'regime-clones', 1, [379.5, 400]);
    battle.get<Machine>(machine).durability = 8;
    expect(deeds(battle, piece).slice(2)).toEqual([
      `board ${machine}`,
      `mend ${machine}`,
      `fight ${machine}`,
    ]);
    const clones = soldierOf('regime-clones');
    const spider = clones.battle.machine(0, 'spider', [460.5, 400]);
    expect(deeds(clones.battle, clones.piece)).toEqual([
      'walk',
      `board ${spider}: pilot-rank`,
      `fight ${spider}`,
    ]);
  });
  test('BRP-12.4 cargo is neither fought nor taken, BRP-12.3 nor is an ally, whatever serves it', () => {
    const battle = new Battle({ sides: [0, 1, 0] });
    const piece = battle.soldier(0, 'regime-clones', 1, [400, 400]);
    battle.soldier(2, 'regime-clones', 1, [420.5, 400]);
    battle.load('cargo', [379.5, 400]);
    const foe = battle.soldier(1, 'cyber-infantry', 1, [400, 431]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(deeds(battle, piece)).toEqual(['walk', `fight ${foe}`]);
  });
  test('BRP-3.2.1 whose turn is over, or has not come, is told so', () => {
    const { battle, piece, enemy } = soldierOf('regime-clones');
    expect(deeds(battle, enemy)).toEqual(['walk: not-in-this-unit']);
    Object.assign(battle.get(piece), { hasActed: true });
    expect(deeds(battle, piece)).toEqual(['walk: turn-over']);
  });
  test('there is nothing while no unit acts, for who is not there, and for what does nothing itself', () => {
    const { battle, piece } = soldierOf('regime-clones');
    const gun = battle.gun(0, 'mortar', [100, 100]);
    expect(deeds(battle, gun)).toEqual([]);
    Object.assign(battle.get(piece), { status: 'destroyed' });
    expect(ask(battle, { ask: 'deeds', piece })).toBeNull();
    Object.assign(battle.get(piece), { status: 'table' });
    battle.state.stage = { stage: 'turn', seat: 0 };
    expect(ask(battle, { ask: 'deeds', piece })).toBeNull();
  });
});

describe('BRP-7.3 whom a shot is meant for until somebody says otherwise', () => {
  function gunman() {
    const battle = new Battle({ mission: 'bait' });
    const piece = battle.soldier(0, 'light-assault-clones', 1, [400, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    return { battle, piece };
  }

  test('the first enemy who can be hit', () => {
    const { battle, piece } = gunman();
    battle.soldier(1, 'cyber-infantry', 1, [300, 400]);
    const inFront = battle.soldier(1, 'cyber-infantry', 1, [600, 400]);
    battle.soldier(1, 'cyber-infantry', 1, [600, 500]);
    expect(deeds(battle, piece)).toEqual(['walk', `shoot "own" at ${inFront}`]);
  });
  test('BRP-7.3.2 before what nobody serves, which is hit where no enemy can be', () => {
    const { battle, piece } = gunman();
    battle.machine(0, 'locust', [700, 200]);
    const empty = battle.machine(0, 'locust', [700, 500]);
    const behind = battle.soldier(1, 'cyber-infantry', 1, [300, 400]);
    const first = empty - 1;
    expect(deeds(battle, piece)).toEqual(['walk', `shoot "own" at ${first}`]);
    Object.assign(battle.get(first), { x: 200 });
    expect(deeds(battle, piece)).toEqual(['walk', `shoot "own" at ${empty}`]);
    Object.assign(battle.get(empty), { x: 200 });
    expect(deeds(battle, piece)).toEqual(['walk', `shoot "own" at ${behind}: not-in-front`]);
    Object.assign(battle.get(behind), { x: 600 });
    expect(deeds(battle, piece)).toEqual(['walk', `shoot "own" at ${behind}`]);
  });
  test('BRP-7.3 of several enemies none of whom is seen it is not said that one is hidden', () => {
    const { battle, piece } = gunman();
    const [behind = -1, other = -1] = battle.squad(1, 'cyber-infantry', [300, 400], [300, 500]);
    expect(deeds(battle, piece)).toEqual(['walk', `shoot "own" at ${behind}: nobody-in-sight`]);
    Object.assign(battle.get(other), { x: 600 });
    expect(deeds(battle, piece)).toEqual(['walk', `shoot "own" at ${other}`]);
  });
  test('an enemy’s empty machine is an enemy too', () => {
    const { battle, piece } = gunman();
    const empty = battle.machine(1, 'raptor', [700, 500]);
    battle.soldier(1, 'cyber-infantry', 1, [600, 400]);
    expect(deeds(battle, piece)).toEqual(['walk', `shoot "own" at ${empty}`]);
  });
  test('nobody who is gone, and nobody where there is nobody', () => {
    const { battle, piece } = gunman();
    const gone = battle.soldier(1, 'cyber-infantry', 1, [600, 400]);
    Object.assign(battle.get(gone), { status: 'destroyed' });
    expect(deeds(battle, piece)).toEqual(['walk', 'shoot "own" at : target-count']);
  });
});
