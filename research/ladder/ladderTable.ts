import { routesOf } from '../../src/bots/knownBooks';
import { rulesOf } from '../../src/engine/knownRules';
import { estimateOf } from './estimate';
import type { Estimate } from './estimate';
import type { AlikeFound, LadderFound, LadderJob, SeatFound } from './ladderBlock';

/** The standard normal distribution has 95 % within so many standard deviations. */
const SURE = 1.96;

/** Where there is nothing to tell. */
const NONE = '–';

function headOf({ rules, options }: LadderJob): string[] {
  const units = rulesOf({ rules, options }).averages.map(({ unit }) => unit);
  const book = routesOf(rules)?.book;
  const rare = book?.totalOf ? [book.rare, units[0]] : [NONE];
  return [
    'bot',
    'points',
    ['limits as', ...rare].join(' '),
    'paired difference',
    '95 % interval',
    'won',
    'dealt in',
    ...units,
    'self-drawn',
    'claims',
    'four alike: drawn',
    'hands a CPU second',
  ];
}

/** The ladder as a Markdown table, from what the blocks found, in the order of the blocks. */
export function ladderTable(job: LadderJob, found: readonly LadderFound[]): string {
  const head = headOf(job);
  const yardstick = pointsByWall(found.map((block) => block.yardstick));
  const rows = job.bots.map((bot, at) => {
    const seats = found.map((block) => block.bots[at]!.seat);
    const alikes = found.map((block) => block.bots[at]!.alike);
    return [`\`${bot}\``, ...pointCells(seats, yardstick), ...rateCells(seats), ...alikeCells(alikes)];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Points in the seat by way of counting, and by wall in the order of walls. */
function pointsByWall(seats: readonly SeatFound[]): number[][] {
  const ways = seats[0]?.points ?? [];
  return ways.map((_, way) => seats.flatMap(({ points }) => points[way]!));
}

/** Points at full value, then the last way of counting (limit hands as rare ones, where hands differ in worth) alone and paired. */
function pointCells(seats: readonly SeatFound[], yardstick: readonly (readonly number[])[]): string[] {
  const rotations = sumOf(seats, 'hands') / seats.reduce((sum, { points }) => sum + points[0]!.length, 0);
  const perHundred = (byWall: readonly number[]): Estimate =>
    estimateOf(byWall.map((points) => (100 * points) / rotations));
  const ways = pointsByWall(seats);
  const counted = ways.at(-1)!;
  const own = perHundred(counted);
  const paired = perHundred(counted.map((points, wall) => points - yardstick.at(-1)![wall]!));
  return [
    withError(perHundred(ways[0]!)),
    ways.length > 1 ? withError(own) : NONE,
    withError(paired),
    paired.error < own.error ? `${interval(paired)}, paired` : `${interval(own)}, own`,
  ];
}

function rateCells(seats: readonly SeatFound[]): string[] {
  const hands = sumOf(seats, 'hands');
  const wins = sumOf(seats, 'wins');
  return [
    percent(wins, hands),
    percent(sumOf(seats, 'dealIns'), hands),
    ...averageCells(seats.map(({ averages }) => averages)),
    percent(sumOf(seats, 'selfDrawn'), wins),
    ratio(sumOf(seats, 'claims'), hands),
  ];
}

/** One cell for each figure of won hands. */
function averageCells(seats: readonly SeatFound['averages'][]): string[] {
  return (seats[0] ?? []).map((_, figure) => {
    const means = seats.map((averages) => averages[figure]!);
    return ratio(sumOf(means, 'sum'), sumOf(means, 'count'));
  });
}

function alikeCells(alikes: readonly AlikeFound[]): string[] {
  const hands = sumOf(alikes, 'hands');
  const speed = (1e6 * hands) / sumOf(alikes, 'cpu');
  return [percent(sumOf(alikes, 'drawn'), hands), whole(speed)];
}

function sumOf<Name extends string>(
  found: readonly { readonly [name in Name]: number }[],
  name: Name,
): number {
  return found.reduce((sum, each) => sum + each[name], 0);
}

function withError({ mean, error }: Estimate): string {
  return `${whole(mean)} (${whole(error)})`;
}

function interval({ mean, error }: Estimate): string {
  return `${whole(mean - SURE * error)} … ${whole(mean + SURE * error)}`;
}

function percent(part: number, of: number): string {
  return of === 0 ? NONE : `${((100 * part) / of).toFixed(1)} %`;
}

function ratio(sum: number, count: number): string {
  return count === 0 ? NONE : (sum / count).toFixed(2);
}

/** A whole number with a comma after thousands and a true minus sign. */
function whole(value: number): string {
  if (!Number.isFinite(value)) return NONE;
  const rounded = Math.round(value);
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded).toLocaleString('en')}`;
}
