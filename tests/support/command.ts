import { spawnSync } from 'node:child_process';
import { COMMANDS } from '../../research/commands';

/** What a command wrote and how it ended. */
export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs a command as its npm script does. */
export function run(name: string, args: readonly string[]): Ran {
  const script = name in COMMANDS ? ['research/main.ts', name] : [`src/cli/${name}.ts`];
  const ran = spawnSync('node', ['scripts/run.mjs', ...script, ...args], { encoding: 'utf8' });
  return { status: ran.status, out: ran.stdout, error: ran.stderr };
}
