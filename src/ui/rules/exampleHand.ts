import type { Example, ItemUnits } from '../../engine/example';
import { parseTiles } from '../../engine/notation';
import type { TileKind } from '../../engine/types';

/** Tiles that lie together in an example. */
export interface ExampleGroup {
  readonly kinds: readonly TileKind[];
  readonly sort: 'held' | 'laid-out' | 'concealed-kong' | 'bonus';
  /** Which of them is the winning tile; -1 for none. */
  readonly won: number;
}

const PARTS = /\[[^\]]*\]|\([^)]*\)|\+\w+|\|\w+|\w+/g;

/** The groups of a written hand; the winning tile lies in the last group of the hand. */
export function exampleGroups(hand: string): ExampleGroup[] {
  const groups: ExampleGroup[] = [];
  let lastHeld = -1;
  for (const [part] of hand.matchAll(PARTS)) {
    const kinds = kindsIn(part);
    const [winning] = kinds;
    const held = groups[lastHeld];
    if (part.startsWith('+') && held && winning !== undefined) {
      const all = [...held.kinds, winning].toSorted((a, b) => a - b);
      groups[lastHeld] = { ...held, kinds: all, won: all.lastIndexOf(winning) };
      continue;
    }
    const sort = sortOf(part);
    if (sort === 'held') lastHeld = groups.length;
    groups.push({ kinds, sort, won: -1 });
  }
  return groups;
}

function sortOf(part: string): ExampleGroup['sort'] {
  if (part.startsWith('[')) return 'laid-out';
  if (part.startsWith('(')) return 'concealed-kong';
  return part.startsWith('|') ? 'bonus' : 'held';
}

/** Written tiles by kind; none where they cannot be read. */
export function kindsIn(part: string): readonly TileKind[] {
  const parsed = parseTiles(part.replace(/[^\w]/g, ''));
  return parsed.ok ? parsed.value : [];
}

/** An item that an example counts. `unit`: what it is told in; `isAfter`: it stands after the bar. */
export interface ExampleLine {
  readonly id: string;
  /** 0 for what has no number. */
  readonly value: number;
  readonly unit: string;
  readonly isAfter: boolean;
}

/** What an example gives, line by line. */
export function linesOf({ gives }: Example, units: ItemUnits | null): ExampleLine[] {
  return gives.split(' | ').flatMap((part, at) =>
    part.split(' + ').map((each): ExampleLine => {
      const [id = '', value = '0'] = each.split(' ');
      const unit = (at > 0 ? units?.after : undefined) ?? units?.counted ?? '';
      return { id, value: Number(value), unit, isAfter: at > 0 };
    }),
  );
}

/** How much there is of each unit, in the order in which they are told. */
export function sumsOf(lines: readonly ExampleLine[], { after, raised }: ItemUnits): [string, number][] {
  const sums = new Map<string, number>();
  for (const { unit, value } of lines) sums.set(unit, (sums.get(unit) ?? 0) + value);
  return [...sums].map(([unit, sum]) => [unit, raised && unit === after ? raised(sum) : sum]);
}

/** The tiles that stand for the item; none where the whole hand would be needed. */
export function littleOf({ hand, inLittle: part }: Example): readonly TileKind[] {
  if (part === undefined) return [];
  const groups = exampleGroups(hand).filter(({ sort }) => (sort === 'bonus') === (part === 'bonus'));
  const [highest] = groups.toSorted((a, b) => (b.kinds[0] ?? 0) - (a.kinds[0] ?? 0));
  return highest?.kinds ?? [];
}
