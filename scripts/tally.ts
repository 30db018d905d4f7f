import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a run passed and failed; skipped ones count as neither. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Adds up the JSON reports of vitest and Playwright at these paths; a report that is missing counts nothing. */
export function readTallies(paths: readonly string[]): Tally {
  const tallies = paths.filter((path) => existsSync(path)).map(readTally);
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  };
}

function readTally(path: string): Tally {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
