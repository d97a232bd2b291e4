import type { Localized } from '@bridgehead/kernel';
import { mustBeSpoken } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import type { Condition, Effect } from '../rules/vocabulary.ts';
import { conditionText } from '../text/card-text/conditions.ts';
import {
  effectsText,
  enemyCardText,
  eventCardText,
  skillCardText,
  taskCardText,
} from '../text/card-text/index.ts';

const pack = packFrom();
const skills = pack.units.flatMap((unit) => unit.skills);
const said = (...effects: Effect[]) => effectsText(effects, pack);

const texts: readonly [string, Localized][] = [
  ...skills.map((skill): [string, Localized] => [skill.id, skillCardText(skill, pack)]),
  ...pack.enemies.map((kind): [string, Localized] => [kind.id, enemyCardText(kind, pack)]),
  ...pack.events.map((event): [string, Localized] => [event.id, eventCardText(event, pack)]),
  ...pack.tasks.flatMap((task): [string, Localized][] => {
    const { needs, does } = taskCardText(task, pack);
    return [
      [task.id, needs],
      [task.id, does],
    ];
  }),
];

describe('the text of every card', () => {
  test.each(texts)('%s is said in both languages, in whole sentences', (id, text) => {
    mustBeSpoken(text, id);
    for (const words of [text.ru, text.en]) {
      expect(words).toMatch(/^[А-ЯЁA-Z].*\.$/);
      expect(words).not.toMatch(/undefined|NaN| {2}| [.,:;]|,[.:;]|\.\.|-\d/);
    }
    expect(text.ru).not.toMatch(/[A-Za-z]/);
    expect(text.en).not.toMatch(/[А-Яа-яё]/);
  });
});

