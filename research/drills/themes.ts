import { isAlike } from '../../src/coach/candidates';
import type { Candidate } from '../../src/coach/candidates';
import type { Theme } from '../../src/coach/drills/drill';
import { rulesOf } from '../../src/engine/knownRules';
import type { SeatView } from '../../src/engine/view';
import { gapOf } from './trial';
import type { Tried } from './trial';

/** Paid to others' wins on own discards: from this share of the gap on the question is one of safety. */
const SAFETY = 0.5;
/** Hope in hands that no claim brings nearer: from this share on, claiming opens something. */
const CLOSED = 0.25;
/** A claim uses one tile that was missing; one that brings the hand so much nearer opens the way to a win. */
const NEARER = 2;

/** What a position trains, by what its best choice and the best one of the other sort were found to be. */
export function themeOf(view: SeatView, ranked: readonly Tried[], candidates: readonly Candidate[]): Theme {
  const [best, second] = ranked;
  if (!best || !second) return 'general';
  if (best.action.type === 'exchange') return 'exchange';
  const declared = ranked.flatMap(({ action }) => (action.type === 'declare' ? [action] : []));
  if (declared.length > 0) return declared.some(({ target }) => target !== null) ? 'swap' : 'declare';
  if (best.action.type === 'kong' || second.action.type === 'kong') return 'kong';
  const saved = second.paid / second.points.length - best.paid / best.points.length;
  if (saved >= SAFETY * gapOf(best, second).mean) return 'safety';
  const claim = ranked.find(({ action }) => action.type !== 'pass');
  const pass = ranked.find(({ action }) => action.type === 'pass');
  if (!claim || !pass) return 'discard';
  const after = (tried: Tried) =>
    candidates.find(({ action }) => isAlike(view, action, tried.action))?.after ?? null;
  const [claimed, passed] = [after(claim), after(pass)];
  const isOpen = view.seats[view.seat]?.melds.some(({ concealed }) => !concealed);
  if (!isOpen && (passed?.closed ?? 0) - (claimed?.closed ?? 0) >= CLOSED) return 'concealed';
  if (rulesOf(view).card) return 'general';
  const [missing, without] = [claimed?.missing ?? Infinity, passed?.missing ?? Infinity];
  if (missing > without || without - missing >= NEARER) return 'minimum';
  return claim.action.type === 'chow' ? 'chow-or-wait' : 'general';
}
