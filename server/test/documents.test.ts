import { randomBytes, randomUUID } from 'node:crypto';
import { type Game, Problem } from '@bridgehead/kernel';
import { DOCUMENT_BYTES, type DocumentBrief, type DocumentReply, type ShareReply } from '@bridgehead/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type TestSite, Visitor } from './site.ts';

const MOST = 5;

/** A game that only knows what an army is: nobody plays it here. */
const armies: Game = {
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

let site: TestSite;
let vera: Visitor;
let other: Visitor;

beforeAll(async () => {
  site = await openSite(
    { DOCUMENTS_PER_PLAYER: String(MOST), WRITES_PER_MINUTE: '10000' },
    { games: [armies] },
  );
  vera = await new Visitor(site).become('Вера');
  other = await new Visitor(site).become('Борис');
});
afterAll(() => site.close());

const newId = () => randomBytes(16).toString('base64url');
const army = (name: string, units: unknown[] = []) => ({
  game: 'armies',
  kind: 'army',
  body: { name, units },
  version: 0,
});
const save = (who: Visitor, id: string, what: object) => who.ask('PUT', `/api/documents/${id}`, what);
const reasonOf = (reply: { json: () => unknown }) =>
  (reply.json() as { refusal?: { reason: string } }).refusal?.reason;

async function kept(who: Visitor, name: string): Promise<string> {
  const id = newId();
  expect((await save(who, id, army(name))).statusCode).toBe(200);
  return id;
}

describe('a document', () => {
  it('is kept under its owner, called as its game calls it, and found again', async () => {
    const me = await new Visitor(site).become('Аня');
    const id = newId();
    const body = { name: '  Первая   рота ', units: ['«Т-34»', '\uD83D\uDE80', '\uD800'] };
    const saved = await save(me, id, { ...army(''), body });
    expect(saved.json()).toMatchObject({ id, title: 'Первая рота', version: 1, share: null });
    expect((await me.ask('GET', `/api/documents/${id}`)).json<DocumentReply>().body).toEqual(body);
    const { documents } = (await me.ask('GET', '/api/documents')).json<{ documents: DocumentBrief[] }>();
    expect(documents).toEqual([saved.json()]);
    expect((await me.ask('DELETE', `/api/documents/${id}`)).statusCode).toBe(204);
    expect(reasonOf(await me.ask('GET', `/api/documents/${id}`))).toBe('no-document');
  });

  it('is changed by whoever has its newest version; an older one is refused and changes nothing', async () => {
    const id = await kept(vera, 'Рота');
    const first = await save(vera, id, { ...army('Рота', ['танк']), version: 1 });
    expect(first.json()).toMatchObject({ version: 2 });
    const late = await save(vera, id, { ...army('Рота', ['пушка']), version: 1 });
    expect(late.statusCode).toBe(409);
    expect(reasonOf(late)).toBe('document-changed');
    const now = (await vera.ask('GET', `/api/documents/${id}`)).json<DocumentReply>();
    expect(now).toMatchObject({ version: 2, body: { units: ['танк'] } });
    await vera.ask('DELETE', `/api/documents/${id}`);
    expect(reasonOf(await save(vera, id, { ...army('Рота'), version: 2 }))).toBe('no-document');
  });

  it('sent again because the answer was lost is the same document, not a second version', async () => {
    const id = newId();
    const [one, two] = [await save(vera, id, army('Дважды')), await save(vera, id, army('Дважды'))];
    expect(two.statusCode).toBe(200);
    expect(two.json()).toEqual(one.json());
    await vera.ask('DELETE', `/api/documents/${id}`);
  });

  it('written by two windows at once is written by one of them', async () => {
    const id = await kept(vera, 'Гонка');
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, number) => save(vera, id, { ...army('Гонка', [number]), version: 1 })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    await vera.ask('DELETE', `/api/documents/${id}`);
  });
});

