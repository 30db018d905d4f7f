import type { Situations, WinContext } from './rules';

/** A win of which nothing in particular is known. */
export const NO_SITUATION: Pick<
  WinContext,
  | 'marked'
  | 'kong'
  | 'lastTile'
  | 'kongs'
  | 'firstGo'
  | 'firstDraw'
  | 'firstDiscard'
  | 'river'
  | 'carry'
  | 'extras'
> = {
  marked: [],
  kong: null,
  lastTile: false,
  kongs: 0,
  firstGo: false,
  firstDraw: false,
  firstDiscard: false,
  river: [],
  carry: {},
  extras: {},
};

const DEALER = 0;

/**
 * What most calculators may be told. What cannot go with the way of winning, the seats and the melds counts nothing.
 * Source: `rule-sets/hong-kong-old/RULES.md#faan`.
 */
export const standardSituations: Situations = {
  'last-tile': ({ by }) => (by === 'bonus-tiles' ? {} : { lastTile: true }),
  'kong-replacement': ({ by, kongs }) =>
    by === 'wall' ? { kongs: kongs === 0 ? 1 : kongs, end: 'back' } : {},
  'bonus-replacement': ({ by }) => (by === 'wall' ? { end: 'back' } : {}),
  'double-kong-replacement': ({ by }) => (by === 'wall' ? { kongs: 2, end: 'back' } : {}),
  'first-draw': ({ by, seat, melds }) =>
    by === 'wall' && seat === DEALER && melds.length === 0 ? { firstDraw: true, firstGo: true } : {},
  'first-discard': ({ by, from, melds }) =>
    by === 'discard' && from === DEALER && melds.length === 0 ? { firstDiscard: true, firstGo: true } : {},
};
