import { paidForKong } from '../../bots/targets/foresee';
import type { KongAction } from '../../bots/targets/foresee';
import { kindOf } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import type { Action, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { dearer } from './course';
import type { Pair } from './pair';
import type { Fact } from './reason';
import { kongsCount } from './samples';

/** The better choice is a kong, which brings another draw. */
export function kongReplacement({ view, better, other }: Pair): Fact | null {
  const kind = kongKind(view, better.judged.action);
  if (kind === null || kongKind(view, other.judged.action) !== null) return null;
  const [a, b] = [better.hand.missing, other.hand.missing];
  const isNoFarther = a !== null && (b === null || a <= b);
  return rulesOf(view).layOuts.replaced && isNoFarther ? { code: 'kong-replacement', tiles: [kind] } : null;
}

/** The better choice is a kong, and a win brings more with it. */
export function kongValue(pair: Pair): Fact | null {
  const kind = kongKind(pair.view, pair.better.judged.action);
  if (kind === null || kongKind(pair.view, pair.other.judged.action) !== null) return null;
  const more = kongsCount(pair.view) ? dearer(pair) : null;
  return more && 'points' in more && typeof more.points !== 'number'
    ? { code: 'kong-value', tiles: [kind], points: more.points }
    : null;
}

/** The better choice is a kong that is paid for at once, the other one is none. */
export function kongPaid({ view, better, other }: Pair): Fact | null {
  const { action } = better.judged;
  const kind = kongKind(view, action);
  if (kind === null || !isKong(action) || kongKind(view, other.judged.action) !== null) return null;
  const points = paidForKong(view, action);
  return points > 0 ? { code: 'kong-paid', tiles: [kind], points } : null;
}

function isKong(action: Action): action is KongAction {
  return action.type === 'kong' || action.type === 'concealed-kong' || action.type === 'added-kong';
}

/** The kind of a kong that a choice makes; null for other choices. */
function kongKind(view: SeatView, action: Action): TileKind | null {
  const rules = rulesOf(view);
  if (action.type === 'concealed-kong') return action.kind;
  if (action.type === 'added-kong') return kindOf(rules, action.tile);
  const claimed = view.pending?.tile ?? null;
  return action.type === 'kong' && claimed !== null ? kindOf(rules, claimed) : null;
}
