import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { asModule } from '../../scripts/reactModules';

const require = createRequire(import.meta.url);

const FILES = [
  ['react', 'react'],
  ['react', 'react-jsx-runtime'],
  ['react-dom', 'react-dom'],
  ['react-dom', 'react-dom-client'],
  ['scheduler', 'scheduler'],
] as const;

const fileOf = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), 'cjs', `${file}.production.js`);

const listOf = (code: string) =>
  [...(/export \{ (.*) \};\n?$/.exec(code)?.[1] ?? '').matchAll(/as (\w+)/g)].map(([, name]) => name);

test.each(FILES)('%s: %s exports the same as a module', (name, file) => {
  const path = fileOf(name, file);
  const original = Object.keys(require(path) as object);
  expect(original).not.toEqual([]);
  expect(listOf(asModule(readFileSync(path, 'utf8'))).toSorted()).toEqual(original.toSorted());
});

test.each([FILES[0], FILES[1], FILES[4]])('%s: %s runs as a module', async (name, file) => {
  const path = fileOf(name, file);
  const code = asModule(readFileSync(path, 'utf8'));
  const ours = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
  const kinds = (exported: object) =>
    Object.entries(exported)
      .map(([key, value]) => `${key}: ${typeof value}`)
      .toSorted();
  expect(kinds(ours)).toEqual(kinds(require(path) as object));
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
