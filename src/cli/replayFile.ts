import { replayRecord } from '../engine/replay';
import { fail, ok, type Result } from '../engine/result';
import { readArguments } from './flags';
import { readRecords } from './records';

/** The file that the command line names. */
export function parseReplay(args: string[]): Result<string> {
  const read = readArguments(args, { texts: [] });
  if (!read.ok) return read;
  const [file, ...rest] = read.value.others;
  if (file !== undefined && rest.length === 0) return ok(file);
  return fail('Name one file of records: npm run --silent replay -- FILE');
}

interface Totals {
  readonly records: number;
  readonly hands: number;
}

/** Replays every record of a file, one a line. A fault is one sentence that names the record, the hand and the event. */
export function replayFile(file: string): Result<Totals> {
  const totals = { records: 0, hands: 0 };
  for (const read of readRecords(file)) {
    if (!read.ok) return read;
    const replayed = replayRecord(read.value.record);
    if (!replayed.ok) return fail(`${read.value.name}: ${replayed.error}`);
    totals.records++;
    totals.hands += replayed.value.hands;
  }
  return ok(totals);
}
