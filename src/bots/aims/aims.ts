import { isClaim } from '../../engine/actions';
import { rulesOf } from '../../engine/knownRules';
import { lazySheet } from '../../engine/refusing';
import type { Action, ScoreSheet, TileKind, WinContext } from '../../engine/types';
import { viewContext } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { selfDrawn } from '../../engine/winContext';
import { Holding } from '../targets/holding';
import type { LaidMeld } from '../targets/holding';
import { DEAD } from '../targets/target';
import type { Plan, PlanSource, Reach, Target } from '../targets/target';
import type { Aim, AimGroup, Lost, Whereabouts } from './aim';
import { finish } from './finish';
import type { Finished } from './finish';

/** Forms of one target that are as near as its nearest: so many are finished, and the one with most useful tiles is told. */
const COMPARED = 6;

/** A way to a target, and how far it is. */
interface Way {
  readonly target: Target;
  readonly reach: Reach;
  /** `DEAD` where it is lost. */
  readonly missing: number;
  readonly isOpen: boolean;
}

const holding = new Holding();
const trial = new Holding();

/**
 * What a seat may play for, by what it sees alone: each hand once, in the form that is nearest, as the rules score it. The
 * nearest first, of those the dearest; at the end what can come no more. `choices`: what it may choose now.
 */
export function aimsOf(view: SeatView, source: PlanSource, choices: readonly Action[] = []): readonly Aim[] {
  const plan = source.planOf(view);
  const { tiles, geometry } = rulesOf(view);
  holding.read({ tiles, geometry }, view, plan.wild);
  const ways = new Map<string, Way[]>();
  for (const [at, target] of plan.targets.entries()) {
    const reach = plan.reaches[at]!;
    const isOpen = reach.isOpen(holding);
    const way = { target, reach, isOpen, missing: isOpen ? reach.measure(holding) : DEAD };
    const others = ways.get(target.id);
    if (others) others.push(way);
    else ways.set(target.id, [way]);
  }
  const claims = claimsIn(choices, view);
  const isLeft = (each: readonly Way[]): boolean =>
    claims.length > 0 && !claims.some((claim) => staysOpen(each, claim));
  const aims = [...ways.values()].flatMap((each) => {
    const aim = aimOf(view, plan, each);
    return aim ? [{ ...aim, isLeft: aim.lost === null && isLeft(each) }] : [];
  });
  return withoutDoubles(aims.toSorted(byNearness));
}

/** What the claims that are asked about would lay out. */
function claimsIn(choices: readonly Action[], view: SeatView): readonly LaidMeld[] {
  const { kinds, wild } = rulesOf(view).tiles;
  return choices.filter(isClaim).map(({ type, own }) => {
    const tiles = [...own, view.pending!.tile!];
    const plain = tiles.map((tile) => kinds[tile]!).filter((kind) => !wild.includes(kind));
    return { type, kind: Math.min(...plain), concealed: false, size: tiles.length };
  });
}

/** Whether a hand is open still once this is laid out. */
function staysOpen(ways: readonly Way[], claim: LaidMeld): boolean {
  trial.copy(holding);
  trial.lay(claim);
  return ways.some(({ reach }) => reach.isOpen(trial));
}

function byNearness(a: Aim, b: Aim): number {
  return (
    Number(a.lost !== null) - Number(b.lost !== null) ||
    a.missing - b.missing ||
    b.total - a.total ||
    b.useful - a.useful
  );
}

