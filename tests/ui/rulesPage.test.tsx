import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ruleSetIds, rulesOf } from '../../src/engine/knownRules';
import type { OptionSpec } from '../../src/engine/optionSpec';
import type { OptionValue } from '../../src/engine/types';
import { completeOptions, optionsOf } from '../../src/store/selectors/optionList';
import type { Language } from '../../src/store/settings';
import { LANGUAGES } from '../support/languages';
import { StoresContext } from '../../src/ui/context';
import { ruleSetIn } from '../../src/ui/rules/pages';
import { RulesScreen } from '../../src/ui/rules/RulesScreen';
import { hongKongCommonHands } from '../data/hongKongCommonHands';
import { hongKongOldHands } from '../data/hongKongOldHands';
import { taisenHands } from '../data/taisenHands';
import { gameParts } from '../support/gameParts';
import { anchorsOf, offeredRules, rulesPage } from '../support/rulesPages';
import { emptyState, fixtureStores } from './fixtures';
import { serveTexts } from './rulesFetch';

const hands: Readonly<Record<string, readonly { rule: string }[]>> = {
  'hong-kong-old': hongKongOldHands,
  'hong-kong-common': hongKongCommonHands,
  taisen: taisenHands,
};

async function show(rules: string, language: Language = 'en'): Promise<HTMLElement> {
  const stores = fixtureStores(emptyState, { language });
  render(
    <StoresContext value={stores}>
      <RulesScreen place={{ rules, anchor: '' }} onClose={() => undefined} />
    </StoresContext>,
  );
  return waitFor(() => {
    const page = document.querySelector<HTMLElement>('dialog.rules:has(h1)');
    if (!page) throw new Error('The page is not there.');
    return page;
  });
}

