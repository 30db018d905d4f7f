import { describe, expect, it, vi } from 'vitest';
import { games } from '../../src/rule-sets/registry';
import { cardsOf, lessonWordsOf, wordsOf } from '../../src/wordFiles';
import { dictionary } from '../../src/ui/text/dictionary';
import { cardOf, chainOf, LANGUAGES, languageFor, WHOLE } from '../../src/ui/text/languages';

const app = import.meta.glob<object>(['../../src/ui/languages/*/*.ts', '!**/index.ts', '!**/grammar.ts'], {
  import: 'words',
});
const pages = Object.keys(import.meta.glob('../../src/rule-sets/*/RULES*.md'));

/** The signs of the mainland's first standard set: two bytes, rows 16 to 87 of 94. */
const SIMPLIFIED = new Set(
  new TextDecoder('gb2312').decode(
    Uint8Array.from({ length: 72 * 94 * 2 }, (_, at) =>
      at % 2 === 0 ? 0xb0 + Math.floor(at / 188) : 0xa1 + ((at >> 1) % 94),
    ),
  ),
);

type Load = (() => Promise<unknown>) | undefined;

/** Every file of words by its name, in a language. */
function filesIn(language: string): Readonly<Record<string, Load>> {
  const own = Object.entries(app).filter(([path]) => path.split('/').at(-2) === language);
  return {
    ...Object.fromEntries(own.map(([path, load]) => [path.split('/').at(-1) ?? '', load])),
    ...Object.fromEntries(games().map(({ id }) => [`words of ${id}`, wordsOf(id)[language] as Load])),
    ...Object.fromEntries(games().map(({ id }) => [`lesson of ${id}`, lessonWordsOf(id)[language] as Load])),
  };
}

/** The names of words that a language lacks and the whole one has; a file that is not there is one. With null a language does without. */
function missing(under: unknown, over: unknown, name: string): string[] {
  if (over === undefined) return [name];
  if (over === null) return [];
  if (typeof under !== 'object' || under === null || Array.isArray(under)) return [];
  return Object.entries(under).flatMap(([key, words]) =>
    missing(words, (over as Readonly<Record<string, unknown>>)[key], `${name}.${key}`),
  );
}

/** What a language lacks: words, names of games, and pages of rules. */
async function lackedBy(language: string): Promise<string[]> {
  const [whole, own] = [filesIn(WHOLE), filesIn(language)];
  const words = Object.entries(whole).map(async ([file, load]) => {
    const under = await load?.();
    return under === undefined ? [] : missing(under, await own[file]?.(), file);
  });
  return [
    ...(await Promise.all(words)).flat(),
    ...games().flatMap(({ id }) => (language in cardsOf(id) ? [] : [`name of ${id}`])),
    ...games()
      .map(({ id }) => `${id}/RULES.${language}.md`)
      .filter((page) => language !== WHOLE && !pages.some((path) => path.endsWith(page))),
  ];
}

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  it('has every word, or says which it lacks', async () => {
    const lacked = await lackedBy(language);
    if (lacked.length > 0)
      process.stdout.write(`${language} lacks ${lacked.length}:\n  ${lacked.join('\n  ')}\n`);
    const drafts = games().flatMap(({ id, isDraft }) => (isDraft ? id : []));
    const isAllowed = (name: string) =>
      cardOf(language).isDraft === true || drafts.some((id) => name.split(/[ ./]/).includes(id));
    expect(lacked.filter((name) => !isAllowed(name))).toEqual([]);
  });

  it('ends at a language that has every word', () => {
    expect(chainOf(language).at(-1)).toBe(WHOLE);
    expect(languageFor(language)).toBe(cardOf(language).isDraft ? WHOLE : language);
  });
});

it('a browser that wants a language which is not there gets the whole one', () => {
  expect(languageFor('xx')).toBe(WHOLE);
  expect(languageFor('en-US')).toBe('en');
  expect(languageFor('zh-HK')).toBe('zh-Hant-HK');
  expect(languageFor('zh-Hant-TW')).toBe('zh-Hant-HK');
  expect(languageFor('zh-TW')).toBe('zh-Hant-HK');
  expect(['zh', 'zh-CN', 'zh-SG', 'zh-Hans-HK'].map(languageFor)).toEqual(Array(4).fill('zh-Hans'));
  expect(languageFor('ja-JP')).toBe('ja');
  expect(chainOf('gone')).toEqual(['gone', 'en']);
});

it('Simplified Chinese has no sign that is written otherwise on the mainland', async () => {
  const files = import.meta.glob<string>(
    [
      '../../src/**/zh-Hans.ts',
      '../../src/**/zh-Hans/**/*.ts',
      '../../src/**/*.zh-Hans.md',
      '../../src/**/*SimplifiedChinese.ts',
    ],
    {
      query: '?raw',
      import: 'default',
    },
  );
  const texts = await Promise.all(Object.values(files).map((load) => load()));
  const signs = new Set(texts.join('').match(/\p{Script=Han}/gu));
  expect(texts.length).toBeGreaterThan(50);
  expect([...signs].filter((sign) => !SIMPLIFIED.has(sign))).toEqual([]);
});

it('words that a language lacks are those of the next that has them', async () => {
  const parts = dictionary<{
    readonly a: string;
    readonly b: { readonly c: string; readonly d: () => string };
  }>({
    en: () => Promise.resolve({ a: 'one', b: { c: 'two', d: () => 'three' } }),
    'zh-Hant-HK': () => Promise.resolve({ b: { c: '二' } }),
  });
  await parts.load('zh-Hant-HK');
  const words = parts.of('zh-Hant-HK');
  expect([words?.a, words?.b.c, words?.b.d()]).toEqual(['one', '二', 'three']);
  await parts.load('en');
  expect(parts.of('en')?.b.c).toBe('two');
});

it('a file of words that does not come is asked for again', async () => {
  const load = vi.fn(async () => Promise.resolve({ a: 'one' })).mockRejectedValueOnce(new Error('offline'));
  const part = dictionary<{ readonly a: string }>({ en: load });
  await expect(part.load('en')).rejects.toThrow('offline');
  await part.load('en');
  expect(part.of('en')?.a).toBe('one');
});
