import { expect, test } from 'vitest';
import { farImports, withImports } from '../../scripts/flatImports';

/** `page` lies on `react`; `settings` on a row of files, one of which is the page's. */
const scripts = {
  page: { imports: ['react'] },
  react: { imports: [] },
  settings: { imports: ['page', 'records'] },
  records: { imports: ['replay'] },
  replay: { imports: ['record', 'react'] },
  record: { imports: ['bytes', 'records'] },
  bytes: { imports: [] },
};

test('a script names what is more than two steps away and not there yet', () => {
  expect(farImports('settings', scripts, new Set(['page', 'react']))).toEqual(['record', 'bytes']);
  expect(farImports('replay', scripts, new Set())).toEqual([]);
});

test('what it names comes last', () => {
  expect(withImports('import{a}from"./b.js";a();\n', ['assets/c.js', 'assets/d.js'])).toBe(
    'import{a}from"./b.js";a();import"./c.js";import"./d.js";',
  );
});
