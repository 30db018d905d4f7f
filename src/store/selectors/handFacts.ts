import { rulesOf } from '../../engine/knownRules';
import { lazySheet, refusalOf } from '../../engine/refusing';
import type { Rules } from '../../engine/rules';
import { waits } from '../../engine/scoring/waits';
import type { ScoreSheet, Seat, TileId, TileKind, WinContext } from '../../engine/types';
import { gainOf } from '../../engine/settlement';
import type { SettlementFacts } from '../../engine/settlement';
import { viewContext } from '../../engine/view';
import type { PublicSeat, SeatView } from '../../engine/view';
import { selfDrawn, takesTile, wayOf } from '../../engine/winContext';
import type { WinWay } from '../../engine/winContext';
import { placesOf } from './hand';
import { isStrictCalling } from './strictCalling';
import { unseenKinds } from './unseen';
import type { ShownWait, WaitWorth, WinValue } from './worthTypes';

/**
 * What a win with the tile in question would be worth. Null if the hand is not complete, or if the player has
 * to judge that alone. A hand below the minimum has a sheet that is not legal.
 */
export function winValue(view: SeatView): WinValue | null {
  const { pending } = view;
  if (!pending || pending.tile === null || pending.why === 'exchange' || isStrictCalling(view)) return null;
  const rules = rulesOf(view);
  const way = wayOf(pending);
  const counts = takesTile(way) ? countsWith(view.counts, kindIn(rules, way.tile), 1) : view.counts;
  const context = viewContext(view, way, counts);
  const sheet = sheetFor(rules, view, context);
  if (!sheet) return null;
  return { sheet, gain: sheet.legal ? gainOf(rules, factsIn(view), { sheet, context }) : 0 };
}

/** What a seat knows of the deal that payments may depend on. */
function factsIn({ seats, prevailing, carry, extras, out }: SeatView): SettlementFacts {
  return { seats: seats.length, prevailing, carry, extras, out, ledger: [] };
}

function sheetFor(rules: Rules, view: SeatView, context: WinContext): ScoreSheet | null {
  const { melds } = ownSeat(view);
  if (context.by !== 'bonus-tiles' && !rules.isComplete(context.counts, melds, context.extras)) return null;
  return rules.score(context);
}

/**
 * The tiles that would complete the hand after discarding `without` (null: no discard). Empty if the hand is
 * not ready, or if the player has to judge that alone.
 */
export function waitsOf(view: SeatView, without: TileId | null): ShownWait[] {
  if (isStrictCalling(view)) return [];
  const rules = rulesOf(view);
  const held = without === null ? view.counts : countsWith(view.counts, kindIn(rules, without), -1);
  const { melds, bonus } = ownSeat(view);
  const tiles = held.reduce((sum, count) => sum + count, 0);
  if (tiles !== placesOf(view, melds)) return [];
  const hand = {
    seat: view.seat,
    round: view.prevailing,
    counts: held,
    melds,
    bonus: bonus.map((tile) => kindIn(rules, tile)),
    extras: view.extras,
  };
  return waits(rules, hand, unseenKinds(view)).map(({ kind, left }) => ({
    kind,
    left,
    ...waitWorths(rules, view, { kind, counts: countsWith(held, kind, 1) }),
  }));
}

/** The hand as won by a discard of the seat before and as self-drawn, at a moment that adds nothing. */
function waitWorths(
  rules: Rules,
  view: SeatView,
  { kind, counts }: Complete,
): Pick<ShownWait, 'discard' | 'drawn'> {
  const from: Seat = (view.seat + view.seats.length - 1) % view.seats.length;
  const tile = tileToCome(rules, view, kind);
  const discards = view.seats.length + 1;
  const worth = (drawn: SeatView['drawn'], way: WinWay): WaitWorth => {
    const context = viewContext({ ...view, drawn, discards }, way, counts);
    const sheet = lazySheet(rules, context);
    return { sheet: sheet(), refusal: refusalOf(rules, context, sheet) };
  };
  return {
    discard: worth(null, { by: 'discard', from, tile, kong: null }),
    drawn: worth({ tile, from: 'front', kongs: 0, bonus: false }, selfDrawn(tile)),
  };
}

/** A tile of this kind that lies nowhere open, as far as there is one. */
function tileToCome({ geometry: { tiles } }: Rules, { seats }: SeatView, kind: TileKind): TileId {
  const open = new Set(
    seats.flatMap(({ melds, river }) => [
      ...melds.flatMap((meld) => meld.tiles),
      ...river.map((each) => each.tile),
    ]),
  );
  const free = tiles.findIndex((each, tile) => each === kind && !open.has(tile));
  return free < 0 ? tiles.indexOf(kind) : free;
}

interface Complete {
  readonly kind: TileKind;
  readonly counts: readonly number[];
}

function ownSeat(view: SeatView): PublicSeat {
  const own = view.seats[view.seat];
  if (!own) throw new Error(`There is no seat ${view.seat} at this table.`);
  return own;
}

function kindIn(rules: Rules, tile: TileId): TileKind {
  return rules.geometry.tiles[tile] ?? 0;
}

function countsWith(counts: readonly number[], kind: TileKind, change: number): number[] {
  return counts.map((count, at) => (at === kind ? count + change : count));
}
