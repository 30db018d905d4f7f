import { canChow } from './claims';
import { kindOf } from './draw';
import type { Rules } from './rules';
import { rulesOf } from './knownRules';
import type { Seat, TileId, TileKind } from './types';
import { viewContext } from './view';
import type { PublicSeat, SeatView } from './view';
import type { WinWay } from './winContext';

/**
 * Why something that looks possible is not offered. Wins: `below-minimum` (with the faan counted and needed),
 * `open-hand` (after a false win), `kong-not-robbed`, `tile-outside-groups` and `win-not-from-here` (rule sets that
 * restrict the tile taken or who may take it), `needs-a-draw` (complete after a claim). Claims: `chow-not-next`,
 * `wall-is-empty`, `fourth-to-a-pong`, `no-kongs`. Own kongs: `kong-after-claim`, `wall-is-empty`.
 */
export type WhyNot =
  | { readonly code: 'below-minimum'; readonly faan: number; readonly minimum: number }
  | {
      readonly code:
        | 'open-hand'
        | 'kong-not-robbed'
        | 'tile-outside-groups'
        | 'win-not-from-here'
        | 'needs-a-draw'
        | 'chow-not-next'
        | 'wall-is-empty'
        | 'fourth-to-a-pong'
        | 'no-kongs'
        | 'kong-after-claim';
    };

/** Why this seat's complete hand cannot win like this; null when it can, or when it is not complete. */
export function whyNoWin(view: SeatView, way: WinWay): WhyNot | null {
  const rules = rulesOf(view);
  const own = ownSeat(view);
  const counts = way.from === null ? view.counts : withKind(view.counts, kindOf(rules, way.tile));
  if (!rules.isComplete(counts, own.melds)) return null;
  if (own.open !== null && view.phase.type === 'play') return { code: 'open-hand' };
  if (way.by === 'wall' && view.drawn === null) return { code: 'needs-a-draw' };
  const context = viewContext(view, way, counts);
  if (way.kong !== null && !rules.mayRob(context, way.kong)) return { code: 'kong-not-robbed' };
  if (rules.mayWin(context)) return null;
  return belowMinimum(rules, view, context) ?? restrictedWin(rules, context);
}

type Context = ReturnType<typeof viewContext>;

function belowMinimum(rules: Rules, view: SeatView, context: Context): WhyNot | null {
  const minimum = view.options['minimumFaan'];
  const sheet = rules.score(context);
  if (typeof minimum !== 'number' || !sheet || sheet.legal) return null;
  const faan = sheet.lines.reduce((sum, { unit, value }) => (unit === 'faan' ? sum + (value ?? 0) : sum), 0);
  return { code: 'below-minimum', faan, minimum };
}

/** A rule set without a minimum refuses a win for the tile taken or for who takes it: the player before could feed any win. */
function restrictedWin(rules: Rules, context: Context): WhyNot {
  const before = (context.seat + rules.geometry.seats - 1) % rules.geometry.seats;
  return { code: rules.mayWin({ ...context, from: before }) ? 'win-not-from-here' : 'tile-outside-groups' };
}

/** Why a chow, pong or kong with this discard is not offered, though the tiles for it are there; null when nothing is missing. */
export function whyNoClaim(view: SeatView, tile: TileId, from: Seat): WhyNot | null {
  const rules = rulesOf(view);
  const kind = kindOf(rules, tile);
  const { counts } = view;
  const pong = (counts[kind] ?? 0) >= 2;
  const chow = canChow(counts, kind);
  const isNext = (from + 1) % rules.geometry.seats === view.seat;
  if ((pong || (chow && isNext)) && view.wallLeft <= 0) return { code: 'wall-is-empty' };
  if (ownSeat(view).melds.some((meld) => meld.type === 'pong' && meld.kind === kind))
    return { code: 'fourth-to-a-pong' };
  if (chow && !isNext && !pong) return { code: 'chow-not-next' };
  return (counts[kind] ?? 0) >= 3 && !rules.kongs ? { code: 'no-kongs' } : null;
}

/** Why no kong is offered in the own turn though four alike are there; null when nothing is missing. */
export function whyNoKong(view: SeatView): WhyNot | null {
  const rules = rulesOf(view);
  const { counts } = view;
  const concealed = counts.some((count) => count === 4); // the same in every game: a kong has four tiles
  const added = ownSeat(view).melds.some((meld) => meld.type === 'pong' && (counts[meld.kind] ?? 0) > 0);
  if (!concealed && !added) return null;
  if (!rules.kongs) return { code: 'no-kongs' };
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
