import { expect, test } from 'vitest';
import { shortened } from '../../scripts/minifyTwice';

const MODULE =
  'import{a as b}from"./a.js";function twice(value){return value+value}function unused(){}const both=()=>{const first=b(1);return twice(first)};export{both as t,twice as u};';

test('a module gets shorter and keeps what it takes and gives', () => {
  const code = shortened(MODULE);
  expect(code.length).toBeLessThan(MODULE.length);
  expect(code).toMatch(/import\{a as \w+\}from"\.\/a\.js"/);
  expect(code).toMatch(/export\{\w+ as t,\w+ as u\}/);
});

test('what cannot be made shorter stays as it is', () => {
  expect(shortened('export{};')).toBe('export{};');
});
