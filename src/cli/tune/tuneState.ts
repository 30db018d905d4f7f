import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '../../engine/result';
import { parametersOf } from './parameters';
import type { TuneFound, TuneJob } from './tuneRound';
import { tuningOf } from './tuneRound';

/** What the first line of a state file says: rounds of another job are not to be mixed with these. */
function headerOf({ rules, bot, walls, seed, ...job }: TuneJob): string {
  const parameters = parametersOf(tuningOf({ rules, bot }));
  return JSON.stringify({ rules, options: job.options, bot, walls, seed, parameters });
}

/**
 * The rounds that a state file has of this job, by number; a new file gets its first line. A last line that was cut
 * short while it was written is taken away. A file of another job is refused.
 */
export function openState(file: string, job: TuneJob): Result<TuneFound[]> {
  const header = headerOf(job);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first, ...lines] = whole.split('\n').slice(0, -1);
  if (first === undefined && header.startsWith(text)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${header}\n`);
    return ok([]);
  }
  if (first !== header)
    return fail(
      `${file} holds rounds of another bot, tuning, seed or number of hands: name another --state.`,
    );
  const rounds = readRounds(lines);
  if (!rounds) return fail(`${file} is damaged: name another --state.`);
  if (whole !== text) writeFileSync(file, whole);
  return ok(rounds);
}

function readRounds(lines: readonly string[]): TuneFound[] | null {
  try {
    return lines.map((line) => JSON.parse(line) as TuneFound);
  } catch {
    return null;
  }
}

/** Adds a finished round to a state file. */
export function appendRound(file: string, found: TuneFound): void {
  appendFileSync(file, `${JSON.stringify(found)}\n`);
}
