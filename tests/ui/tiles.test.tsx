import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRedFive } from '../../src/engine/tiles';
import { words as en } from '../../src/ui/languages/en/app';
import { words as zhHantHK } from '../../src/ui/languages/zh-Hant-HK/app';
import { faceId } from '../../src/ui/tile/faceIds';
import { modernFaces } from '../../src/ui/tile/modernFaces';
import { contrast } from '../support/contrast';

const sprite = readFileSync('src/ui/tile/tiles.svg', 'utf8');
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(
    ([, id = '', box = '', drawing = '']) => [id, { box, drawing }],
  ),
);
/** All kinds but red fives, which are drawn as fives. */
const kinds = Array.from({ length: 55 }, (_, kind) => kind).filter((kind) => !isRedFive(kind));
const drawingOf = (kind: number) => symbols.get(`t-${faceId(kind)}`)?.drawing ?? '';

/** Every colour that a drawing names by itself. */
const ownColours = (drawing: string) =>
  [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)]
    .map(([, colour = '']) => colour)
    .filter((colour) => colour !== 'none' && !colour.startsWith('var(--'));

describe('the kinds above', () => {
  it('of red fives are drawn as fives', () => {
    expect([51, 52, 53].map(faceId)).toEqual(['c5', 'd5', 'b5']);
  });

  it('have names of their own in both languages', () => {
    expect([50, 51, 52, 53, 54].map(en.tile)).toEqual([
      'Joker',
      'Red 5 Characters',
      'Red 5 Dots',
      'Red 5 Bamboo',
      'Flower',
    ]);
    expect([50, 51, 52, 53, 54].map(zhHantHK.tile)).toEqual(['百搭', '赤五萬', '赤五筒', '赤五索', '花牌']);
  });
});

describe('the faces', () => {
  it('are drawn for all kinds, each its own', () => {
    expect(kinds.filter((kind) => drawingOf(kind) === '')).toEqual([]);
    expect(new Set(kinds.map(drawingOf)).size).toBe(kinds.length);
    expect(kinds.slice(42).map(faceId)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'jk', 'fl']);
  });

  it('take every colour from the page, so that one drawing serves all sets', () => {
    expect(kinds.flatMap((kind) => ownColours(drawingOf(kind)))).toEqual([]);
  });

  it('of the playing tiles have an index, plain and as a badge of the suit', () => {
    const missing = kinds
      .slice(0, 34)
      .flatMap((kind) => [`i-${faceId(kind)}`, `j-${faceId(kind)}`])
      .filter((id) => !symbols.has(id));
    expect(missing).toEqual([]);
  });

  it('are all on the same ground, and refer to nothing that is missing', () => {
    const boxes = [...symbols].filter(([id]) => !id.startsWith('g-')).map(([, { box }]) => box);
    expect(new Set(boxes)).toEqual(new Set(['0 0 60 80']));
    const used = [...sprite.matchAll(/<use href="#([^"]+)"/g)].map(([, id = '']) => id);
    expect(used.filter((id) => !symbols.has(id))).toEqual([]);
  });
});

describe('the plain faces', () => {
  const plain = modernFaces();
  const plainOf = (kind: number) => plain.get(`t-${faceId(kind)}`) ?? '';

  it('are drawn for all kinds, each its own, in colours that the classic ones know', () => {
    expect(kinds.filter((kind) => plainOf(kind) === '')).toEqual([]);
    expect(new Set(kinds.map(plainOf)).size).toBe(kinds.length);
    expect(kinds.flatMap((kind) => ownColours(plainOf(kind)))).toEqual([]);
    const names = (text: string) => [...text.matchAll(/var\((--[\w-]+),/g)].map(([, name = '']) => name);
    const known = new Set(names(sprite));
    expect(names([...plain.values()].join('')).filter((name) => !known.has(name))).toEqual([]);
  });

  it('are SVG of their own, with nothing of the other set', () => {
    for (const drawing of plain.values()) {
      const page = new DOMParser().parseFromString(`<svg>${drawing}</svg>`, 'image/svg+xml');
      expect(page.querySelector('parsererror, use')).toBeNull();
    }
  });
});

/** The tokens of one rule of tokens.css. */
function tokens(selector: string): Record<string, string> {
  const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
  const from = css.indexOf(`${selector} {`);
  const block = from < 0 ? '' : css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const INKS =
  /^(ink-(red|green|blue|black)|suit-char-(num|wan)|dot-[abc]|bam-[abc]|index-ink|bloom|gold|maple|iris|twig)$/;
const dark = ":root[data-theme='dark']";
const sets = {
  plain: tokens(':root'),
  dark: { ...tokens(':root'), ...tokens(dark) },
  safe: { ...tokens(':root'), ...tokens(":root[data-suits='safe']") },
  'safe, dark': { ...tokens(':root'), ...tokens(dark), ...tokens(":root[data-suits='safe']") },
  contrast: { ...tokens(':root'), ...tokens(dark), ...tokens(":root[data-suits='contrast']") },
};

describe.each(Object.entries(sets))('the inks, %s', (name, set) => {
  it('stand out from the ivory', () => {
    const inks = Object.entries(set).filter(([ink]) => INKS.test(ink));
    const least = name === 'contrast' ? 7 : 4.5;
    const face = set['tile-face'] ?? '';
    expect(inks.length).toBeGreaterThan(11);
    expect(inks.filter(([, colour]) => contrast(colour, face) < least)).toEqual([]);
  });
});

it('the colour-blind-safe set has one ink for each suit, in the dark too', () => {
  const set = sets['safe, dark'];
  const suits = [
    ['suit-char-num', 'suit-char-wan'],
    ['dot-a', 'dot-b', 'dot-c'],
    ['bam-a', 'bam-b', 'bam-c'],
  ];
  const inks = suits.map((names) => [...new Set(names.map((ink) => set[ink as keyof typeof set]))]);
  expect(inks.map((each) => each.length)).toEqual([1, 1, 1]);
  expect(new Set(inks.flat()).size).toBe(3);
  // What sets a theme must not come after what sets the suits, nor outweigh it.
  const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
  expect(css.indexOf(":root[data-suits='safe']")).toBeGreaterThan(css.indexOf(dark));
});
