import type { Refusal, Rules } from './rules';
import type { WinContext } from './types';

/** Why this seat may not win like this with a complete hand, whatever the moment or just now; null when it may. */
export function refusalOf(rules: Rules, context: WinContext): Refusal | null {
  return rules.refusal(context) ?? rules.notNow(context);
}
