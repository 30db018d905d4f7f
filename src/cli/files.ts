import { accessSync, constants, readFileSync, statSync } from 'node:fs';
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

/** A file that can be written, or a new one in a folder where one can be made. Devices and folders are refused. */
export function readOut(flag: string, file: string): Result<string> {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    accessSync(stats ? file : dirname(file), constants.W_OK);
    if (file !== '' && (!stats || stats.isFile() || stats.isFIFO())) return ok(file);
  } catch {
    // Said below.
  }
  return fail(`${flag} names ${quote(file)}, which cannot be written.`);
}
