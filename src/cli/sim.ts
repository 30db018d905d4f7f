import '../rule-sets/everything';
import { closeSync, openSync, writeSync } from 'node:fs';
import { standardBot } from '../bots/levels';
import type { Bot } from '../bots/bot';
import type { Average } from '../engine/rules';
import type { Options } from '../engine/types';
import { rulesOf } from '../engine/knownRules';
import { fail, ok, type Result } from '../engine/result';
import { parseBots, parseConfig, parseWhole, readFlags } from './flags';
import { fullPoints, pointsWithLimitAs } from './limitAs';
import { main } from './main';
import { Statistics } from './simStatistics';
import type { Points, SeatStatistics } from './simStatistics';
import { simulateDuplicate, simulateMatches } from './simulate';
import type { Simulation } from './simulate';

interface Request extends Simulation {
  readonly duplicate: boolean;
  readonly records: string | null;
  readonly json: boolean;
  readonly points: Points;
}

interface Report {
  readonly hands: number;
  readonly draws: number;
  readonly seconds: number;
  readonly handsPerSecond: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly seats: readonly SeatStatistics[];
}

await main(() => {
  const request = parseRequest(process.argv.slice(2));
  if (!request.ok) return request;
  const report = run(request.value);
  process.stdout.write(
    request.value.json
      ? `${JSON.stringify(inContract(report))}\n`
      : table(report, rulesOf(request.value).averages),
  );
  return ok(null);
});

function parseRequest(args: string[]): Result<Request> {
  const flags = readFlags(args, {
    texts: ['rules', 'hands', 'seed', 'bots', 'options', 'records', 'limit-as'],
    switches: ['duplicate', 'json'],
  });
  if (!flags.ok) return flags;
  const { duplicate = false, json = false, records = null } = flags.value;
  const config = parseConfig(flags.value);
  if (!config.ok) return config;
  const hands = parseWhole('--hands', flags.value.hands ?? '1000', 1);
  if (!hands.ok) return hands;
  const seed = parseWhole('--seed', flags.value.seed ?? '1', 0);
  if (!seed.ok) return seed;
  const { rules } = config.value;
  const { seats } = rulesOf(config.value).geometry;
  const bots = parseBots(flags.value.bots ?? Array(seats).fill(standardBot(rules)).join(','));
  if (!bots.ok) return bots;
  if (bots.value.length !== seats) return fail(`--bots must name ${seats} bots, not ${bots.value.length}.`);
  const points = parsePoints(flags.value['limit-as'], config.value);
  if (!points.ok) return points;
  if (duplicate && records !== null)
    return fail('--duplicate cannot be recorded: --records is refused with it.');
  return ok({
    ...config.value,
    hands: hands.value,
    seed: seed.value,
    bots: bots.value,
    duplicate,
    records,
    json,
    points: points.value,
  });
}

function parsePoints(
  limitAs: string | undefined,
  config: { rules: string; options: Options },
): Result<Points> {
  if (limitAs === undefined) return ok(fullPoints);
  const value = parseWhole('--limit-as', limitAs, 0);
  return value.ok ? pointsWithLimitAs(value.value, config) : value;
}

function run(request: Request): Report {
  let decisions = 0;
  const bots = request.bots.map((bot): Bot => ({
    id: bot.id,
    decide: (view, choices, random) => {
      decisions++;
      return bot.decide(view, choices, random);
    },
  }));
  const counted = { ...request, bots };
  const statistics = new Statistics(
    request.bots.map((bot) => bot.id),
    request.points,
    rulesOf(request).averages,
  );
  const add = statistics.add.bind(statistics);
  const start = process.cpuUsage();
  if (request.duplicate) simulateDuplicate(counted, add);
  else if (request.records === null) simulateMatches(counted, add);
  else writeRecords(counted, request.records, add);
  const used = process.cpuUsage(start);
  const seconds = (used.user + used.system) / 1e6;
  const { hands, draws } = statistics;
  return {
    hands,
    draws,
    seconds,
    handsPerSecond: hands / seconds,
    decisions,
    decisionsPerSecond: decisions / seconds,
    seats: statistics.seats(),
  };
}

function writeRecords(simulation: Simulation, file: string, add: Statistics['add']): void {
  const out = openSync(file, 'w');
  try {
    simulateMatches(simulation, add, (record) => writeSync(out, `${JSON.stringify(record)}\n`));
  } finally {
    closeSync(out);
  }
}

/** Averages stand among the other figures of a seat. */
function inContract(report: Report): object {
  const seats = report.seats.map(({ averages, averageTurnOfWin, claimsPerHand, ...seat }) => ({
    ...seat,
    ...averages,
    averageTurnOfWin,
    claimsPerHand,
  }));
  return { ...report, seats };
}

function table(report: Report, averages: readonly Average[]): string {
  const { hands, draws, seconds, handsPerSecond, decisionsPerSecond } = report;
  const head = [
    'bot',
    'points',
    'per hand',
    '±',
    'wins',
    'self-drawn',
    'dealt in',
    'limit',
    ...averages.map(({ unit }) => unit),
    'turn',
    'claims',
  ];
  const rows = report.seats.map((seat) => [
    seat.bot,
    String(seat.points),
    seat.pointsPerHand.toFixed(3),
    seat.pointsPerHandStandardError.toFixed(3),
    String(seat.wins),
    String(seat.selfDrawn),
    String(seat.dealIns),
    String(seat.limitHands),
    ...averages.map(({ id }) => seat.averages[id]?.toFixed(2) ?? '-'),
    seat.averageTurnOfWin?.toFixed(1) ?? '-',
    seat.claimsPerHand.toFixed(2),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] as string).length)),
  );
  const lines = [head, ...rows].map((row) =>
    row.map((cell, column) => cell.padStart(widths[column] as number)).join('  '),
  );
  const share = ((100 * draws) / hands).toFixed(1);
  const speed = `${seconds.toFixed(1)} CPU s, ${Math.round(handsPerSecond)} hands/s, ${Math.round(decisionsPerSecond)} decisions/s`;
  return `${hands} hands, ${draws} drawn (${share} %), ${speed}\n${lines.join('\n')}\n`;
}
