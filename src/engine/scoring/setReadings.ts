import type { Forms, MeldShape, WinContext } from '../rules';
import { FIRST_WIND, PLAYING_KINDS } from '../tiles';
import type { ScoreGroup, TileKind } from '../types';
import { arrange, isPong, type Arrangements } from './arrangements';
import { specialFormOf, type SpecialForm } from './forms';
import { handGroup, kindsIn, kindsOfSet, wholeHand } from './groups';
import { meldGroups, SPECIAL_FORMS } from './readGroups';
import { isFree, someWay, wantedOf, type OwnSet } from './ways';

/** A set of a reading, or its eyes. A chow is named by its lowest kind. */
export interface ReadSet {
  readonly type: MeldShape['type'] | 'eyes';
  readonly kind: TileKind;
  /** No tile of another seat is in it. */
  readonly concealed: boolean;
  /** Its place among the seat's melds; null for tiles of the hand. */
  readonly meld: number | null;
  /** The place of the winning tile in it; null where it is elsewhere. */
  readonly won: number | null;
  /** What is printed on its tiles, where some stand for others. */
  readonly faces?: readonly TileKind[];
}

/**
 * One way to read a complete hand, with the winning tile in one place. `form` is `sets`, a special form, or a form of
 * the rule set's own.
 */
export interface SetReading {
  readonly form: string;
  /** The melds as they lie, then the sets of the hand in the order of kinds. */
  readonly sets: readonly ReadSet[];
  readonly eyes: ReadSet | null;
  /** What a score sheet shows: the sets in the same order, the eyes, or a special form as one group. */
  readonly groups: readonly ScoreGroup[];
}

type Read = Pick<WinContext, 'counts' | 'melds' | 'tile' | 'from'>;

/**
 * Every way to read a complete hand: each form, each arrangement, and each set in which the winning tile can stand. A
 * chow takes it first, then a pong, then the eyes, then the loose tiles. Empty where the tiles are not complete.
 */
export function setReadings(forms: Forms, win: Read): SetReading[] {
  const readings: SetReading[] = [];
  firstReading(forms, win, (reading) => {
    readings.push(reading);
    return false;
  });
  return readings;
}

/** The first of these readings that fits; null where none does. */
export function firstReading(
  forms: Forms,
  win: Read,
  fits: (reading: SetReading) => boolean,
): SetReading | null {
  const ways = isFree(forms) ? freeWays(forms, win) : arrangedWays(win.counts);
  const known = new Set<string>();
  let found: SetReading | null = null;
  const isTaken = ways((way) => {
    found = placings(way, win).find((reading) => isNew(known, reading) && fits(reading)) ?? null;
    return found !== null;
  });
  if (isTaken) return found;
  const special = specialFormOf(forms, win);
  const last = special && specialReading(special, win);
  return last && fits(last) ? last : null;
}

/** Sets of the hand in the order of kinds, the eyes last, before the winning tile has its place. */
interface Way {
  readonly sets: readonly OwnSet[];
  /** Tiles that belong to no set. */
  readonly loose: readonly TileKind[];
  /** Wild tiles that stand for others. */
  readonly standIns: readonly TileKind[];
}

/** Shows ways until one is taken. */
type Ways = (take: (way: Way) => boolean) => boolean;

const NO_TILES: readonly TileKind[] = [];
const NO_PLACES: readonly number[] = [];

function arrangedWays(counts: readonly number[]): Ways {
  const ways = arrangedSets(counts).map((sets) => ({ sets, loose: NO_TILES, standIns: NO_TILES }));
  return (take) => ways.some(take);
}

/** Tiles in no set of such a hand are loose, or stand for others. */
function freeWays(forms: Forms, { counts, melds }: Read): Ways {
  return (take) =>
    someWay(counts, wantedOf(forms, melds.length), (found) => {
      const sets = found.toSorted(byPlace);
      const rest = restOf(counts, sets);
      return take({
        sets,
        loose: forms.wild ? NO_TILES : rest,
        standIns: forms.wild ? rest : NO_TILES,
      });
    });
}

/** The tiles that are not in their own place in one of these sets, in the order of kinds. */
function restOf(counts: readonly number[], sets: readonly OwnSet[]): TileKind[] {
  const rest = counts.slice();
  for (const { type, kind, wild } of sets)
    kindsOfSet(type, kind).forEach((each, at) => (rest[each]! -= wild.includes(at) ? 0 : 1));
  return kindsIn(rest);
}

/** Chows before pongs, and the eyes last. */
function byPlace(a: OwnSet, b: OwnSet): number {
  const eyes = Number(a.type === 'eyes') - Number(b.type === 'eyes');
  return eyes || a.kind - b.kind || ORDER[a.type] - ORDER[b.type];
}

/** Of readings that differ only in which of equal tiles are wild, the first is new. */
function isNew(known: Set<string>, { sets, eyes }: SetReading): boolean {
  const before = known.size;
  known.add(
    [...sets, eyes].map((set) => set && `${set.type}${set.kind}${set.won === null ? '' : '!'}`).join(),
  );
  return known.size > before;
}

/** The sets of each arrangement, the eyes last. */
function arrangedSets(counts: readonly number[]): OwnSet[][] {
  const tiles = arrange(counts);
  return Array.from({ length: tiles.count }, (_, at) => setsOf(tiles, at, counts));
}

