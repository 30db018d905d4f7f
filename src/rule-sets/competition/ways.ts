import { waitShapeOf, type WaitShape } from '../../engine/scoring/waitShape';
import { FIRST_WIND, rankOf } from '../../engine/tiles';
import { kindsOfMeld } from '../../engine/meldKinds';
import type { TileKind, WinContext } from '../../engine/types';
import { isOuter } from './pongs';
import type { Times } from './tilePatterns';

/** A set or the eyes: every one of them holds such a tile. */
const inEvery =
  (holds: (kind: TileKind) => boolean): Times =>
  ({ groups }) =>
    Number(groups.every(({ kinds }) => kinds.some(holds)));

export const outsideHand = inEvery(isOuter);
export const allFives = inEvery((kind) => kind < FIRST_WIND && rankOf(kind) === 5);
export const allChows: Times = ({ sets, eyes }) =>
  Number(sets.every(({ type }) => type === 'chow') && eyes !== null && eyes.kind < FIRST_WIND);

/** Something of how the hand was won. */
const won =
  (holds: (win: WinContext) => boolean): Times =>
  (_reading, win) =>
    Number(holds(win));

const isOpen = ({ melds }: WinContext): boolean => melds.some(({ concealed }) => !concealed);
const SETS = 4;

export const concealedHand = won((win) => !isOpen(win) && win.by !== 'wall');
export const fullyConcealedHand = won((win) => !isOpen(win) && win.by === 'wall');
export const meldedHand = won(
  ({ melds, by }) => by !== 'wall' && melds.filter(({ concealed }) => !concealed).length === SETS,
);
export const lastTileDraw = won(({ by, lastTile }) => by === 'wall' && lastTile);
export const lastTileClaim = won(({ by, lastTile }) => by === 'discard' && lastTile);
export const replacementTile = won(({ by, kongs, forBonus }) => by === 'wall' && kongs > 0 && !forBonus);
export const robbedKong = won(({ by }) => by === 'robbed-kong');
export const selfDrawn = won(({ by }) => by === 'wall');

const OTHERS = 3;

/** The other three of the winning tile's kind lay open, also in the own melds. Source: `RULES.md#the-last-of-its-kind`. */
export const lastOfKind = won(({ tile, counts, melds, othersOpen, firstDraw, firstDiscard }) => {
  if (tile === null || counts[tile] !== 1 || firstDraw || firstDiscard) return false;
  const own = melds.filter(({ concealed }) => !concealed).flatMap((meld) => kindsOfMeld(meld));
  return Math.max(othersOpen, own.filter((kind) => kind === tile).length) === OTHERS;
});

/** What a wait asks about the thirteen tiles. */
export interface WaitFacts {
  /** One kind alone would have completed them. */
  readonly isOnly: (win: WinContext) => boolean;
  /** In a knitted straight also a tile of the nine may have been waited for. */
  readonly knitted: boolean;
}

/** Source: `RULES.md#waits`. */
export const waitOf =
  (shape: WaitShape, { isOnly, knitted }: WaitFacts): Times =>
  (reading, win) => {
    if (win.firstDraw || win.tile === null || waitShapeOf(reading) !== shape) return 0;
    const isOfNine = reading.groups.some(
      ({ type, kinds }) => type === 'special' && kinds.includes(win.tile!),
    );
    return Number((knitted || !isOfNine) && isOnly(win));
  };
