import { replayRecord } from '../engine/replay';
import { fail, ok, type Result } from '../engine/result';
import { fileOf } from './args';
import { command } from './command';
import { readRecords } from './records';

export const replayCommand = command({
  call: 'npm run --silent replay --',
  says: 'Replays the records of a file, one a line, and checks every event and payment.',
  args: { file: fileOf('records') },
  ask: ({ file }) => ok(file),
  run: (file) => {
    const totals = replayFile(file);
    return totals.ok ? ok(process.stdout.write(`${JSON.stringify(totals.value)}\n`)) : totals;
  },
});

interface Totals {
  readonly records: number;
  readonly hands: number;
}

/** Replays every record of a file. A fault is one sentence that names the record, the hand and the event. */
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
