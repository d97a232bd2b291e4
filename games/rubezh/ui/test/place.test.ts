import { expect, it } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { observe } from '../../rules/view.ts';
import { position } from '../../test/scenario.ts';
import { readPlace } from '../pointing/place.ts';

const pack = packFrom();
const view = observe(position(), 0);

it.each([
  { of: 'point', id: 3 },
  { of: 'unit', id: 4 },
  { of: 'enemy', id: 65 },
  { of: 'card', id: 49 },
  { of: 'event', id: 30 },
])('reads %j', (target) => {
  expect(readPlace(target, pack, view)).toEqual(target);
});

it.each([
  {},
  { of: 'point' },
  { of: 'point', id: 4 },
  { of: 'unit', id: -1 },
  { of: 'unit', id: 1.5 },
  { of: 'enemy', id: 66 },
  { of: 'card', id: '3' },
  { of: 'event', id: 31 },
  { of: 'hill', id: 0 },
])('sees nothing in %j', (target) => {
  expect(readPlace(target, pack, view)).toBeNull();
});
