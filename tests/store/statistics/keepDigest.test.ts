import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { entryOf } from '../../../src/store/records/historyEntry';
import { shownBestOf } from '../../../src/store/records/shownBest';
import { digestOf } from '../../../src/store/statistics/digest';
import { keepDigest } from '../../../src/store/statistics/keepDigest';
import { someMatch } from '../../support/reviewed';
import { memoryHistory } from '../memoryHistory';

const record = someMatch('hong-kong-old', 'tea');
const entry = entryOf(record, 5);
const atOnce = () => Promise.resolve();

describe('what follows from a match', () => {
  it('is kept beside it', async () => {
    const storage = memoryHistory();
    await keepDigest(storage, entry, record);
    expect(Object.fromEntries(storage.kept)).toEqual({
      [`digest/${entry.id}`]: await digestOf(record, atOnce),
      [`best/${entry.id}`]: await shownBestOf(record, atOnce),
    });
  });

  it('is left for later where it cannot be kept', async () => {
    const broken = memoryHistory();
    broken.isBroken = true;
    await keepDigest(broken, entry, record);
    expect(broken.kept.size).toBe(0);
  });
});
