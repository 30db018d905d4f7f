import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { quote } from '../engine/quote';
import { fail, ok, type Result } from '../engine/result';

/** Bytes of a file that is read whole. */
const MOST_BYTES = 256 * 1024 * 1024;

const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this is not allowed',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOTDIR: 'a part of its path is no folder',
};

/** The text of a file, without a byte order mark. */
export function readText(file: string): Result<string> {
  try {
    const stats = statSync(file);
    if (stats.isDirectory()) return fail(`${quote(file)} cannot be read: it is a folder.`);
    if (stats.isCharacterDevice() || stats.isBlockDevice())
      return fail(`${quote(file)} cannot be read: it is a device, not a file.`);
    if (stats.size > MOST_BYTES)
      return fail(`${quote(file)} cannot be read: it has more than ${MOST_BYTES} bytes.`);
    return ok(withoutMark(readFileSync(file, 'utf8')));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return fail(`${quote(file)} cannot be read: ${FAULTS[code] ?? code}.`);
  }
}

/** A text without the byte order mark that some editors begin a file with. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** What --out names: a file that can be written, so that no work is lost at its end. `what` is to be written there. */
export function parseOut(out: string | undefined, what: string): Result<string> {
  if (out === undefined) return fail(`--out must name the file that ${what} written to.`);
  return parseWritable('--out', out);
}

/** A file that can be written, or a new one in a folder where one can be made. Devices and folders are refused. */
export function parseWritable(flag: string, file: string): Result<string> {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    accessSync(stats ? file : dirname(file), constants.W_OK);
    if (file !== '' && (!stats || stats.isFile() || stats.isFIFO())) return ok(file);
  } catch {
    // Said below.
  }
  return fail(`${flag} names ${quote(file)}, which cannot be written.`);
}

/** A file that keeps what was done so far; it is made with its folder where there is none. */
export function parseState(state: string): Result<string> {
  if (isTooLong(state)) return fail(`--state names ${quote(state)}, whose name is too long.`);
  let folder = dirname(state);
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder);
  if (existsSync(state)) return parseWritable('--state', state);
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
