import type { Decision, Outcome } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import type { Event } from '../rules/events.ts';
import { fight } from '../rules/hand-to-hand.ts';
import type { Move } from '../rules/moves.ts';
import { firearmOf } from '../rules/shooting/firearms.ts';
import { fire } from '../rules/shooting/shot.ts';
import { NOTHING_DONE, type Shot } from '../rules/stage.ts';
import type { PieceId } from '../rules/state.ts';
import { observe } from '../rules/view.ts';
import { textOver } from '../text/index.ts';
import { Battle } from './scenario.ts';

const text = textOver(packFrom());
const names = { seat: (seat: number) => ['Анна', 'Борис'][seat] ?? '' };

/** A line, with every space a plain one. */
function line(said: { readonly ru: string; readonly en: string } | null | undefined, language: 'ru' | 'en') {
  return said?.[language].replaceAll('\u00a0', ' ');
}

function told(battle: Battle, events: readonly Event[], language: 'ru' | 'en'): readonly string[] {
  const view = observe(battle.state, 'spectator');
  return events.flatMap((event) => line(text.event(event, names, view), language) ?? []);
}

function shotAt(battle: Battle, by: PieceId, at: PieceId, weapon: Shot, ...dice: readonly number[]) {
  const firearm = firearmOf(battle.battlefield, by, weapon);
  if (!firearm) throw new Error('there is nothing to shoot with');
  const aim = { by, with: weapon, firearm, at, cover: 'part', isAimed: false } as const;
  return battle.part((game) => fire(game, aim), ...dice);
}

describe('the log tells', () => {
  test('a shot from who, at whom and with what to what became of it', () => {
    const battle = new Battle();
    const salamander = battle.machine(1, 'salamander', [450, 100], { pilot: 'velian-militia' });
    const soldier = battle.soldier(0, 'heavy-clones', 4, [100, 100]);
    const mortar = battle.gun(0, 'mortar', [100, 60]);
    const events = shotAt(battle, soldier, salamander, { gun: mortar }, 5, 20, 3, 11, 6);
    expect(told(battle, events, 'ru')).toEqual([
      'Солдат № 4 отряда «Тяжёлая клон-пехота» стреляет по машине «Саламандра» из орудия «Миномёт». До цели 6 шагов, цель укрыта меньше чем наполовину. Дальность 5 + 2 = 7: попадание.',
      'Мощность 20, 3, 11 против брони 8: 2 пробития.',
      'Прочность машины «Саламандра»: −2, остаётся 5.',
      'Тест выживания пилота (солдат № 1 отряда «Ополченцы планеты Велиан»): 6 против брони 2 — погибает.',
    ]);
    expect(told(battle, events, 'en')[0]).toBe(
      'Soldier 4 of “Heavy clone infantry” shoots at the “Salamander” with the “Mortar”. The distance is 6 steps, the target less than half in cover. Range 5 + 2 = 7: a hit.',
    );
  });
  test('a fight from behind with both dice and both strengths', () => {
    const battle = new Battle();
    const attacker = battle.soldier(1, 'cyber-infantry', 2, [80, 100]);
    const defender = battle.soldier(0, 'regime-clones', 1, [100, 100]);
    const events = battle.roll((game) => fight(game, attacker, defender), 5, 2, 2);
    expect(told(battle, events, 'ru')).toEqual([
      'Солдат № 2 отряда «Роботизированная киберпехота» атакует солдата № 1 отряда «Режимная клон-пехота» в ближнем бою сзади (лучший из 5 и 2): 5 + 2 = 7 против 2 + 3 = 5 — удар достигает цели.',
      'Солдат № 1 отряда «Режимная клон-пехота» погибает.',
    ]);
    expect(told(battle, events, 'en')).toEqual([
      'Soldier 2 of “Robotic cyber-infantry” attacks soldier 1 of “Regime clone infantry” in close combat from behind (the better of 5 and 2): 5 + 2 = 7 against 2 + 3 = 5, the blow strikes home.',
      'Soldier 1 of “Regime clone infantry” is killed.',
    ]);
  });
  test('which of two machines of a kind it was', () => {
    const battle = new Battle();
    battle.machine(0, 'raptor', [100, 100]);
    battle.machine(1, 'raptor', [300, 100]);
    const second = battle.machine(0, 'raptor', [500, 100]);
    const gone = { kind: 'destroyed', piece: second, cause: 'shot' } as const;
    expect(told(battle, [gone], 'ru')).toEqual(['Машина «Раптор» (2) уничтожена.']);
    expect(told(battle, [gone], 'en')).toEqual(['The “Raptor” (2) is destroyed.']);
  });
  test('whose a target is, among more than two players', () => {
    const battle = new Battle({ sides: [0, 1, 2] });
    const one = battle.soldier(0, 'tribunators', 1, [100, 100]);
    const other = battle.soldier(1, 'cyber-infantry', 3, [121, 100]);
    const contact = { kind: 'contact', piece: one, with: [other] } as const;
    expect(told(battle, [contact], 'ru')).toEqual([
      'Солдат № 1 отряда «Трибунаторы» сходится вплотную с солдатом № 3 отряда «Роботизированная киберпехота» (Борис).',
    ]);
  });
  test('a tied roll, and who has won in the end', () => {
    const battle = new Battle();
    const rolls = [
      { seat: 0, die: 7 },
      { seat: 1, die: 7 },
    ];
    const outcome: Outcome = { kind: 'win', winners: [1], ending: 'wipedOut' };
    const events: Event[] = [
      { kind: 'contest', about: 'initiative', rolls },
      { kind: 'over', outcome, goal: null },
    ];
    expect(told(battle, events, 'ru')).toEqual([
      'Розыгрыш инициативы, Д12: Анна — 7, Борис — 7. Поровну: бросают ещё раз.',
      'Солдаты остались только у одной стороны. Побеждает Борис.',
    ]);
  });
  test('by which goal of the mission it was won, and which power has won', () => {
    const battle = new Battle();
    battle.squad(0, 'tribunators', [100, 100]);
    battle.squad(1, 'light-cyber-infantry', [200, 100]);
    const storm = { ...observe(battle.state, 'spectator'), mission: 'storm' };
    const outcome: Outcome = { kind: 'win', winners: [0], ending: 'mission' };
    expect(text.event({ kind: 'over', outcome, goal: 1 }, names, storm)?.ru).toBe(
      'Штурм отбит: у склада нет ни одного врага. Побеждает Анна.',
    );
    expect(text.victory?.(outcome, storm)?.ru).toBe('Победа Империи Полярис');
    battle.squad(1, 'regime-clones', [300, 100]);
    expect(text.victory?.(outcome, observe(battle.state, 0))).toBeUndefined();
  });
  test('for which marker a side scores', () => {
    const markers = { ...observe(new Battle().state, 'spectator'), mission: 'markers' };
    const scored = { kind: 'scored', side: 1, place: 'far-left', scores: [1, 2] } as const;
    expect(text.event(scored, names, markers)?.ru).toBe('Точка Д: очко получает Борис. Счёт 1 : 2.');
  });
});

