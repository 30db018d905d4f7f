import type { SeatView } from '../../engine/view';
import type { Advisor } from '../advisor';
import { readHand } from './reading';
import type { Fact } from './reason';

/** Adds what is missing before tiles are given away, as the hands to aim for say it, where the better packet costs some. */
export function withNow<Any extends Fact>(view: SeatView, fact: Any, advisor: Advisor): Any {
  if (!('missing' in fact) || typeof fact.missing === 'number' || 'isOtherWay' in fact) return fact;
  const { open, missing } = readHand(view, null, advisor);
  const named = 'id' in fact ? open.filter(({ target }) => target.id === fact.id) : null;
  const now = named ? Math.min(...named.map((each) => each.missing)) : missing;
  if (now === null || now >= fact.missing.better) return fact;
  return { ...fact, missing: { ...fact.missing, now } };
}