/** The pongs of an arrangement are known: the lowest tile of what else is left begins a chow. */
function setsOf(tiles: Arrangements, at: number, counts: readonly number[]): OwnSet[] {
  const { eyes } = tiles.list[at]!;
  const left = counts.slice(0, PLAYING_KINDS);
  left[eyes]! -= 2;
  const sets: OwnSet[] = [];
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const hasPong = isPong(tiles, at, kind);
    const chows = kind < FIRST_WIND ? left[kind]! - (hasPong ? 3 : 0) : 0;
    for (let chow = 0; chow < chows; chow++) {
      sets.push({ type: 'chow', kind, wild: NO_PLACES });
      left[kind + 1]!--;
      left[kind + 2]!--;
    }
    if (hasPong) sets.push({ type: 'pong', kind, wild: NO_PLACES });
  }
  return [...sets, { type: 'eyes', kind: eyes, wild: NO_PLACES }];
}

const ORDER = { chow: 0, pong: 1, eyes: 2 } as const;

/** Where the winning tile stands: in a set, or (-1) among what is left over, or nowhere. */
interface Place {
  readonly set: number;
  readonly at: number;
}

const NOWHERE: Place = { set: -1, at: -1 };

/** One reading for each different place of the winning tile; one in all where there is none. */
function placings(way: Way, win: Read): SetReading[] {
  const { tile } = win;
  if (tile === null) return [readingOf(way, NOWHERE, win)];
  const places = way.sets
    .map((set, at): Place => ({ set: at, at: placeIn(set, tile, standsIn(way, win)) }))
    .filter(({ set, at }) => at >= 0 && firstAlike(way.sets, way.sets[set]!) === set)
    .toSorted((a, b) => ORDER[way.sets[a.set]!.type] - ORDER[way.sets[b.set]!.type]);
  const all = way.loose.includes(tile) ? [...places, NOWHERE] : places;
  return all.map((place) => readingOf(way, place, win));
}

/** A drawn tile may stand for another; one of another seat is what is printed on it. */
function standsIn({ standIns }: Way, { tile, from }: Read): boolean {
  return from === null && tile !== null && standIns.includes(tile);
}

function firstAlike(own: readonly OwnSet[], { type, kind, wild }: OwnSet): number {
  return own.findIndex((set) => set.type === type && set.kind === kind && set.wild.join() === wild.join());
}

/** Where a tile stands in a set, the last of equal ones, if need be as a wild one; -1: it is not in it. */
function placeIn({ type, kind, wild }: OwnSet, tile: TileKind, mayBeWild: boolean): number {
  const real = kindsOfSet(type, kind).findLastIndex((each, at) => each === tile && !wild.includes(at));
  return real >= 0 || !mayBeWild ? real : (wild.at(-1) ?? -1);
}

function readingOf(way: Way, place: Place, win: Read): SetReading {
  const { melds, tile, from } = win;
  const faces = facesOf(way, place, tile);
  const hand = way.sets.map(({ type, kind, wild }, at): HandSet => {
    const isWon = at === place.set;
    const set = { type, kind, concealed: !isWon || from === null, meld: null, won: isWon ? place.at : null };
    return wild.length > 0 ? { ...set, faces: faces[at]! } : set;
  });
  const laid = melds.map(({ type, kind, concealed, faces: printed }, meld): ReadSet => {
    const set = { type, kind, concealed, meld, won: null };
    return printed ? { ...set, faces: printed } : set;
  });
  return {
    form: 'sets',
    sets: [...laid, ...hand.slice(0, -1)],
    eyes: hand.at(-1) ?? null,
    groups: [...meldGroups({ melds }), ...hand.map(groupOf), ...looseGroup(way, place, win)],
  };
}

interface HandSet extends ReadSet {
  readonly type: OwnSet['type'];
}

function groupOf({ type, kind, concealed, won, faces }: HandSet): ScoreGroup {
  if (faces) return { type, kinds: faces, concealed, meld: null, won };
  return handGroup(type, kind, { won: won ?? -1, concealed });
}

/** What is printed on the tiles of each set. The winning tile is in its place. */
function facesOf({ sets, standIns }: Way, { set, at }: Place, tile: TileKind | null): TileKind[][] {
  const isWild = tile !== null && (sets[set]?.wild.includes(at) ?? false);
  const others = standIns.toSpliced(isWild ? standIns.indexOf(tile) : standIns.length, 1);
  return sets.map(({ type, kind, wild }, index) =>
    kindsOfSet(type, kind).map((each, place) => {
      if (!wild.includes(place)) return each;
      return isWild && index === set && place === at ? tile : others.shift()!;
    }),
  );
}

/** What is left over as one group; none where nothing is. */
function looseGroup({ loose: kinds }: Way, { set }: Place, { tile, from }: Read): ScoreGroup[] {
  if (kinds.length === 0) return [];
  const won = set < 0 && tile !== null ? kinds.lastIndexOf(tile) : -1;
  const isWon = won >= 0;
  return [{ type: 'loose', kinds, concealed: !isWon || from === null, meld: null, won: isWon ? won : null }];
}

function specialReading(form: SpecialForm, win: Read): SetReading {
  return { form, sets: [], eyes: null, groups: [wholeHand(SPECIAL_FORMS[form], win)] };
}
