import { hasSeat } from '../../engine/state';
import { suitOf } from '../../engine/tiles';
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
  marks: (view) => view.seats.flatMap((_, seat) => [...voidMark(view, seat), ...endMark(view, seat)]),
  last: (view, kind) => suitOf(kind) === voidOf(view, view.seat),
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
  readonly look: 'barred' | 'end';
}

const KINDS_OF_SUIT = 9;

function voidMark(view: SeatView, at: number): Mark<VoidId>[] {
  const code = VOIDS[voidOf(view, at) ?? -1];
  const suit = voidOf(view, at) ?? 0;
  return code ? [{ at, code, figures: [], tiles: [suit * KINDS_OF_SUIT + 1], look: 'barred' }] : [];
}

/** Of an empty wall, who is a pig, ready or not; of three wins, who has none. */
function endMark(view: SeatView, at: number): Mark<'pig' | 'ready' | 'unready' | 'loser'>[] {
  const mark = { at, figures: [], tiles: [], look: 'end' } as const;
  const { pigs, ready = 0, loser } = ownOf(view);
  if (loser === at) return [{ ...mark, code: 'loser' }];
  if (pigs === undefined || hasSeat(view.out, at)) return [];
  return [{ ...mark, code: hasSeat(pigs, at) ? 'pig' : hasSeat(ready, at) ? 'ready' : 'unready' }];
}

/** What it names beside its options and its table. */
interface Names {
  readonly items: ItemId;
  readonly units: 'fan' | 'void-tiles' | 'points';
  readonly steps: 'fan' | 'minimum' | 'cap' | 'value' | 'void-suit';
  readonly omissions: 'part-of';
  readonly refusals: 'below-minimum' | 'void-suit' | 'passed-win' | 'kong-not-robbed' | 'not-complete';
  readonly declarations: VoidId;
  readonly phases: 'exchange' | 'exchange-any' | 'void';
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
