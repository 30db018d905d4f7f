import { fast } from '../../../src/bots/yardsticks/fast';
import { simulateMatches } from '../../../src/cli/simulate';
import { optionsOf } from '../rigged';

/** The record of the first events of a match, as JSON: few decisions, so that what is judged is judged soon. */
export function shortRecord(): string {
  const rules = 'hong-kong-old';
  const found: string[] = [];
  simulateMatches(
    { rules, options: optionsOf(rules, {}), hands: 1, seed: 5, bots: [fast, fast, fast, fast] },
    () => {},
    ({ hands, ...record }) => {
      const [{ result: _result, ...hand }] = hands as unknown as [(typeof hands)[number]];
      found.push(
        JSON.stringify({ ...record, complete: false, hands: [{ ...hand, events: hand.events.slice(0, 6) }] }),
      );
    },
  );
  return found[0] ?? '';
}
