import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { withoutParts } from './reactParts.ts';

const locate = createRequire(import.meta.url).resolve;

/** The production file behind each name that React's packages are imported by. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['react', inPackage('react', 'react.production.js')],
  ['react/jsx-runtime', inPackage('react', 'react-jsx-runtime.production.js')],
  ['react-dom', inPackage('react-dom', 'react-dom.production.js')],
  ['react-dom/client', inPackage('react-dom', 'react-dom-client.production.js')],
  ['scheduler', inPackage('scheduler', 'scheduler.production.js')],
]);

const sources: ReadonlySet<string> = new Set(FILES.values());

function inPackage(name: string, file: string): string {
  return join(dirname(locate(`${name}/package.json`)), 'cjs', file);
}

const ZUSTAND = /\/zustand\/esm\/react\.mjs$/;

/**
 * React is published as CommonJS, which a bundler has to wrap and to keep whole. The built page takes the production
 * files as modules: the same statements in the same order, without what nobody imports.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId: (name) => FILES.get(name) ?? null,
  transform(code, id) {
    if (id === FILES.get('react-dom/client')) return { code: asModule(withoutParts(code)), map: null };
    if (sources.has(id)) return { code: asModule(code), map: null };
    if (ZUSTAND.test(id))
      return { code: code.replace('import React from', 'import * as React from'), map: null };
    return null;
  },
};

/** All that a file requires stands in one statement. */
const REQUIRES = /^var \w+ = require\("[^"]+"\)(?:,\s+\w+ = require\("[^"]+"\))*;\n/m;
const REQUIRED = /(\w+) = require\("([^"]+)"\)/g;
const EXPORTED = /\bexports\.(\w+)/g;

const namesIn = (code: string) => [...new Set([...code.matchAll(EXPORTED)].flatMap(([, name = '']) => name))];

/**
 * One of the files as a module. What it exports as `x` is its variable `$x`, declared where it is first assigned: at
 * the start of a line. What it requires comes first. A file of another shape throws.
 */
export function asModule(code: string): string {
  const exported = namesIn(code);
  const required = [...(REQUIRES.exec(code)?.[0] ?? '').matchAll(REQUIRED)];
  let body = code.replace(REQUIRES, '');
  for (const [, variable = '', from = ''] of required) body = withoutMissing(body, variable, from);
  for (const name of exported) body = body.replace(new RegExp(`^exports\\.${name} =`, 'm'), `var $${name} =`);
  body = body.replace(EXPORTED, '$$$1');
  const undeclared = exported.filter((name) => !body.includes(`\nvar $${name} =`));
  if (undeclared.length > 0 || /\brequire\(|\bexports\b/.test(body))
    throw new Error(`This file of React cannot be read as a module: ${undeclared.join(', ')}`);
  const imports = required.map(([, variable, from]) => `import * as ${variable} from '${from}';`);
  const list = exported.map((name) => `$${name} as ${name}`);
  return [...imports, body, `export { ${list.join(', ')} };`].join('\n');
}

/** What a file asks another for in vain is undefined; as an import it would be a mistake. */
function withoutMissing(body: string, variable: string, from: string): string {
  const there = new Set(namesIn(readFileSync(FILES.get(from) ?? locate(from), 'utf8')));
  return body.replace(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'), (member, name: string) =>
    there.has(name) ? member : 'void 0',
  );
}
