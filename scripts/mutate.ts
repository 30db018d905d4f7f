import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hashText, stream } from '../src/engine/random';

const USAGE = 'npm run mutate -- FOLDER [ONE_OF] [SEED], for instance: npm run mutate -- src/store 20';

/** Stryker stands apart from what every clone installs. */
const HOME = 'scripts/mutation';
const CONFIG = 'reports/stryker.json';
const REPORT = 'reports/mutation.json';

/** Lines that are changed together: a change that reaches over their end is not made. */
const WINDOW = 12;

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly status: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number } };
}

/**
 * `npm run mutate -- FOLDER [ONE_OF] [SEED]`: changes the code place by place, runs the tests of its layer, and lists the
 * changes that none of them notices. With `ONE_OF` only one window of lines of so many is changed.
 */
function mutate(): void {
  const [folder, oneOf = '1', seed = '1', ...more] = process.argv.slice(2);
  const isKnown = folder !== undefined && /^src\/[\w-]+/.test(folder) && existsSync(folder);
  if (!isKnown || more.length > 0 || !/^[1-9]\d*$/.test(oneOf)) {
    console.error(USAGE);
    process.exit(1);
  }
  if (!existsSync(`${HOME}/node_modules`))
    execFileSync('npm', ['ci', '--prefix', HOME], { stdio: 'inherit' });
  mkdirSync('reports', { recursive: true });
  writeFileSync(CONFIG, JSON.stringify(configOf(placesIn(folder, Number(oneOf), seed))));
  const { status } = spawnSync(
    'node',
    [`${HOME}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', CONFIG],
    { stdio: 'inherit', env: { ...process.env, LAYER: folder.split('/')[1] } },
  );
  if (status !== 0) process.exit(status ?? 1);
  tell(JSON.parse(readFileSync(REPORT, 'utf8')) as Report);
}

/** Windows of lines as Stryker reads them: `src/engine/wall.ts:13-24`. */
function placesIn(folder: string, oneOf: number, seed: string): string[] {
  const random = stream(hashText(seed), 'places');
  const files = folder.endsWith('.ts')
    ? [folder]
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${folder}/${name}`)
        .toSorted();
  return files.flatMap((file) => {
    const { length } = readFileSync(file, 'utf8').split('\n');
    const starts = Array.from({ length: Math.ceil(length / WINDOW) }, (_, at) => at * WINDOW + 1);
    return starts
      .filter(() => random.below(oneOf) === 0)
      .map((start) => `${file}:${start}-${Math.min(start + WINDOW - 1, length)}`);
  });
}

function configOf(places: readonly string[]): object {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `${HOME}/vitest.config.ts`, related: false },
    // It would ask the compiler for an interface that this version of TypeScript does not have.
    tsconfigFile: 'none.json',
    mutate: places,
    // Tables are made when a file is loaded: each change of one would need all tests. Code that runs then and later is changed.
    ignoreStatic: true,
    ignorePatterns: ['/dist', '/reports', '/test-results', '/e2e'],
    concurrency: 2,
    // Milliseconds, beside half as much again as the tests took.
    timeoutMS: 30_000,
    // A machine with other things to do needs more than the five minutes that are usual.
    dryRunTimeoutMinutes: 30,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: REPORT },
    tempDirName: 'reports/mutation',
  };
}

function tell({ files }: Report): void {
  let noticed = 0;
  let survived = 0;
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const { status, location, replacement } of mutants) {
      if (status === 'Killed' || status === 'Timeout') noticed++;
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      survived++;
      const { line } = location.start;
      console.log(`${file}:${line}: ${lines[line - 1]?.trim()}`);
      console.log(`    -> ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
    }
  }
  const percent = (100 * noticed) / (noticed + survived);
  console.log(`${noticed} of ${noticed + survived} changes were noticed: ${percent.toFixed(1)} %.`);
}

mutate();
