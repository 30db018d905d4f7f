import type { Result } from '../engine/result';
import { sentence } from './sentence';

/**
 * Runs a command with the arguments it was given. An expected failure is one line on standard error and exit status 1; a
 * file that cannot be used is one, too. `--help` prints how the command is called, and does nothing else.
 */
export async function main(
  usage: string,
  command: (args: string[]) => Result<unknown> | Promise<Result<unknown>>,
): Promise<void> {
  process.stdout.on('error', stopWriting);
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`Usage: ${usage}\n`);
    return;
  }
  try {
    const result = await command(args);
    if (!result.ok) refuse(result.error);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    refuse(error.message);
  }
}

/** A reader that has seen enough is no failure; anything else that standard output cannot take is one. */
function stopWriting(error: Error): void {
  if (isSystemError(error) && error.code === 'EPIPE') process.exit(0);
  refuse(`Standard output cannot be written: ${error.message}`);
  process.exit();
}

function isSystemError(error: unknown): error is Error & { readonly code: unknown } {
  return error instanceof Error && 'code' in error;
}

function refuse(message: string): void {
  process.stderr.write(`${sentence(message)}\n`);
  process.exitCode = 1;
}
