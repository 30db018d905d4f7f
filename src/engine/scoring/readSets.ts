import type { WinContext } from '../rules';
import { PLAYING_KINDS } from '../tiles';
import type { TileKind } from '../types';
import { packTiles } from './arrangements';
import { kindsOfSet, type SetType } from './groups';
import { readEachSet, readSpecialForm, readWin, type Reading } from './reading';
import type { ReadSet, SetReading } from './setReadings';

/** Tiles of a set; the eyes have one fewer. */
const SET = 3;
/** The most tiles of a kind that a packed suit can tell. */
const MOST = 7;

/** Fills in the small integers of a reading that is made of sets. Wild tiles are what they stand for. */
export function readSets(into: Reading, read: SetReading, win: WinContext): void {
  const { form, sets, eyes } = read;
  const own = form === 'sets' ? [...sets.filter(({ meld }) => meld === null), ...(eyes ? [eyes] : [])] : [];
  if (isAsPrinted(own, win)) readWin(into, win, packTiles(win.counts));
  else {
    const counts = countsOf(own);
    readWin(into, { ...win, counts, tile: wonKind(own) ?? win.tile }, packTiles(counts));
  }
  if (form === 'sets') readEachSet(into, read);
  else readSpecialForm(into, form);
}

/** Whether all tiles of the hand are what is printed on them, and none is left over. */
function isAsPrinted(own: readonly ReadSet[], { counts }: WinContext): boolean {
  if (own.length === 0) return true;
  if (own.some(({ faces }) => faces)) return false;
  const held = counts.reduce((sum, count) => sum + count, 0);
  return held === SET * own.length - 1;
}

/** What the winning tile is read as. */
function wonKind(own: readonly ReadSet[]): TileKind | null {
  for (const set of own) if (set.won !== null) return kindsOf(set)[set.won] ?? null;
  return null;
}

function countsOf(own: readonly ReadSet[]): number[] {
  const counts = Array<number>(PLAYING_KINDS).fill(0);
  for (const set of own) for (const kind of kindsOf(set)) counts[kind] = Math.min(MOST, counts[kind]! + 1);
  return counts;
}

/** A set of the hand is never a group of another size. */
function kindsOf({ type, kind }: ReadSet): readonly TileKind[] {
  return kindsOfSet(type as SetType, kind);
}
