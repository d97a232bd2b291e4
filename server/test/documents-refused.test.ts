import { DOCUMENT_BYTES } from '@bridgehead/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { armies, army, kept, newId, reasonOf, save } from './armies.ts';
import { openSite, type TestSite, Visitor } from './site.ts';

const MOST = 5;

let site: TestSite;
let vera: Visitor;

beforeAll(async () => {
  site = await openSite(
    { DOCUMENTS_PER_PLAYER: String(MOST), WRITES_PER_MINUTE: '10000' },
    { games: [armies] },
  );
  vera = await new Visitor(site).become('Вера');
});
afterAll(() => site.close());

describe('what is no document', () => {
  const tell = async (what: object, id = newId()) => {
    const reply = await save(vera, id, what);
    return [reply.statusCode, reply.json<{ refusal: unknown }>().refusal];
  };

  it('is refused by the game in its own sentence, in both languages', async () => {
    expect(await tell({ ...army('x'), body: { units: 5 } })).toEqual([
      400,
      { reason: 'bad-document', figures: { ru: 'в units нужен список.', en: 'units should be a list.' } },
    ]);
  });

  it('is refused when it is of no kind or game there is', async () => {
    expect(await tell({ ...army('x'), kind: 'fleet' })).toMatchObject([400, { reason: 'no-document-kind' }]);
    expect(await tell({ ...army('x'), game: 'pobeda' })).toMatchObject([404, { reason: 'no-game' }]);
    const id = await kept(vera, 'Вид');
    const asField = { ...army('x'), kind: 'field', version: 1 };
    expect(await tell(asField, id)).toMatchObject([400, { reason: 'no-document-kind' }]);
    await vera.ask('DELETE', `/api/documents/${id}`);
  });

  it.each(['', '   ', '\u202Eatoh', 'a\u0007', 'a\nb', 'ы'.repeat(81), '\u200B'])(
    'is refused with a title that cannot be shown: %j',
    async (title) => {
      expect(await tell(army(title))).toMatchObject([400, { reason: 'bad-title' }]);
    },
  );

  it('may have a title that looks like a script: it is text', async () => {
    const title = '<script>alert(1)</script>';
    const id = await kept(vera, title);
    expect((await vera.ask('GET', `/api/documents/${id}`)).json()).toMatchObject({ title });
    await vera.ask('DELETE', `/api/documents/${id}`);
  });

  it('is refused when it is too long or too deep, before the game looks at it', async () => {
    const long = army('Длинная', ['ы'.repeat(DOCUMENT_BYTES / 2)]);
    expect(await tell(long)).toMatchObject([
      413,
      { reason: 'document-too-long', figures: { kilobytes: 48 } },
    ]);
    let deep: unknown = 1;
    for (let depth = 0; depth < 100; depth++) deep = [deep];
    expect(await tell(army('Глубокая', [deep]))).toMatchObject([400, { figures: { where: 'depth' } }]);
    expect(await tell(army('Нуль', ['\0']))).toMatchObject([400, { figures: { where: 'NUL' } }]);
    const huge = army('Огромная', ['x'.repeat(70_000)]);
    expect(await tell(huge)).toMatchObject([413, { reason: 'message-too-long' }]);
  });

  it.each([
    { version: -1 },
    { version: 1.5 },
    { version: '1' },
    { version: 1e12 },
    { game: 5 },
    { kind: '' },
  ])('is refused when it is not even a message: %j', async (part) => {
    expect(await tell({ ...army('x'), ...part })).toMatchObject([400, { reason: 'malformed-message' }]);
  });

  it.each(['x', 'a'.repeat(23), `${'a'.repeat(21)}!`])('is not kept under a bad id: %s', async (id) => {
    expect(await tell(army('x'), encodeURIComponent(id))).toMatchObject([404, { reason: 'no-document' }]);
  });
});

describe('limits', () => {
  it('of number hold even when all come at once', async () => {
    const hoarder = await new Visitor(site).become('Скряга');
    const replies = await Promise.all(
      Array.from({ length: MOST + 4 }, () => save(hoarder, newId(), army('Ещё'))),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MOST);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
    expect(replies.map(reasonOf).filter(Boolean)).toContain('too-many-documents');
  });

  it('of size leave room to make one smaller, and to go on with what is there', async () => {
    const tight = await openSite({ DOCUMENT_KILOBYTES_PER_PLAYER: '1' }, { games: [armies] });
    try {
      const who = await new Visitor(tight).become('Вера');
      const id = newId();
      expect((await save(who, id, army('Рота', ['x'.repeat(900)]))).statusCode).toBe(200);
      const more = { ...army('Рота', ['x'.repeat(1000)]), version: 1 };
      expect(reasonOf(await save(who, id, more))).toBe('too-many-documents');
      const less = { ...army('Рота', ['x'.repeat(800)]), version: 1 };
      expect((await save(who, id, less)).json()).toMatchObject({ version: 2 });
      expect(reasonOf(await save(who, newId(), army('Ещё', ['x'.repeat(200)])))).toBe('too-many-documents');
    } finally {
      await tight.close();
    }
  });

  it('of a network hold for all who come from it', async () => {
    const tight = await openSite({ DOCUMENTS_PER_HOUR_OF_NETWORK: '2' }, { games: [armies] });
    try {
      const statuses: number[] = [];
      for (const name of ['Аня', 'Боря', 'Вера']) {
        const who = await new Visitor(tight).become(name);
        statuses.push((await save(who, newId(), army('Рота'))).statusCode);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await tight.close();
    }
  });
});
