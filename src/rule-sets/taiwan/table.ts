import { hasSeat } from '../../engine/state';
import type { SeatView } from '../../engine/view';
import { standardTable, type IdsOf } from '../shared/standard/table';
import { declaredBy, ownOf, streakOf } from './data';
import type { ItemId } from './items';
import { taiwanOptions } from './options';

const SETS = 5;

export const table = standardTable(taiwanOptions, {
  pays: 'payment',
  once: { rounds: 1, dealerRepeats: 'never' },
  presets: {
    'five-two': { basePoints: 5, taiPoints: 2 },
    nearest: { severalWinners: 'nearest' },
    'eight-pairs': { eightPairs: true },
    'no-flowers': { bonusTiles: false },
    plain: { readyDeclaration: false, missedWin: 'none', swapDiscard: 'none' },
  },
  facts: ({ basePoints, taiPoints, dealerTai, streakTai, minimumFaan, severalWinners }) => ({
    base: basePoints,
    tai: taiPoints,
    dealer: dealerTai,
    streak: streakTai,
    minimum: minimumFaan,
    severalWinners,
  }),
  repeats: (carry) => streakOf({ carry }),
  throwsDrawn: true,
  goal: ({ minimumFaan }) => [SETS, minimumFaan],
  bar: ({ basePoints, taiPoints }) => [basePoints, taiPoints],
  marks: (view) => [...readyMarks(view), ...missedMark(view), ...streakMark(view)],
});

function readyMarks(view: SeatView) {
  return view.seats.flatMap((_, at) => {
    const code = declaredBy(view, at);
    return code === null ? [] : [{ at, code, figures: [], tiles: [] } as const];
  });
}

/** That the own hand may not win on another's tile just now, which only its player is told. */
function missedMark(view: SeatView) {
  const { seat: at, phase } = view;
  const isMissed = phase.type === 'play' && hasSeat(ownOf(view).missed ?? 0, at);
  return isMissed ? [{ at, code: 'missed-win', figures: [], tiles: [], look: 'aside' } as const] : [];
}

function streakMark(view: SeatView) {
  const streak = streakOf(view);
  return streak > 0 ? [{ at: 'table', code: 'streak', figures: [streak], tiles: [] } as const] : [];
}

/** What it names beside its options and its table. */
interface Names {
  readonly items: ItemId;
  readonly units: 'tai' | 'points';
  readonly steps: 'tai' | 'minimum' | 'cap' | 'value';
  readonly omissions: 'part-of';
  readonly refusals: 'below-minimum' | 'missed-win' | 'kong-not-robbed' | 'not-complete';
  readonly declarations: 'ready';
  readonly phases: 'heavenly-ready';
  readonly reasons: 'win' | 'dealer' | 'streak' | 'false-win';
  readonly situations:
    | 'last-tile'
    | 'kong-replacement'
    | 'bonus-replacement'
    | 'double-kong-replacement'
    | 'first-draw'
    | 'first-discard'
    | 'heavenly-ready'
    | 'earthly-ready'
    | 'streak';
}

export type Ids = IdsOf<typeof taiwanOptions, typeof table, Names>;
