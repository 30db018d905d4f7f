import { spawnSync } from 'node:child_process';

/** What a command of `src/cli` wrote and how it ended. */
export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs a command of `src/cli` as its npm script does. */
export function run(name: string, args: readonly string[]): Ran {
  const ran = spawnSync('node', ['scripts/run.mjs', `src/cli/${name}.ts`, ...args], { encoding: 'utf8' });
  return { status: ran.status, out: ran.stdout, error: ran.stderr };
}
