import type { WinContext } from '../rules';
import { FIRST_WIND, PLAYING_KINDS } from '../tiles';
import type { ScoreGroup, TileKind } from '../types';
import { isPong, type Arrangements } from './arrangements';
import type { BestReading } from './bestReading';
import { handGroup, meldGroup, wholeHand, type SetType } from './groups';
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
export function groupsOf({ worth, tiles, special }: BestReading, context: WinContext): ScoreGroup[] {
  const groups = meldGroups(context);
  if (worth.at >= 0) addSets(groups, { tiles, at: worth.at, takesEyes: worth.takesEyes }, context);
  else if (special) groups.push(wholeHand(SPECIAL_FORMS[special], context));
  return groups;
}

export function meldGroups({ melds }: Pick<WinContext, 'melds'>): ScoreGroup[] {
  const groups: ScoreGroup[] = [];
  for (let at = 0; at < melds.length; at++) groups.push(meldGroup(melds[at]!, at));
  return groups;
}

interface Arranged {
  readonly tiles: Arrangements;
  readonly at: number;
  readonly takesEyes: boolean;
}

function addSets(groups: ScoreGroup[], { tiles, at, takesEyes }: Arranged, context: WinContext): void {
  const { eyes } = tiles.list[at]!;
  const isTaken = context.from !== null;
  let tile = takesEyes ? NO_TILE : (context.tile ?? NO_TILE);
  const add = (type: SetType, kind: TileKind): void => {
    const won = placeIn(type, kind, tile);
    if (won >= 0) tile = NO_TILE;
    groups.push(handGroup(type, kind, { won, concealed: won < 0 || !isTaken }));
  };
  const suits = [tiles.characters, tiles.dots, tiles.bamboo];
  for (let suit = 0; suit < suits.length; suit++) {
    const first = suit * RANKS;
    let left: Suit = suits[suit]!;
    if (eyes >= first && eyes < first + RANKS) left -= 2 << ((eyes - first) * DIGIT);
    for (let kind = first; left !== 0; kind++, left >>= DIGIT) {
      const hasPong = isPong(tiles, at, kind);
      const chows = (left & 7) - (hasPong ? 3 : 0);
      for (let chow = 0; chow < chows; chow++) add('chow', kind);
      if (hasPong) add('pong', kind);
      left -= (left & 7) + chows * 0o110;
    }
  }
  for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++) if (isPong(tiles, at, kind)) add('pong', kind);
  if (takesEyes) tile = eyes;
  add('eyes', eyes);
}

/** Where a tile is in a set, -1: it is not. The last of equal ones. */
function placeIn(type: SetType, kind: TileKind, tile: TileKind): number {
  if (type === 'chow') return tile >= kind && tile <= kind + 2 ? tile - kind : -1;
  if (tile !== kind) return -1;
  return type === 'eyes' ? 1 : 2;
}
