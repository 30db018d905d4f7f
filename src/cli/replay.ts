import '../rule-sets/all';
import { replayRecord } from '../engine/replay';
import { fail, ok } from '../engine/result';
import { main } from './main';
import { readRecords } from './records';

await main(() => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0)
    return fail('Name one file of records: npm run --silent replay -- FILE');
  const totals = { records: 0, hands: 0 };
  for (const read of readRecords(file)) {
    if (!read.ok) return read;
    const replayed = replayRecord(read.value.record);
    if (!replayed.ok) return fail(`${read.value.name}: ${replayed.error}`);
    totals.records++;
    totals.hands += replayed.value.hands;
  }
  process.stdout.write(`${JSON.stringify(totals)}\n`);
  return ok(null);
});
