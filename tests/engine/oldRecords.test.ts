import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/engine/recordSchema';
import { replayRecord } from '../../src/engine/replay';

const FOLDER = join(import.meta.dirname, '../data/records');

/** Records that an earlier version of the app wrote, one match a line. They must be read for good. */
describe('records of earlier versions', () => {
  it.each(readdirSync(FOLDER))('%s is replayed to the last payment', (file) => {
    const lines = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n');
    const read = lines.map((line) => {
      const parsed = parseRecord(JSON.parse(line));
      return parsed.ok ? replayRecord(parsed.value) : parsed;
    });
    expect(read.filter(({ ok }) => !ok)).toEqual([]);
    expect(read.length).toBeGreaterThan(0);
  });
});
