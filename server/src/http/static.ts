import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip as gzipCallback } from 'node:zlib';
import { refuse } from '@bridgehead/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { sendRefusal } from './errors.ts';

const gzip = promisify(gzipCallback);

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Served {
  readonly etag: string;
  readonly type: string;
  readonly plain: Buffer;
  /** Null where compressing gains nothing. */
  readonly gzipped: Buffer | null;
}

/** The built single-page app: files as they are, every other page address as index.html. */
export function staticRoutes(app: FastifyInstance, folder: string): void {
  const files = new BuiltFiles(folder);
  app.get('/*', { exposeHeadRoute: true, logLevel: 'warn' }, async (request, reply) => {
    const address = readAddress(request.url);
    const isPage = extname(address) === '' && wantsPage(request);
    const file = (await files.find(address)) ?? (isPage ? await files.find('/index.html') : undefined);
    return file ? send(file, address, request, reply) : sendRefusal(reply, refuse('not-found'));
  });
}

function readAddress(url: string): string {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    if (path.startsWith('/') && !path.includes('\0')) return path;
  } catch {
    // Falls through: it is no address.
  }
  throw new Refused('malformed-message');
}

function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !/^\/(api|socket)([/?]|$)/.test(url) && /text\/html|\*\/\*|^$/.test(headers.accept ?? '');
}

function send(file: Served, address: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The build puts a hash of the content into the name of everything below /assets/.
  const isHashed = address.startsWith('/assets/');
  reply
    .type(file.type)
    .header('etag', file.etag)
    .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const isCompressed =
    file.gzipped !== null && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (isCompressed) reply.header('content-encoding', 'gzip');
  return reply.send(isCompressed ? file.gzipped : file.plain);
}

/** The app is small: each file is read and compressed once, and again when a new build has replaced it. */
class BuiltFiles {
  readonly #folder: string;
  readonly #known = new Map<string, Promise<Served>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async find(address: string): Promise<Served | undefined> {
    const path = join(this.#folder, address);
    if (!path.startsWith(this.#folder + sep)) return undefined;
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const etag = `W/"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
    const known = await this.#known.get(path)?.catch(() => undefined);
    if (known?.etag === etag) return known;
    const reading = readBuilt(path, etag);
    this.#known.set(path, reading);
    return reading;
  }
}

async function readBuilt(path: string, etag: string): Promise<Served> {
  const type = CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
  const plain = await readFile(path);
  const isText = type.includes('charset') || type === 'image/svg+xml' || type === 'application/wasm';
  return {
    etag,
    type,
    plain,
    gzipped: isText ? await gzip(plain, { level: constants.Z_BEST_COMPRESSION }) : null,
  };
}
