import type { WinContext } from '../rules';
import { FIRST_WIND } from '../tiles';
import type { ScoreGroup, TileKind } from '../types';
import { isPong, type Arrangements } from './arrangements';
import type { BestReading } from './bestReading';
import { handGroup, meldGroup, wholeHand, type Held, type SetType } from './groups';
import { DIGIT, RANKS, type Suit } from './packed';

const NO_TILE: TileKind = -1;
const SPECIAL_FORMS = {
  'seven-pairs': { type: 'pairs' },
  'thirteen-orphans': { type: 'special', id: 'thirteen-orphans' },
} as const;

/**
 * The groups of the best reading of a win: melds, then sets in the order of kinds, then the eyes. A chow takes the
 * winning tile before a pong does, which so stays concealed. Asked before anything else is read.
 */
export function groupsOf(best: BestReading, context: WinContext): ScoreGroup[] {
  const groups = meldGroups(context);
  if (best.worth.at >= 0) addSets(groups, best, context);
  else if (best.special) groups.push(wholeHand(SPECIAL_FORMS[best.special], context));
  return groups;
}

export function meldGroups({ melds }: Pick<WinContext, 'melds'>): ScoreGroup[] {
  const groups: ScoreGroup[] = [];
  for (let at = 0; at < melds.length; at++) groups.push(meldGroup(melds[at]!, at));
  return groups;
}

/** The winning tile while no group has taken it, and whether it came from another seat; owned by `addSets`. */
let open: TileKind = NO_TILE;
let isTaken = false;

function addSets(groups: ScoreGroup[], { worth, tiles }: BestReading, context: WinContext): void {
  const { eyes } = tiles.list[worth.at]!;
  isTaken = context.from !== null;
  open = worth.takesEyes ? NO_TILE : (context.tile ?? NO_TILE);
  addSuit(groups, tiles.characters - eyesIn(eyes, 0), { tiles, at: worth.at, first: 0 });
  addSuit(groups, tiles.dots - eyesIn(eyes, RANKS), { tiles, at: worth.at, first: RANKS });
  addSuit(groups, tiles.bamboo - eyesIn(eyes, 2 * RANKS), { tiles, at: worth.at, first: 2 * RANKS });
  for (let left = tiles.honourPongs, kind = FIRST_WIND; left !== 0; left >>= 1, kind++) {
    if ((left & 1) === 1) add(groups, 'pong', kind);
  }
  if (worth.takesEyes) open = eyes;
  add(groups, 'eyes', eyes);
}

/** The eyes as tiles of the suit that begins with this kind. */
function eyesIn(eyes: TileKind, first: TileKind): Suit {
  return eyes >= first && eyes < first + RANKS ? 2 << ((eyes - first) * DIGIT) : 0;
}

interface SuitSets {
  readonly tiles: Arrangements;
  readonly at: number;
  readonly first: TileKind;
}

/** The sets of a suit without its eyes: where the lowest tiles are no pong, they begin chows. */
function addSuit(groups: ScoreGroup[], suit: Suit, { tiles, at, first }: SuitSets): void {
  let left = suit;
  for (let kind = first; left !== 0; kind++, left >>= DIGIT) {
    const here = left & 7;
    if (here === 0) continue;
    const hasPong = isPong(tiles, at, kind);
    const chows = here - (hasPong ? 3 : 0);
    for (let chow = 0; chow < chows; chow++) add(groups, 'chow', kind);
    if (hasPong) add(groups, 'pong', kind);
    left -= here + chows * 0o110;
  }
}

function add(groups: ScoreGroup[], type: SetType, kind: TileKind): void {
  const won = placeIn(type, kind, open);
  if (won < 0) return void groups.push(handGroup(type, kind, CLOSED));
  open = NO_TILE;
  groups.push(handGroup(type, kind, isTaken ? TAKEN[won]! : DRAWN[won]!));
}

const CLOSED: Held = { won: -1, concealed: true };
const TAKEN: readonly Held[] = [0, 1, 2].map((won) => ({ won, concealed: false }));
const DRAWN: readonly Held[] = [0, 1, 2].map((won) => ({ won, concealed: true }));

/** Where a tile is in a set, -1: it is not. The last of equal ones. */
function placeIn(type: SetType, kind: TileKind, tile: TileKind): number {
  if (type === 'chow') return tile >= kind && tile <= kind + 2 ? tile - kind : -1;
  if (tile !== kind) return -1;
  return type === 'eyes' ? 1 : 2;
}
