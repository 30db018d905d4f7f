import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '../../src/rule-sets/registry';

const RULE_SETS = join(import.meta.dirname, '../../src/rule-sets');

/** The text of a rule set's page, by the name of its folder. */
export function rulesPage(folder: string): string {
  return readFileSync(join(RULE_SETS, folder, 'RULES.md'), 'utf8');
}

/** The anchors of a rule set's page, by the name of its folder, as GitHub makes them from headings. */
export function anchorsOf(folder: string): Set<string> {
  const headings = rulesPage(folder).match(/^#+ .*$/gm) ?? [];
  return new Set(headings.map((heading) => `#${slugOf(heading.replace(/^#+ /, ''))}`));
}

/** Folders of rule sets that have a page. */
export function rulesFolders(): string[] {
  const folders = readdirSync(RULE_SETS, { recursive: true, encoding: 'utf8' });
  return folders.filter((path) => path.endsWith('RULES.md')).map((path) => path.replace(/.RULES\.md$/, ''));
}

/** Those of the games on offer. */
export function offeredRules(): string[] {
  return rulesFolders().filter((folder) => findGame(folder) !== undefined);
}

/** Every `RULES.md#anchor` cited in a text, with the folder it means. */
export function citationsIn(text: string, ownFolder: string): { folder: string; anchor: string }[] {
  const found = text.matchAll(/(?:([\w-]+)\/)?RULES\.md(#[\w-]+)/g);
  return Array.from(found, ([, folder, anchor]) => ({ folder: folder ?? ownFolder, anchor: anchor ?? '' }));
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}
