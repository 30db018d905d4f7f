import type { ExampleBook } from '../../engine/example';
import { parseBlocks, parseRuns } from './markdown';
import type { Block, Row } from './markdown';

/** A row that stands for itself on the page: a scoring item or an option. */
export interface Entry {
  readonly kind: 'item' | 'option';
  readonly id: string;
  /** The other columns of its row, each under its heading; empty ones are left out. */
  readonly facts: readonly (readonly [string, string])[];
}

export type Words = Exclude<Block, { type: 'heading' }>;
export type PageBlock = Words | { readonly type: 'entries'; readonly entries: readonly Entry[] };

export interface Section {
  readonly level: number;
  readonly title: string;
  /** Empty for the page's head. */
  readonly anchor: string;
  readonly blocks: readonly PageBlock[];
}

const OPTIONS = 'options';
const OPTION_HEADS = ['option', '選項', '設定'];

/** The sections of a rule set's page; the first is the page's head. `options`: all that it has, listed or not. */
export function readPage(
  text: string,
  examples: ExampleBook['examples'],
  options: readonly string[],
): Section[] {
  const sections: (Section & { blocks: PageBlock[] })[] = [];
  for (const block of parseBlocks(text)) {
    if (block.type === 'heading') {
      const title = block.text.replace(/\s*[(（]`[^`]+`[)）]/, '');
      // The head's place is the page itself: its name may be that of a section.
      const anchor = block.level === 1 ? '' : block.anchor;
      sections.push({ level: block.level, title, anchor, blocks: [] });
    } else sections.at(-1)?.blocks.push(pageBlock(block));
  }
  const add = (anchor: string, entries: Entry[]) =>
    entries.length > 0 &&
    sections.find((each) => each.anchor === anchor)?.blocks.push({ type: 'entries', entries });
  for (const [id, { told }] of Object.entries(examples))
    if (told) add(told, [{ kind: 'item', id, facts: [] }]);
  const listed = sections
    .flatMap(entriesOf)
    .filter(({ kind }) => kind === 'option')
    .map(({ id }) => id);
  const others = options.filter((id) => !listed.includes(id));
  add(
    OPTIONS,
    others.map((id) => ({ kind: 'option', id, facts: [] })),
  );
  return sections;
}

function pageBlock(block: Words): PageBlock {
  if (block.type !== 'table') return block;
  const { head, rows } = block;
  const [first = ''] = head;
  if (first === 'id') return { type: 'entries', entries: rows.map((row) => itemEntry(head, row)) };
  if (!OPTION_HEADS.includes(first)) return block;
  return { type: 'entries', entries: rows.flatMap((row) => optionEntries(head, row)) };
}

function itemEntry(head: Row, row: Row): Entry {
  const [id = ''] = codesIn(row[0]);
  return { kind: 'item', id, facts: factsOf(head, row).slice(1) };
}

/** A row may name several options that go together. Then only the section that explains them is kept. */
function optionEntries(head: Row, row: Row): Entry[] {
  return codesIn(row[0]).map((id) => ({ kind: 'option', id, facts: factsOf(head, row).slice(-1) }));
}

const factsOf = (head: Row, row: Row) =>
  row.map((cell, at) => [head[at] ?? '', cell] as const).filter(([, cell]) => cell !== '');

const codesIn = (cell = '') => parseRuns(cell).flatMap(({ type, text }) => (type === 'code' ? [text] : []));

/** The rows of a section that stand for themselves. */
export function entriesOf(section: Section): readonly Entry[] {
  return section.blocks.flatMap((block) => (block.type === 'entries' ? block.entries : []));
}

/** The anchor of an entry. */
export const anchorOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): string => `${kind}-${id}`;
