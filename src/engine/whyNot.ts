import { kindOf } from './draw';
import { rulesOf } from './knownRules';
import { canChow } from './layOuts';
import { hasOwnKongs } from './mayLie';
import { refusalOf } from './refusing';
import type { Refusal } from './rules';
import { KONG_SIZE } from './tiles';
import type { Seat, TileId, TileKind } from './types';
import { viewContext } from './view';
import type { PublicSeat, SeatView } from './view';
import { takesTile } from './winContext';
import type { WinWay } from './winContext';

/**
 * Why something that looks possible is not offered. Wins: `open-hand` (after a false win), `needs-a-draw` (complete
 * after a claim), else the rule set's own refusal. Claims: `chow-not-next`, `wall-is-empty`, `fourth-to-a-pong`,
 * `no-kongs`. Own kongs: `kong-after-claim`, `wall-is-empty`.
 */
export type WhyNot = Refusal;

/** Why this seat's complete hand cannot win like this; null when it can, or when it is not complete. */
export function whyNoWin(view: SeatView, way: WinWay): WhyNot | null {
  const rules = rulesOf(view);
  const own = ownSeat(view);
  const counts = takesTile(way) ? withKind(view.counts, kindOf(rules, way.tile)) : view.counts;
  if (!rules.isComplete(counts, own.melds, view.extras)) return null;
  if (own.barred && view.phase.type === 'play') return { code: 'open-hand' };
  if (way.by === 'wall' && view.drawn === null) return { code: 'needs-a-draw' };
  return refusalOf(rules, viewContext(view, way, counts));
}

/** Why a chow, pong or kong with this discard is not offered, though the tiles for it are there; null when nothing is missing. */
export function whyNoClaim(view: SeatView, tile: TileId, from: Seat): WhyNot | null {
  const rules = rulesOf(view);
  const kind = kindOf(rules, tile);
  const { counts } = view;
  const pong = (counts[kind] ?? 0) >= 2;
  const { chows, alike } = rules.layOuts;
  const chow = chows !== null && canChow(counts, kind);
  const isNext = chows === 'anyone' || (from + 1) % rules.geometry.seats === view.seat;
  if ((pong || (chow && isNext)) && view.wallLeft <= 0) return { code: 'wall-is-empty' };
  if (ownSeat(view).melds.some((meld) => meld.type === 'pong' && meld.kind === kind))
    return { code: 'fourth-to-a-pong' };
  if (chow && !isNext && !pong) return { code: 'chow-not-next' };
  return (counts[kind] ?? 0) >= KONG_SIZE - 1 && !alike.includes(KONG_SIZE) ? { code: 'no-kongs' } : null;
}

/** Why no kong is offered in the own turn though four alike are there; null when nothing is missing. */
export function whyNoKong(view: SeatView): WhyNot | null {
  const rules = rulesOf(view);
  const { counts } = view;
  const concealed = counts.some((count) => count >= KONG_SIZE);
  const added = ownSeat(view).melds.some((meld) => meld.type === 'pong' && (counts[meld.kind] ?? 0) > 0);
  if (!concealed && !added) return null;
  const { layOuts } = rules;
  if (!hasOwnKongs(layOuts)) return layOuts.alike.includes(KONG_SIZE) ? null : { code: 'no-kongs' };
  if (view.drawn === null) return { code: 'kong-after-claim' };
  return view.wallLeft <= 0 ? { code: 'wall-is-empty' } : null;
}

function ownSeat(view: SeatView): PublicSeat {
  return view.seats[view.seat]!;
}

function withKind(counts: readonly number[], kind: TileKind): number[] {
  const more = counts.slice();
  more[kind] = (more[kind] ?? 0) + 1;
  return more;
}
