import { readFileSync } from 'node:fs';
import type { GameRecord } from '../engine/record';
import { parseRecord } from '../engine/recordSchema';
import { fail, ok, type Result } from '../engine/result';

/** A record of a file, and how a sentence about it begins: `Record 2 (line 3)`. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly name: string;
}

/** Reads a file of records, one a line; lines without text are left out. What the records say is not checked. */
export function* readRecords(file: string): Generator<Result<ReadRecord>> {
  let count = 0;
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    const name = `Record ${++count} (line ${at + 1})`;
    const record = parseLine(line);
    yield record.ok ? ok({ record: record.value, name }) : fail(`${name}: ${record.error}`);
  }
  if (count === 0) yield fail(`There is no record in ${file}.`);
}

function parseLine(line: string): Result<GameRecord> {
  try {
    return parseRecord(JSON.parse(line));
  } catch {
    return fail('this line is not JSON.');
  }
}
