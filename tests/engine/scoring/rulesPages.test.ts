import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRuleSet } from '../../../src/engine/knownRules';
import { anchorsOf, citationsIn, rulesFolders, rulesPage } from '../../support/rulesPages';

const ROOT = join(import.meta.dirname, '../../..');

describe('rules pages', () => {
  it('has every anchor that the sources cite', () => {
    const missing: string[] = [];
    for (const path of sources()) {
      const [, own = ''] = /rule-sets\/([^/]+)\//.exec(path) ?? [];
      for (const { folder, anchor } of citationsIn(readFileSync(path, 'utf8'), own)) {
        if (!rulesFolders().includes(folder) || !anchorsOf(folder).has(anchor)) {
          missing.push(`${path.slice(ROOT.length + 1)}: ${folder}/RULES.md${anchor}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  it.each(rulesFolders())('names every option and word of %s', (folder) => {
    const text = rulesPage(folder) + (folder === 'hong-kong-old' ? '' : rulesPage('hong-kong-old'));
    for (const [name, spec] of Object.entries(findRuleSet(folder)?.options ?? {})) {
      const words = spec.type === 'word' || spec.type === 'list' ? spec.values : [];
      for (const word of [name, ...words]) expect(text).toContain(`\`${word}\``);
    }
  });

  it.each(rulesFolders())('links only to anchors that exist on %s', (folder) => {
    const links = rulesPage(folder).matchAll(/\]\((?:\.\.\/([\w-]+)\/RULES\.md)?(#[\w-]+)\)/g);
    const missing = Array.from(links).filter(
      ([, page, anchor = '']) => !anchorsOf(page ?? folder).has(anchor),
    );
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});

function sources(): string[] {
  const paths = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => /\.tsx?$/.test(path)).map((path) => join(ROOT, 'src', path));
}
