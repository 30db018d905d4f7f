import '../rule-sets/all';
import { readFileSync } from 'node:fs';
import { parseRecord } from '../engine/recordSchema';
import { replayRecord } from '../engine/replay';
import { fail, ok, type Result } from '../engine/result';
import { main } from './main';

await main(() => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0)
    return fail('Name one file of records: npm run --silent replay -- FILE');
  const lines = readFileSync(file, 'utf8').split('\n');
  const totals = { records: 0, hands: 0 };
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const hands = replayLine(line);
    if (!hands.ok) return fail(`Record ${totals.records + 1} (line ${at + 1}): ${hands.error}`);
    totals.records++;
    totals.hands += hands.value;
  }
  if (totals.records === 0) return fail(`There is no record in ${file}.`);
  process.stdout.write(`${JSON.stringify(totals)}\n`);
  return ok(null);
});

function replayLine(line: string): Result<number> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return fail('this line is not JSON.');
  }
  const record = parseRecord(json);
  if (!record.ok) return record;
  const replayed = replayRecord(record.value);
  return replayed.ok ? ok(replayed.value.hands) : replayed;
}
