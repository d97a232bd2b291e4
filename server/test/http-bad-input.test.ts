import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessage } from '../src/sockets/read-message.ts';
import { NEW_TABLE, openSite, type TestSite, Visitor } from './site.ts';

let site: TestSite;
let guest: Visitor;

beforeAll(async () => {
  site = await openSite({ LOGINS_PER_MINUTE: '1000' });
  guest = await new Visitor(site).become('Гость');
});
afterAll(() => site.close());

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

function post(url: string, payload: string) {
  const headers = { host: 'localhost', origin: 'http://localhost', cookie: guest.cookie };
  return site.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  });
}

describe('what no person sends', () => {
  it.each(['/api/lobby?game=%00', '/api/lobby?game=a%00b', '/api/finished?before=%00'])(
    'is a sentence and no fault of the server: %s',
    async (url) => {
      const reply = await guest.ask('GET', url);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ refusal: { reason: 'malformed-message' } });
    },
  );

  it.each(['/%', '/%c0%ae/', '/api/lobby/%ff', '/api/documents/%e0%a4%a'])(
    'is a sentence where the address cannot be read: %s',
    async (url) => {
      const reply = await guest.ask('GET', url);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual({ refusal: { reason: 'malformed-message' } });
    },
  );

  it('is refused where the NUL stands: in a passkey, a table, a pack, the key of an object', async () => {
    const key = { id: 'a\0', rawId: 'a', type: 'public-key' };
    const response = { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' };
    for (const [url, body] of [
      ['/api/session/passkey', { ...key, response }],
      ['/api/tables', { ...NEW_TABLE, game: 'pobeda\0' }],
      ['/api/tables', { ...NEW_TABLE, pack: { id: 'a\0' } }],
      ['/api/tables', { ...NEW_TABLE, pack: { 'a\0': 1 } }],
    ] as const) {
      const reply = await guest.ask('POST', url, body);
      expect(reply.statusCode, url).toBe(400);
      expect(reply.json()).toEqual({ refusal: { reason: 'malformed-message', figures: { where: 'NUL' } } });
    }
  });

  it.each([100, 5_000, 400_000])('is refused when it is %d lists deep', async (depth) => {
    const table = JSON.stringify({ ...NEW_TABLE, pack: { id: 'deep' } });
    const reply = await post('/api/tables', table.replace('"deep"', nested(depth)));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ refusal: { reason: 'malformed-message', figures: { where: 'depth' } } });
  });
});

describe('what no person writes', () => {
  const wrote = (pack: string) =>
    post('/api/tables', JSON.stringify({ ...NEW_TABLE, pack: 0 }).replace('"pack":0', `"pack":${pack}`));

  it('is refused for how much there is, before anybody reads it', async () => {
    const reply = await wrote(`[${'[],'.repeat(60_000)}0]`);
    expect(reply.json()).toEqual({ refusal: { reason: 'malformed-message', figures: { where: 'values' } } });
  });

  it('is refused where a number is read as one and would be kept as none', async () => {
    const reply = await wrote('{"id":1e999}');
    expect(reply.json()).toEqual({ refusal: { reason: 'malformed-message', figures: { where: 'number' } } });
  });

  it.each(['1e999', '{"to":[-1e400]}', nested(100), '"a\\u0000"'])('is no move: %s', (move) => {
    const answer = `{"kind":"answer","id":"message-1","decision":"turn:1","seq":1,"move":${move}}`;
    expect(readMessage(Buffer.from(answer), false)).toEqual({
      re: 'message-1',
      refusal: { reason: 'malformed-message', figures: { where: 'move' } },
    });
  });
});

