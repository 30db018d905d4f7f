import { describe, expect, it } from 'vitest';
import { imagineDeal } from '../../../../src/bots/rollouts/imagine';
import { bookOf } from '../../../../src/bots/knownBooks';
import { parsePosition } from '../../../../src/coach/drills/position';
import { kindsOfText } from '../../../../src/engine/notation';
import { Random } from '../../../../src/engine/random';
import { shanten, usefulTiles } from '../../../../src/engine/shanten/shanten';
import type { SeatState } from '../../../../src/engine/types';
import { isOuter } from '../../../../src/rule-sets/riichi/tiles';

const [SOUTH, WEST] = [1, 2];
const DEALS = 120;

/** What a seat of deals hides that are imagined from a position. */
function imagined(text: string, seat: number): readonly SeatState[] {
  const read = parsePosition('riichi', text);
  if (!read.ok) throw new Error(`${read.error} ${text}`);
  const random = new Random([1, 2, 3, 4]);
  const { beliefs } = bookOf('riichi')!;
  return Array.from({ length: DEALS }, () => imagineDeal(read.value.view, beliefs, random).seats[seat]!);
}

describe('imagined hands', () => {
  it('are ready in riichi, and wait for nothing that was thrown, or let pass since', () => {
    const seats = imagined(
      'NE +9p 234567m30467p88s9p :E1m9pF/:9sN1p6s/:1s9mC8m/:9pWF {} {"dora":[27],"paid":1,"riichi":[0,1,0,0],"riichiAt":[0,3,0,0],"shown":[108]}',
      SOUTH,
    );
    const waits = seats.map(({ counts }) => {
      expect(shanten(counts, 4)).toBe(0);
      return usefulTiles(counts, 4);
    });
    for (const safe of ['9s', 'N', '1p', '6s', '8m'])
      expect(waits.filter((kinds) => kinds.includes(kindsOfText(safe)[0]!))).toEqual([]);
    expect(new Set(waits.flat()).size).toBeGreaterThan(12);
    expect(waits.filter((kinds) => kinds.length > 1).length).toBeGreaterThan(DEALS / 3);
  });

  it('are of simple tiles beside open melds of such, where nothing else brings a yaku', () => {
    const share = (rivers: string): number => {
      const seats = imagined(
        `NE +9p 234567m30467p88s9p :E1m9pF/${rivers} {} {"dora":[27],"shown":[108]}`,
        WEST,
      );
      const outer = seats.map(({ counts }) =>
        counts.reduce((sum, held, kind) => sum + (isOuter(kind) ? held : 0), 0),
      );
      return outer.reduce((sum, each) => sum + each, 0) / DEALS;
    };
    const simple = ':9sN1p6s^W/[645s]S:1s9mC8m/:9pWF';
    const dragons = ':9sN1pP^W/[PPP]S:1s9mC8m/:9pWF';
    expect(share(simple)).toBeLessThan(share(dragons) / 2);
  });
});
