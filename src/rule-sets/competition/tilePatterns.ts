import { kindsOfText } from '../../engine/notation';
import type { Pattern } from '../../engine/scoring/items';
import { FIRST_WIND, PLAYING_KINDS, rankOf, suitOf } from '../../engine/tiles';
import type { TileKind, WinContext } from '../../engine/types';
import { tileFacts, type TileFacts } from './tiles';

/** How often something holds in a reading. */
export type Times = NonNullable<Pattern['sets']>;

/** Something of all tiles of the hand. */
const tiles =
  (holds: (facts: TileFacts) => boolean): Times =>
  (_reading, win) =>
    Number(holds(tileFacts(win)));

const onlyOf = (text: string): Times => {
  const allowed = Array<boolean>(PLAYING_KINDS).fill(false);
  for (const kind of kindsOfText(text)) allowed[kind] = true;
  return tiles(({ kinds }) => kinds.every((kind) => allowed[kind]));
};

/** Suited tiles of these ranks alone. */
const onlyRanks = (...allowed: readonly number[]): Times => {
  const others = ~allowed.reduce((bits, rank) => bits | (1 << rank), 0);
  return tiles(({ ranks, honours }) => !honours && (ranks & others) === 0);
};

const OUTER = (1 << 1) | (1 << 9);
const hasMiddle = ({ ranks }: TileFacts): boolean => (ranks & ~OUTER) !== 0;

export const allGreen = onlyOf('23468sF');
export const reversibleTiles = onlyOf('1234589p245689sP');
export const upperTiles = onlyRanks(7, 8, 9);
export const middleTiles = onlyRanks(4, 5, 6);
export const lowerTiles = onlyRanks(1, 2, 3);
export const upperFour = onlyRanks(6, 7, 8, 9);
export const lowerFour = onlyRanks(1, 2, 3, 4);
export const allTerminals = onlyRanks(1, 9);
export const allSimples = onlyRanks(2, 3, 4, 5, 6, 7, 8);
export const allHonours = tiles(({ ranks }) => ranks === 0);
export const terminalsAndHonours = tiles((facts) => facts.honours && facts.ranks !== 0 && !hasMiddle(facts));
export const fullFlush = tiles(({ suits, honours }) => suits === 1 && !honours);
export const halfFlush = tiles(({ suits, honours }) => suits === 1 && honours);
export const allTypes = tiles(({ suits, winds, dragons }) => suits === 3 && winds && dragons);
export const oneVoidedSuit = tiles(({ suits }) => suits === 2);
export const noHonours = tiles(({ honours }) => !honours);
export const tileHogs: Times = (_reading, win) => tileFacts(win).hogs;

const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3];

/** 1112345678999 of one suit and one more of it; dealt to the dealer, any of the fourteen may be that one. */
export const nineGates: Times = (_reading, { counts, melds, tile, firstDraw }) => {
  if (melds.length > 0 || tile === null || tile >= FIRST_WIND) return 0;
  const start = GATES.length * suitOf(tile);
  const isGates = GATES.every((count, at) => counts[start + at]! >= count);
  return Number(isGates && (firstDraw || counts[tile] === GATES[tile - start]! + 1));
};

/** Seven pairs of one suit, one rank after the other. */
export function areShifted({ counts }: Pick<WinContext, 'counts'>): boolean {
  const first = counts.findIndex((count) => count > 0);
  return first >= 0 && first < FIRST_WIND && rankOf(first) <= 3 && isRow(counts, first);
}

const PAIRS = 7;

function isRow(counts: readonly number[], first: TileKind): boolean {
  for (let at = 0; at < PAIRS; at++) if (counts[first + at] !== 2) return false;
  return true;
}
