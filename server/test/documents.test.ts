import { randomUUID } from 'node:crypto';
import type { DocumentBrief, DocumentReply, ShareReply } from '@bridgehead/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { armies, army, kept, newId, reasonOf, save } from './armies.ts';
import { openSite, type TestSite, Visitor } from './site.ts';

let site: TestSite;
let vera: Visitor;
let other: Visitor;

beforeAll(async () => {
  site = await openSite({ WRITES_PER_MINUTE: '10000' }, { games: [armies] });
  vera = await new Visitor(site).become('Вера');
  other = await new Visitor(site).become('Борис');
});
afterAll(() => site.close());

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
