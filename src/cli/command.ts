import { fail, ok, type Result } from '../engine/result';
import { readArgs, usageOf } from './args';
import type { Args, Request } from './args';
import { sentence } from './sentence';

interface CommandParts<A extends Args, R> {
  /** How it is called, without its arguments: `npm run --silent sim --`. */
  readonly call: string;
  /** What it does, in a sentence. */
  readonly says: string;
  readonly args: A;
  /** Makes the request of the arguments, and refuses those that do not go together. If left out, the arguments are the request. */
  readonly ask?: (request: Request<A>) => Result<R>;
  readonly run: (request: R, line: readonly string[]) => Result<unknown> | Promise<Result<unknown>>;
}

/** A command of the command line. */
export interface Command<R = unknown> {
  readonly says: string;
  readonly usage: string;
  /** Reads a command line into a request. */
  readonly parse: (line: readonly string[]) => Result<R>;
  readonly run: (line: readonly string[]) => Promise<Result<unknown>>;
}

export function command<A extends Args, R = Request<A>>(parts: CommandParts<A, R>): Command<R> {
  const { call, says, args, run } = parts;
  const ask = parts.ask ?? ((request) => ok(request as R));
  const parse = (line: readonly string[]): Result<R> => {
    const read = readArgs(args, line);
    return read.ok ? ask(read.value) : read;
  };
  return {
    says,
    usage: `${call} ${usageOf(args)}`.trim(),
    parse,
    run: async (line) => {
      const request = parse(line);
      return request.ok ? run(request.value, line) : request;
    },
  };
}

/**
 * Runs a command. `--help` prints what it does and how it is called. An expected failure, such as a file that cannot be
 * read, prints one line on standard error and sets the exit status to 1. A programmer's error is thrown.
 */
export async function main(
  { says, usage, run }: Pick<Command, 'says' | 'usage' | 'run'>,
  line: readonly string[] = process.argv.slice(2),
): Promise<void> {
  process.stdout.on('error', stopWriting);
  if (line.includes('--help')) {
    process.stdout.write(`${says}\nUsage: ${usage}\n`);
    return;
  }
  const result = await run(line).catch((error: unknown) => {
    if (!isSystemError(error)) throw error;
    return fail(error.message);
  });
  if (!result.ok) refuse(result.error);
}

/** Ends the process when standard output fails. If the reader closed the pipe (`| head`), that is no failure. */
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
