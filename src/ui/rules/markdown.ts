/** A piece of a page; `text` and cells are Markdown of one line. */
export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly text: string; readonly anchor: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly Row[] };

export type Row = readonly string[];

/** A run of words within a line. */
export interface Run {
  readonly type: 'text' | 'code' | 'emphasis' | 'link';
  readonly text: string;
  /** Where a link leads, as written. */
  readonly to: string;
}

const HEADING = /^(#+) (?:<a id="([\w-]+)"><\/a>)?(.*)$/;
const LIST_ITEM = /^(?:- |\d+\. )/;
const RUNS = /`([^`]+)`|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** The part of Markdown that rules are written in: headings, paragraphs, lists of one level, tables. */
export function parseBlocks(text: string): Block[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(blockOf);
}

function blockOf(lines: string): Block {
  const heading = HEADING.exec(lines);
  if (heading) {
    const [, marks = '', anchor, title = ''] = heading;
    return { type: 'heading', level: marks.length, text: title, anchor: anchor ?? slugOf(title) };
  }
  if (lines.startsWith('|')) {
    const [head = [], , ...rows] = lines.split('\n').map(cellsOf);
    return { type: 'table', head, rows };
  }
  if (LIST_ITEM.test(lines)) {
    const items = lines.split(/\n(?=- |\d+\. )/).map((item) => joined(item.replace(LIST_ITEM, '')));
    return { type: 'list', ordered: !lines.startsWith('-'), items };
  }
  return { type: 'paragraph', text: joined(lines) };
}

const joined = (lines: string) => lines.replace(/\n\s*/g, ' ');
const cellsOf = (line: string) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** The anchor of a heading, as code hosts make it. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** The runs of a line: plain words, code, emphasis and links. */
export function parseRuns(line: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) runs.push({ type: 'text', text: line.slice(at, end), to: '' });
  };
  for (const { 0: all, 1: code, 2: emphasis, 3: link, 4: to = '', index } of line.matchAll(RUNS)) {
    plain(index);
    const type = code !== undefined ? 'code' : emphasis !== undefined ? 'emphasis' : 'link';
    runs.push({ type, text: code ?? emphasis ?? link ?? '', to });
    at = index + all.length;
  }
  plain(line.length);
  return runs;
}
