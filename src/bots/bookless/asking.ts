import { rulesOf } from '../../engine/knownRules';
import { lazySheet } from '../../engine/refusing';
import type { Extras, MeldShape, TileKind, WinContext } from '../../engine/types';
import { viewContext } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { countsOf, type Sample } from './samples';

/** How a sample is won. */
export interface Way {
  readonly exposed: boolean;
  readonly selfDrawn: boolean;
}

/** From the least to the most that a hand can be asked to keep to. */
export const WAYS: readonly Way[] = [
  { exposed: true, selfDrawn: false },
  { exposed: true, selfDrawn: true },
  { exposed: false, selfDrawn: false },
  { exposed: false, selfDrawn: true },
];

const NOTHING: Extras = {};

/** The easiest of them. */
export const ANY_WAY: Way = { exposed: true, selfDrawn: false };

/** The view without what does not bear on the worth of hands: views that are then alike are asked the same. */
export function asAsked(view: SeatView): SeatView {
  return { ...view, extras: NOTHING, carry: NOTHING, ...rulesOf(view).bearsOnWorth(view) };
}

/**
 * The sheet's total if this seat won with this hand in this way, in the middle of a deal; 0 where it may not win, or
 * where the total is no more than `over`. Where its sets lie open, it must be allowed with one of them open too: some
 * games let no tile of a kind be held.
 */
export function totalOf(
  view: SeatView,
  sample: Sample,
  { way, over = 0 }: { readonly way: Way; readonly over?: number },
): number {
  const context = contextOf(view, sample, way);
  const sheet = rulesOf(view).score(context);
  if (!sheet?.legal || sheet.total <= over || !mayWin(view, context)) return 0;
  const [first, ...others] = way.exposed ? sample.sets : [];
  const held = first && { sets: [first], rest: [...sample.rest, ...others.flat()] };
  return held && !mayWin(view, contextOf(view, held, way)) ? 0 : sheet.total;
}

function mayWin(view: SeatView, context: WinContext): boolean {
  const rules = rulesOf(view);
  const { counts, melds } = context;
  if (!rules.isComplete(counts, melds, view.extras)) return false;
  return rules.refusal(context, lazySheet(rules, context)) === null;
}

/** What just happens to be so now is left out: the first go, the last tile, a kong before it. */
function contextOf(view: SeatView, { sets, rest }: Sample, { exposed, selfDrawn }: Way): WinContext {
  const next = (view.seat + 1) % view.seats.length;
  const melds = exposed ? sets.map((kinds): MeldShape => meldOf(kinds, next)) : [];
  const kinds = exposed ? rest : [...sets.flat(), ...rest];
  const way = {
    by: selfDrawn ? 'wall' : 'discard',
    from: selfDrawn ? null : next,
    tile: 0,
    kong: null,
  } as const;
  return {
    ...viewContext(view, way, countsOf(kinds, rulesOf(view).tiles.size)),
    melds,
    tile: rest[0]!,
    marked: [],
    lastTile: false,
    kongs: 0,
    end: selfDrawn ? 'front' : null,
    firstGo: false,
    firstDraw: false,
    firstDiscard: false,
  };
}

function meldOf(kinds: readonly TileKind[], from: number): MeldShape {
  return { type: kinds[0] === kinds[1] ? 'pong' : 'chow', kind: kinds[0]!, concealed: false, from };
}
