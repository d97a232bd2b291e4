import { Problem } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { ownPack, packFrom } from '../content/index.ts';

const own = () => JSON.parse(JSON.stringify({ ...ownPack, id: 'other' }));
type Json = ReturnType<typeof own>;

function complaint(id: string, change: (mission: Json, pack: Json) => void): string | undefined {
  const json = own();
  change(
    json.missions.find((mission: Json) => mission.id === id),
    json,
  );
  try {
    packFrom(json);
  } catch (error) {
    if (error instanceof Problem) return error.sentence.en;
    throw error;
  }
  return undefined;
}

const pack = packFrom();

describe('what is wrong with a mission is said in a sentence', () => {
  test.each<[string, string, (mission: Json, pack: Json) => void, string]>([
    ['a table that is not there', 'bait', (m) => (m.layout = 'nowhere'), 'No table has this id'],
    ['a place of a load', 'trap', (m) => (m.loads[0].at = 'cellar'), 'No place has this id'],
    ['a place that scores', 'markers', (m) => (m.scoring.places[1] = 'moon'), 'No place has this id'],
    ['a place of a machine', 'bait', (m) => (m.forces[0].machines[0].at = 'moon'), 'No place has this id'],
    [
      'a place of a captive',
      'liberation',
      (m) => (m.forces[1].captives[0].at = 'moon'),
      'No place has this id',
    ],
    ['a squad that nobody knows', 'hunt', (m) => (m.forces[0].squads = ['elves']), 'no-such-kind'],
    ['a force that cannot man its machine', 'hunt', (m) => m.forces[1].squads.pop(), 'no-pilot'],
    ['a force of both powers', 'storm', (m) => m.forces[0].squads.push('velian-militia'), 'mixed-army'],
    [
      'sounder than sound',
      'recovery',
      (m) => (m.forces[1].machines[0].durability = 12),
      'more than the machine has',
    ],
    [
      'a captive squad of six',
      'liberation',
      (m) => (m.forces[1].captives[0].squad = 'tribunators'),
      'squad of one',
    ],
    [
      'a captive who is none',
      'liberation',
      (m) => (m.goals[0].needs[0].captive = 'spare-pilot'),
      'is captive',
    ],
    ['a load that is not there', 'liberation', (m) => (m.goals[1].needs[1].load = 'cargo'), 'no such load'],
    ['points that nobody scores', 'line', (m) => (m.goals[0].needs = [{ is: 'ahead' }]), 'Nobody scores'],
    [
      'a goal at a place that is not there',
      'storm',
      (m) => (m.goals[0].needs[0].place = 'moon'),
      'No place has this id',
    ],
    [
      'a goal about an unknown squad',
      'storm',
      (m) => (m.goals[0].needs[0].kind = 'elves'),
      'No squad has this id',
    ],
    [
      'a goal about an unknown machine',
      'bait',
      (m) => (m.goals[0].needs[0].what.kind = 'elf'),
      'None of the machines',
    ],
    [
      'a goal near a place that is not there',
      'trap',
      (m) => (m.goals[0].needs[0].near.place = 'moon'),
      'No place has',
    ],
    ['a condition that is none', 'line', (m) => (m.goals[0].needs = [{ is: 'happy' }]), 'goals.0.needs.0.is'],
    ['a share of more than all', 'hunt', (m) => (m.goals[0].needs[1].share = 2), 'goals.0.needs.1.share'],
    ['a goal without a sentence', 'hunt', (m) => delete m.goals[0].text, 'goals.0.text'],
    ['no briefing in English', 'trap', (m) => delete m.briefing.en, 'briefing.en'],
    ['an edge that no table has', 'bait', (m) => (m.exits[0].edge = 'north'), 'exits.0.edge'],
    ['a side that nobody is', 'bait', (m) => (m.first = 7), 'first'],
    ['a word too many', 'bait', (m) => (m.weather = 'rain'), 'weather'],
  ])('%s', (_, id, change, said) => {
    const sentence = complaint(id, change);
    expect(sentence).toContain(said);
    expect(sentence).toContain(`(${id})`);
  });
  test('two of one name, and one that tables offer is missing', () => {
    expect(complaint('trap', (m) => (m.places[1].id = 'cargo'))).toContain('Another entry has the same id');
    expect(complaint('line', (m) => (m.id = 'storm'))).toContain('Another entry has the same id');
    expect(complaint('line', (m) => (m.id = 'wall'))).toContain('is "line". Tables offer this mission');
  });
});

describe('every mission says what each side must do', () => {
  test.each(pack.missions)('$id', ({ briefing, tasks, forces }) => {
    for (const text of [briefing, ...tasks]) {
      expect(text.ru).toMatch(/^[«А-ЯЁ].*[.!]$/);
      expect(text.en).toMatch(/^[A-Z].*[.!]$/);
    }
    if (forces) expect(tasks).toHaveLength(forces.length);
  });
});
