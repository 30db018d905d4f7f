import type { ExampleBook } from '../../engine/example';
import { anchorOf, entriesOf } from './page';
import type { Entry, PageBlock, Section } from './page';
import { choiceWords, plainLine } from './terms';
import type { Wording } from './terms';

/** The parts of a page that are shown during a search. */
export interface Found {
  readonly count: number;
  /** Anchors of the sections that are shown, with those above them. */
  readonly sections: ReadonlySet<string>;
  /** Anchors of the sections whose words hold what is looked for. */
  readonly told: ReadonlySet<string>;
  readonly entries: ReadonlySet<string>;
}

/** The text of a page in lower case, by anchor of section and entry. */
export type SearchIndex = ReadonlyMap<string, string>;

export function searchWords(query: string): string[] {
  return query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
}

/** Everything that can be found, by anchor. */
export function indexOf(
  sections: readonly Section[],
  wording: Wording,
  examples: ExampleBook['examples'],
): SearchIndex {
  const index = new Map<string, string>();
  for (const section of sections) {
    const lines = section.blocks.flatMap(linesOf).map((line) => plainLine(line, wording));
    index.set(section.anchor, [section.title, ...lines].join(' ').toLowerCase());
    for (const entry of entriesOf(section))
      index.set(anchorOf(entry), `${entryText(entry, wording)} ${otherNames(entry, examples)}`);
  }
  return index;
}

function entryText(entry: Entry, wording: Wording): string {
  const own = entry.kind === 'option' ? optionText(entry.id, wording) : '';
  const facts = entry.facts.map(([, cell]) => plainLine(cell, wording));
  return [entry.id, own, plainLine(`\`${entry.id}\``, wording), ...facts].join(' ').toLowerCase();
}

const otherNames = ({ kind, id }: Entry, examples: ExampleBook['examples']): string =>
  kind === 'item' ? `${id}: ${examples[id]?.names ?? ''}`.toLowerCase() : '';

function optionText(id: string, wording: Wording): string {
  const words = wording.game.options[id];
  return words ? `${words.note} ${choiceWords(id, wording)}` : '';
}

function linesOf(block: PageBlock): readonly string[] {
  switch (block.type) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'entries':
      return [];
  }
}

/**
 * The parts of a page that hold all these words in one of its languages. If a section's title holds them, the
 * whole section is found.
 */
export function find(
  sections: readonly Section[],
  words: readonly string[],
  indexes: readonly SearchIndex[],
): Found {
  const holds = (anchor: string) =>
    indexes.some((index) => words.every((word) => index.get(anchor)?.includes(word)));
  const told = new Set<string>();
  const entries = new Set<string>();
  const shown = new Set<string>();
  let above: Section[] = [];
  for (const section of sections) {
    above = [...above.filter(({ level }) => level < section.level), section];
    const title = section.title.toLowerCase();
    const isNamed = section.level > 1 && words.every((word) => title.includes(word));
    if (holds(section.anchor)) told.add(section.anchor);
    const found = entriesOf(section)
      .map(anchorOf)
      .filter((anchor) => isNamed || holds(anchor));
    for (const anchor of found) entries.add(anchor);
    if (told.has(section.anchor) || found.length > 0) for (const each of above) shown.add(each.anchor);
  }
  return { count: told.size + entries.size, sections: shown, told, entries };
}
