import type { Options } from '../options';
import { allTiles, type Hand, type Win } from '../parseRequest';
import { countKinds } from '../tiles';
import { isBelowMinimum, keepsToSuits, valueOf, worthOf } from './score';

const SUITED = Array.from({ length: 27 }, (_, kind) => kind);
const COPIES = 4;

/** The value of the dearest win on a discard that one more tile would make, by the tiles alone; 0 where none is legal. */
export function readyValue(hand: Hand, options: Options, given: number | null): number {
  const own = countKinds(allTiles(hand));
  const values = SUITED.filter((kind) => (own[kind] ?? 0) < COPIES).map((winning) => {
    const win: Win = {
      rules: 'sichuan',
      hand: { ...hand, winning },
      seat: 'E',
      round: 'E',
      by: 'discard',
      from: 'S',
      situation: new Set(),
      options,
    };
    if (!keepsToSuits(allTiles(win.hand), given)) return 0;
    const worth = worthOf(win);
    return worth === null || isBelowMinimum(worth, win) ? 0 : valueOf(worth, win).value;
  });
  return Math.max(...values);
}
