import { rulesOf } from '../../engine/knownRules';
import { lazySheet } from '../../engine/refusing';
import type { Rules } from '../../engine/rules';
import type { Extras, MeldShape, Seat, TileKind, WinContext } from '../../engine/types';
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

/** What a seat's questions to the rules have in common. */
export interface Asker {
  readonly rules: Rules;
  /** Who feeds its melds and throws its last tiles. */
  readonly next: Seat;
  readonly common: WinContext;
}

/** What just happens to be so now is left out: the first go, the last tile, a kong before it. */
export function askerOf(view: SeatView): Asker {
  const rules = rulesOf(view);
  const next = (view.seat + 1) % view.seats.length;
  const way = { by: 'wall', from: null, tile: 0, kong: null } as const;
  const common: WinContext = {
    ...viewContext(view, way, view.counts),
    marked: [],
    river: [],
    lastTile: false,
    kongs: 0,
    forBonus: false,
    othersOpen: 0,
    firstGo: false,
    firstDraw: false,
    firstDiscard: false,
  };
  return { rules, next, common };
}

/**
 * The sheet's total if this seat won with this hand in this way, in the middle of a deal; 0 where it may not win, or
 * where the total is no more than `over`. Where its sets lie open, it must be allowed with one of them open too: some
 * games let no tile of a kind be held.
 */
export function totalOf(
  asker: Asker,
  sample: Sample,
  { way, over = 0 }: { readonly way: Way; readonly over?: number },
): number {
  const context = contextOf(asker, sample, way);
  const score = lazySheet(asker.rules, context);
  const sheet = score();
  if (!sheet?.legal || sheet.total <= over || !mayWin(asker, context, score)) return 0;
  const [first, ...others] = way.exposed ? sample.sets : [];
  const held = first && { sets: [first], rest: [...sample.rest, ...others.flat()] };
  return held && !mayWin(asker, contextOf(asker, held, way)) ? 0 : sheet.total;
}

function mayWin({ rules }: Asker, context: WinContext, sheet = lazySheet(rules, context)): boolean {
  const { counts, melds, extras } = context;
  return rules.isComplete(counts, melds, extras) && rules.refusal(context, sheet) === null;
}

function contextOf({ rules, next, common }: Asker, { sets, rest }: Sample, way: Way): WinContext {
  const { exposed, selfDrawn } = way;
  const kinds = exposed ? rest : [...sets.flat(), ...rest];
  return {
    ...common,
    by: selfDrawn ? 'wall' : 'discard',
    from: selfDrawn ? null : next,
    end: selfDrawn ? 'front' : null,
    counts: countsOf(kinds, rules.tiles.size),
    melds: exposed ? sets.map((set): MeldShape => meldOf(set, next)) : [],
    tile: rest[0]!,
  };
}

function meldOf(kinds: readonly TileKind[], from: number): MeldShape {
  return { type: kinds[0] === kinds[1] ? 'pong' : 'chow', kind: kinds[0]!, concealed: false, from };
}
