import type { Seat, TileId } from '../../engine/types';
import type { SeatView, VisibleEvent } from '../../engine/view';
import { whyNoClaim, whyNoKong, whyNoWin } from '../../engine/whyNot';
import type { WhyNot } from '../../engine/whyNot';
import type { WinWay } from '../../engine/winContext';
import { isStrictCalling } from './strictCalling';

export type { WhyNot } from '../../engine/whyNot';

/** Why something is not offered, and about which tile it is said. */
export interface Missing {
  readonly why: WhyNot;
  readonly tile: TileId;
  /** True if it is about a complete hand that cannot win, false if about a claim or a kong. */
  readonly isWin: boolean;
}

/** With strict calling a hint would give away which calls are false. An open hand has no calls left. */
function isUntold(view: SeatView): boolean {
  return isStrictCalling(view) && view.seats[view.seat]?.open === null;
}

/** Why the own turn offers no win or no kong, where the hand looks as if it should. */
export function missingInTurn(view: SeatView): Missing | null {
  const tile = view.drawn?.tile ?? view.hand.at(-1);
  if (tile === undefined || isUntold(view)) return null;
  const noWin = whyNoWin(view, { by: 'wall', from: null, tile, kong: null });
  if (noWin) return { why: noWin, tile, isWin: true };
  const noKong = whyNoKong(view);
  return noKong && { why: noKong, tile, isWin: false };
}

/** Why the open tile cannot be taken. Null if there is nothing to explain. */
export function missingOnTile(view: SeatView, last: VisibleEvent | undefined): Missing | null {
  const { pending } = view;
  if (isUntold(view) || view.phase.type !== 'play') return null;
  if (pending?.why === 'discard' && pending.tile !== null && pending.from !== null)
    return onDiscard(view, pending.tile, pending.from);
  switch (last?.type) {
    case 'discard':
      return onDiscard(view, last.tile, last.seat);
    case 'concealed-kong':
    case 'added-kong':
      if (last.tile === null) return null;
      return onWin(view, { by: 'robbed-kong', from: last.seat, tile: last.tile, kong: last.type });
    default:
      return null;
  }
}

function onDiscard(view: SeatView, tile: TileId, from: Seat): Missing | null {
  if (from === view.seat) return null;
  const noWin = onWin(view, { by: 'discard', from, tile, kong: null });
  if (noWin) return noWin;
  const why = whyNoClaim(view, tile, from);
  return why && { why, tile, isWin: false };
}

function onWin(view: SeatView, way: WinWay): Missing | null {
  if (way.from === view.seat) return null;
  const why = whyNoWin(view, way);
  return why && { why, tile: way.tile, isWin: true };
}
