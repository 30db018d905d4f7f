import { payment } from '../../engine/scoring/payments';
import { payersOf } from '../../engine/settlement';
import type { SettledWin, Settlement } from '../../engine/rules';
import { hasSeat } from '../../engine/state';
import type { LedgerEntry, Payment, Seat } from '../../engine/types';
import { ownOf } from './data';
import type { SichuanOptions } from './options';

/** All payments of wins and of an empty wall. */
export function settleBy(options: SichuanOptions): (settlement: Settlement) => Payment[] {
  return (settlement) => {
    const { wins, ending } = settlement;
    if (wins.length > 0)
      return [...winPayments(options, settlement), ...(options.kongTransfer ? passedOn(settlement) : [])];
    return ending === 'exhausted' ? emptyWall(options, settlement) : [];
  };
}

const pays = (owed: Pick<Payment, 'from' | 'to' | 'base' | 'reason'>): Payment =>
  payment({ ...owed, factors: [] });

/** What wins bring by themselves, without kong money. Source: `RULES.md#payment`. */
export function winPayments(options: SichuanOptions, settlement: Settlement): Payment[] {
  return settlement.wins.flatMap((win) => {
    const { sheet, context } = win;
    const { seat: to, total } = sheet;
    if (context.from !== null) return [pays({ from: context.from, to, base: total, reason: 'win' })];
    const payers = payersOf(settlement).filter((seat) => !hasSeat(ownOf(context).won ?? 0, seat));
    const feeder = feederOf(options, win);
    if (feeder !== null)
      return payers
        .filter((seat) => seat === feeder)
        .map((from) => pays({ from, to, base: total, reason: 'win' }));
    const more = options.selfDrawn === 'add-base' ? 1 : 0;
    return payers.map((from) => pays({ from, to, base: total + more, reason: 'win' }));
  });
}

/** Who pays alone for a win on the tile of a kong made with a discard; null where nobody does. */
function feederOf({ fedKongWin }: SichuanOptions, { context }: SettledWin): Seat | null {
  return fedKongWin === 'feeder' && context.kongs > 0 ? (ownOf(context).kongFrom ?? null) : null;
}

/** What the last kong of the turn earned goes to those who win on the discard after it. Source: `RULES.md#passing-on`. */
function passedOn({ wins }: Settlement): Payment[] {
  const [nearest] = wins;
  if (!nearest) return [];
  const { by, from } = nearest.context;
  const { kongBy, kongEarned = 0 } = ownOf(nearest.context);
  if (by !== 'discard' || from === null || kongBy !== from || kongEarned === 0) return [];
  const rest = kongEarned % wins.length;
  const share = (kongEarned - rest) / wins.length;
  return wins.map((win) =>
    pays({
      from,
      to: win.sheet.seat,
      base: share + (win === nearest ? rest : 0),
      reason: 'kong-transfer',
    }),
  );
}

/** Those who still play, and what becomes of them. */
interface Left {
  readonly settlement: Settlement;
  readonly still: readonly Seat[];
  readonly isPig: (seat: Seat) => boolean;
  /** What a ready hand is worth; 0 where a hand is not ready. */
  readonly readyAt: (seat: Seat) => number;
}

/** Source: `RULES.md#empty-wall`. */
function emptyWall(options: SichuanOptions, settlement: Settlement): Payment[] {
  const { sheets, out } = settlement;
  const pigs = ownOf(settlement).pigs ?? 0;
  const left: Left = {
    settlement,
    still: seatsOf(settlement).filter((seat) => !hasSeat(out, seat)),
    isPig: (seat) => hasSeat(pigs, seat),
    readyAt: (seat) => (hasSeat(out | pigs, seat) ? 0 : (sheets[seat]?.total ?? 0)),
  };
  return [
    ...(options.pigPoints > 0 ? ofPigs(options.pigPoints, left) : []),
    ...(options.readyCheck ? ofUnready(options.pigPoints === 0, left) : []),
    ...(options.kongRefund ? refunds(left) : []),
  ];
}

function seatsOf({ seats }: Settlement): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Pigs pay all who are none, also those who have won. */
function ofPigs(points: number, { settlement, still, isPig, readyAt }: Left): Payment[] {
  const others = seatsOf(settlement).filter((seat) => !isPig(seat));
  return still
    .filter(isPig)
    .flatMap((from) =>
      others.map((to) => pays({ from, to, base: Math.max(points, readyAt(to)), reason: 'flower-pig' })),
    );
}

/** Who is not ready pays those who are. */
function ofUnready(withPigs: boolean, { still, isPig, readyAt }: Left): Payment[] {
  const paying = still.filter((seat) => readyAt(seat) === 0 && (withPigs || !isPig(seat)));
  const ready = still.filter((seat) => readyAt(seat) > 0);
  return paying.flatMap((from) =>
    ready.map((to) => pays({ from, to, base: readyAt(to), reason: 'ready-check' })),
  );
}

/** Who is not ready gives kong money back to whoever paid it. */
function refunds({ settlement: { ledger }, still, readyAt }: Left): Payment[] {
  const owing = still.filter((seat) => readyAt(seat) === 0);
  return keptKongMoney(ledger).flatMap(({ from, to, amount }) =>
    from !== null && to !== null && owing.includes(to)
      ? [pays({ from: to, to: from, base: amount, reason: 'kong-refund' })]
      : [],
  );
}

/** What kongs have earned and their makers did not pass on: what is passed on is that of the last kong before. */
function keptKongMoney(ledger: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const earned = ledger.filter(({ reason }) => reason === 'kong');
  const passed = ledger
    .filter(({ reason }) => reason === 'kong-transfer')
    .map(({ from, event }) => earned.findLast((kong) => kong.to === from && kong.event < event)?.event);
  return earned.filter(({ event }) => !passed.includes(event));
}
