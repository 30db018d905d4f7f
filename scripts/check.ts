import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { readTallies, type Tally } from './tally';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
}

const reports = { unit: 'reports/unit.json', e2e: 'reports/e2e.json' };

const steps: readonly Step[] = [
  { name: 'format', command: 'oxfmt --check' },
  { name: 'lint', command: 'oxlint' },
  { name: 'types', command: 'npm run --silent types' },
  {
    name: 'unit tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${reports.unit}`,
  },
  { name: 'unused files, exports and packages', command: 'knip' },
  { name: 'build', command: 'vite build' },
  { name: 'size', command: 'tsx scripts/size.ts' },
  {
    name: 'browser tests',
    command: 'playwright test -c e2e --reporter=list,json',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e },
  },
];

/** Runs every step in turn and stops at the first that fails; the last line is the sum of all tests. */
function check(): number {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports');
  const failed = steps.find((step, index) => !passes(step, index));
  const { passed, failed: failures } = readTallies(Object.values(reports));
  if (failed) console.error(`\nThe check stopped at: ${failed.name}`);
  else if (passed === 0) console.error('\nNo test ran.');
  printTally({ passed, failed: failures });
  return failed || failures > 0 || passed === 0 ? 1 : 0;
}

function passes({ name, command, env }: Step, index: number): boolean {
  console.log(`\n== ${index + 1}/${steps.length} ${name}: ${command}`);
  const start = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`-- ${name}: ${status === 0 ? 'ok' : 'failed'}, ${seconds(performance.now() - start)} s`);
  return status === 0;
}

function printTally({ passed, failed }: Tally): void {
  if (passed + failed > 0) console.log(`\n${passed} passed, ${failed} failed`);
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

process.exitCode = check();
