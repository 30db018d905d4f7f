import { canStartChow, suitOf } from '../../../../src/engine/tiles';
import type { Forms } from '../../../../src/engine/rules';
import { isComplete } from '../../../../src/engine/scoring/forms';
import { meldGroups } from '../../../../src/engine/scoring/readGroups';
import type {
  MeldShape,
  ScoreGroup,
  ScoreLine,
  ScoreSheet,
  TileKind,
  WinContext,
} from '../../../../src/engine/types';

/** Sets and a pair, and no other form. */
export function plainForms(sets: number): Forms {
  return { sets, sevenPairs: 'none', thirteenOrphans: false };
}

const PLAIN = plainForms(4);

export function isPlain(counts: readonly number[], melds: readonly MeldShape[]): boolean {
  return isComplete(PLAIN, counts, melds);
}

/** Tiles that stand for any other, and how many pairs are looked for. */
interface Wanted {
  readonly wild?: readonly TileKind[];
  readonly pairs?: number;
}

/** Chows, pongs and so many pairs of all these tiles; null where they cannot be had. `counts` are without the wild tiles, which are told as themselves. */
export function readSets(
  counts: readonly number[],
  { wild = [], pairs = 1 }: Wanted = {},
): ScoreGroup[] | null {
  return arrange({ counts, wild, pairs });
}

interface Left extends Required<Wanted> {
  readonly counts: readonly number[];
}

/** Uses the first tile in every way: in a chow, in a pong, in a pair. */
function arrange(left: Left): ScoreGroup[] | null {
  const kind = left.counts.findIndex((count) => count > 0);
  if (kind < 0) return onlyWild(left.wild, left.pairs);
  const tries = [...chowsWith(kind), [kind, kind, kind], ...(left.pairs > 0 ? [[kind, kind]] : [])];
  for (const wanted of tries) {
    const next = taken(left, wanted);
    const rest = next && arrange(next.left);
    if (next && rest) return [handGroup(next.kinds, wanted), ...rest];
  }
  return null;
}

function chowsWith(kind: TileKind): TileKind[][] {
  return [kind - 2, kind - 1, kind]
    .filter((start) => start >= 0 && canStartChow(start) && suitOf(start) === suitOf(kind))
    .map((start) => [start, start + 1, start + 2]);
}

/** These tiles taken out, wild ones for those that are missing. */
function taken(
  { counts, wild, pairs }: Left,
  wanted: readonly TileKind[],
): { readonly left: Left; readonly kinds: readonly TileKind[] } | null {
  const next = counts.slice();
  const spare = wild.slice();
  const kinds: TileKind[] = [];
  for (const kind of wanted) {
    const held = next[kind] ?? 0;
    const used = held > 0 ? kind : spare.pop();
    if (used === undefined) return null;
    if (held > 0) next[kind] = held - 1;
    kinds.push(used);
  }
  return { left: { counts: next, wild: spare, pairs: pairs - (wanted.length === 2 ? 1 : 0) }, kinds };
}

function onlyWild(wild: readonly TileKind[], pairs: number): ScoreGroup[] | null {
  if (wild.length === 0) return pairs === 0 ? [] : null;
  const size = pairs > 0 ? 2 : 3;
  if (wild.length < size) return null;
  const rest = onlyWild(wild.slice(size), Math.max(0, pairs - 1));
  return rest && [handGroup(wild.slice(0, size), []), ...rest];
}

function handGroup(kinds: readonly TileKind[], wanted: readonly TileKind[]): ScoreGroup {
  const isChow = new Set(wanted).size === 3;
  const type = kinds.length === 2 ? 'eyes' : isChow ? 'chow' : 'pong';
  return { type, kinds, concealed: true, meld: null, won: null };
}

/** Melds and hand together, the winning tile marked in the first group of the hand that has it. */
export function withWinning(groups: readonly ScoreGroup[], context: WinContext): ScoreGroup[] {
  const { tile, from, melds } = context;
  const at = tile === null ? -1 : groups.findIndex(({ kinds }) => kinds.includes(tile));
  const hand = groups.map((group, index): ScoreGroup => {
    if (index !== at || tile === null) return group;
    return { ...group, won: group.kinds.lastIndexOf(tile), concealed: from === null };
  });
  return [...meldGroups({ melds }), ...hand];
}

/** Places of the groups of three or four alike whose kind is asked for. */
export function pongsOf(groups: readonly ScoreGroup[], isAsked: (kind: TileKind) => boolean): number[] {
  return groups.flatMap(({ type, kinds }, at) =>
    (type === 'pong' || type === 'kong') && isAsked(kinds[0] ?? -1) ? [at] : [],
  );
}

/** Makes lines that count in one unit. */
export function linesIn(unit: string): {
  /** So many of an item as there are groups, at so much each. */
  readonly each: (id: string, value: number, groups: readonly number[]) => ScoreLine[];
  /** An item that rests on no group, where it holds. */
  readonly when: (holds: boolean, id: string, value: number) => ScoreLine[];
} {
  return {
    each: (id, value, groups) =>
      groups.length === 0 ? [] : [{ id, count: groups.length, value: value * groups.length, unit, groups }],
    when: (holds, id, value) => (holds ? [{ id, count: 1, value, unit }] : []),
  };
}

export function sumOf(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, { value }) => sum + (value ?? 0), 0);
}

/** A sheet with the parts that most hands leave empty. */
export function sheetOf(
  parts: Pick<ScoreSheet, 'seat' | 'groups' | 'lines' | 'steps' | 'headline' | 'total'> & Partial<ScoreSheet>,
): ScoreSheet {
  return { legal: true, limit: false, omitted: [], ...parts };
}
