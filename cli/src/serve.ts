import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

export const appFolder = join(import.meta.dirname, '..', '..', 'web', 'dist');

const contentTypes: Readonly<Record<string, string>> = {
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

// Interface libraries set styles at run time, so only styles may be inline.
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

type FoundFile = { readonly path: string; readonly size: number; readonly etag: string };

/** Serves a built single-page app: files as they are, every other page address as index.html. */
export function createAppServer(root: string): Server {
  return createServer((request, response) => {
    answer(root, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Content-Security-Policy', contentSecurityPolicy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const address = readAddress(request.url ?? '/');
  if (address === undefined) {
    response.writeHead(400).end();
    return;
  }
  const isPage = extname(address) === '';
  const file = (await findFile(root, address)) ?? (isPage ? await findFile(root, '/index.html') : undefined);
  if (file) await send(file, address, request, response);
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404\n');
}

function readAddress(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

async function findFile(root: string, address: string): Promise<FoundFile | undefined> {
  const path = join(root, address);
  if (!path.startsWith(root + sep)) return undefined;
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { path, size: found.size, etag: `W/"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"` };
}

async function send(
  file: FoundFile,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const type = contentTypes[extname(file.path)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', file.etag);
  // The build puts a hash of the content into the name of everything below /assets/.
  const isHashed = address.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  const isCompressed = isText(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  else response.setHeader('Content-Length', file.size);
  if (request.method === 'HEAD') response.end();
  else if (isCompressed) await pipeline(createReadStream(file.path), createGzip(), response);
  else await pipeline(createReadStream(file.path), response);
}

function isText(type: string): boolean {
  return type.includes('charset') || type === 'image/svg+xml' || type === 'application/wasm';
}
