import { standardBot } from '../bots/levels';
import { botCalled } from '../bots/registry';
import { rulesOf } from '../engine/knownRules';
import { impossibleMixture } from '../engine/mixtures';
import { fail, ok } from '../engine/result';
import type { Refusal } from '../engine/rules';
import { on, whole } from './args';
import { command } from './command';
import { fullPoints, pointsWithLimitAs } from './limitAs';
import { simReport } from './simReport';
import type { SimRequest } from './simReport';
import { bots, config, limitAs, outOrNone, seedOr } from './tableArgs';

export const simCommand = command({
  call: 'npm run --silent sim --',
  says: 'Bots against bots.',
  args: {
    config,
    hands: whole('hands', 1000),
    seed: seedOr(1),
    bots,
    records: outOrNone('records'),
    limitAs,
    duplicate: on('duplicate'),
    json: on('json'),
  },
  ask: ({ config: table, limitAs: limit, ...asked }) => {
    const impossible = impossibleMixture(table);
    if (impossible) return fail(`These options cannot be played together: ${figuresOf(impossible)}.`);
    const { seats } = rulesOf(table).geometry;
    const seated = asked.bots ?? Array.from({ length: seats }, () => botCalled(standardBot(table.rules)));
    if (seated.length !== seats) return fail(`--bots must name ${seats} bots, not ${seated.length}.`);
    if (asked.duplicate && asked.records !== null)
      return fail('--duplicate cannot be recorded: --records is refused with it.');
    const points = limit === null ? ok(fullPoints) : pointsWithLimitAs(limit, table);
    return points.ok ? ok<SimRequest>({ ...table, ...asked, bots: seated, points: points.value }) : points;
  },
  run: (request) => ok(process.stdout.write(simReport(request))),
});

/** The code of what is impossible with its figures: `minimum-unreachable (most 5, needs 8)`. */
function figuresOf({ code, figures = {} }: Refusal): string {
  const told = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  return told.length > 0 ? `${code} (${told.join(', ')})` : code;
}
