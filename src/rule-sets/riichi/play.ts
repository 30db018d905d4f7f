import { resolveByPriority } from '../../engine/claims';
import { seatState } from '../../engine/draw';
import { pay } from '../../engine/events';
import { rulesOf } from '../../engine/knownRules';
import type { End, Resolution, Rules, Step } from '../../engine/rules';
import { payment } from '../../engine/scoring/payments';
import type { Deal, DeclareAction } from '../../engine/types';
import { isFirstGo, STICK } from './choices';
import { change, ownOf, riichiOf } from './data';
import { letPass } from './furiten';
import { isFourKongs } from './kongs';
import type { RiichiOptions } from './options';
import { isWind, SEATS } from './tiles';

const NOBODY: readonly number[] = Array<number>(SEATS).fill(0);

/** Riichi, or nine terminals. Source: `RULES.md#riichi`, `#abortive-draws`. */
export function declare({ deal }: Step, { seat, what }: DeclareAction): 'discard' | End {
  if (what === 'nine-terminals') return { end: what };
  const { riichi = NOBODY, riichiAt = NOBODY } = ownOf(deal);
  change(deal, {
    riichi: riichi.with(seat, isFirstGo(deal, seat) ? 2 : 1),
    riichiAt: riichiAt.with(seat, seatState(deal, seat).river.length),
    declaring: seat,
  });
  return 'discard';
}

/** Settles a discard or a declared kong. Source: `RULES.md#claims`, `#abortive-draws`. */
export function resolveBy(options: RiichiOptions): Rules['resolve'] {
  return (step) => {
    const { deal } = step;
    const isDiscard = deal.pending?.kong === null;
    const resolved = resolveByPriority(step);
    letPass(step, resolved.winners, options);
    if (resolved.end !== null) undoRiichi(deal);
    if (resolved.winners.length > 0 || resolved.end !== null) return withoutFalseCalls(resolved);
    if (!isDiscard) return resolved;
    accept(step);
    if (resolved.falseCalls.length > 0 && options.falseWin === 'chombo') return resolved;
    const end = abortAfterDiscard(deal, options.abortiveDraws);
    return end === null ? resolved : { ...resolved, claim: null, end };
  };
}

/** A real win goes before any false call. */
function withoutFalseCalls(resolved: Resolution): Resolution {
  return { ...resolved, falseCalls: [] };
}

/** A riichi whose discard ends the hand was not made. */
function undoRiichi(deal: Deal): void {
  const { declaring, riichi = NOBODY } = ownOf(deal);
  if (declaring === undefined || declaring === null) return;
  change(deal, { declaring: null, riichi: riichi.with(declaring, 0) });
}

/** The riichi discard has passed: the deposit is paid. */
function accept(step: Step): void {
  const { deal } = step;
  const { declaring, ippatsu = 0, paid = 0 } = ownOf(deal);
  if (declaring === undefined || declaring === null) return;
  change(deal, { declaring: null, ippatsu: ippatsu | (1 << declaring), paid: paid + 1 });
  pay(step, [payment({ from: declaring, to: null, base: STICK, reason: 'riichi', factors: [] })]);
}

function abortAfterDiscard(deal: Deal, draws: RiichiOptions['abortiveDraws']): string | null {
  if (draws.includes('four-winds') && isFourWinds(deal)) return 'four-winds';
  if (draws.includes('four-riichi') && deal.seats.every((_, seat) => riichiOf(deal, seat) > 0))
    return 'four-riichi';
  return draws.includes('four-kongs') && isFourKongs(deal) ? 'four-kongs' : null;
}

/** The four first discards are the same wind, and nothing was laid out. */
function isFourWinds({ seats, rules, options }: Deal): boolean {
  if (seats.some(({ melds, river }) => melds.length > 0 || river.length !== 1)) return false;
  const { kinds } = rulesOf({ rules, options }).tiles;
  const [first, ...others] = seats.map(({ river }) => kinds[river[0]!.tile]!);
  return isWind(first!) && others.every((kind) => kind === first);
}
