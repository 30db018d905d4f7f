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

/** What the page shows of a layer is tested through the page: slower, so only what is left after the layer's own tests. */
const PAGE_TESTS = 'tests/ui/**/*.test.{ts,tsx}';

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly status: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Change extends Mutant {
  readonly file: string;
  readonly code: string;
}

/**
 * `npm run mutate -- FOLDER [ONE_OF] [SEED]`: changes the code place by place, runs the tests of its layer, then those of
 * the page on what they let through, and lists the changes that none of them notices. With `ONE_OF` only one window of
 * lines of so many is changed.
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
  const layer = folder.split('/')[1]!;
  const made = run(placesIn(folder, Number(oneOf), seed), testsOf(layer));
  const left = made.filter(isUnnoticed);
  console.log(`The tests of ${layer} noticed ${share(made.length - left.length, made.length)}.`);
  const unnoticed = left.length === 0 ? [] : unnoticedByPage(left);
  for (const { file, location, code, replacement } of unnoticed) {
    console.log(`${file}:${location.start.line}: ${code}`);
    console.log(`    -> ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
  }
  console.log(`All tests noticed ${share(made.length - unnoticed.length, made.length)}.`);
}

function testsOf(layer: string): string {
  return `tests/${layer === 'engine' ? '{engine,rule-sets}' : layer}/**/*.test.{ts,tsx}`;
}

function unnoticedByPage(left: readonly Change[]): Change[] {
  // Stryker counts columns from 1 where it reports, and from 0 where it is told.
  const places = left.map(
    ({ file, location: { start, end } }) =>
      `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
  );
  const noticed = new Set(
    run([...new Set(places)], PAGE_TESTS)
      .filter((change) => !isUnnoticed(change))
      .map(nameOf),
  );
  return left.filter((change) => !noticed.has(nameOf(change)));
}

/** All changes at these places that were put to these tests; those that no test could reach count as put to them. */
function run(places: readonly string[], tests: string): Change[] {
  mkdirSync('reports', { recursive: true });
  writeFileSync(CONFIG, JSON.stringify(configOf(places)));
  const { status } = spawnSync(
    'node',
    [`${HOME}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', CONFIG],
    { stdio: 'inherit', env: { ...process.env, TESTS: tests } },
  );
  if (status !== 0) process.exit(status ?? 1);
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter((mutant) => isUnnoticed(mutant) || mutant.status === 'Killed' || mutant.status === 'Timeout')
      .map((mutant) => ({ ...mutant, file, code: lines[mutant.location.start.line - 1]!.trim() }));
  });
}

function isUnnoticed({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

function nameOf({ file, location, replacement }: Change): string {
  return JSON.stringify([file, location, replacement]);
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} changes (${((100 * part) / whole).toFixed(1)} %)`;
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

mutate();