/** Ways of different names may end at the same tiles. */
function withoutDoubles(aims: readonly Aim[]): readonly Aim[] {
  const known = new Set<string>();
  return aims.filter(({ groups, lost }) => {
    const kinds = groups.flatMap(({ tiles }) => tiles.map(({ kind }) => kind)).toSorted((a, b) => a - b);
    const name = `${kinds.join()} ${lost === null}`;
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}

function aimOf(view: SeatView, plan: Plan, ways: readonly Way[]): Aim | null {
  const least = Math.min(...ways.map(({ missing }) => missing));
  if (least >= DEAD) return lostAim(view, plan, ways);
  let best: Aim | null = null;
  for (const way of ways.filter(({ missing }) => missing === least).slice(0, COMPARED)) {
    const aim = aimBy(view, holding, way);
    if (aim && (!best || aim.useful > best.useful)) best = aim;
  }
  return best;
}

/** What a lost hand would have been, of all that is held and laid out, were nothing laid out and nothing gone. */
function lostAim(view: SeatView, plan: Plan, ways: readonly Way[]): Aim | null {
  const { tiles, geometry } = rulesOf(view);
  const own = view.seats[view.seat]!;
  const counts = [...view.counts];
  for (const meld of own.melds) for (const tile of meld.tiles) counts[tiles.kinds[tile]!]!++;
  const seats = view.seats.map((seat) => ({ ...seat, melds: [], river: [], open: null }));
  const fresh = { ...view, counts, seats };
  const before = new Holding();
  before.read({ tiles, geometry }, fresh, plan.wild);
  const open = ways.map((way) => ({ ...way, missing: way.reach.measure(before) }));
  const [nearest] = open.toSorted((a, b) => a.missing - b.missing);
  const aim = nearest && nearest.missing < DEAD ? aimBy(fresh, before, nearest) : null;
  if (!aim) return null;
  const lost: Lost = ways.some(({ isOpen }) => isOpen) ? 'gone' : 'laid-out';
  const groups = aim.groups.map(({ type, tiles: all }) => ({
    type,
    tiles: all.map(({ kind }) => ({ kind, is: 'held' as const })),
  }));
  return { ...aim, groups, lost };
}

/** Null where the rules do not let such a hand win. */
function aimBy(view: SeatView, held: Holding, { target, reach, missing }: Way): Aim | null {
  const { tiles } = rulesOf(view);
  const finished = finish(held, reach, tiles);
  const sheet = finished && sheetOf(view, finished, target);
  if (!finished || !sheet) return null;
  return {
    id: target.id,
    sort: target.sort,
    items: sheet.lines.map(({ id }) => id),
    worth: sheet.headline,
    total: sheet.total,
    missing: Math.max(0, missing),
    useful: finished.useful,
    groups: groupsOf(view, held, sheet),
    isConcealed: target.closed,
    isSelfDrawn: target.selfDrawn,
    isLeft: false,
    lost: null,
  };
}

/** What the hand would score, at a moment that adds nothing; by a discard where such a hand may win. */
function sheetOf(
  view: SeatView,
  { counts, last }: Finished,
  { selfDrawn: mustDraw }: Target,
): ScoreSheet | null {
  const rules = rulesOf(view);
  const kind = last ?? counts.findIndex((count) => count > 0);
  const tile = rules.tiles.kinds.indexOf(kind);
  const from = (view.seat + view.seats.length - 1) % view.seats.length;
  const later: SeatView = { ...view, drawn: null, discards: view.seats.length + 1, wallLeft: 1 };
  const { melds } = view.seats[view.seat]!;
  if (!rules.isComplete(counts, melds, view.extras)) return null;
  const asked = (context: WinContext): ScoreSheet | null => {
    const usual: WinContext = { ...context, firstGo: false, end: context.by === 'wall' ? 'front' : null };
    const sheet = lazySheet(rules, usual);
    return rules.refusal(usual, sheet) === null ? sheet() : null;
  };
  const way = { by: 'discard', from, tile, kong: null } as const;
  const claimed = mustDraw ? null : asked(viewContext(later, way, counts));
  return claimed?.legal ? claimed : legal(asked(viewContext(later, selfDrawn(tile), counts)));
}

function legal(sheet: ScoreSheet | null): ScoreSheet | null {
  return sheet?.legal ? sheet : null;
}

/** The groups of the finished hand: what is held stands first, the rest is still to come. */
function groupsOf(
  view: SeatView,
  { counts, wilds, live, wildLive }: Holding,
  sheet: ScoreSheet,
): readonly AimGroup[] {
  const { wild } = rulesOf(view).tiles;
  const left = [...counts];
  for (const kind of wilds) left[kind]!++;
  const toCome = [...live];
  const placed = (kind: TileKind): Whereabouts => {
    if (left[kind]! > 0) {
      left[kind]!--;
      return 'held';
    }
    if (wild.includes(kind)) return wildLive > 0 ? 'missing' : 'gone';
    return toCome[kind]!-- > 0 ? 'missing' : 'gone';
  };
  return sheet.groups.map(({ type, kinds, meld }) => ({
    type,
    tiles: kinds.map((kind) => ({ kind, is: meld === null ? placed(kind) : 'laid' })),
  }));
}
