import { describe, expect, test } from 'vitest';
import { balance } from '../balance.ts';
import { packFrom } from '../content/index.ts';
import type { Event } from '../rules/events.ts';
import { skillCardsOf, skillOf } from '../rules/ground.ts';
import { rulesOver } from '../rules/rules.ts';
import type { SkillCard } from '../rules/state.ts';
import { coreSet } from './cards/core-set.ts';
import { position } from './scenario.ts';

const own = packFrom();
const cards = own.units.flatMap((_, unit) => skillCardsOf(unit));
const cardOf = (id: string) => cards.find((card) => skillOf(own, card).id === id) as SkillCard;

describe('a blank skill', () => {
  const { each } = balance.ablations;

  test('is each of them once, in a pack that is accepted and differs in nothing else', () => {
    expect(each.map(({ id }) => id)).toEqual(own.units.flatMap(({ skills }) => skills.map(({ id }) => id)));
    for (const { id, pack } of each) {
      const read = packFrom(pack);
      for (const [unit, { skills }] of read.units.entries()) {
        for (const [place, skill] of skills.entries()) {
          const whole = own.units[unit]?.skills[place];
          if (skill.id !== id) expect(skill).toEqual(whole);
          else {
            expect(skill).toMatchObject({ title: whole?.title, copies: whole?.copies });
            expect(skill.reacts ?? skill.plusAction ?? skill.cycle ?? skill.leaves).toBeUndefined();
          }
        }
      }
      expect({ ...read, units: own.units }).toEqual(own);
    }
  });

  /** Everybody on point 1 with every card in hand, and somebody to fight. */
  const everything = position({
    set: coreSet,
    points: ['infantry rifle'],
    hands: Object.fromEntries(
      own.units.map(({ skills }, unit) => [
        unit + 1,
        skills.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)).join(' '),
      ]),
    ),
  });

  function usable(set: typeof own): Set<string> {
    const rules = rulesOver({ ...set, enemies: coreSet.enemies });
    const [decision] = rules.pending(everything);
    const moves = decision ? [...rules.moves(everything, decision)] : [];
    return new Set(moves.flatMap((move) => ('card' in move ? [skillOf(set, move.card).id] : [])));
  }

  test('can be neither played nor cycled, and takes no other skill with it', () => {
    const whole = usable(own);
    expect(whole.size).toBeGreaterThan(15);
    for (const { id, pack } of each) {
      expect([...usable(packFrom(pack))]).toEqual([...whole].filter((other) => other !== id));
    }
  });
});

test('what is counted says which skills were used, and when units fell and points were captured', () => {
  const events: Event[] = [
    { kind: 'posted', unit: 1, at: 2 },
    { kind: 'turn', turn: 4, actions: [] },
    { kind: 'played', unit: 1, card: cardOf('volley'), at: 'action' },
    { kind: 'played', unit: 4, card: cardOf('ambush'), at: 'arrival' },
    { kind: 'cycled', unit: 2, card: cardOf('fortify') },
    { kind: 'lost', unit: 1 },
    { kind: 'turn', turn: 6, actions: [] },
    { kind: 'captured', point: 2, strength: 9 },
    { kind: 'over', outcome: { kind: 'won', ending: 'brokeOut' } },
  ];
  expect(balance.count(events)).toEqual([
    { topic: 'turns', number: 6 },
    { topic: 'wonTurns', number: 6 },
    { topic: 'lostTurns', number: 4 },
    { topic: 'captureTurns', number: 6 },
    { topic: 'played', kind: 'volley', amount: 1 },
    { topic: 'reacted', kind: 'ambush', amount: 1 },
    { topic: 'cycled', kind: 'fortify', amount: 1 },
    { topic: 'lost', kind: '3', amount: 1 },
    { topic: 'captures', kind: '3', amount: 1 },
  ]);
});
