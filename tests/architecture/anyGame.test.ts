import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRANCHES_LEFT, SIZES_LEFT, WORDS_LEFT } from './left';
import { readSources, withoutComments, withoutStrings, type Source } from './sources';

/** The games: every folder of `rule-sets` but the shared one. */
const games = readdirSync('src/rule-sets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);

/** The layers and the shared parts; a game's own folder says what it likes. */
const sources = readSources('src').filter(
  ({ path }) => !games.some((id) => path.startsWith(`rule-sets/${id}/`)),
);
const layers = sources.filter(({ path }) => !path.startsWith('rule-sets/'));

const named = games.join('|');
const gameWords = new RegExp(`faan|\\b(?:${named})\\b`, 'i');

/** A comparison with the id of a game or with the beginning of one. */
const quotedId = `['"\`](?:${named}|hong-kong)`;
const branch = new RegExp(
  `(?:[!=]==?\\s*|\\bcase\\s+|\\b(?:startsWith|includes)\\(\\s*)${quotedId}|${quotedId}[\\w-]*['"\`]\\s*[!=]==?`,
);

/** Four seats, thirteen or fourteen tiles, four copies, written as numbers. */
const sizes = [
  /%\s*4\b/,
  /\b(?:seats|length):\s*4\b/,
  /\bCOPIES\s*=\s*4\b/,
  /(?:[!=]==?|(?<![<>])[<>]=?)\s*(?:4|13|14)\b(?!\.)/,
  /(?<![.\w])(?:4|13|14)\s*-/,
  /[\w)\]]\s*-\s*(?:4|13|14)\b(?!\.)/,
];

/** Said at the end of a line whose number is the same in every game. */
const SAME_EVERYWHERE = /\/\/ the same in every game: \w+/;

const saysGameWords = ({ text }: Source) => gameWords.test(withoutComments(text));
const branchesOnGame = ({ text }: Source) => branch.test(withoutComments(text));

function countsLikeOneGame({ text }: Source): boolean {
  const judged = text
    .split('\n')
    .filter((line) => !SAME_EVERYWHERE.test(line))
    .join('\n');
  const code = withoutStrings(withoutComments(judged));
  return sizes.some((size) => size.test(code));
}

const pathsOf = (all: readonly Source[], isFault: (source: Source) => boolean) =>
  all
    .filter(isFault)
    .map(({ path }) => path)
    .toSorted();

// The lists may only shrink: a file that is new must not join them, and one that is clean must leave them.
describe('outside the folder of a game', () => {
  it('nothing says a word of one game or its name', () => {
    expect(pathsOf(layers, saysGameWords)).toEqual(WORDS_LEFT.toSorted());
  });

  it('nothing writes the sizes of one game as numbers', () => {
    expect(pathsOf(layers, countsLikeOneGame)).toEqual(SIZES_LEFT.toSorted());
  });

  it('nothing asks which game is played', () => {
    expect(pathsOf(sources, branchesOnGame)).toEqual(BRANCHES_LEFT.toSorted());
  });
});

describe('the guard itself', () => {
  const source = (text: string): Source => ({ path: 'ui/a.ts', text });

  it.each(["const id = 'taisen';", 'const minimumFaan = 3;', '`${faan} points`'])(
    'sees the word in %s',
    (text) => {
      expect(saysGameWords(source(text))).toBe(true);
      expect(saysGameWords(source(`// ${text}`))).toBe(false);
    },
  );

  it.each([
    'const next = (seat + 1) % 4;',
    'Array.from({ length: 4 })',
    'const places = 14 - 3 * melds.length;',
    'if (hand.length === 13) wait();',
    'const left = 4 - seen;',
    'const COPIES = 4;',
    'if (used > 4) return null;',
  ])('sees the size in %s', (text) => {
    expect(countsLikeOneGame(source(text))).toBe(true);
    expect(countsLikeOneGame(source(`${text} // the same in every game: tiles of a kong`))).toBe(false);
    expect(countsLikeOneGame(source(`// ${text}`))).toBe(false);
  });

  it.each([
    'const bit = 1 << 4;',
    'const d = [-4, 0.4 - x, b >>> 13, y - 4.5];',
    "const note = 'at 4 - 5';",
    'const run = `4-5-6 ${name}`;',
    'const c = a * 4 + 14;',
  ])('lets %s be', (text) => {
    expect(countsLikeOneGame(source(text))).toBe(false);
  });

  it.each([
    "if (rules === 'hong-kong-old') return 1;",
    "return 'taisen' !== rules.id;",
    "switch (id) { case 'taisen': }",
    "id.startsWith('hong-kong')",
  ])('sees the branch in %s', (text) => {
    expect(branchesOnGame(source(text))).toBe(true);
  });

  it('lets ids be compared with each other', () => {
    expect(branchesOnGame(source('blocks.filter((block) => block.rules === id)'))).toBe(false);
  });
});
