import { expect, it } from 'vitest';
import { en as playEn } from '../../text/play/en.ts';
import { freeName, refuseNames } from './draft.ts';

const human = (name: string) => ({ kind: 'human', name }) as const;

it('asks for a missing name and for different names', () => {
  expect(refuseNames([human('Anna'), human(' ')], playEn)).toBe('Give the player at seat 2 a name.');
  expect(refuseNames([human('Anna'), human('Anna ')], playEn)).toContain('Anna');
  expect(refuseNames([human('Anna'), human('Boris')], playEn)).toBeNull();
});

it('gives every player a name of their own', () => {
  expect(freeName([human('Player')], ['Player', 'Player 2'])).toBe('Player 2');
});
