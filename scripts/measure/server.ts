import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** A line that all answers share. */
export interface Line {
  readonly kilobytesPerSecond: number;
  /** Milliseconds until an answer begins. */
  readonly delay: number;
}

/** So much of an answer is on the line at once; several answers take turns. */
const PIECE = 4096;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const PACKED = new Set(['.woff2', '.png']);

type Send = (response: ServerResponse, body: Buffer) => Promise<void>;

const atOnce: Send = async (response, body) => void response.end(body);

function along({ kilobytesPerSecond, delay }: Line): Send {
  let before = Promise.resolve();
  let free = 0;
  const carry = async (length: number, turn: Promise<void>) => {
    await turn;
    free = Math.max(free, performance.now()) + length / kilobytesPerSecond;
    await pause(Math.max(0, free - performance.now()));
  };
  return async (response, body) => {
    await pause(delay);
    for (let at = 0; at < body.length; at += PIECE) {
      const piece = body.subarray(at, at + PIECE);
      before = carry(piece.length, before);
      await before;
      response.write(piece);
    }
    response.end();
  };
}

/** Serves a built app as a host would: compressed, what is in `assets` for ever. */
export async function serveFolder(folder: string, line: Line | null = null) {
  const send = line ? along(line) : atOnce;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const kind = extname(name);
    readFile(join(folder, name)).then(
      (file) => {
        response.setHeader('Content-Type', TYPES[kind] ?? 'text/plain');
        response.setHeader(
          'Cache-Control',
          name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        if (!PACKED.has(kind)) response.setHeader('Content-Encoding', 'gzip');
        return send(response, PACKED.has(kind) ? file : gzipSync(file));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}/`, close };
}
