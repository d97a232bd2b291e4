import { afterEach, expect, test, vi } from 'vitest';
import type { Army } from '../../rules/army.ts';
import { dropDraft, findDraft, keepDraft } from '../army/drafts.ts';

const army: Army = { title: 'Half done', squads: ['tribunators'], machines: [], guns: [] };

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('an army that was not kept is found again, by the document it is of, until it is kept', () => {
  vi.stubGlobal('sessionStorage', storage());
  keepDraft('', army);
  expect(findDraft('')).toEqual(army);
  expect(findDraft('another')).toBeNull();
  dropDraft('');
  expect(findDraft('')).toBeNull();
});

test('what cannot be read is nothing, and a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('sessionStorage', { ...storage(), getItem: () => '{"title": 3}' });
  expect(findDraft('')).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('', army);
  expect(findDraft('')).toBeNull();
});
