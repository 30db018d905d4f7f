import { appendFileSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { flag } from '../src/cli/args';
import { readOut, readText } from '../src/cli/files';
import { readJson } from '../src/cli/json';
import { quote } from '../src/engine/quote';
import { fail, ok, type Result } from '../src/engine/result';

/** The file that keeps what was done so far, so that a run goes on where it stopped; null where the flag is missing. */
export const stateFile = flag('state', 'FILE', (file) => (file === undefined ? ok(null) : readState(file)));

/** The state file that was named, or else the command's usual one. */
export function stateOr(usual: string, named: string | null): Result<string> {
  return named === null ? readState(usual) : ok(named);
}

/** A state file that can be written; it is made with its folder where there is none. */
function readState(state: string): Result<string> {
  if (isTooLong(state)) return fail(`--state names ${quote(state)}, whose name is too long.`);
  let folder = dirname(state);
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder);
  if (existsSync(state)) return readOut('--state', state);
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return isFolder && state !== ''
    ? ok(state)
    : fail(`--state names ${quote(state)}, which cannot be written.`);
}

/** Bytes of a path, and of each of its parts, that systems take. */
const MOST_OF_PATH = 4000;
const MOST_OF_PART = 255;

function isTooLong(path: string): boolean {
  return Buffer.byteLength(path) > MOST_OF_PATH || path.split('/').some(isLongPart);
}

function isLongPart(part: string): boolean {
  return Buffer.byteLength(part) > MOST_OF_PART;
}

interface LinesFile<T> {
  readonly file: string;
  /** The first line: what is found by another job is not to be mixed with this. */
  readonly header: string;
  readonly line: v.GenericSchema<unknown, T>;
}

/**
 * What a state file of lines of JSON has of this job; a new file gets its header. A last line that was cut short while
 * it was written is taken away. A file of another job is refused.
 */
export function openLines<T>({ file, header, line }: LinesFile<T>): Result<T[]> {
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
  if (first !== header) return fail(`${quote(file)} holds what another run found: name another --state.`);
  const read = lines.map((each) => {
    const json = readJson(each);
    return v.safeParse(line, json.ok ? json.value : null);
  });
  if (!read.every((each) => each.success)) return fail(`${quote(file)} is damaged: name another --state.`);
  if (whole !== text) writeFileSync(file, whole);
  return ok(read.map(({ output }) => output));
}

/** Adds a line to a state file. */
export function appendLine(file: string, found: unknown): void {
  appendFileSync(file, `${JSON.stringify(found)}\n`);
}
