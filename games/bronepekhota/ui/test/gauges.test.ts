import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { Battle } from '../../test/scenario.ts';
import { gaugesOf } from '../gauges.ts';
import { figuresOf } from '../piece-figures.ts';
import type { Scene } from '../scene.ts';
import { MESSAGES } from '../text.ts';

const battle = new Battle({ rules: { ammo: true } });
const rocketeer = battle.machine(0, 'helix', [300, 300], { weapons: [0, 1], pilot: 'heavy-clones' });
const mender = battle.machine(0, 'helix', [600, 300], { weapons: [2], pilot: 'heavy-clones' });
const scene = {
  pack: packFrom(),
  view: battle.state as unknown as Scene['view'],
  text: MESSAGES.en,
  language: 'en',
} as Scene;

test('BRP-10.1 a machine that cannot fire is said to have neither shots nor ammunition', () => {
  const shots = MESSAGES.en.rate(2);
  expect(figuresOf(scene, rocketeer)).toContain(shots);
  expect(figuresOf(scene, mender)).not.toContain(shots);
  expect(gaugesOf(scene, battle.get(rocketeer))?.ammo).toEqual({ left: 16, most: 16 });
  expect(gaugesOf(scene, battle.get(mender))).toEqual({ life: { left: 12, most: 12 }, ammo: null });
});
