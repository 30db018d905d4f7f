import type { Rules, Step } from '../../../src/engine/rules';
import type { Action, Deal, DeclareAction, LedgerEntry, Plain, Seat } from '../../../src/engine/types';
import { isPlain, toyRules } from './base';

const STAKE = 5;

/** Every hand is settled by its pongs of honours; a ready player may say so and lays down a stake, which the next winner takes. */
export const everyHand = toyRules(
  'toy-every-hand',
  {},
  { turnActions, declare, settleDeal, nextDeal, visibleExtras: (deal) => deal.extras, zeroSum: false },
);

function readySeats(deal: Deal): readonly Plain[] {
  const ready = deal.extras['ready'];
  return typeof ready === 'object' && ready !== null && 'length' in ready ? (ready as readonly Plain[]) : [];
}

function stakesBefore(deal: Deal): number {
  return Number(deal.carry['stakes'] ?? 0);
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
  return [...choices, { type: 'declare', seat, what: 'ready', tile: drawn.tile }];
}

function isReadyWithout(counts: readonly number[], discarded: number): boolean {
  return counts.some((_, drawn) => {
    const next = counts.map((count, kind) => count - Number(kind === discarded) + Number(kind === drawn));
    return (next[drawn] ?? 0) <= 4 && isPlain(next, 4);
  });
}

function declare({ deal }: Step, { seat }: DeclareAction): void {
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
}

function settleDeal(deal: Deal): LedgerEntry[] {
  const event = deal.events - 1;
  const scores = deal.seats.map(({ counts }) => counts.slice(27).filter((count) => count >= 3).length);
  const pairs = scores.flatMap((score, from) =>
    scores.map((other, to) => ({ from, to, amount: other - score })),
  );
  const payments = pairs
    .filter(({ amount }) => amount > 0)
    .map((pair) => ({ ...pair, reason: 'hands', base: pair.amount, factors: [], event }));
  const stakes = stakesBefore(deal) + STAKE * readySeats(deal).length;
  const winner = deal.wins[0]?.seat;
  if (winner === undefined || stakes === 0) return payments;
  return [
    ...payments,
    { from: null, to: winner, amount: stakes, reason: 'stakes', base: stakes, factors: [], event },
  ];
}

function nextDeal(...[progress, deal]: Parameters<Rules['nextDeal']>): ReturnType<Rules['nextDeal']> {
  if (progress.number === 8) return null;
  const stakes = deal.wins.length > 0 ? 0 : stakesBefore(deal) + STAKE * readySeats(deal).length;
  return { ...progress, number: progress.number + 1, dealer: progress.number % 4, carry: { stakes } };
}
