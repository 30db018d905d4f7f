import { writeFileSync } from 'node:fs';
import { whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { outOf } from '../../src/cli/tableArgs';
import { advisorFor } from '../../src/coach/advisor';
import type { Advisor } from '../../src/coach/advisor';
import { meldsOf, MOST_MELDS } from '../../src/coach/questions/safest/dealIn';
import { exposedOf } from '../../src/coach/reasons/others';
import { ruleSetOf } from '../../src/engine/knownRules';
import { changedOptions } from '../../src/engine/options';
import { fail, ok } from '../../src/engine/result';
import type { Watched } from '../believe/watchDeals';
import { configWithCoach, openSeed } from '../researchArgs';
import { fitOdds } from './fitOdds';
import type { Sort } from './fitOdds';
import { watchDiscards } from './watchDiscards';

interface DealInRequest extends Watched {
  readonly out: string;
}

export const dealInCommand = command({
  call: 'npm run research -- deal-in',
  says: 'Watches `routes-1` play itself, and writes how often seats win on discards that they win on in some imagined deals.',
  args: {
    config: configWithCoach,
    hands: whole('hands', 300),
    seed: openSeed,
    out: outOf('the odds are'),
  },
  ask: ({ config, ...asked }) => ok({ ...config, ...asked }),
  run: (request) => {
    const advisor = advisorFor(request);
    if (!advisor) return fail(`There is no coach for these options of "${request.rules}".`);
    return ok(run(request, advisor));
  },
});

function run(request: DealInRequest, { beliefs }: Advisor): void {
  const { rules, options, hands, seed, out } = request;
  const sorts = new Map<string, Sort>();
  watchDiscards(request, { beliefs, dealIn: null }, ({ view, danger, winners }) => {
    for (const { seat, chance: share } of danger.seats) {
      const melds = meldsOf(exposedOf(view.seats[seat]!));
      const name = `${share} ${melds}`;
      const sort = sorts.get(name) ?? { share, melds, all: 0, won: 0 };
      sorts.set(name, sort);
      sort.all++;
      if (winners.includes(seat)) sort.won++;
    }
  });
  const made = { rules, options: changedOptions(ruleSetOf(rules).options, options), hands, seed };
  writeFileSync(out, `${JSON.stringify({ made, ...fitOdds([...sorts.values()], MOST_MELDS + 1) })}\n`);
}
