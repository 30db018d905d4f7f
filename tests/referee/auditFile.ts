import { createReadStream } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { audit } from './audit';
import type { Audit } from './audit';

const SHOWN = 20;

function auditLine(line: string): Audit {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch {
    return { breaches: ['not JSON'], counts: {} };
  }
  return audit(record);
}

/** Audits a file of records, one a line; prints totals and the first breaches. Gives how many. */
async function auditFile(path: string): Promise<number> {
  const totals: Record<string, number> = { records: 0 };
  let breachCount = 0;
  const shown: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line.trim() === '') continue;
    const { breaches, counts } = auditLine(line);
    const place = totals['records'] ?? 0;
    totals['records'] = place + 1;
    for (const [name, count] of Object.entries(counts)) {
      totals[name] = (totals[name] ?? 0) + count;
    }
    breachCount += breaches.length;
    const room = SHOWN - shown.length;
    shown.push(...breaches.slice(0, room).map((breach) => `records[${place}].${breach}`));
  }
  for (const name of Object.keys(totals).toSorted()) stdout.write(`${name}: ${totals[name]}\n`);
  stdout.write(`breaches: ${breachCount}\n${shown.map((breach) => `${breach}\n`).join('')}`);
  return breachCount;
}

const path = argv[2];
if (path === undefined) {
  stderr.write('usage: npx tsx tests/referee/auditFile.ts FILE\n');
  exit(1);
}
exit((await auditFile(path)) > 0 ? 1 : 0);