describe('names', () => {
  it.each([
    ['right-to-left override', 'Анна\u202Eаннв'],
    ['isolate', '\u2067Анна'],
    ['zero width space', 'Ан\u200Bна'],
    ['joiner between letters', 'Ан\u200Dна'],
    ['soft hyphen', 'Ан\u00ADна'],
    ['Hangul filler', '\u3164'],
    ['empty Braille cell', '\u2800'],
    ['line break', 'Анна\nБорис'],
    ['tag characters', 'Анна\u{E0041}'],
    ['private use', 'Анна\uE000'],
    ['a tower of accents', `А${'\u0301'.repeat(12)}`],
    ['only accents', '\u0301'],
    ['half a character', 'Анна\uD83D'],
  ])('have nothing in them that nobody sees: %s', async (_what, name) => {
    const reply = await guest.ask('PATCH', '/api/me', { name });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ refusal: { reason: 'bad-name' } });
  });

  it.each(['Анна', 'Ёжик № 5', 'O’Brien-Šmíd', 'אנה', 'عمر', '李雷', '❤️ Sasha', '👩‍🚀', '🇷🇺', 'नेहा'])(
    'may be written in any script: %s',
    async (name) => {
      const reply = await guest.ask('PATCH', '/api/me', { name });
      expect(reply.json()).toMatchObject({ me: { name } });
    },
  );

  it('are one however they were typed', async () => {
    const reply = await guest.ask('PATCH', '/api/me', { name: '  Андреи\u0306 \u00A0 Ли ' });
    expect(reply.json()).toMatchObject({ me: { name: 'Андрей Ли' } });
  });

  it('of bots and accounts are read as strictly', async () => {
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'quick', name: 'Бот\u202E' }];
    const table = await guest.ask('POST', '/api/tables', { ...NEW_TABLE, seats });
    expect(table.json()).toEqual({ refusal: { reason: 'bad-name' } });
    const change = { do: 'put-bot', seat: 1, bot: 'quick', name: 'Бот\u202E' };
    const message = JSON.stringify({ kind: 'room', id: 'message-1', change });
    expect(readMessage(Buffer.from(message), false)).toEqual({
      re: 'message-1',
      refusal: { reason: 'bad-name' },
    });
    const account = { login: '\u3164\u3164\u3164', password: 'a quiet lamp' };
    const opened = await guest.ask('POST', '/api/account', account);
    expect(opened.statusCode).toBe(400);
  });
});

describe('a line of talk', () => {
  const said = (text: string) =>
    readMessage(Buffer.from(JSON.stringify({ kind: 'chat', id: 'message-1', text })), false);

  it.each([
    ['привет\n\n\nБорис 12:30\r\nсдаюсь', 'привет Борис 12:30 сдаюсь'],
    ['раз\u2028два\u0007три', 'раз два три'],
    ['\u202Eеинечан', 'еинечан'],
    ['по\u2067ло\u2069вина\uD83D', 'половина'],
    [' 👩‍🚀 שלום ', '👩‍🚀 שלום'],
  ])('is one line, and runs as it was written: %j', (text, line) => {
    expect(said(text)).toMatchObject({ message: { text: line } });
  });

  it.each(['\u200B', '\uD800', '\u202E\n', '\u2028', '\u0301'])('with nothing to see is none: %j', (text) => {
    expect(said(text)).toMatchObject({
      refusal: { reason: 'malformed-message', figures: { where: 'text' } },
    });
  });
});

it('a megabyte is counted before it is read, and keeps nobody from sending less', async () => {
  const small = await openSite({ PACKS_PER_HOUR_OF_NETWORK: '3' });
  const nobody = new Visitor(small);
  const large = { ...NEW_TABLE, pack: 'a'.repeat(100_000) };
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent++)
    statuses.push((await nobody.ask('POST', '/api/tables', large)).statusCode);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  expect((await nobody.ask('POST', '/api/tables', NEW_TABLE)).statusCode).toBe(401);
  await small.close();
});

it('the cheap checks come first: a pack is not read for somebody who may not set up a table', async () => {
  const small = await openSite({ TABLES_PER_PLAYER: '1' });
  const host = await new Visitor(small).become('Хозяин');
  await host.ask('POST', '/api/tables', NEW_TABLE);
  const refused = await host.ask('POST', '/api/tables', { ...NEW_TABLE, pack: { no: 'pack' } });
  expect(refused.json()).toMatchObject({ refusal: { reason: 'too-many-tables' } });
  await small.close();
});
