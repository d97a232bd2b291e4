import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { armyFrom } from '../../rules/ready.ts';
import { costOf } from '../../rules/recruit.ts';
import { advised, oddsAgainst, type Offer } from '../panels/army-offers.ts';

const pack = packFrom();
const offers: readonly Offer[] = pack.armies.map((ready) => ({
  key: ready.id,
  title: ready.title.en,
  army: armyFrom(pack, ready, ready.title.en),
  isOwn: false,
}));

test('a first battle is advised with a small army that has a bit of everything', () => {
  const first = advised(pack, offers, { costs: [null, null], squads: [] });
  const { squads, machines, guns } = first?.army ?? { squads: [], machines: [], guns: [] };
  expect([squads.length, machines.length, guns.length]).toEqual([2, 1, 1]);
});

test('BRP-1.5 against an army that is there already one of the other faction is advised that costs about as much', () => {
  for (const { army } of offers) {
    const brought = army.squads.map((model) => ({ seat: 0, model, hasActed: false }));
    const cost = costOf(pack, army);
    const answer = advised(pack, offers, { costs: [cost, null], squads: brought });
    expect(oddsAgainst(costOf(pack, answer?.army ?? army), cost), army.title).toBeNull();
    expect(answer?.army.squads[0], army.title).not.toBe(army.squads[0]);
  }
});

test('BRP-1.5 a difference of more than a fifth of the larger is said, in per cent of what is there', () => {
  expect(oddsAgainst(150, null)).toBeNull();
  expect(oddsAgainst(180, 150)).toBeNull();
  expect(oddsAgainst(320, 180)).toBe(78);
  expect(oddsAgainst(60, 180)).toBe(-67);
});
