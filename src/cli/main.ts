import type { Result } from '../engine/result';

/** Runs a command: an expected failure is one line on standard error and exit status 1. A file that cannot be used is one, too. */
export async function main(command: () => Result<unknown> | Promise<Result<unknown>>): Promise<void> {
  try {
    const result = await command();
    if (!result.ok) refuse(result.error);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    refuse(error.message);
  }
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
