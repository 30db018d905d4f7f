import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleSetIds } from '../../src/engine/knownRules';
import { optionsOf } from '../../src/store/selectors/optionList';
import { parseBlocks, parseRuns } from '../../src/ui/rules/markdown';
import type { Block } from '../../src/ui/rules/markdown';
import { gameParts } from '../support/gameParts';
import { offeredRules, rulesPage } from '../support/rulesPages';

const RULE_SETS = join(import.meta.dirname, '../../src/rule-sets');
/** The translations of the rules that are there: the game's folder, the tag of the language. */
const translations = offeredRules().flatMap((folder) =>
  readdirSync(join(RULE_SETS, folder)).flatMap((file) => {
    const [, language] = /^RULES\.([\w-]+)\.md$/.exec(file) ?? [];
    return language ? [[folder, language] as const] : [];
  }),
);
const translated = (folder: string, language: string) =>
  readFileSync(join(RULE_SETS, folder, `RULES.${language}.md`), 'utf8').replaceAll(
    `RULES.${language}`,
    'RULES',
  );

/** Names that stand in code in every language. */
const codes = new Set([
  ...ruleSetIds(),
  ...gameParts.flatMap(({ words }) => Object.keys(words.en.items)),
  ...ruleSetIds().flatMap((id) =>
    Object.entries(optionsOf(id)).flatMap(([name, spec]) => [
      name,
      ...(spec.type === 'word' ? spec.values.flatMap((value) => [value, `${name}: ${value}`]) : []),
    ]),
  ),
]);

/** The shape of a block: what a translation keeps. */
function shapeOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.anchor}`;
    case 'paragraph':
      return 'paragraph';
    case 'list':
      return `${block.ordered ? 'ordered' : 'plain'} list of ${block.items.length}`;
    case 'table':
      return `table ${[block.head, ...block.rows].map((row) => row.length).join(' ')}`;
  }
}

function linesOf(block: Block): readonly string[] {
  if (block.type === 'table') return [...block.head, ...block.rows.flat()];
  return block.type === 'list' ? block.items : [block.text];
}

/** What each section names, by its anchor: codes, links and figures, in any order. */
function namedIn(text: string): Record<string, string[]> {
  const named: Record<string, string[]> = {};
  let at: string[] = [];
  for (const block of parseBlocks(text)) {
    // The first heading has no anchor of its own: it is the page.
    if (block.type === 'heading') at = named[block.level === 1 ? '' : block.anchor] = [];
    for (const run of linesOf(block).flatMap(parseRuns)) {
      if (run.type === 'link') at.push(run.to);
      else if (run.type !== 'code') at.push(...(run.text.match(/\d+(?:,\d{3})*/g) ?? []));
      else if (codes.has(run.text)) at.push(run.text);
    }
  }
  return Object.fromEntries(Object.entries(named).map(([anchor, names]) => [anchor, names.toSorted()]));
}

describe.each(translations)('the rules of %s in %s', (folder, language) => {
  const [own, other] = [rulesPage(folder), translated(folder, language)];

  it('have the same headings, anchors, lists and tables', () => {
    const shapes = (text: string) => parseBlocks(text).slice(1).map(shapeOf);
    expect(shapes(other)).toEqual(shapes(own));
  });

  it('name the same options, items and figures, and lead to the same places', () => {
    expect(namedIn(other)).toEqual(namedIn(own));
  });

  it('keep the figures of every row of a table', () => {
    const figures = (text: string) =>
      parseBlocks(text).flatMap((block) =>
        block.type === 'table'
          ? block.rows.map((row) => row.flatMap((cell) => cell.match(/\d+/g) ?? []))
          : [],
      );
    expect(figures(other)).toEqual(figures(own));
  });

  it.runIf(/^(zh|ja|ko)/.test(language))('have no English words', () => {
    const lines = parseBlocks(other).flatMap(linesOf).flatMap(parseRuns);
    const words = lines.filter(({ type }) => type !== 'code').map(({ text }) => text);
    expect(words.join(' ').replaceAll(/\bid\b|\bM\b/g, '')).not.toMatch(/[A-Za-z]{2,}/);
  });
});

it.each(gameParts)('every item of $id can be looked for by its name in every language', ({ words, book }) => {
  const missing = Object.keys(words.en.items).filter((id) =>
    Object.values(words).some(({ items }) => !book.examples[id]?.names.includes(items[id] ?? '?')),
  );
  expect(missing).toEqual([]);
});
