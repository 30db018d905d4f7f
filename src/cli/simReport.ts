import { closeSync, openSync, writeSync } from 'node:fs';
import type { Bot } from '../bots/bot';
import { rulesOf } from '../engine/knownRules';
import type { Average } from '../engine/rules';
import { Statistics } from './simStatistics';
import type { Points, SeatStatistics } from './simStatistics';
import { simulateDuplicate, simulateMatches } from './simulate';
import type { Simulation } from './simulate';

export interface SimRequest extends Simulation {
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

/** Plays what was asked, and says what came of it: as JSON, or as a table. */
export function simReport(request: SimRequest): string {
  const report = run(request);
  return request.json ? `${JSON.stringify(inContract(report))}\n` : table(report, rulesOf(request).averages);
}

function run(request: SimRequest): Report {
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
