import { rulesOf } from '../../engine/knownRules';
import type { Win } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { standardTable, type IdsOf } from '../shared/standard/table';
import { isIn, leftOf, ownOf, riichiOf } from './data';
import type { FuId } from './fu';

import { discardedWaits, type Furiten } from './furiten';
import { indicatorPlaces } from './indicators';
import type { LimitId } from './limits';
import { doPlacesBring, isForResult, type MatchEnd } from './match';
import { riichiOptions, type ABORTIVE, type RiichiOptions } from './options';
import type { DoraId } from './scoring';
import { safetiesOf, type SafetyId } from './safety';
import { raised, sticksOf, type FactorId, type Reason } from './settle';
import { DEALER, doraOf } from './tiles';
import type { YakuId, YakumanId } from './yaku';

const IN_TURN = 2;

export const table = standardTable(riichiOptions, {
  once: { rounds: 1 },
  presets: {
    'no-reds': { redFives: 0 },
    'no-extras': { redFives: 0, ippatsu: false, uraDora: 'none', kanDora: 'none' },
  },
  facts: ({ startPoints, returnPoints, redFives, minimumHan }) => ({
    start: startPoints,
    return: returnPoints,
    reds: redFives,
    minimum: minimumHan,
  }),
  repeats: (carry) => leftOf({ carry }).honba ?? 0,
  throwsDrawn: true,
  dear: (view) => (ownOf(view).dora ?? []).map(doraOf),
  goal: ({ minimumHan }) => [minimumHan],
  bar: ({ minimumHan }) => [minimumHan],
  called: calledPoints,
  safeties: safetiesOf,
  placesCount: (view) => {
    const options = view.options as RiichiOptions;
    return isForResult(view, options) && doPlacesBring(options);
  },
  marks: (view) => [...indicatorMarks(view), ...riichiMarks(view), ...furitenMarks(view), ...leftMarks(view)],
});

/** Without counters: of each other player, of the dealer and the others, or of the discarder. */
function calledPoints({ seat, by, sheet: { total } }: Pick<Win, 'seat' | 'by' | 'sheet'>) {
  const isDealer = seat === DEALER;
  if (by !== 'wall') return { all: raised(total * (isDealer ? 6 : 4)) };
  const twice = raised(2 * total);
  return isDealer ? { each: twice } : { others: raised(total), dealer: twice };
}

/** The indicators that lie face up in the wall; at the end those under them. */
function indicatorMarks(view: SeatView) {
  const { dora = [], ura = [] } = ownOf(view);
  const wall = indicatorPlaces(rulesOf(view).geometry.tiles.length);
  const isOver = view.phase.type === 'ended';
  const down = wall.length - dora.length;
  return [
    isOver
      ? ({ at: { wall }, code: 'dora', figures: [], tiles: dora } as const)
      : ({ at: { wall }, code: 'dora', figures: [], tiles: dora, down, look: 'bare' } as const),
    ...(ura.length > 0 && hasRiichiWon(view)
      ? [{ at: 'table', code: 'ura', figures: [], tiles: ura } as const]
      : []),
  ];
}

function hasRiichiWon(view: SeatView): boolean {
  const { phase, seats } = view;
  const hasWon = phase.type === 'ended' && phase.ending === 'won';
  return hasWon && seats.some(({ open }, at) => open !== null && riichiOf(view, at) > 0);
}

/** Who is in riichi, and the discard with which it was declared: if that was taken, the next one. */
function riichiMarks(view: SeatView) {
  const { riichi = [], riichiAt = [] } = ownOf(view);
  return riichi.flatMap((times, at) => {
    if (times === 0) return [];
    const turned = view.seats[at]!.river.find(
      ({ claimedBy }, place) => place >= riichiAt[at]! && claimedBy === null,
    );
    const code = times === 2 ? 'double-riichi' : 'riichi';
    const seat = { at, code, figures: [], tiles: [], look: 'stick' } as const;
    return turned ? [seat, { at: { tile: turned.tile }, code, figures: [], tiles: [] } as const] : [seat];
  });
}

/** What the own hand may not win with just now, which only its player is told. */
function furitenMarks(view: SeatView) {
  const { seat, counts, seats, hand } = view;
  const { melds, river } = seats[seat]!;
  if (hand.length % 3 === IN_TURN || view.phase.type !== 'play') return [];
  const { kinds } = rulesOf(view).tiles;
  const own = river.map(({ tile }) => kinds[tile]!);
  const { missed, passed = [] } = ownOf(view);
  const tiles = isIn(missed, seat) ? [passed[seat] ?? []].flat() : discardedWaits({ counts, melds }, own);
  const isFuriten = isIn(missed, seat) || tiles.length > 0;
  return isFuriten ? [{ at: seat, code: 'furiten', figures: [], tiles, look: 'aside' } as const] : [];
}

/** Counters and deposits. */
function leftMarks(view: SeatView) {
  const { honba = 0 } = leftOf(view);
  const deposits = sticksOf(view);
  return view.phase.type === 'ended'
    ? ([
        { at: 'table', code: 'counters', figures: [honba], tiles: [] },
        { at: 'table', code: 'deposits', figures: [deposits], tiles: [] },
      ] as const)
    : ([
        { at: 'table', code: 'counters', figures: [honba], tiles: [], look: 'counters' },
        { at: 'table', code: 'deposits', figures: [deposits], tiles: [], look: 'sticks' },
      ] as const);
}

/** What it names beside its options and its table. */
interface Names {
  readonly items: YakuId | YakumanId | DoraId | FuId;
  readonly units: 'han' | 'fu' | 'points' | LimitId;
  readonly steps: 'han' | 'counted-fu' | 'fu' | 'base' | LimitId;
  readonly omissions: 'needs-yaku';
  readonly refusals: Furiten | 'no-yaku' | 'below-minimum' | 'kong-not-robbed';
  readonly declarations: 'riichi' | 'nine-terminals';
  readonly notes: 'indicator' | 'ready' | 'nagashi';
  readonly endings: (typeof ABORTIVE)[number] | 'three-winners' | 'fifth-kong' | 'chombo';
  readonly matchEnds: MatchEnd;
  readonly safeties: SafetyId;
  readonly reasons: Reason | 'return' | 'place' | 'oka';
  readonly factors: FactorId;
  readonly figures: 'riichi-rate' | 'win-turn';
  readonly situations:
    | 'riichi'
    | 'double-riichi'
    | 'ippatsu'
    | 'last-tile'
    | 'kong-replacement'
    | 'first-draw'
    | 'dora'
    | 'ura'
    | 'honba'
    | 'sticks'
    | 'pao';
}

export type Ids = IdsOf<typeof riichiOptions, typeof table, Names>;
