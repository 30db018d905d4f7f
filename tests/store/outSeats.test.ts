import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../src/engine/knownRules';
import { seatView } from '../../src/engine/view';
import type { VisibleEvent } from '../../src/engine/view';
import { earlyWins, freshWin, isOut, seatsInPlay, wonTiles } from '../../src/store/selectors/outSeats';
import type { SeenEvent } from '../../src/store/types';
import { dealFixture } from '../ui/fixtures';
import { idleTable } from '../ui/scenes';

type WinEvent = Extract<VisibleEvent, { type: 'win' }>;

const view = seatView(dealFixture(idleTable).deal, 1);
/** Seats 2 and 3 have won. */
const playedOn = { ...view, out: 0b1100 };

const win = (serial: number, seat: number) => ({ serial, event: { type: 'win', seat } }) as SeenEvent;
const discard = (serial: number, seat: number) => ({ serial, event: { type: 'discard', seat } }) as SeenEvent;

describe('wins after which the others play on', () => {
  const seen = [discard(3, 1), win(5, 2), discard(6, 0), win(8, 3)];

  it('are told in order while the hand is played', () => {
    expect(earlyWins({ view: playedOn, seen })).toMatchObject([
      { serial: 5, place: 1, win: { seat: 2 } },
      { serial: 8, place: 2, win: { seat: 3 } },
    ]);
  });

  it('are none where nobody has won, before the table and after the end', () => {
    expect(earlyWins({ view, seen })).toEqual([]);
    expect(earlyWins({ view: null, seen })).toEqual([]);
    expect(earlyWins({ view: { ...playedOn, phase: { type: 'ended' } as never }, seen })).toEqual([]);
  });

  it('are fresh until the player has discarded; the last one is told', () => {
    const fresh = (events: readonly SeenEvent[], humanSeat = 1) =>
      freshWin({ view: playedOn, seen: events, humanSeat })?.serial ?? null;
    expect(fresh(seen)).toBe(8);
    expect(fresh([...seen, discard(9, 0)])).toBe(8);
    expect(fresh([...seen, discard(9, 1)])).toBeNull();
    expect(fresh([win(5, 2), discard(6, 1), win(8, 3)])).toBe(8);
    expect(fresh([win(5, 2), discard(5, 1)])).toBeNull();
  });

  it("are fresh for good when they are the player's own", () => {
    const own = [win(5, 2), discard(6, 2), win(8, 3)];
    expect(freshWin({ view: playedOn, seen: own, humanSeat: 2 })?.serial).toBe(5);
  });
});

describe('seats that have won', () => {
  it('play no further', () => {
    expect([view, playedOn].map(seatsInPlay)).toEqual([4, 2]);
    expect([0, 1, 2, 3].map((seat) => isOut(playedOn, seat))).toEqual([false, false, true, true]);
    expect(isOut({ ...playedOn, phase: { type: 'ended' } as never }, 2)).toBe(false);
    expect(isOut(null, 2)).toBe(false);
  });
});

describe("a winner's concealed tiles", () => {
  const kinds = rulesOf(view).geometry.tiles;
  const tileOf = (kind: number) => kinds.indexOf(kind);
  const counts = Array.from({ length: 34 }, (_, kind) => ({ 3: 2, 5: 1, 8: 3 })[kind] ?? 0);
  const shown = (tile: number, by: string) =>
    wonTiles(view, { type: 'win', seat: 2, tile, by, context: { counts } } as unknown as WinEvent);

  it('lie by kind, the winning tile last', () => {
    expect(shown(tileOf(5), 'wall')).toEqual([3, 3, 8, 8, 8, 5]);
    expect(shown(tileOf(3), 'discard')).toEqual([3, 5, 8, 8, 8, 3]);
  });

  it('have no winning tile where bonus tiles have won, or another tile stood for it', () => {
    expect(shown(tileOf(5), 'bonus-tiles')).toEqual([3, 3, 5, 8, 8, 8]);
    expect(shown(tileOf(20), 'wall')).toEqual([3, 3, 5, 8, 8, 8]);
  });
});
