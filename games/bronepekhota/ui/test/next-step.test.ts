import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import type { Army } from '../../rules/army.ts';
import { nextStep } from '../army/next-step.ts';

const pack = packFrom();
const empty: Army = { title: 'Mine', squads: [], machines: [], guns: [] };
const fit: Army = { ...empty, squads: ['tribunators'] };
const unfit: Army = { ...empty, guns: ['mortar'] };

test('an empty army is begun, a fit one fights, kept or not', () => {
  expect([true, false].map((isChanged) => nextStep(pack, empty, isChanged))).toEqual(['begin', 'begin']);
  expect([true, false].map((isChanged) => nextStep(pack, fit, isChanged))).toEqual(['play', 'play']);
});

test('one that cannot fight is kept for later, once', () => {
  expect(nextStep(pack, unfit, true)).toBe('keep');
  expect(nextStep(pack, unfit, false)).toBeNull();
});