/** The words of an element; where codes are told in words, the codes. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const term of copy.querySelectorAll('[data-code]')) term.textContent = term.getAttribute('data-code');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** A piece of Markdown without its marks. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

interface SourceTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The page as written: its words in order, and its tables of items and options. */
function sourceOf(folder: string): { words: string[]; items: SourceTable[]; options: SourceTable[] } {
  const words: string[] = [];
  const items: SourceTable[] = [];
  const options: SourceTable[] = [];
  for (const piece of rulesPage(folder).trim().split('\n\n')) {
    if (piece.startsWith('|')) {
      const [head = [], , ...rows] = piece.split('\n').map((line) => line.split('|').slice(1, -1).map(plain));
      if (head[0] === 'id') items.push({ head, rows });
      else if (head[0] === 'option') options.push({ head, rows });
      else words.push(...[head, ...rows].flat());
    } else if (/^(- |\d\. )/.test(piece)) {
      words.push(...piece.split(/\n(?=- |\d\. )/).map((item) => plain(item.replace(/^(- |\d\. )/, ''))));
    } else words.push(plain(piece.replace(/^#+ /, '').replace(/ \(`[^)]*`\)$/, '')));
  }
  return { words, items, options };
}

const WORDS = '.rules-section > :is(h1, h2, h3, p), .rules-list > li, .rules-table :is(th, td)';

beforeEach(() => void serveTexts());

describe.each(offeredRules())('the page of %s', (folder) => {
  const rules = ruleSetIn(`${folder}/RULES.md`);
  const source = sourceOf(folder);
  const { book, words } = gameParts.find(({ id }) => id === rules)!;
  const { handSize } = rulesOf({ rules, options: completeOptions(rules, {}) }).geometry;

  /** What the table's number of an item is in; an item that counts differently each time has none. */
  const unitOf = (id: string, isWithout: boolean): string | undefined => {
    const gives = book.examples[id]?.gives ?? '';
    const [before = '', after = ''] = gives.split(' | ');
    const isCountedIn = (part: string) => new RegExp(`(^| )${id} \\d`).test(part);
    if (isWithout) return isCountedIn(before) || isCountedIn(after) ? undefined : book.units?.limit;
    return isCountedIn(after) ? (book.units?.after ?? book.units?.counted) : book.units?.counted;
  };

  it('says what RULES.md says, word for word', async () => {
    const page = await show(rules);
    // What the page adds of its own: how ready-made tables differ.
    page.querySelectorAll('.rules-section > h3:has(+ dl)').forEach((heading) => heading.remove());
    expect(Array.from(page.querySelectorAll(WORDS), wordsOf)).toEqual(source.words);
  });

  it('has every row of the tables of items, with its example', async () => {
    const page = await show(rules);
    for (const { head, rows } of source.items) {
      for (const [id = '', definition, ...others] of rows) {
        const entry = page.ownerDocument.getElementById(`rules/${rules}/item-${id}`);
        const facts = others.flatMap((cell, at) => {
          if (cell === '' || /^\d+$/.test(cell)) return [];
          const name = head[at + 2] ?? '';
          return [`${name}${name.endsWith('?') ? '' : ':'} ${cell}`];
        });
        const value = others.find((cell) => /^\d+$/.test(cell));
        const unit = unitOf(id, value === undefined);
        const worth = unit && words.en.units[unit]?.amount(value === undefined ? null : Number(value));
        expect(Array.from(entry?.querySelectorAll('p') ?? [], wordsOf)).toEqual([definition, ...facts]);
        expect(entry?.querySelector('.rules-worth')?.textContent).toBe(worth);
        expect(entry?.querySelectorAll('.example .tile').length).toBeGreaterThan(handSize);
      }
    }
  });

  it('names every option with the default that RULES.md gives', async () => {
    const page = await show(rules);
    const specs = optionsOf(rules);
    const listed = Array.from(
      page.querySelectorAll('.rules-options > li'),
      ({ id }) => id.split('option-')[1] ?? '',
    );
    expect(listed.toSorted()).toEqual(Object.keys(specs).toSorted());
    for (const [names = '', defaults = '', choices = ''] of source.options.flatMap(({ rows }) => rows)) {
      const values = defaults.split(', ');
      names.split(', ').forEach((name, at) => {
        const spec = specs[name];
        expect(`${name} ${values[at]}`).toBe(`${name} ${spec && defaultOf(spec)}`);
        if (spec?.type === 'word') expect(choices).toContain(spec.values.join(', '));
        if (spec?.type === 'number' && spec.values) expect(choices).toBe(spec.values.join(', '));
      });
    }
  });

  it.each(LANGUAGES)(
    'has every anchor of RULES.md and those that hands cite, and leads only to places that exist, in %s',
    async (language) => {
      const page = await show(rules, language);
      const ids = Array.from(page.querySelectorAll('section[id]'), ({ id }) => `#${id.split('/')[2]}`);
      expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
      expect(ids.slice(1)).toEqual([...anchorsOf(folder)].slice(1));
      expect((hands[rules] ?? []).filter(({ rule }) => !ids.includes(rule))).toEqual([]);
      const missing = Array.from(page.querySelectorAll('a'), (link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith(`#rules/${rules}/`))
        .filter((href) => !page.ownerDocument.getElementById(href.slice(1)));
      expect(missing).toEqual([]);
    },
  );
});

it('has a page for every rule set', () => {
  expect(
    offeredRules()
      .map((folder) => ruleSetIn(`${folder}/RULES.md`))
      .toSorted(),
  ).toEqual(ruleSetIds().toSorted());
});

it('tells codes in words, in the language in use', async () => {
  const page = await show('hong-kong-old', 'zh-Hant-HK');
  const terms = Array.from(page.querySelectorAll('[data-code]'), (term) => [
    term.getAttribute('data-code'),
    term.textContent,
  ]);
  expect(terms).toContainEqual(['severalWinners', '多人食糊']);
  expect(terms).toContainEqual(['goulash: replay', '流局：沒有']);
  expect(terms.filter(([code]) => code === 'never').map(([, name]) => name)).toEqual([
    '不可搶',
    '不續莊',
    '不可搶',
  ]);
  expect(Array.from(page.querySelectorAll('code'), wordsOf)).toEqual([
    '此樣式',
    '{"pure-hand": 7, "seven-pairs": 0}',
  ]);
});

/** As RULES.md writes it. */
function defaultOf(spec: OptionSpec): string {
  if (spec.type === 'values') return 'as in the tables';
  if (spec.type === 'list' && spec.default.length === 0) return 'none';
  const isPart = spec.type === 'list' && spec.default.length < spec.values.length;
  return isPart ? spec.default.join(' and ') : written(spec.default);
}

function written(value: OptionValue): string {
  return typeof value === 'object' ? 'all' : String(value);
}
