import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';
import { readText } from '../files';
import { parametersOf } from './parameters';
import type { TuneFound, TuneJob } from './tuneRound';
import { tuningOf } from './tuneRound';
import { readJson } from '../json';

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
  const kept = existsSync(file) ? readText(file) : ok('');
  if (!kept.ok) return kept;
  const text = kept.value;
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first, ...lines] = whole.split('\n').slice(0, -1);
  if (first === undefined && header.startsWith(text)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${header}\n`);
    return ok([]);
  }
  if (first !== header)
    return fail(
      `${quote(file)} holds rounds of another bot, tuning, seed or number of hands: name another --state.`,
    );
  const rounds = readRounds(lines);
  if (!rounds) return fail(`${quote(file)} is damaged: name another --state.`);
  if (whole !== text) writeFileSync(file, whole);
  return ok(rounds);
}

const round = v.object({
  round: v.number(),
  signs: v.array(v.picklist([-1, 0, 1])),
  hands: v.number(),
  points: v.number(),
});

function readRounds(lines: readonly string[]): TuneFound[] | null {
  const read = lines.map((line) => {
    const json = readJson(line);
    return v.safeParse(round, json.ok ? json.value : null);
  });
  return read.every((each) => each.success) ? read.map(({ output }) => output) : null;
}

/** Adds a finished round to a state file. */
export function appendRound(file: string, found: TuneFound): void {
  appendFileSync(file, `${JSON.stringify(found)}\n`);
}
