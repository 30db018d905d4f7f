import type { GameRecord } from '../engine/record';
import { parseRecord } from '../engine/recordSchema';
import { quote } from '../engine/quote';
import { fail, ok, type Result } from '../engine/result';
import { readText } from './files';
import { readJson } from './json';

/** A record of a file, and how a sentence about it begins: `Record 2 (line 3)`. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly name: string;
}

/** Reads a file of records, one a line; lines without text are left out. What the records say is not checked. */
export function* readRecords(file: string): Generator<Result<ReadRecord>, void> {
  const text = readText(file);
  if (!text.ok) {
    yield text;
    return;
  }
  let count = 0;
  for (const [at, line] of text.value.split('\n').entries()) {
    if (line.trim() === '') continue;
    const name = `Record ${++count} (line ${at + 1})`;
    const record = parseLine(line);
    yield record.ok ? ok({ record: record.value, name }) : fail(`${name}: ${record.error}`);
  }
  if (count === 0) yield fail(`There is no record in ${quote(file)}.`);
}

function parseLine(line: string): Result<GameRecord> {
  const json = readJson(line);
  return json.ok ? parseRecord(json.value) : fail('this line is not JSON that can be read.');
}
