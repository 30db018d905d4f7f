import * as v from 'valibot';
import type { RuleSetId } from '../../engine/types';
import type { GameRecord } from '../../engine/record';
import { parseRecord } from '../../engine/recordSchema';
import { replayRecord } from '../../engine/replay';
import { parseJson } from '../parseJson';
import { refuse } from './historyTypes';
import type { ImportRefusal } from './historyTypes';

/** The rule sets that a file of records names: they are loaded before it is read. */
export function rulesIn(text: string): RuleSetId[] {
  const named = linesOf(text).flatMap((line) => {
    const parsed = v.safeParse(head, parseJson(line));
    return parsed.success ? [parsed.output.rules] : [];
  });
  return [...new Set(named)];
}

const head = v.object({ rules: v.string() });

/** The records of a file, or why it is refused. */
type ReadRecords = { readonly ok: true; readonly value: readonly GameRecord[] } | ImportRefusal;

/** Reads a file of records and plays each through. Their rule sets must be known. */
export function parseRecords(text: string): ReadRecords {
  const lines = linesOf(text);
  const records: GameRecord[] = [];
  for (const [at, line] of lines.entries()) {
    const record = checkRecord(line);
    if (!record.ok) return lines.length > 1 ? { ...record, record: at + 1 } : record;
    records.push(record.value);
  }
  return records.length > 0
    ? { ok: true, value: records }
    : refuse('no-record', 'There is no record in this file.');
}

/** One record in all or one a line. */
function linesOf(text: string): string[] {
  return parseJson(text) !== null ? [text] : text.split('\n').filter((line) => line.trim() !== '');
}

function checkRecord(line: string): { readonly ok: true; readonly value: GameRecord } | ImportRefusal {
  const json = parseJson(line);
  if (json === null) return refuse('not-json', 'This is not JSON.');
  const record = parseRecord(json);
  if (!record.ok) return refuse('not-a-record', record.error);
  try {
    const replayed = replayRecord(record.value);
    return replayed.ok ? record : refuse('not-played', replayed.error);
  } catch (error) {
    return refuse('not-played', `The record cannot be replayed: ${String(error)}`);
  }
}
