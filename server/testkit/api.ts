import type { CreatedReply, NewTable } from '@bridgehead/wire';

/** A browser without a page: it keeps its cookie and says where it comes from. */
export class ApiClient {
  readonly origin: string;
  #cookie = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  get cookie(): string {
    return this.#cookie;
  }

  static async guest(origin: string, name: string): Promise<ApiClient> {
    const client = new ApiClient(origin);
    await client.send('POST', '/api/me', { name });
    return client;
  }

  /** The same person, at another node. */
  at(origin: string): ApiClient {
    const twin = new ApiClient(origin);
    twin.#cookie = this.#cookie;
    return twin;
  }

  async send<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        origin: this.origin,
        cookie: this.#cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [session] = response.headers.getSetCookie();
    if (session) this.#cookie = session.split(';')[0] ?? '';
    const reply = (await response.json()) as Reply;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`);
    return reply;
  }

  createTable(table: Partial<NewTable> & Pick<NewTable, 'seats'>): Promise<CreatedReply> {
    const usual = { game: 'pobeda', options: {}, visibility: 'link', clock: { kind: 'none' } } as const;
    return this.send('POST', '/api/tables', { ...usual, ...table });
  }
}
