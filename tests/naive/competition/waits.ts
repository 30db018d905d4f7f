import { allTiles, type Win } from '../parseRequest';
import { countKinds, PLAYING_KINDS, rankOf } from '../tiles';
import { isFirstDraw } from './items';
import { allReadings, PATTERNS, type Reading } from './readings';

/** The wait that the winning tile ends in this reading, whether or not it was the only one. */
function waitOf({ melds, pairWon }: Reading, win: Win): string | null {
  if (pairWon) return 'single-wait';
  const chow = melds.find(({ won, shape }) => won && shape === 'chow');
  if (!chow) return null;
  const place = (win.hand.winning ?? 0) - chow.kind;
  if (place === 1) return 'closed-wait';
  const isEdge = rankOf(chow.kind) === (place === 2 ? 1 : 7);
  return isEdge ? 'edge-wait' : null;
}

/** True if the winning tile's kind stands in the nine of the knitted straight. */
function isOfTheNine(win: Win): boolean {
  const nine = PATTERNS.find((pattern) => pattern.every((kind) => allTiles(win.hand).includes(kind)));
  return nine?.includes(win.hand.winning ?? -1) === true;
}

/** The wait that counts in this reading, if the hand waited for one kind only. */
export function countedWait(reading: Reading, win: Win, isOnlyWait: () => boolean): string | null {
  if (isFirstDraw(win)) return null;
  if (reading.form !== 'melds' && reading.form !== 'knitted-straight') return null;
  const knitted = reading.form === 'knitted-straight' && win.options['knittedWaits'] !== true;
  if (knitted && isOfTheNine(win)) return null;
  const wait = waitOf(reading, win);
  return wait !== null && isOnlyWait() ? wait : null;
}

/** Exactly one kind completes the thirteen tiles before the winning tile, in any form. */
export function waitsForOneKind({ hand, options }: Win): boolean {
  const held = countKinds(allTiles({ ...hand, winning: null }));
  const kinds = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind).filter((kind) => {
    const isUsedUp = held[kind] === 4 && options['impossibleWaits'] === 'ignore';
    return !isUsedUp && allReadings({ ...hand, winning: kind }).length > 0;
  });
  return kinds.length === 1;
}
