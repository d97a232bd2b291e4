import { randomBytes } from 'node:crypto';
import { type Game, Problem } from '@bridgehead/kernel';
import { expect } from 'vitest';
import type { Visitor } from './site.ts';

/** A game that only knows what an army is: nobody plays it here. */
export const armies: Game = {
  manifest: {
    id: 'armies',
    title: { ru: 'Армии', en: 'Armies' },
    version: '1',
    seats: { min: 2, max: 2 },
    hiddenInformation: 'none',
    cooperative: false,
    simultaneous: true,
    options: [],
    endings: [],
  },
  documents: [
    {
      id: 'army',
      title: { ru: 'Армия', en: 'Army' },
      read(body) {
        const { name, units } = (body ?? {}) as { name?: unknown; units?: unknown };
        if (!Array.isArray(units)) {
          throw new Problem({ ru: 'в units нужен список.', en: 'units should be a list.' });
        }
        return { title: String(name) };
      },
    },
    { id: 'field', title: { ru: 'Поле', en: 'Field' }, read: async () => ({ title: 'Поле' }) },
  ],
  load: () => Promise.reject(new Error('nobody plays it')),
};

export const newId = () => randomBytes(16).toString('base64url');
export const army = (name: string, units: unknown[] = []) => ({
  game: 'armies',
  kind: 'army',
  body: { name, units },
  version: 0,
});
export const save = (who: Visitor, id: string, what: object) => who.ask('PUT', `/api/documents/${id}`, what);
export const reasonOf = (reply: { json: () => unknown }) =>
  (reply.json() as { refusal?: { reason: string } }).refusal?.reason;

export async function kept(who: Visitor, name: string): Promise<string> {
  const id = newId();
  expect((await save(who, id, army(name))).statusCode).toBe(200);
  return id;
}
