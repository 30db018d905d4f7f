import { bookOf } from '../../src/bots/knownBooks';
import type { Decision } from '../../src/coach/thought';
import { rulesOf } from '../../src/engine/knownRules';
import type { Action } from '../../src/engine/types';

/** A discard that deals in so often is a danger. */
const DANGER = 0.02;

/**
 * What a player does who gives up as soon as any discard is dangerous: the safest discard, and no claim. Null where the
 * game's book says nothing of dangers, and where there is none.
 */
export function folded({ view, choices }: Decision): Action | null {
  const reading = bookOf(view.rules)?.dangers?.(view);
  if (!reading) return null;
  const { kinds } = rulesOf(view).tiles;
  const others = [...view.seats.keys()].filter((seat) => seat !== view.seat);
  const danger = (tile: number): number => others.reduce((sum, seat) => sum + reading(seat, kinds[tile]!), 0);
  if (!view.hand.some((tile) => danger(tile) >= DANGER)) return null;
  const pass = choices.find(({ type }) => type === 'pass');
  if (pass) return pass;
  const discards = choices.flatMap((each) => (each.type === 'discard' ? [each] : []));
  return discards.toSorted((a, b) => danger(a.tile) - danger(b.tile))[0] ?? null;
}
