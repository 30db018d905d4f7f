import { kindOf, seatState } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import type { Action, Deal, Seat } from '../../engine/types';
import { waitsOf, isPongAlways } from './hands';
import type { RiichiOptions } from './options';

/** No more are made in a hand. */
export const MOST_KONGS = 4;

/** All kongs on the table, and the most that one seat has. */
export function kongsIn({ seats }: Pick<Deal, 'seats'>): { readonly all: number; readonly most: number } {
  const by = seats.map(({ melds }) => melds.filter(({ type }) => type === 'kong').length);
  return { all: by.reduce((sum, each) => sum + each, 0), most: Math.max(...by) };
}

/** Four kongs, not all by one player. */
export function isFourKongs(deal: Pick<Deal, 'seats'>): boolean {
  const { all, most } = kongsIn(deal);
  return all === MOST_KONGS && most < MOST_KONGS;
}

/** A fifth kong may be declared only where one seat has made all four, and ends the hand. Source: `RULES.md#kongs`. */
export function mayMakeKong(deal: Deal, { abortiveDraws }: RiichiOptions): boolean {
  const { all, most } = kongsIn(deal);
  return all < MOST_KONGS || (most === MOST_KONGS && abortiveDraws.includes('four-kongs'));
}

/** Whether a choice of a turn is a kong that a hand in riichi may make. Source: `RULES.md#riichi`. */
export function isKongInRiichi(
  deal: Deal,
  { seat, choice }: { readonly seat: Seat; readonly choice: Action },
  { riichiKong }: RiichiOptions,
): boolean {
  if (choice.type !== 'concealed-kong' || riichiKong === 'never' || !deal.drawn) return false;
  const kind = kindOf(rulesOf(deal), deal.drawn.tile);
  if (choice.kind !== kind) return false;
  const { counts, melds } = seatState(deal, seat);
  const before = { counts: counts.with(kind, counts[kind]! - 1), melds };
  const kong = { type: 'kong', kind, concealed: true, from: null } as const;
  const after = { counts: counts.with(kind, 0), melds: [...melds, kong] };
  const areSame = waitsOf(before).join() === waitsOf(after).join();
  return areSame && (riichiKong === 'same-waits' || isPongAlways(before, kind));
}
