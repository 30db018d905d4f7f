import { rulesOf } from '../engine/knownRules';
import type { Deal, DealEvent, Seat } from '../engine/types';

/** What one seat did in a deal that is over. Players and bots are compared by sums of it. */
export interface SeatFigures {
  readonly points: number;
  readonly won: boolean;
  /** It won with a tile that it drew itself. */
  readonly selfDrawn: boolean;
  /** Somebody won with its discard, or robbed its kong. */
  readonly dealtIn: boolean;
  readonly limit: boolean;
  /** Discards that it claimed, wins left out. */
  readonly claims: number;
  /** What its hand was worth, by the ids of the rule set's averages, where it won; and by the ids of its figures what those say. */
  readonly worth: Readonly<Record<string, number>>;
  /** The items that counted in its winning hand, each once. */
  readonly items: readonly string[];
}

const CLAIMS: readonly DealEvent['type'][] = ['chow', 'pong', 'kong', 'group'];

/** How many discards a seat claimed, wins left out. */
export function claimsOf(events: readonly DealEvent[], seat: Seat): number {
  return events.filter((event) => CLAIMS.includes(event.type) && 'seat' in event && event.seat === seat)
    .length;
}

/** The figures of a seat. `events`: all of the deal. */
export function seatFigures(deal: Deal, events: readonly DealEvent[], seat: Seat): SeatFigures {
  const win = deal.wins.find((each) => each.seat === seat);
  const { averages, figures } = rulesOf(deal);
  const worth = [
    ...averages.map(({ id, of }) => [id, win ? of(win.sheet) : null] as const),
    ...figures.map(({ id, of }) => [id, of(deal, seat)] as const),
  ];
  return {
    points: deal.ledger.reduce(
      (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
      0,
    ),
    won: win !== undefined,
    selfDrawn: win?.by === 'wall',
    dealtIn: deal.wins.some(({ from }) => from === seat),
    limit: win?.sheet.limit ?? false,
    claims: claimsOf(events, seat),
    worth: Object.fromEntries(worth.filter((each): each is [string, number] => each[1] !== null)),
    items: [...new Set(win?.sheet.lines.map(({ id }) => id))],
  };
}

/** What is summed over hands: how much one of them adds. */
const COUNTERS = {
  hands: () => 1,
  points: ({ points }) => points,
  /** The squares of the points: from these follows how far the points are apart. */
  squares: ({ points }) => points * points,
  wins: ({ won }) => Number(won),
  selfDrawn: ({ selfDrawn }) => Number(selfDrawn),
  dealIns: ({ dealtIn }) => Number(dealtIn),
  /** Hands in which something was claimed. */
  claimed: ({ claims }) => Number(claims > 0),
  claims: ({ claims }) => claims,
} as const satisfies Readonly<Record<string, (hand: SeatFigures) => number>>;
export type Counter = keyof typeof COUNTERS;

/** A figure of won hands, and over how many of them. */
interface WorthSum {
  readonly sum: number;
  readonly hands: number;
}

/** Figures of several deals together. `worth`: by the ids of the rule set's averages and figures. */
export type FigureSums = Readonly<Record<Counter, number>> & {
  readonly worth: Readonly<Record<string, WorthSum>>;
};

/** The sums of these hands. */
export function sumFigures(all: readonly SeatFigures[]): FigureSums {
  const sums = Object.entries(COUNTERS).map(([id, of]) => [id, all.reduce((sum, each) => sum + of(each), 0)]);
  return { ...(Object.fromEntries(sums) as Record<Counter, number>), worth: worthSums(all) };
}

function worthSums(all: readonly SeatFigures[]): FigureSums['worth'] {
  const sums: Record<string, WorthSum> = {};
  for (const { worth } of all)
    for (const [id, value] of Object.entries(worth)) {
      const { sum, hands } = sums[id] ?? { sum: 0, hands: 0 };
      sums[id] = { sum: sum + value, hands: hands + 1 };
    }
  return sums;
}

/**
 * How the bots of a game play, by level. One bot of the level plays standard bots, under the game's default options.
 * `npm run research -- figures` measures it. A level that the game does not offer is missing.
 */
export type BotFigures = Readonly<Record<string, FigureSums | undefined>>;