describe('a question', () => {
  const battle = new Battle();
  const [actor = -1] = battle.squad(0, 'tribunators', [100, 100]);
  const enemy = battle.machine(1, 'raptor', [150, 100], { pilot: 'velian-militia' });
  battle.state.stage = {
    stage: 'act',
    seat: 0,
    unit: { squad: 0 },
    actor,
    deeds: NOTHING_DONE,
    contact: [enemy],
  };
  const fighting: Decision = { id: 'fight:0', kind: 'fight', seat: 0, must: true };

  test('is put to whoever answers it, and told of to the others', () => {
    const asked = (viewer: 0 | 1 | 'spectator') =>
      line(text.decision(fighting, observe(battle.state, viewer), names), 'ru');
    expect(asked(0)).toBe('Фигура касается противника: ближний бой.');
    expect(asked(1)).toBe('Анна ведёт ближний бой.');
    expect(asked('spectator')).toBe('Анна ведёт ближний бой.');
  });
  test('has answers in words', () => {
    const said = (move: Move) => line(text.move(move, observe(battle.state, 0)), 'ru');
    expect(said({ kind: 'fight', by: actor, enemy })).toBe(
      'Солдат № 1 отряда «Трибунаторы»: ближний бой с машиной «Раптор».',
    );
    const path = [{ x: 100, y: 225, z: 0 }];
    expect(said({ kind: 'walk', by: actor, path, facing: { x: 1, y: 0 } })).toBe(
      'Солдат № 1 отряда «Трибунаторы»: пройти 2,5 шага.',
    );
    expect(said({ kind: 'drive', by: enemy, legs: [{ go: 'forward', by: 150 }] })).toBe(
      'Машина «Раптор»: пройти 3 шага.',
    );
    expect(said({ kind: 'mend', by: enemy, object: enemy })).toBe(
      'Машина «Раптор»: чинить собственные повреждения.',
    );
  });
});
