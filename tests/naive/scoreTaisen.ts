import { missingForMelds } from './deficiency';
import { numberOption } from './options';
import type { Hand, Win } from './parseRequest';
import { tilesInHand } from './parseRequest';
import { splitIntoMelds } from './readings';
import { notComplete, paymentsTo } from './sheets';
import { countKinds } from './tiles';

/** What the calculator prints for a win under `taisen`. */
export function scoreTaisen(win: Win): object {
  const wanted = Math.max(0, numberOption(win.options, 'groups') - win.hand.melds.length);
  const missing = missingForMelds(win.hand, wanted);
  if (missing > 0) return notComplete(missing - 1);
  if (win.by === 'discard' && !usesTakenTile(win.hand, wanted)) return notComplete(0);
  return { legal: true, payments: paymentsTo(win.seat, () => 1) };
}

/** Some choice of groups and a pair holds the taken tile. */
function usesTakenTile(hand: Hand, wanted: number): boolean {
  const tiles = tilesInHand(hand);
  return choicesOf(tiles, 3 * wanted + 2).some((chosen) => {
    return chosen.includes(hand.winning ?? -1) && isGroupsAndPair(chosen);
  });
}

function isGroupsAndPair(tiles: readonly number[]): boolean {
  const counts = countKinds(tiles);
  return counts.some((count, pair) => {
    if (count < 2) return false;
    return splitIntoMelds(counts.with(pair, count - 2)).length > 0;
  });
}

/** Every choice of `number` of the tiles. */
function choicesOf(tiles: readonly number[], number: number): number[][] {
  if (number === 0) return [[]];
  if (tiles.length < number) return [];
  const [first = 0, ...rest] = tiles;
  return [...choicesOf(rest, number - 1).map((choice) => [first, ...choice]), ...choicesOf(rest, number)];
}
