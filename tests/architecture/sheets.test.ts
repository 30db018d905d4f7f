import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREEN_WORDS } from '../../src/ui/table/screen';
import { reachedFrom, valueImports } from './graph';
import type { Graph } from './graph';
import { linesOf, readSources } from './sources';
import type { Source } from './sources';

const OF_TABLE = /^ui\/(table|coach\/beside|history\/replay)\//;
const ASKED = /\[data-layout~='([^']+)'\]/g;
const BY_SIZE = /@media[^{]*(width|height|aspect-ratio|orientation)/;

const sheets = readSources('src', ['.css']);

describe('the style sheets', () => {
  it('have at most 300 lines', () => {
    const long = sheets.filter(({ text }) => linesOf(text) > 300);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('of the table know the size of the screen by the words at the root alone', () => {
    const ofTable = sheets.filter(({ path }) => OF_TABLE.test(path));
    expect(ofTable.length).toBeGreaterThan(10);
    expect(ofTable.filter(({ text }) => BY_SIZE.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('ask only for words that the root of the page can carry', () => {
    const asked = new Set(sheets.flatMap(({ text }) => matches(text, ASKED)));
    expect(asked.size).toBeGreaterThan(10);
    expect([...asked].filter((word) => !SCREEN_WORDS.includes(word))).toEqual([]);
  });
});

/** The sizes at which pages change, in px; `styles/room.css` and the README of `ui` say what most of them mean. */
const SIZES = { width: [360, 390, 560, 640, 680, 900, 1000, 1400, 1800], height: [560, 620, 640, 780, 900] };
const SIZE = /\((min|max)-(width|height): ([\d.]+)px\)/g;

function unnamedSizes(text: string): string[] {
  return [...text.matchAll(/@media[^{]*/g)].flatMap(([condition]) =>
    [...condition.matchAll(SIZE)]
      .filter(([, end, side, size]) => {
        const from = Number(size) + (end === 'max' ? 0.02 : 0);
        return !SIZES[side === 'width' ? 'width' : 'height'].includes(Math.round(from * 100) / 100);
      })
      .map(([found]) => found),
  );
}

describe('the sheets of pages', () => {
  const ofPages = sheets.filter(({ path }) => path.startsWith('ui/') && !OF_TABLE.test(path));

  it('ask for room at the named sizes', () => {
    expect(ofPages.flatMap(({ path, text }) => unnamedSizes(text).map((size) => `${path} ${size}`))).toEqual(
      [],
    );
  });

  it('take spaces from the scale', () => {
    const ofScale =
      /^\s*(?:padding|margin|gap|row-gap|column-gap)[a-z-]*:[^;]*(?<![\d.])(?:2|4|8|12|16|24|32|48)px/gm;
    expect(
      ofPages.flatMap(({ path, text }) => (text.match(ofScale) ?? []).map((line) => `${path}${line}`)),
    ).toEqual([]);
  });
});

/** The table is loaded before anything can be opened from home, which needs none of it but its sheets. */
const PAGE = ['main.tsx', 'ui/table/TableScreen.tsx'];
/** The page has one of them, whatever it shows. */
const LAYOUTS = /^ui\/table\/(desktop|small|landscape|portrait|compact)\//;

const IMPORTED = /@import '([^']+)'/g;
const CLASS = /\.([a-z][\w-]*)/g;
const CLASS_NAMES = /className=/g;

/** Each sheet with the classes that it speaks of, also in the sheets that it imports. */
function classesBySheet(all: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = new Map(all.map(({ path, text }) => [path, text]));
  const whole = (path: string): string => {
    const text = texts.get(path) ?? '';
    const others = [...text.matchAll(IMPORTED)].map(([, to = '']) => posix.join(posix.dirname(path), to));
    return [text, ...others.map(whole)].join('\n');
  };
  return new Map(all.map(({ path }) => [path, new Set(matches(whole(path), CLASS))]));
}

function matches(text: string, pattern: RegExp): string[] {
  return matchesAt(text, pattern, 1);
}

function matchesAt(text: string, pattern: RegExp, group: number): string[] {
  return [...text.matchAll(pattern)].map((found) => found[group] ?? '');
}

/** What the sheets of a page say and what its late parts need. */
class Parts {
  private readonly graph: Graph;
  private readonly ofPage: ReadonlySet<string>;
  private readonly bySheet: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly loaders: ReadonlyMap<string, readonly string[]>;
  private readonly sources: readonly Source[];

  constructor(sources: readonly Source[], ofSheets: readonly Source[]) {
    this.sources = sources;
    this.graph = valueImports([...sources, ...ofSheets], false);
    this.ofPage = new Set(PAGE.flatMap((start) => this.filesOf(start)));
    this.bySheet = classesBySheet(ofSheets);
    const late = valueImports(sources, true);
    const added = (path: string) => late.get(path)?.filter((to) => !this.graph.get(path)?.includes(to)) ?? [];
    const parts = new Set(sources.flatMap(({ path }) => added(path)));
    const loadersOf = (part: string) =>
      sources.map(({ path }) => path).filter((path) => added(path).includes(part));
    this.loaders = new Map([...parts].map((part) => [part, loadersOf(part)]));
  }

  private filesOf(start: string): string[] {
    return [start, ...reachedFrom(this.graph, start)];
  }

  /** The sheets that are there when this part is shown: the page's, its own, and those of the part around it. */
  private sheetsOf(part: string): ReadonlySet<string> {
    const around = (this.loaders.get(part) ?? []).flatMap((loader) => {
      if (this.ofPage.has(loader)) return [[]];
      const holders = [...this.loaders.keys()].filter((other) => this.filesOf(other).includes(loader));
      return holders.map((holder) => [...this.sheetsOf(holder)]);
    });
    const always = (around[0] ?? []).filter((sheet) => around.every((others) => others.includes(sheet)));
    return new Set([...this.filesOf(part), ...always].filter((path) => this.bySheet.has(path)));
  }

  /** `part: class` for every class of a late part that only sheets speak of which are not there. */
  missing(): string[] {
    const known = new Set([...this.bySheet.values()].flatMap((classes) => [...classes]));
    const everywhere = [...this.bySheet.keys()].filter((path) => LAYOUTS.test(path) || this.ofPage.has(path));
    return [...this.loaders.keys()].flatMap((part) => {
      const there = new Set(
        [...everywhere, ...this.sheetsOf(part)].flatMap((path) => [...(this.bySheet.get(path) ?? [])]),
      );
      const lacking = this.classesIn(part).filter((name) => known.has(name) && !there.has(name));
      return lacking.map((name) => `${part}: ${name}`);
    });
  }

  /** The classes that this part names, but for the files that the page has anyhow. */
  private classesIn(part: string): string[] {
    const own = new Set(this.filesOf(part).filter((path) => !this.ofPage.has(path)));
    return [
      ...new Set(this.sources.filter(({ path }) => own.has(path)).flatMap(({ text }) => classesOf(text))),
    ];
  }
}

/** The classes that elements of a source are given, also where a choice is made between them. */
function classesOf(text: string): string[] {
  return [...text.matchAll(CLASS_NAMES)].flatMap(({ index }) => {
    const given = expressionAt(text, index + 'className='.length);
    // What is compared with is no class.
    const words = matchesAt(given.replaceAll(COMPARED, ''), WORDS, 2);
    return words.flatMap((each) => each.split(/\s+|\$\{[^}]*\}/)).filter((name) => name !== '');
  });
}

/** What follows from here: a string, or all between a pair of braces. */
function expressionAt(text: string, start: number): string {
  if (text[start] !== '{') return text.slice(start, text.indexOf('"', start + 1) + 1);
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

const COMPARED = /[!=]==\s*(["'`]).*?\1/g;

const FOLDER = /^ui\/([^/]+)\//;
const OPENS_OR_CLOSES = /([^{};]*)\{|\}/g;
const ONE_CLASS = /^\.([a-z][\w-]*)$/;
const WORDS = /(["'`])(.*?)\1/g;
const NAME = /[a-z][\w-]*/g;

/** `class: folders` for every class that more than one folder both uses and says how it looks. */
function shared(sources: readonly Source[], ofSheets: readonly Source[]): string[] {
  const folderOf = ({ path }: Source) => FOLDER.exec(path)?.[1] ?? '';
  const used = new Set(
    sources.flatMap((source) =>
      matchesAt(source.text, WORDS, 2)
        .flatMap((words) => matchesAt(words, NAME, 0))
        .map((name) => `${folderOf(source)}/${name}`),
    ),
  );
  const folders = new Map<string, Set<string>>();
  for (const sheet of ofSheets) {
    for (const name of classesAlone(sheet.text)) {
      if (used.has(`${folderOf(sheet)}/${name}`))
        folders.set(name, new Set([...(folders.get(name) ?? []), folderOf(sheet)]));
    }
  }
  return [...folders]
    .filter(([, those]) => those.size > 1)
    .map(([name, those]) => `${name}: ${[...those].toSorted().join(', ')}`);
}

/** The classes whose looks a sheet says whatever is around them. */
function classesAlone(sheet: string): string[] {
  const names: string[] = [];
  const around: string[] = [];
  for (const [, opens] of sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(OPENS_OR_CLOSES)) {
    if (opens === undefined) {
      around.pop();
      continue;
    }
    const each = opens.split(',').map((selector) => ONE_CLASS.exec(selector.trim())?.[1] ?? []);
    if (around.every((outer) => outer.startsWith('@'))) names.push(...each.flat());
    around.push(opens.trim());
  }
  return names;
}

describe('a class', () => {
  it('has its looks from one folder: sheets of two parts are on the page together', () => {
    expect(shared(readSources('src', ['.tsx']), sheets)).toEqual([]);
  });
});

describe('what is loaded by itself', () => {
  it('brings the sheets of the classes that it uses', () => {
    expect(new Parts(readSources('src'), sheets).missing()).toEqual([]);
  });
});
