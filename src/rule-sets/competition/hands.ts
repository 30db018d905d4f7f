import { arrange } from '../../engine/scoring/arrangements';
import { isComplete as isStandard } from '../../engine/scoring/forms';
import { wholeHand } from '../../engine/scoring/groups';
import { setReadings, type SetReading } from '../../engine/scoring/setReadings';
import { sevenPairsShanten, thirteenOrphansShanten } from '../../engine/shanten/otherForms';
import { shantenWithin } from '../../engine/shanten/within';
import { kindsOfMeld } from '../../engine/meldKinds';
import type { Forms, MeldShape, Rules, WinContext } from '../../engine/rules';
import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { ScoreGroup, TileKind } from '../../engine/types';

/** How a hand can be read: as the forms that many games know, or as one of the two knitted ones. */
export type Form = 'sets' | 'seven-pairs' | 'thirteen-orphans' | 'honors-and-knitted' | 'knitted-straight';

/** The forms that many games know. Source: `RULES.md#complete-hand`. */
export const FORMS: Forms = { sets: 4, sevenPairs: 'any', thirteenOrphans: true };

const SUIT_KINDS = 9;
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
/** By pattern its nine kinds: 147 of one suit, 258 of another, 369 of the third. */
export const PATTERNS: readonly (readonly TileKind[])[] = ORDERS.map((order) =>
  order.flatMap((suit, rest) => [0, 3, 6].map((step) => suit * SUIT_KINDS + rest + step)),
);
export const HONOURS = Array.from({ length: PLAYING_KINDS - FIRST_WIND }, (_, at) => FIRST_WIND + at);
const UNLIKE = 14;
const SETS_BESIDE = 1;

/** The nine tiles of the pattern that a hand has whole; null where it has none. A hand of fourteen has one at most. */
export function wholePattern(counts: readonly number[]): readonly TileKind[] | null {
  for (const pattern of PATTERNS) if (pattern.every((kind) => counts[kind]! > 0)) return pattern;
  return null;
}

function without(counts: readonly number[], kinds: readonly TileKind[]): number[] {
  const rest = counts.slice();
  for (const kind of kinds) rest[kind]!--;
  return rest;
}

type Held = Pick<WinContext, 'counts' | 'melds'>;

/** Fourteen different tiles, honours and suited ones of one pattern. */
function isUnlike({ counts, melds }: Held): boolean {
  if (melds.length > 0) return false;
  let held = 0;
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind]! > 1) return false;
    held += counts[kind]!;
  }
  return held === UNLIKE && PATTERNS.some((pattern) => heldOf(counts, pattern) === UNLIKE);
}

/** How many of the honours and of a pattern's kinds are there. */
function heldOf(counts: readonly number[], pattern: readonly TileKind[]): number {
  let held = 0;
  for (const kind of pattern) if (counts[kind]! > 0) held++;
  for (const kind of HONOURS) if (counts[kind]! > 0) held++;
  return held;
}

/** All nine of a pattern; beside them one set, which may be laid out, and a pair. */
function isKnittedStraight({ counts, melds }: Held): boolean {
  const pattern = melds.length <= SETS_BESIDE ? wholePattern(counts) : null;
  return pattern !== null && arrange(without(counts, pattern)).count > 0;
}

export function isComplete(counts: readonly number[], melds: readonly MeldShape[]): boolean {
  const held = { counts, melds };
  return isStandard(FORMS, counts, melds) || isKnittedStraight(held) || isUnlike(held);
}

/** Readings of the two knitted forms. */
export function knittedReadings(win: WinContext): SetReading[] {
  if (isUnlike(win))
    return [{ form: 'honors-and-knitted', sets: [], eyes: null, groups: [unlikeGroup(win)] }];
  return isKnittedStraight(win) ? straightReadings(win) : [];
}

function unlikeGroup(win: WinContext): ScoreGroup {
  const isGreater = honourKinds(win) === HONOURS.length;
  const id = isGreater ? 'greater-honors-and-knitted-tiles' : 'lesser-honors-and-knitted-tiles';
  return wholeHand({ type: 'special', id }, win);
}

/** How many honours a hand of unlike tiles has. */
export function honourKinds({ counts }: Pick<WinContext, 'counts'>): number {
  return HONOURS.filter((kind) => counts[kind]! > 0).length;
}

/** The winning tile stands among the nine, or beside them. */
function straightReadings(win: WinContext): SetReading[] {
  const { tile, melds, from } = win;
  const pattern = wholePattern(win.counts)!;
  const counts = without(win.counts, pattern);
  const kinds = pattern.toSorted((a, b) => a - b);
  const read = (beside: TileKind | null, won: number | null): SetReading[] =>
    setReadings({ ...FORMS, sets: SETS_BESIDE }, { counts, melds, tile: beside, from }).map((reading) => ({
      ...reading,
      form: 'knitted-straight',
      groups: [...reading.groups, nineGroup(kinds, won, won === null || from === null)],
    }));
  const within = tile === null ? -1 : kinds.indexOf(tile);
  const isBeside = tile === null || counts[tile]! > 0;
  return [...(isBeside ? read(tile, null) : []), ...(within >= 0 ? read(null, within) : [])];
}

function nineGroup(kinds: readonly TileKind[], won: number | null, concealed: boolean): ScoreGroup {
  return { type: 'special', id: 'knitted-straight', kinds, concealed, meld: null, won };
}

/** How far tiles are from a hand that is ready, in any of the five forms; below 0: complete. Source: `RULES.md#deficiency`. */
export function distanceOf(held: Held, tiles: Rules['tiles']): number {
  const { counts, melds } = held;
  const limits = tiles.copies.slice(0, PLAYING_KINDS);
  for (const meld of melds) for (const kind of kindsOfMeld(meld)) limits[kind]!--;
  const standard = shantenWithin(counts, FORMS.sets - melds.length, limits);
  const closed =
    melds.length > 0
      ? Infinity
      : Math.min(
          sevenPairsShanten(counts, false, limits),
          thirteenOrphansShanten(counts, limits),
          unlikeDistance(counts),
        );
  return Math.min(standard, closed, straightDistance(held, limits));
}

/** The honours and the kinds of a pattern that are not there, but for one. */
function unlikeDistance(counts: readonly number[]): number {
  const most = Math.max(...PATTERNS.map((pattern) => heldOf(counts, pattern)));
  return UNLIKE - 1 - Math.min(most, UNLIKE);
}

function straightDistance({ counts, melds }: Held, limits: readonly number[]): number {
  if (melds.length > SETS_BESIDE) return Infinity;
  return Math.min(
    ...PATTERNS.map((pattern) => {
      if (pattern.some((kind) => limits[kind] === 0)) return Infinity;
      const held = pattern.filter((kind) => counts[kind]! > 0);
      const beside = shantenWithin(
        without(counts, held),
        SETS_BESIDE - melds.length,
        without(limits, pattern),
      );
      return pattern.length - held.length + beside;
    }),
  );
}
