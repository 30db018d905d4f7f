import type { Tuning } from '../../src/bots/routes/tuning';
import { fail, ok, type Result } from '../../src/engine/result';
import { moved, parametersOf } from './parameters';
import type { Parameter } from './parameters';
import { regress } from './regression';
import type { Slope } from './regression';
import type { TuneFound } from './tuneRound';

/** A slope stands out when it is so many standard errors from zero: of fifty that are nothing, one in two runs is. */
const STANDS_OUT = 2.5;
const SEATS_DISTURBED = 2;

/** A parameter and what a step up of it wins: points per hundred hands and seat. */
export interface Trend extends Parameter, Slope {}

/** The trends of all parameters, in the parameters' order, from the rounds played. */
export function trendsOf(tuning: Tuning, found: readonly TuneFound[]): Result<Trend[]> {
  const parameters = parametersOf(tuning);
  const rounds = found.toSorted((a, b) => a.round - b.round);
  const slopes = regress(
    rounds.map(({ signs }) => signs),
    rounds.map(({ points, hands }) => (100 * points) / hands / SEATS_DISTURBED),
  );
  if (!slopes)
    return fail(
      `${found.length} rounds do not tell ${parameters.length} parameters apart: ask for more --rounds.`,
    );
  return ok(parameters.map((parameter, at) => ({ ...parameter, ...slopes[at]! })));
}

/** The tuning with every parameter whose trend stands out moved one step the way it wins. */
export function proposalOf(tuning: Tuning, trends: readonly Trend[]): Tuning {
  return moved(
    tuning,
    trends.map((trend) => (standsOut(trend) ? Math.sign(trend.slope) : 0)),
  );
}

/** The trends as a table, the clearest first. */
export function trendTable(trends: readonly Trend[]): string {
  const sorted = trends.toSorted((a, b) => Math.abs(clarity(b)) - Math.abs(clarity(a)));
  const lines = sorted.map((trend) => {
    const figures = [trend.slope.toFixed(2), trend.error.toFixed(2), clarity(trend).toFixed(1)];
    const cells = [String(trend.value), String(trend.step), ...figures].map((cell) => cell.padStart(10));
    return `${trend.name.padEnd(36)}${cells.join('')}${standsOut(trend) ? '  *' : ''}`;
  });
  const head = ['value', 'step', 'slope', 'error', 'ratio'].map((cell) => cell.padStart(10)).join('');
  return [`${'points per 100 hands and seat, a step up'.padEnd(36)}${head}`, ...lines].join('\n');
}

function clarity({ slope, error }: Slope): number {
  return error === 0 ? 0 : slope / error;
}

function standsOut(trend: Trend): boolean {
  return Math.abs(clarity(trend)) >= STANDS_OUT;
}
