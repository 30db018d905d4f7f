import { parseSeat } from '../../engine/notation';
import type { RecordedHand } from '../../engine/record';
import type { Extras, RuleSetId, Wind } from '../../engine/types';
import { repeatsTold } from './knownTables';

/** Where a hand stands in its match. `number`: counted through; `repeat`: how often hands were repeated, as its players count that. */
export interface HandPlace {
  readonly round: Wind;
  readonly number: number;
  readonly repeat: number;
}

/** Rounds have the names of winds. */
const WINDS = 4;

/** `carry`: what earlier hands left to it. */
export function placeOf(
  rules: RuleSetId,
  { round, number, repeat, carry }: HandPlace & { readonly carry: Extras },
): HandPlace {
  return { round, number, repeat: repeatsTold(rules)?.(carry) ?? repeat };
}

/** The place of a hand of a record, which writes what earlier hands left beside it; older versions did beside its result. */
export function recordedPlace(rules: RuleSetId, hand: RecordedHand | undefined): HandPlace {
  if (!hand) return FIRST_HAND;
  return placeOf(rules, {
    ...hand,
    round: parseSeat(hand.round, WINDS) ?? 0,
    carry: { ...hand.result, ...hand } as unknown as Extras,
  });
}

export const FIRST_HAND: HandPlace = { round: 0, number: 1, repeat: 0 };
