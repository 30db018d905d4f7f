import { hasSeat } from '../../engine/state';
import type { SeatView } from '../../engine/view';
import { standardTable, type IdsOf } from '../shared/standard/table';
import { PACKET, receiverOf, VOIDS, type VoidId } from './beforePlay';
import { ownOf, voidOf } from './data';
import type { ItemId } from './items';
import { sichuanOptions } from './options';

export const table = standardTable(sichuanOptions, {
  once: { hands: 4, nextDealer: 'rotate' },
  noRoundWind: true,
  presets: {
    'more-items': { extraItems: [...sichuanOptions.extraItems.values], limitFan: 5 },
    'no-exchange': { exchange: 'none' },
  },
  facts: ({ exchange, minimumFan, limitFan, selfDrawn, extraItems }) => ({
    exchange,
    minimum: minimumFan,
    limit: limitFan === 0 ? 'none' : limitFan,
    selfDrawn,
    extraItems: extraItems.length,
  }),
  marks: (view) => view.seats.flatMap((_, seat) => [...voidMark(view, seat), ...wonMark(view, seat)]),
  passes: (view) => {
    const to = view.seats.flatMap((_, seat) => receiverOf(view, seat, view.seats.length) ?? []);
    return to.length > 0 ? { to, packet: PACKET } : null;
  },
  goal: ({ minimumFan }) => [minimumFan],
  bar: ({ limitFan }) => [limitFan],
});

interface Mark<Code> {
  readonly at: number;
  readonly code: Code;
  readonly figures: readonly number[];
  readonly tiles: readonly number[];
  readonly look?: 'out';
}

function voidMark(view: SeatView, at: number): Mark<VoidId>[] {
  const code = VOIDS[voidOf(view, at) ?? -1];
  return code ? [{ at, code, figures: [], tiles: [] }] : [];
}

/** Who has won plays no further; of an empty wall, who is a pig. */
function wonMark(view: SeatView, at: number): Mark<'won' | 'pig'>[] {
  const mark = { at, figures: [], tiles: [] };
  if (view.phase.type === 'play' && hasSeat(view.out, at)) return [{ ...mark, code: 'won', look: 'out' }];
  return hasSeat(ownOf(view).pigs ?? 0, at) ? [{ ...mark, code: 'pig' }] : [];
}

/** What it names beside its options and its table. */
interface Names {
  readonly items: ItemId;
  readonly units: 'fan' | 'void-tiles' | 'points';
  readonly steps: 'fan' | 'minimum' | 'cap' | 'value' | 'void-suit';
  readonly omissions: 'part-of';
  readonly refusals: 'below-minimum' | 'void-suit' | 'passed-win' | 'kong-not-robbed' | 'not-complete';
  readonly declarations: VoidId;
  readonly phases: 'exchange' | 'void';
  readonly reasons:
    | 'win'
    | 'kong'
    | 'kong-transfer'
    | 'flower-pig'
    | 'ready-check'
    | 'kong-refund'
    | 'false-win';
  readonly situations:
    | 'last-tile'
    | 'kong-replacement'
    | 'first-draw'
    | 'first-discard'
    | 'kong-discard'
    | 'void'
    | 'out'
    | 'fedBy';
}

export type Ids = IdsOf<typeof sichuanOptions, typeof table, Names>;
