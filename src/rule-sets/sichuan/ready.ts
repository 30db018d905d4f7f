import { NO_SITUATION } from '../../engine/situations';
import { completingKinds } from '../../engine/scoring/waitShape';
import { sheetsOf } from '../../engine/settlement';
import type { Rules } from '../../engine/rules';
import { hasSeat } from '../../engine/state';
import type { TileSet } from '../../engine/tileSet';
import type { Deal, ScoreSheet, Seat, SeatBits, TileKind, WinContext } from '../../engine/types';
import { onlyAt, voidOf } from './data';
import { holdsSuit } from './tiles';

type Worth = Pick<Rules, 'isComplete' | 'score'>;

/** Seats that have not won and hold a tile of their void suits. Source: `RULES.md#empty-wall`. */
export function pigsIn(deal: Deal): SeatBits {
  return deal.seats.reduce((pigs, { counts }, seat) => {
    const isPig = !hasSeat(deal.out, seat) && holdsSuit(counts, voidOf(deal, seat));
    return isPig ? pigs | (1 << seat) : pigs;
  }, 0);
}

/** Seats that are ready when the wall is empty. Source: `RULES.md#ready`. */
export function readyBy(worth: Worth, tiles: TileSet): (deal: Deal) => SeatBits {
  return (deal) =>
    deal.seats.reduce(
      (ready, _, seat) => (readyAt(worth, tiles, { deal, seat }) ? ready | (1 << seat) : ready),
      0,
    );
}

/** The winners' sheets; where the wall is empty also those of ready hands, as their dearest wins would be. */
export function scoreAllBy(worth: Worth, tiles: TileSet): Rules['scoreAll'] {
  return (deal) => {
    const won = sheetsOf(deal.seats.length, deal.wins);
    if (deal.phase.type !== 'ended' || deal.phase.ending !== 'exhausted') return won;
    return won.map((sheet, seat) => sheet ?? readyAt(worth, tiles, { deal, seat }));
  };
}

interface Held {
  readonly deal: Deal;
  readonly seat: Seat;
}

/** The ready hand of a seat that still plays and is no pig; null where it has none. */
function readyAt(worth: Worth, tiles: TileSet, { deal, seat }: Held): ScoreSheet | null {
  const isOut = hasSeat(deal.out | pigsIn(deal), seat) || deal.seats[seat]!.barred;
  return isOut ? null : readySheet(worth, tiles, { deal, seat });
}

/** The dearest win of a hand that waits, at a moment that adds nothing; null where it does not. Source: `RULES.md#ready`. */
function readySheet({ isComplete, score }: Worth, tiles: TileSet, { deal, seat }: Held): ScoreSheet | null {
  const { counts, melds } = deal.seats[seat]!;
  const hand = { counts, melds, extras: deal.extras };
  let best: ScoreSheet | null = null;
  for (const kind of completingKinds({ isComplete, tiles }, hand, 'ignore')) {
    const sheet = score(quietWin(deal, seat, kind));
    if (sheet?.legal && (!best || sheet.total > best.total)) best = sheet;
  }
  return best;
}

/** As if this hand had won on a discard of this kind, and nothing were to be said of the moment. */
function quietWin(deal: Deal, seat: Seat, kind: TileKind): WinContext {
  const { counts, melds } = deal.seats[seat]!;
  return {
    ...NO_SITUATION,
    seat,
    round: deal.prevailing,
    by: 'discard',
    from: (seat + 1) % deal.seats.length,
    counts: counts.with(kind, counts[kind]! + 1),
    melds,
    bonus: [],
    tile: kind,
    end: null,
    extras: { voids: onlyAt(seat, voidOf(deal, seat), null) },
  };
}
