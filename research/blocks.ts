import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const AS_HELPER = '--play-blocks';

interface Order<Job> {
  readonly job: Job;
  readonly block: number;
}

interface Answer<Found> {
  readonly block: number;
  readonly found: Found;
}

/** What is to be played: a job, as plain data, in blocks that do not depend on each other. */
export interface BlockRun<Job, Found> {
  /** The `import.meta.url` of the command: the helping processes run the same script. */
  readonly script: string;
  /** What the helping processes are to play, by name. */
  readonly name: string;
  readonly job: Job;
  readonly blocks: readonly number[];
  readonly processes: number;
  /** Called once for each block, in the order in which they are finished. */
  readonly onFound: (found: Found, block: number) => void;
}

/** The name of the blocks that this process was started to play for another one; null where it was not. */
export function askedBlocks(): string | null {
  const [, , as, name = null] = process.argv;
  return process.send !== undefined && as === AS_HELPER ? name : null;
}

/** Plays the blocks that the process which started this one asks for. */
export function playBlocksAsked(play: (job: never, block: number) => unknown): void {
  process.on('message', ({ job, block }: Order<never>) => {
    process.send?.({ block, found: play(job, block) } satisfies Answer<unknown>);
  });
  // Whoever asked may be gone by the time that a block is played.
  process.on('error', () => process.exit());
  process.on('disconnect', () => process.exit());
}

/** Has blocks played by several processes at once, each taking the next block when it is done with one. A process that fails rejects. */
export async function playBlocks<Job, Found>(run: BlockRun<Job, Found>): Promise<void> {
  const left = run.blocks.values();
  const count = Math.min(run.processes, run.blocks.length);
  const helpers = Array.from({ length: count }, () =>
    fork(fileURLToPath(run.script), [AS_HELPER, run.name], { serialization: 'advanced' }),
  );
  try {
    await Promise.all(helpers.map((helper) => keepPlaying(helper, run, left)));
  } finally {
    for (const helper of helpers) helper.kill();
  }
}

/** Gives one process block after block until none is left. */
function keepPlaying<Job, Found>(
  helper: ChildProcess,
  { job, onFound }: BlockRun<Job, Found>,
  left: Iterator<number>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const askForNext = (): void => {
      const next = left.next();
      if (next.done) resolve();
      else helper.send({ job, block: next.value } satisfies Order<Job>);
    };
    helper.on('message', ({ block, found }: Answer<Found>) => {
      onFound(found, block);
      askForNext();
    });
    helper.on('error', reject);
    helper.on('exit', (status, signal) =>
      reject(new Error(`A process that played blocks ended with ${signal ?? status}.`)),
    );
    askForNext();
  });
}
