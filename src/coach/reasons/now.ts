import type { HandReading } from './reading';
import type { Fact } from './reason';

/**
 * Adds what is missing before tiles are given away, as the hands to aim for say it, where the better packet costs some. The
 * hand is read as it is held.
 */
export function withNow<Any extends Fact>(fact: Any, { open, missing }: HandReading): Any {
  if (!('missing' in fact) || typeof fact.missing === 'number' || 'isOtherWay' in fact) return fact;
  const named = 'id' in fact ? open.filter(({ target }) => target.id === fact.id) : null;
  const now = named ? Math.min(...named.map((each) => each.missing)) : missing;
  if (now === null || now >= fact.missing.better) return fact;
  return { ...fact, missing: { ...fact.missing, now } };
}