describe('a card says what it does', () => {
  test('attacks: how many, with what, on whom', () => {
    expect(said({ do: 'attack', times: 2, bonus: 1 }).ru).toBe('Две атаки, каждая +1.');
    expect(said({ do: 'attack', times: 1, bonus: 3, ignores: ['screen', 'last'] }).ru).toBe(
      'Атака +3. Цель — любой противник здесь.',
    );
    const grenades: Effect = {
      do: 'attack',
      times: 1,
      bonus: 1,
      against: { kinds: ['armoured-car', 'motorised', 'tanks'], bonus: 3 },
    };
    expect(said(grenades).ru).toBe('Атака +1. Если цель — бронеавтомобиль, мотопехота или танки, то +3.');
    expect(said(grenades).en).toBe('Attack +1. Against armoured car, motorised infantry or tanks: +3.');
  });
  test('what happens without a roll names those it spares, unless it names whom it means', () => {
    const spares = 'Исключения: авиация, парашютисты и танки.';
    expect(said({ do: 'hold', count: 2, where: 'here' }).ru).toContain(spares);
    expect(said({ do: 'destroy', count: 1, where: 'one', kinds: ['rifle'] }).ru).not.toContain(spares);
  });
  test('RUB-5.6 who is attacked last names the others of that kind: they do not stand in its way', () => {
    const tanks = pack.enemies.find(({ id }) => id === 'tanks');
    const { ru, en } = enemyCardText(tanks as NonNullable<typeof tanks>, pack);
    expect(ru).toContain('не осталось противников, кроме таких: авиация, парашютисты и танки.');
    expect(en).toContain(
      'no enemies are left at the fire point but these: aviation, paratroopers and tanks.',
    );
  });
  test('what befalls the same units is one sentence, but each choice is one of its own', () => {
    const draw: Effect = { do: 'draw', count: 2, who: 'each' };
    const weaken: Effect = { do: 'steady', bonus: -1, who: 'each', lasts: 'turn' };
    expect(said(draw, weaken).ru).toBe(
      'Каждое подразделение берёт 2 карты умений и получает −1 к проверкам защиты до конца хода.',
    );
    expect(said({ ...draw, who: 'one' }, { ...weaken, who: 'one' }).en).toBe(
      'One unit of your choice draws 2 skill cards. One unit of your choice gets −1 to its checks until the end of the turn.',
    );
  });
  test('a place with a clause of its own is closed by a comma, unless the sentence ends', () => {
    expect(said({ do: 'arrive', count: 1, where: 'most-units' }).ru).toBe(
      'На огневую точку, где больше всего подразделений, прибывает подкрепление противника: 1 карта.',
    );
    expect(said({ do: 'fortify', tokens: -3, where: 'most-tokens' }).ru).toBe(
      'Снимите 3 жетона укрепления с огневой точки, где больше всего жетонов.',
    );
  });
  test('what comes to a unit that is chosen comes to where that unit stands', () => {
    const does: readonly Effect[] = [
      { do: 'attack', times: 1, bonus: 2 },
      { do: 'arrive', count: 1, where: 'here' },
      { do: 'fortify', tokens: -1, where: 'here' },
    ];
    expect(said({ do: 'for', who: 'one', does })).toEqual({
      ru: 'Одно подразделение по выбору: атака +2. На его огневую точку прибывает подкрепление противника: 1 карта. Снимите с его огневой точки жетон укрепления.',
      en: 'One unit of your choice: attack +2. Enemy reinforcements arrive at its fire point: 1 card. Remove a fortification token from its fire point.',
    });
  });
  test('reinforcements that stay away are counted from those of the event', () => {
    expect(said({ do: 'withhold', count: 1, where: 'each' })).toEqual({
      ru: 'В этот ход на каждую огневую точку прибывает на одну карту меньше, чем указано в событии.',
      en: 'This turn one card fewer than the event says arrives at each fire point.',
    });
    expect(said({ do: 'withhold', count: 2, where: 3 }).en).toBe(
      'This turn 2 cards fewer than the event says arrive at fire point 3.',
    );
  });
  test('what a card names is there, not here: “here” is said where the card lies', () => {
    const does: readonly Effect[] = [
      { do: 'fortify', tokens: -1, where: 'here' },
      { do: 'arrive', count: 1, where: 'here' },
      { do: 'cover', bonus: 1, where: 'here' },
    ];
    expect(said({ do: 'at', where: 'most-enemies', does })).toEqual({
      ru: 'На огневой точке, где больше всего противников: снимите оттуда жетон укрепления. Туда прибывает подкрепление противника: 1 карта. В этот ход защита каждого противника там на 1 больше.',
      en: 'At the fire point with the most enemies: remove a fortification token from there. Enemy reinforcements arrive there: 1 card. This turn the defence of every enemy there is 1 higher.',
    });
    expect(said({ do: 'fortify', tokens: 2, where: 'here' }).ru).toBe('Положите сюда 2 жетона укрепления.');
  });
  test('where somebody may leave for another point, “there” is not left to guess', () => {
    const does: readonly Effect[] = [
      { do: 'move', who: 'each-here', may: true },
      { do: 'arrive', count: 1, where: 'here' },
    ];
    const { ru, en } = said({ do: 'at', where: 'one-manned', does });
    expect(ru).toContain('перейти на другую огневую точку. На прежнюю прибывает подкрепление');
    expect(en).toContain('may move to another fire point. Enemy reinforcements arrive at the former one');
  });
  test('a thing that may be left is offered, one of several is chosen', () => {
    const draw: Effect = { do: 'draw', count: 1, who: 'each' };
    expect(said({ do: 'choose', of: [[draw], []] }).ru).toBe(
      'По желанию: каждое подразделение берёт карту умений.',
    );
    expect(said({ do: 'choose', of: [[draw], [{ do: 'retreat', bonus: 1 }]] }).en).toBe(
      'Choose: each unit draws a skill card. Or: this turn the bonus for retreating is 1 more.',
    );
  });
  test('a look into a deck says what becomes of one card, of some and of all', () => {
    const look = (count: number, bottom: number) => said({ do: 'look', deck: 'fresh', count, bottom });
    expect(look(1, 0).en).toBe('Look at the top card of the fresh forces.');
    expect(look(1, 1).ru).toBe('Посмотрите верхнюю карту свежих сил и положите её под низ.');
    expect(look(3, 0).ru).toBe('Посмотрите 3 верхние карты свежих сил и верните их в любом порядке.');
    expect(look(3, 1).en).toBe(
      'Look at the top 3 cards of the fresh forces: put one of them at the bottom, the rest back in any order.',
    );
    expect(look(3, 1).ru).toBe(
      'Посмотрите 3 верхние карты свежих сил: одну из них положите под низ, остальные верните в любом порядке.',
    );
    expect(look(3, 2).ru).toBe(
      'Посмотрите 3 верхние карты свежих сил: 2 из них положите под низ, оставшуюся верните наверх.',
    );
    expect(look(2, 2).ru).toBe(
      'Посмотрите 2 верхние карты свежих сил и положите их под низ в любом порядке.',
    );
  });
  test('a roll again for the worse has one sign', () => {
    expect(said({ do: 'reroll', bonus: -1 }).en).toBe(
      'The check is rolled again with −1; the better result stands.',
    );
  });
  test('conditions agree with what they count', () => {
    const held = (condition: Condition) => conditionText(condition, pack);
    expect(held({ count: 'captured', atLeast: 1 }).ru).toBe('захвачена хотя бы одна огневая точка');
    expect(held({ count: 'captured', atLeast: 2 }).ru).toBe('захвачено не меньше 2 огневых точек');
    expect(held({ count: 'lost-units', atLeast: 1 }).en).toBe('at least one unit has been destroyed');
    expect(held({ count: 'enemies', where: 'most-units', atMost: 0 }).en).toBe(
      'there are no enemies at the fire point with the most units',
    );
    const sappers = { count: 'enemies', kinds: ['sappers'], atLeast: 1 } as const;
    expect(held(sappers).ru).toBe('на одной из огневых точек есть сапёры');
    expect(held({ ...sappers, atLeast: 2 }).ru).toBe(
      'на одной из огневых точек не меньше 2 противников (сапёры)',
    );
    expect(held({ count: 'units', where: 'each', atLeast: 2, atMost: 3 }).ru).toBe(
      'на одной из огневых точек от 2 до 3 подразделений',
    );
  });
});
