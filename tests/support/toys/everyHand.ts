import type { Rules, Settlement, Step } from '../../../src/engine/rules';
import { looseGroups } from '../../../src/engine/scoring/looseGroups';
import { FIRST_WIND } from '../../../src/engine/tiles';
import type {
  Action,
  Deal,
  DeclareAction,
  Payment,
  Plain,
  ScoreLine,
  ScoreSheet,
  Seat,
} from '../../../src/engine/types';
import { isPlain, toyRules } from './base';

const STAKE = 5;

/** Every hand is settled by its pongs of honours; a ready player may say so and lays down a stake, which the next winner takes. */
export const everyHand = toyRules(
  'toy-every-hand',
  {},
  { turnActions, declare, scoreAll, settle, nextDeal, visibleExtras: (deal) => deal.extras, zeroSum: false },
);

type Stakes = Pick<Deal, 'carry' | 'extras'>;

function readySeats({ extras }: Pick<Deal, 'extras'>): readonly Plain[] {
  const ready = extras['ready'];
  return typeof ready === 'object' && ready !== null && 'length' in ready ? (ready as readonly Plain[]) : [];
}

function stakesIn(deal: Stakes): number {
  return Number(deal.carry['stakes'] ?? 0) + STAKE * readySeats(deal).length;
}

/** Before saying so, each discard that leaves the hand one away may be declared; after it only the drawn tile may go. */
function turnActions(deal: Deal, seat: Seat, choices: readonly Action[]): readonly Action[] {
  const { drawn } = deal;
  if (drawn && readySeats(deal).includes(seat))
    return choices.filter(
      (choice) => choice.type === 'win' || (choice.type === 'discard' && choice.tile === drawn.tile),
    );
  const state = deal.seats[seat];
  if (!drawn || !state || state.melds.length > 0 || !isReadyWithout(state.counts, Math.floor(drawn.tile / 4)))
    return choices;
  return [...choices, { type: 'declare', seat, what: 'ready', tile: drawn.tile, target: null }];
}

function isReadyWithout(counts: readonly number[], discarded: number): boolean {
  return counts.some((_, drawn) => {
    const next = counts.map((count, kind) => count - Number(kind === discarded) + Number(kind === drawn));
    return (next[drawn] ?? 0) <= 4 && isPlain(next, 4);
  });
}

function declare({ deal }: Step, { seat }: DeclareAction): 'discard' {
  deal.extras = { ready: [...readySeats(deal), seat] };
  deal.ledger.push({
    from: seat,
    to: null,
    amount: STAKE,
    reason: 'stake',
    base: STAKE,
    factors: [],
    event: deal.events - 1,
  });
  return 'discard';
}

/** One point for every pong or kong of honours, laid out or held, winner or not. */
function scoreAll(deal: Deal): ScoreSheet[] {
  return deal.seats.map(({ counts, melds }, seat) => {
    const groups = looseGroups({ counts, melds });
    const lines = groups.flatMap(({ type, kinds: [kind = 0] }, at): ScoreLine[] => {
      if (kind < FIRST_WIND || (type !== 'pong' && type !== 'kong')) return [];
      return [{ id: 'honour-pong', count: 1, value: 1, unit: 'points', groups: [at] }];
    });
    const headline = [{ value: lines.length, unit: 'points' }];
    const parts = { groups, lines, omitted: [], steps: [], headline };
    return { seat, legal: true, limit: false, ...parts, total: lines.length };
  });
}

/** Nothing before all hands are open; then each pair of seats settles the difference, and a winner takes the stakes. */
function settle({ over, sheets, wins, carry, extras }: Settlement): Payment[] | null {
  if (!over) return null;
  const scores = sheets.map((sheet) => sheet?.total ?? 0);
  const pairs = scores.flatMap((score, from) =>
    scores.map((other, to) => ({ from, to, amount: other - score })),
  );
  const payments: Payment[] = pairs
    .filter(({ amount }) => amount > 0)
    .map((pair) => ({ ...pair, reason: 'hands', base: pair.amount, factors: [] }));
  const stakes = stakesIn({ carry, extras });
  const to = wins[0]?.sheet.seat;
  if (to === undefined || stakes === 0) return payments;
  return [...payments, { from: null, to, amount: stakes, reason: 'stakes', base: stakes, factors: [] }];
}

function nextDeal(...[progress, deal]: Parameters<Rules['nextDeal']>): ReturnType<Rules['nextDeal']> {
  if (progress.number === 8) return null;
  const stakes = deal.wins.length > 0 ? 0 : stakesIn(deal);
  return { ...progress, number: progress.number + 1, dealer: progress.number % 4, carry: { stakes } };
}
