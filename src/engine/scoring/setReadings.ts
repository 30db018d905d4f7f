import type { Forms, MeldShape, WinContext } from '../rules';
import { FIRST_WIND, PLAYING_KINDS } from '../tiles';
import type { ScoreGroup, TileKind } from '../types';
import { arrange, isPong, type Arrangements } from './arrangements';
import { specialFormOf, type SpecialForm } from './forms';
import { handGroup, wholeHand, type SetType } from './groups';
import { meldGroups, SPECIAL_FORMS } from './readGroups';

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
 * chow takes it first, then a pong, then the eyes. Empty where the tiles are not complete.
 */
export function setReadings(forms: Forms, win: Read): SetReading[] {
  const readings = arrangedSets(win.counts).flatMap((own) => placings(own, win));
  const special = specialFormOf(forms, win);
  return special ? [...readings, specialReading(special, win)] : readings;
}

/** A set of the hand before the winning tile has its place. */
interface OwnSet {
  readonly type: SetType;
  readonly kind: TileKind;
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
      sets.push({ type: 'chow', kind });
      left[kind + 1]!--;
      left[kind + 2]!--;
    }
    if (hasPong) sets.push({ type: 'pong', kind });
  }
  return [...sets, { type: 'eyes', kind: eyes }];
}

const ORDER = { chow: 0, pong: 1, kong: 1, eyes: 2 } as const;

/** One reading for each different place of the winning tile; one in all where there is none. */
function placings(own: readonly OwnSet[], win: Read): SetReading[] {
  const { tile } = win;
  if (tile === null) return [readingOf(own, -1, win)];
  const places = own
    .map((set, at) => ({ ...set, at }))
    .filter((set, at) => placeIn(set, tile) >= 0 && firstAlike(own, set) === at)
    .toSorted((a, b) => ORDER[a.type] - ORDER[b.type]);
  return places.map(({ at }) => readingOf(own, at, win));
}

function firstAlike(own: readonly OwnSet[], { type, kind }: OwnSet): number {
  return own.findIndex((set) => set.type === type && set.kind === kind);
}

/** Where a tile stands in a set, the last of equal ones; -1: it is not in it. */
function placeIn({ type, kind }: OwnSet, tile: TileKind): number {
  if (type === 'chow') return tile >= kind && tile <= kind + 2 ? tile - kind : -1;
  if (tile !== kind) return -1;
  return type === 'eyes' ? 1 : 2;
}

function readingOf(own: readonly OwnSet[], wonAt: number, { melds, tile, from }: Read): SetReading {
  const hand = own.map(({ type, kind }, at): ReadSet & OwnSet => {
    if (at !== wonAt || tile === null) return { type, kind, concealed: true, meld: null, won: null };
    return { type, kind, concealed: from === null, meld: null, won: placeIn({ type, kind }, tile) };
  });
  const laid = melds.map(({ type, kind, concealed }, meld): ReadSet => ({
    type,
    kind,
    concealed,
    meld,
    won: null,
  }));
  const groups = hand.map(({ type, kind, concealed, won }) =>
    handGroup(type, kind, { won: won ?? -1, concealed }),
  );
  return {
    form: 'sets',
    sets: [...laid, ...hand.slice(0, -1)],
    eyes: hand.at(-1) ?? null,
    groups: [...meldGroups({ melds }), ...groups],
  };
}

function specialReading(form: SpecialForm, win: Read): SetReading {
  return { form, sets: [], eyes: null, groups: [wholeHand(SPECIAL_FORMS[form], win)] };
}
