import type { Readable } from 'node:stream';
import { withoutMark } from './files';

/** Characters of a line that is read. */
const MOST = 64 * 1024 * 1024;

/** Stands for a line with more characters than are read; the rest of it is passed over. */
export const TOO_LONG = Symbol('a line that is too long');

/** The lines of a stream of text, without a byte order mark before the first; a last one without a line break, too. */
export async function* linesOf(input: Readable): AsyncGenerator<string | typeof TOO_LONG> {
  input.setEncoding('utf8');
  let parts: string[] = [];
  let length = 0;
  let isFirst = true;
  const take = (): string | typeof TOO_LONG => {
    const line = length > MOST ? TOO_LONG : parts.join('');
    const text = isFirst && line !== TOO_LONG ? withoutMark(line) : line;
    parts = [];
    length = 0;
    isFirst = false;
    return text;
  };
  const add = (part: string): void => {
    length += part.length;
    if (length <= MOST) parts.push(part);
    else parts = [];
  };
  for await (const chunk of input) {
    const [first = '', ...more] = String(chunk).split('\n');
    add(first);
    for (const part of more) {
      yield take();
      add(part);
    }
  }
  if (length > 0) yield take();
}
