import { rulesOf } from '../../engine/knownRules';
import { FIRST_DRAGON, FIRST_WIND, rankOf, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { countsInRiver } from '../../engine/rivers';
import type { SeatView } from '../../engine/view';
import type { Outlook } from '../targets/outlook';
import type { RouteBook } from '../routes/route';
import type { HandScore } from '../targets/target';
import { suitCollected } from '../targets/suitCollected';
import { ln } from './arithmetic';

/** So many others can be described. The places of those who are not there stay 0. */
const OTHERS = 3;
const OWN = 17;
const EACH_OTHER = 5;
const DANGER = 5;

/**
 * `NO_HOPE` stands in for log(0). `LEAST_HOPE` is a floor: the networks never saw smaller values while they were learned,
 * and misjudge them.
 */
const NO_HOPE = -4;
const LEAST_HOPE = -5;

/** How many numbers describe a position. */
export const FEATURES = OWN + OTHERS * EACH_OTHER + DANGER;

/** What hands would count for, in about what they do: if another seat wins, and if they win. */
const KEPT = 25;
const WON = 60;
const OWN_SCORE = 4;
const EACH_SCORE = 2;
/** So many more numbers follow where every hand scores. */
export const SCORE_FEATURES = OWN_SCORE + OTHERS * EACH_SCORE;

/** How many numbers describe a position of this game. */
export function featuresOf({ scores }: Pick<RouteBook, 'scores'>): number {
  return scores ? FEATURES + SCORE_FEATURES : FEATURES;
}

/** What one seat has after its choice: what its hand may become, what it has laid out, and the kind it threw (or −1). */
export interface Position {
  readonly view: SeatView;
  readonly outlook: Outlook;
  readonly melds: number;
  readonly exposed: number;
  readonly thrown: TileKind;
}

/** Describes a position by as many numbers of about the size of one as its game has (`featuresOf`). */
export function describePosition(
  { view, outlook, melds, exposed, thrown }: Position,
  into: Float64Array,
): void {
  const { tiles } = rulesOf(view);
  const wall = Math.max(0, view.wallLeft) / 80;
  const hope = outlook.hope > 0 ? Math.max(LEAST_HOPE, ln(outlook.hope) / 4) : NO_HOPE;
  const missing = Math.min(outlook.missing, 8) / 4;
  const own = view.seats[view.seat]!;
  const bonus = own.bonus.map((tile) => tiles.kinds[tile]!);
  const ready = outlook.missing === 0 ? 1 : 0;
  const near = outlook.missing === 1 ? 1 : 0;
  const useful = Math.min(outlook.useful, 40) / 20;
  into.fill(0);
  into[0] = hope;
  into[1] = hope * wall;
  into[2] = hope * hope;
  into[3] = wall;
  into[4] = missing;
  into[5] = missing * wall;
  into[6] = ready;
  into[7] = ready * useful;
  into[8] = near;
  into[9] = near * useful;
  into[10] = outlook.value / (outlook.rare / 2);
  into[11] = outlook.closed;
  into[12] = melds / 2;
  into[13] = exposed / 2;
  into[14] = view.seat === 0 ? 1 : 0;
  into[15] = bonus.filter((kind) => rankOf(kind) - 1 === view.seat).length;
  into[16] = bonus.length === 0 ? 1 : 0;
  const others = Math.min(OTHERS, view.seats.length - 1);
  for (let turns = 1; turns <= others; turns++) {
    const seat = (view.seat + turns) % view.seats.length;
    describeOther(view, seat, { into, at: OWN + (turns - 1) * EACH_OTHER });
  }
  if (thrown >= 0) describeDanger(view, thrown, into);
  if (outlook.scores) describeScores(view, outlook.scores, into);
}

interface Place {
  readonly into: Float64Array;
  readonly at: number;
}

/** What the own hand would count for, and what the others have laid out. */
function describeScores({ seat, seats }: SeatView, scores: readonly HandScore[], into: Float64Array): void {
  const own = scores[seat]!;
  into[FEATURES] = own.kept / KEPT;
  into[FEATURES + 1] = own.won / WON;
  into[FEATURES + 2] = ln(1 + own.kept) / 4;
  into[FEATURES + 3] = ln(own.won / WON + 1);
  const others = Math.min(OTHERS, seats.length - 1);
  for (let turns = 1; turns <= others; turns++) {
    const { kept, won } = scores[(seat + turns) % seats.length]!;
    const at = FEATURES + OWN_SCORE + (turns - 1) * EACH_SCORE;
    into[at] = kept / KEPT;
    into[at + 1] = won / WON;
  }
}

/** What another seat has laid out. */
function describeOther(view: SeatView, seat: number, { into, at }: Place): void {
  const { melds } = view.seats[seat]!;
  into[at] = melds.length / 2;
  into[at + 1] = melds.length >= 3 ? 1 : 0;
  into[at + 2] = suitCollected(view.seats[seat]!) >= 0 ? melds.length / 2 : 0;
  into[at + 3] = melds.filter(({ kind }) => kind >= FIRST_WIND).length;
  into[at + 4] = seat === 0 ? 1 : 0;
}

/** What the tile thrown may be good for to others. */
function describeDanger(view: SeatView, thrown: TileKind, into: Float64Array): void {
  const { kinds, copies } = rulesOf(view).tiles;
  const at = OWN + OTHERS * EACH_OTHER;
  let seen = view.counts[thrown]!;
  let wanted = 0;
  for (let seat = 0; seat < view.seats.length; seat++) {
    const { melds, river } = view.seats[seat]!;
    for (const discard of river)
      if (kinds[discard.tile] === thrown && countsInRiver(view.seats, discard)) seen++;
    for (const meld of melds) for (const tile of meld.tiles) if (kinds[tile] === thrown) seen++;
    if (seat === view.seat || melds.length < 2) continue;
    const suit = suitCollected(view.seats[seat]!);
    if (
      suit < 0 ? melds.every(({ type }) => type !== 'chow') : suit === suitOf(thrown) || thrown >= FIRST_WIND
    )
      wanted += melds.length;
  }
  const unseen = Math.max(0, copies[thrown]! - seen);
  into[at] = unseen / 3;
  into[at + 1] = thrown >= FIRST_WIND ? unseen / 3 : 0;
  into[at + 2] = thrown >= FIRST_DRAGON ? unseen / 3 : 0;
  into[at + 3] = unseen === 0 && thrown >= FIRST_WIND ? 0 : wanted / 3;
  into[at + 4] = (wanted / 3) * (1 - Math.max(0, view.wallLeft) / 80);
}
