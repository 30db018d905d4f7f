import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Serves the app's own texts from the sources; `status` other than 200 serves none. Gives what was asked for. */
export function serveTexts(status = 200): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.replace(/\?.*$/, '');
    asked.push(path);
    const body = status === 200 ? readFileSync(join(ROOT, path), 'utf8') : null;
    return Promise.resolve(new Response(body, { status }));
  });
  return asked;
}
