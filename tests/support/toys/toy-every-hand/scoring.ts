import type { HeldHand, Rules, Settlement } from '../../../../src/engine/rules';
import { payment } from '../../../../src/engine/scoring/payments';
import { looseGroups } from '../../../../src/engine/scoring/looseGroups';
import { FIRST_DRAGON, FIRST_WIND } from '../../../../src/engine/tiles';
import type { Deal, Payment, ScoreGroup, ScoreLine, ScoreSheet, Seat } from '../../../../src/engine/types';
import { linesIn, pongsOf, readSets, sheetOf, sumOf, withWinning } from '../shared/scoring';
import { seatsIn, stakesOf } from './stakes';

const inPoints = linesIn('points');
const inDoublings = linesIn('doublings');

const [WON, PONG, HONOUR_PONG, SELF_DRAWN] = [10, 4, 8, 2];

interface Worth {
  readonly doubles: readonly string[];
  readonly limit: number;
}

/** Points, then doublings. Source: `RULES.md#worth`. */
export function scoreBy({ doubles, limit }: Worth): Rules['score'] {
  return (context) => {
    const { seat, from, extras, counts } = context;
    const hand = readSets(counts);
    if (!hand) return null;
    const groups = withWinning(hand, context);
    const found = [
      ...inDoublings.each(
        'dragon-doubling',
        1,
        pongsOf(groups, (kind) => kind >= FIRST_DRAGON),
      ),
      ...inDoublings.when(seatsIn(extras, 'ready').includes(seat), 'ready', 1),
    ];
    const points = [
      ...inPoints.when(true, 'won', WON),
      ...pongLines(groups),
      ...inPoints.when(from === null, 'self-drawn', SELF_DRAWN),
    ];
    const omitted = found
      .filter(({ id }) => !doubles.includes(id))
      .map(({ id }) => ({ id, code: 'not-at-this-table' }));
    return counted(
      { seat, groups, omitted },
      { points, doublings: found.filter(({ id }) => doubles.includes(id)), limit },
    );
  };
}

function pongLines(groups: readonly ScoreGroup[]): ScoreLine[] {
  return [
    ...inPoints.each(
      'pong',
      PONG,
      pongsOf(groups, (kind) => kind < FIRST_WIND),
    ),
    ...inPoints.each(
      'honour-pong',
      HONOUR_PONG,
      pongsOf(groups, (kind) => kind >= FIRST_WIND),
    ),
  ];
}

interface Lines {
  readonly points: readonly ScoreLine[];
  readonly doublings: readonly ScoreLine[];
  readonly limit: number;
}

function counted(
  read: Pick<ScoreSheet, 'seat' | 'groups' | 'omitted'>,
  { points, doublings, limit }: Lines,
): ScoreSheet {
  const sum = sumOf(points);
  const doubled = sum * 2 ** sumOf(doublings);
  const total = Math.min(doubled, limit);
  return sheetOf({
    ...read,
    limit: doubled >= limit,
    lines: [...points, ...doublings],
    steps: [
      { id: 'sum', value: sum, unit: 'points' },
      ...(doublings.length > 0 ? [{ id: 'doubled', value: doubled, unit: 'points' }] : []),
      ...(doubled > limit ? [{ id: 'limited', value: limit, unit: 'points' }] : []),
    ],
    headline: [{ value: total, unit: 'points' }],
    total,
  });
}

/** The winner's sheet and those of all others: their pongs count, a ready call does not. */
export function sheetsOf(deal: Deal, limit: number): ScoreSheet[] {
  return deal.seats.map(({ counts, melds }, seat) => {
    const win = deal.wins.find((each) => each.seat === seat);
    if (win) return win.sheet;
    const groups = looseGroups({ counts, melds });
    const isReady = seatsIn(deal.extras, 'ready').includes(seat);
    const omitted = isReady ? [{ id: 'ready', code: 'not-won' }] : [];
    return counted({ seat, groups, omitted }, { points: pongLines(groups), doublings: [], limit });
  });
}

/** The sheets of the hands of all seats, beside a winner's. */
export function scoredHands(hands: readonly HeldHand[], won: ScoreSheet, limit: number): ScoreSheet[] {
  return hands.map(({ seat, counts, melds }) => {
    if (seat === won.seat) return won;
    const groups = looseGroups({ counts, melds });
    return counted({ seat, groups, omitted: [] }, { points: pongLines(groups), doublings: [], limit });
  });
}

interface Settled {
  readonly stake: number;
  /** The losers also pay each other what their hands differ by. */
  readonly all: boolean;
}

/** Nothing is paid before the hand is over. The winner is paid by all and takes the stakes. */
export function settleBy({ stake, all }: Settled): Rules['settle'] {
  return (settlement) => {
    const { wins, ending, sheets, seats } = settlement;
    if (ending === null) return null;
    const [first] = wins;
    if (!first) return [];
    const winner = first.sheet.seat;
    const losers = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== winner);
    const paid = losers.map((from) => pays({ from, to: winner, base: first.sheet.total, reason: 'hand' }));
    const differences = all
      ? losers.flatMap((from) => losers.flatMap((to) => difference(sheets, from, to)))
      : [];
    return [...paid, ...differences, ...stakesTo(winner, settlement, stake)];
  };
}

function difference(sheets: Settlement['sheets'], from: Seat, to: Seat): Payment[] {
  const base = (sheets[to]?.total ?? 0) - (sheets[from]?.total ?? 0);
  return base > 0 ? [pays({ from, to, base, reason: 'difference' })] : [];
}

/** The dealer pays and is paid twice as much. */
function pays(owed: { from: Seat; to: Seat; base: number; reason: string }): Payment {
  const isDealer = owed.from === 0 || owed.to === 0;
  return payment({ ...owed, factors: isDealer ? [{ id: 'dealer', times: 2 }] : [] });
}

function stakesTo(to: Seat, settlement: Settlement, stake: number): Payment[] {
  const base = stakesOf(settlement, stake);
  return base > 0 ? [payment({ from: null, to, base, reason: 'stakes', factors: [] })] : [];
}
