import type { Decision } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import type { AdvisedMove } from '../../carrier/snapshot.ts';
import { type Asked, afterMove, askAt, goOn, isAbout } from './asked.ts';

const words = { ru: '', en: '' };
const decisionAt = (id: string): Decision => ({ id, kind: 'turn', seat: 0, must: true });
const advised = (id: string, move: unknown): AdvisedMove => ({
  decision: decisionAt(id),
  move,
  text: words,
  why: words,
});
const snapshot = (seq: number, id: string) => ({
  seq,
  viewer: 0,
  prompts: [{ decision: decisionAt(id), text: words }],
  result: null,
});
const OVER = { outcome: { kind: 'lost', ending: 'captured' }, text: words, takeBacks: false } as const;

const walk = advised('turn:0:3', { kind: 'move', to: 8 });
const shot = advised('turn:0:2', { kind: 'attack', cell: 9 });
const asked: Asked = { seq: 4, viewer: 0, moves: [walk, shot], made: 'nothing' };

test('advice is about one moment of one viewer', () => {
  expect(isAbout(asked, { seq: 4, viewer: 0 })).toBe(true);
  expect(isAbout(asked, { seq: 5, viewer: 0 })).toBe(false);
  expect(isAbout(asked, { seq: 4, viewer: 'spectator' })).toBe(false);
});

describe('once the table has changed', () => {
  const taken = afterMove(asked, { to: 8, kind: 'move' });

  test('what was advised next stays, if the move before it was made as advised', () => {
    expect(goOn(taken, snapshot(5, 'turn:0:2'))).toEqual({
      seq: 5,
      viewer: 0,
      moves: [shot],
      made: 'nothing',
    });
  });
  test('nothing stays after another move, though it leads to the same question', () => {
    expect(goOn(afterMove(asked, { kind: 'move', to: 1 }), snapshot(5, 'turn:0:2'))).toBeNull();
    expect(goOn(afterMove(askAt(asked), walk.move), snapshot(5, 'turn:0:2'))).toBeNull();
  });
  test('where only others have moved it is asked anew, until there is nothing more to decide', () => {
    for (const before of [asked, askAt(asked)]) {
      expect(goOn(before, snapshot(6, 'turn:1:3'))).toEqual(askAt({ seq: 6, viewer: 0 }));
      expect(goOn(before, { ...snapshot(6, 'turn:0:3'), viewer: 1 })).toBeNull();
      expect(goOn(before, { ...snapshot(6, 'turn:0:3'), result: OVER })).toBeNull();
    }
  });
  test('nothing stays when more has happened, for somebody else, or when another question is open', () => {
    expect(goOn(taken, snapshot(6, 'turn:0:2'))).toBeNull();
    expect(goOn(taken, { ...snapshot(5, 'turn:0:2'), viewer: 1 })).toBeNull();
    expect(goOn(taken, snapshot(5, 'turn:1:3'))).toBeNull();
  });
  test('nothing stays of a turn that has come to its end', () => {
    expect(goOn({ ...taken, moves: [shot] }, snapshot(5, 'turn:0:2'))).toBeNull();
  });
});
