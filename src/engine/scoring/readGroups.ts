import type { WinContext } from '../rules';
import { FIRST_WIND, PLAYING_KINDS } from '../tiles';
import type { ScoreGroup, TileKind } from '../types';
import { handGroup, meldGroup, wholeHand, type SetType } from './groups';
import type { Arrangements } from './arrangements';
import type { SpecialForm } from './forms';
import { DIGIT, RANKS, type RankSet, type Suit } from './packed';

const NO_TILE: TileKind = -1;
const DOTS = RANKS;
const BAMBOO = 2 * RANKS;
/** One tile of a rank and one each of the next two. */
const CHOW: Suit = 0o111;
const CHOWS = closedGroups('chow', FIRST_WIND);
const PONGS = closedGroups('pong', PLAYING_KINDS);
const EYES = closedGroups('eyes', PLAYING_KINDS);
/** How a score sheet shows the special forms. */
export const SPECIAL_FORMS = {
  'seven-pairs': { type: 'pairs' },
  'thirteen-orphans': { type: 'special', id: 'thirteen-orphans' },
} as const;

/** A reading as `packedReader` keeps it. `at`: its arrangement, or -1; `takesEyes`: the winning tile is in the eyes. */
interface PackedWin {
  readonly worth: { readonly at: number; readonly takesEyes: boolean };
  readonly tiles: Arrangements;
  readonly special: SpecialForm | null;
  readonly win: { readonly sets: number };
}

/**
 * The groups of the best reading of a win: melds, then sets in the order of kinds, then the eyes. A chow takes the
 * winning tile before a pong does, which so stays concealed. Asked before anything else is read.
 */
export function groupsOf(best: PackedWin, context: WinContext): ScoreGroup[] {
  if (best.worth.at >= 0) return setGroups(best, context);
  const groups = meldGroups(context);
  if (best.special) groups.push(wholeHand(SPECIAL_FORMS[best.special], context));
  return groups;
}

export function meldGroups({ melds }: Pick<WinContext, 'melds'>): ScoreGroup[] {
  const groups: ScoreGroup[] = [];
  for (let at = 0; at < melds.length; at++) groups.push(meldGroup(melds[at]!, at));
  return groups;
}

/** By kind, the groups of a type without the winning tile. */
function closedGroups(type: SetType, kinds: number): ScoreGroup[] {
  return Array.from({ length: kinds }, (_, kind) => handGroup(type, kind, { won: -1, concealed: true }));
}

/** Where the next group goes, the winning tile while no group has taken it, and whether it came from another seat; owned by `setGroups`. */
let next = 0;
let open: TileKind = NO_TILE;
let isTaken = false;

function setGroups({ worth, tiles, win }: PackedWin, context: WinContext): ScoreGroup[] {
  const { melds } = context;
  const groups = Array<ScoreGroup>(win.sets + 1);
  for (next = 0; next < melds.length; next++) groups[next] = meldGroup(melds[next]!, next);
  const { characters, dots, bamboo, eyes } = tiles.list[worth.at]!;
  isTaken = context.from !== null;
  open = worth.takesEyes ? NO_TILE : (context.tile ?? NO_TILE);
  addSuit(groups, { tiles: tiles.characters - eyesIn(eyes, 0), pongs: characters, first: 0 });
  addSuit(groups, { tiles: tiles.dots - eyesIn(eyes, DOTS), pongs: dots, first: DOTS });
  addSuit(groups, { tiles: tiles.bamboo - eyesIn(eyes, BAMBOO), pongs: bamboo, first: BAMBOO });
  for (let left = tiles.honourPongs, kind = FIRST_WIND; left !== 0; left >>= 1, kind++) {
    if ((left & 1) === 1) addPong(groups, kind);
  }
  if (worth.takesEyes) open = eyes;
  groups[next] = open === eyes ? groupWon('eyes', eyes, 1) : EYES[eyes]!;
  return groups;
}

/** The eyes as tiles of the suit that begins with this kind. */
function eyesIn(eyes: TileKind, first: TileKind): Suit {
  return eyes >= first && eyes < first + RANKS ? 2 << ((eyes - first) * DIGIT) : 0;
}

interface SuitSets {
  /** Without the eyes. */
  readonly tiles: Suit;
  readonly pongs: RankSet;
  readonly first: TileKind;
}

/** The sets of a suit: of what is no pong, the lowest tiles begin chows. */
function addSuit(groups: ScoreGroup[], { tiles, pongs, first }: SuitSets): void {
  let inChows = tiles - 3 * pongs;
  for (let inPongs = pongs; (inChows | inPongs) !== 0;) {
    const rank = lowestRank(inChows | inPongs);
    const digit = rank * DIGIT;
    const chows = (inChows >> digit) & 7;
    for (let chow = 0; chow < chows; chow++) addChow(groups, first + rank);
    inChows -= (chows * CHOW) << digit;
    if (((inPongs >> digit) & 1) === 1) addPong(groups, first + rank);
    inPongs &= ~(1 << digit);
  }
}

function lowestRank(suit: Suit): number {
  return ((31 - Math.clz32(suit & -suit)) / DIGIT) | 0;
}

function addChow(groups: ScoreGroup[], kind: TileKind): void {
  const place = open - kind;
  groups[next++] = place >= 0 && place < 3 ? groupWon('chow', kind, place) : CHOWS[kind]!;
}

/** The winning tile is the last of equal ones. */
function addPong(groups: ScoreGroup[], kind: TileKind): void {
  groups[next++] = open === kind ? groupWon('pong', kind, 2) : PONGS[kind]!;
}

/** The group that the winning tile completes; no other one takes it. */
function groupWon(type: SetType, kind: TileKind, won: number): ScoreGroup {
  open = NO_TILE;
  return handGroup(type, kind, { won, concealed: !isTaken });
}
