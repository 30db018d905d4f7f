import { expect, test } from 'vitest';
import { withBareImports } from '../../scripts/bareImports';

test.each([
  ['T(()=>import(`./a.js`),[],import.meta.url)', 'import(`./a.js`)'],
  ['h(()=>import(`./a.js`).then(e=>e.t),[],import.meta.url)', 'import(`./a.js`).then(e=>e.t)'],
  [
    '(await h(async()=>{let{words:e}=await import(`./a.js`);return{words:e}},[],import.meta.url)).words',
    '(await import(`./a.js`)).words',
  ],
  [
    '(await h(async()=>{let{bots:e}=await import(`./a.js`).then(e=>e.r);return{bots:e}},[],import.meta.url)).bots',
    '(await import(`./a.js`).then(e=>e.r)).bots',
  ],
])('a part without a style sheet is imported as it is: %s', (wrapped, bare) => {
  expect(withBareImports(`x=${wrapped},y`)).toBe(`x=${bare},y`);
});

test.each([
  'T(()=>import(`./a.js`),__vite__mapDeps([0]),import.meta.url)',
  'T(async()=>{let{a:e}=await import(`./a.js`);return{a:e}},__vite__mapDeps([1,2]),import.meta.url)',
  'T(async()=>{let{a:e}=await import(`./a.js`);return{b:e}},[],import.meta.url)',
])('anything else stays: %s', (code) => {
  expect(withBareImports(code)).toBe(code);
});
