import { describe, expect, test } from 'vitest';
import {
  type KeptStep,
  liveLine,
  type NoFigures,
  plain,
  say,
  type Sentences,
  toldDecisions,
  toldStep,
} from '../src/index.ts';

const step: KeptStep = {
  seq: 3,
  entry: { kind: 'move', seat: 1, decision: 'turn:3', move: { card: 'the secret one' } },
  events: [{ event: 'played' }, { event: 'drew the ace', to: [1] }],
  why: { reason: 'block', figures: { cell: 'b3' }, own: { chance: 60 } },
};

describe('what a step tells', () => {
  test('others hear what all may hear, with the figures that all may know, and never the move', () => {
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(toldStep(step, viewer, false)).toEqual({
        seq: 3,
        seat: 1,
        events: ['played'],
        why: { reason: 'block', figures: { cell: 'b3' } },
      });
    }
  });
  test('the seat itself also hears what is its own', () => {
    expect(toldStep(step, 1, false)).toMatchObject({
      events: ['played', 'drew the ace'],
      why: { figures: { cell: 'b3', chance: 60 } },
    });
  });
  test('after the game everybody hears the whole reason, and still not what was told to one', () => {
    expect(toldStep(step, 'spectator', true)).toMatchObject({
      events: ['played'],
      why: { figures: { cell: 'b3', chance: 60 } },
    });
  });
  test('a take-back tells how many moves still count', () => {
    const undo = { kind: 'undo', seat: 0, keep: 1, consent: [] } as const;
    expect(toldStep({ seq: 4, entry: undo, events: [] }, 1, false)).toEqual({
      seq: 4,
      seat: 0,
      undo: 1,
      events: [],
    });
    const told = [{ seq: 1 }, { seq: 2 }, { seq: 3, undo: 1 }, { seq: 4 }];
    expect(liveLine(told, ({ undo: keep }) => keep).map(({ seq }) => seq)).toEqual([1, 4]);
  });
});

test('what stands when time runs out is told to the seat that is asked alone', () => {
  const ask = (seat: number, lapse?: unknown) => ({
    id: `react:${seat}`,
    kind: 'react',
    seat,
    must: true,
    window: 'react',
    ...(lapse !== undefined && { lapse }),
  });
  const pending = [ask(0, { card: 7 }), ask(1, { card: 3 }), ask(2)];
  expect(toldDecisions(pending, 1)).toEqual([ask(0), ask(1, { card: 3 }), ask(2)]);
  expect(toldDecisions(pending, 'spectator')).toEqual([ask(0), ask(1), ask(2)]);
  expect(pending[0]).toHaveProperty('lapse');
});

interface Vocabulary {
  pass: NoFigures;
  block: { cell: string };
}

describe('a vocabulary', () => {
  const sentences: Sentences<Vocabulary> = {
    pass: plain('Пас.', 'Pass.'),
    block: ({ cell }) => ({ ru: `Клетка ${cell}.`, en: `Cell ${cell}.` }),
  };
  test('says what it knows, with its figures', () => {
    expect(say(sentences, { reason: 'pass' })?.en).toBe('Pass.');
    expect(say(sentences, { reason: 'block', figures: { cell: 'b3' } })?.ru).toBe('Клетка b3.');
  });
  test('does not answer to a word it does not know', () => {
    for (const reason of ['guess', 'toString', '__proto__'])
      expect(say(sentences, { reason })).toBeUndefined();
  });
  test('never says “undefined” where a figure is missing', () => {
    expect(() => say(sentences, { reason: 'block' })).toThrow(
      '“block” cannot be said without its figure “cell”',
    );
  });
});
