import * as v from 'valibot';
import type { RuleSetId } from '../../engine/types';
import type { GameRecord } from '../../engine/record';
import { parseRecord } from '../../engine/recordSchema';
import { replayRecord } from '../../engine/replay';
import { fail, ok } from '../../engine/result';
import type { Result } from '../../engine/result';

/** The rule sets that a file of records names: they are loaded before it is read. */
export function rulesIn(text: string): RuleSetId[] {
  const named = linesOf(text).flatMap((line) => {
    const json = parseJson(line);
    const parsed = json.ok ? v.safeParse(head, json.value) : null;
    return parsed?.success ? [parsed.output.rules] : [];
  });
  return [...new Set(named)];
}

const head = v.object({ rules: v.string() });

/** Reads a file of records and plays each through; an error is one sentence. Their rule sets must be known. */
export function parseRecords(text: string): Result<readonly GameRecord[]> {
  const lines = linesOf(text);
  const records: GameRecord[] = [];
  for (const [at, line] of lines.entries()) {
    const record = checkRecord(line);
    if (!record.ok) return lines.length > 1 ? fail(`Record ${at + 1}: ${record.error}`) : record;
    records.push(record.value);
  }
  return records.length > 0 ? ok(records) : fail('There is no record in this file.');
}

/** One record in all or one a line. */
function linesOf(text: string): string[] {
  return parseJson(text).ok ? [text] : text.split('\n').filter((line) => line.trim() !== '');
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