describe('whose it is', () => {
  it('nobody else reads, changes, shares or deletes it, nor can tell that it is there', async () => {
    const id = await kept(vera, 'Моя');
    const strange = newId();
    for (const who of [other, new Visitor(site)])
      for (const [method, path, body] of [
        ['GET', ''],
        ['PUT', '', { ...army('Чужая'), version: 1 }],
        ['DELETE', ''],
        ['POST', '/share'],
        ['DELETE', '/share'],
      ] as const) {
        const real = await who.ask(method, `/api/documents/${id}${path}`, body);
        const none = await who.ask(method, `/api/documents/${strange}${path}`, body);
        expect(real.statusCode, `${method} ${path}`).toBe(who === other ? 404 : 401);
        expect(real.body).toBe(none.body);
      }
    // Not even as a new one.
    expect(reasonOf(await save(other, id, army('Чужая')))).toBe('no-document');
    expect((await vera.ask('GET', `/api/documents/${id}`)).json()).toMatchObject({ title: 'Моя' });
    await vera.ask('DELETE', `/api/documents/${id}`);
  });

  it('a guest’s become the account’s', async () => {
    const account = await new Visitor(site).become('Лида');
    await account.ask('POST', '/api/account', { login: 'lida', password: 'a quiet lamp' });
    const guest = await new Visitor(site).become('Гость');
    const id = await kept(guest, 'Гостевая');
    await guest.ask('POST', '/api/session', { login: 'lida', password: 'a quiet lamp' });
    expect((await account.ask('GET', `/api/documents/${id}`)).json()).toMatchObject({ title: 'Гостевая' });
  });

  it('is in what one takes out, and goes when one goes or is forgotten', async () => {
    const leaving = await new Visitor(site).become('Уходит');
    const id = await kept(leaving, 'Последняя');
    const exported = await leaving.ask('GET', '/api/me/export');
    expect(exported.json()).toMatchObject({
      documents: [{ id, game: 'armies', kind: 'army', title: 'Последняя', body: { units: [] } }],
    });
    await leaving.ask('DELETE', '/api/me');
    expect(await site.query('select from documents where id = $1', [id])).toEqual([]);

    const forgotten = await new Visitor(site).become('Забыт');
    const left = await kept(forgotten, 'Забытая');
    await site.query(`update identities set seen_at = now() - interval '401 days' where id = $1`, [
      await forgotten.id(),
    ]);
    const forever = { waiting: 0, unfinished: 0, closed: 0, finished: 0, push: 0, sessions: 0, packs: 0 };
    await site.storage.retention.prune({ ...forever, guests: 400 }, async () => {});
    expect(await site.query('select from documents where id = $1', [left])).toEqual([]);
  });
});

describe('a link', () => {
  it('shows the document to anybody, as it is now, and nothing of whose it is', async () => {
    const id = await kept(vera, 'Общая');
    const { share } = (await vera.ask('POST', `/api/documents/${id}/share`)).json<ShareReply>();
    expect(share).toMatch(/^[\w-]{22}$/);
    expect(share).not.toBe(id);
    expect((await vera.ask('POST', `/api/documents/${id}/share`)).json()).toEqual({ share });
    await save(vera, id, { ...army('Общая', ['танк']), version: 1 });
    const seen = await new Visitor(site).ask('GET', `/api/shared/${share}`);
    expect(seen.json()).toEqual({
      game: 'armies',
      kind: 'army',
      title: 'Общая',
      body: { name: 'Общая', units: ['танк'] },
      changedAt: expect.any(Number),
    });
    for (const secret of [id, 'Вера', await vera.id()]) expect(seen.body).not.toContain(secret);
    await vera.ask('DELETE', `/api/documents/${id}`);
    expect(reasonOf(await other.ask('GET', `/api/shared/${share}`))).toBe('not-shared');
  });

  it('taken back leads nowhere, and the next one is another', async () => {
    const id = await kept(vera, 'Была общей');
    const first = (await vera.ask('POST', `/api/documents/${id}/share`)).json<ShareReply>();
    expect((await vera.ask('DELETE', `/api/documents/${id}/share`)).statusCode).toBe(204);
    expect((await other.ask('GET', `/api/shared/${first.share}`)).statusCode).toBe(404);
    const second = (await vera.ask('POST', `/api/documents/${id}/share`)).json<ShareReply>();
    expect(second.share).not.toBe(first.share);
    await vera.ask('DELETE', `/api/documents/${id}`);
  });

  it.each([randomUUID(), 'x', '%00', '..%2Fdocuments', newId()])(
    'that leads nowhere says so: %s',
    async (key) => {
      const reply = await other.ask('GET', `/api/shared/${key}`);
      expect(reply.statusCode).toBe(404);
      expect(reasonOf(reply)).toBe('not-shared');
    },
  );
});

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
