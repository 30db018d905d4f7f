import type { GameRecord } from '../../engine/record';
import { parseRecord } from '../../engine/recordSchema';
import { replayRecord } from '../../engine/replay';
import { fail, ok } from '../../engine/result';
import type { Result } from '../../engine/result';

/** Reads a file of records, one in all or one a line, and plays each through; an error is one sentence. */
export function parseRecords(text: string): Result<readonly GameRecord[]> {
  const whole = parseJson(text);
  const lines = whole.ok ? [text] : text.split('\n').filter((line) => line.trim() !== '');
  const records: GameRecord[] = [];
  for (const [at, line] of lines.entries()) {
    const record = checkRecord(line);
    if (!record.ok) return lines.length > 1 ? fail(`Record ${at + 1}: ${record.error}`) : record;
    records.push(record.value);
  }
  return records.length > 0 ? ok(records) : fail('There is no record in this file.');
}

function checkRecord(line: string): Result<GameRecord> {
  const json = parseJson(line);
  if (!json.ok) return json;
  const record = parseRecord(json.value);
  if (!record.ok) return record;
  try {
    const replayed = replayRecord(record.value);
    return replayed.ok ? record : replayed;
  } catch (error) {
    return fail(`The record cannot be replayed: ${String(error)}`);
  }
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('This is not JSON.');
  }
}
