import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { asModule } from '../../scripts/reactModules';

const locate = createRequire(import.meta.url).resolve;

const FILES = [
  ['react', 'react'],
  ['react', 'react-jsx-runtime'],
  ['react-dom', 'react-dom'],
  ['react-dom', 'react-dom-client'],
  ['scheduler', 'scheduler'],
] as const;

const fileOf = (name: string, file: string) =>
  join(dirname(locate(`${name}/package.json`)), 'cjs', `${file}.production.js`);

const listOf = (code: string) =>
  [...(/export \{ (.*) \};\n?$/.exec(code)?.[1] ?? '').matchAll(/as (\w+)/g)].map(([, name]) => name);

async function published(path: string): Promise<object> {
  const { default: exported } = (await import(path)) as { readonly default: object };
  return exported;
}

test.each(FILES)('%s: %s exports the same as a module', async (name, file) => {
  const path = fileOf(name, file);
  const original = Object.keys(await published(path));
  expect(original).not.toEqual([]);
  expect(new Set(listOf(asModule(readFileSync(path, 'utf8'))))).toEqual(new Set(original));
});

test.each([FILES[0], FILES[1], FILES[4]])('%s: %s runs as a module', async (name, file) => {
  const path = fileOf(name, file);
  const code = asModule(readFileSync(path, 'utf8'));
  const ours = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
  const kinds = (exported: object) =>
    new Map(Object.entries(exported).map(([key, value]) => [key, typeof value]));
  expect(kinds(ours)).toEqual(kinds(await published(path)));
});

test('what another file does not export is undefined', () => {
  const code = '"use strict";\nvar S = require("scheduler");\nexports.a = [S.unstable_now, S.unheardOf];\n';
  expect(asModule(code)).toContain('var $a = [S.unstable_now, void 0];');
});

test.each([
  'Object.assign(exports, { a: 1 });',
  'if (a) { exports.a = 1; }',
  'var a = { b: require("react") };\nexports.a = a;',
])('another shape is refused: %s', (code) => {
  expect(() => asModule(code)).toThrow('cannot be read as a module');
});
