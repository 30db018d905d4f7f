import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import type { Reason } from '../../../src/coach/reasons/reason';
import { hashText } from '../../../src/engine/random';
import { keepReview, readReviews } from '../../../src/store/review/keptReviews';
import { reviewKey, reviewKeysOf } from '../../../src/store/review/reviewKeys';
import { madeUp, someMatch } from '../../support/reviewed';
import { memoryHistory } from '../memoryHistory';

const reason = { code: 'wins-now', better: 0, against: 1, weight: 2 } as Reason;
const review = { total: 3, decisions: [{ ...madeUp(2), reasons: [reason] }, madeUp(0, 7)] };
const KEY = 'review/a';

/** Reads what lies there after it was changed like this. */
async function readChanged(change: (text: string) => unknown) {
  const storage = memoryHistory();
  await keepReview(storage, KEY, review);
  const value = storage.kept.get(KEY) as { text: string };
  storage.kept.set(KEY, change(value.text));
  return (await readReviews(storage, [KEY]))[0];
}

/** The text with its own sum, as if the app had written it. */
const signed = (text: string, version = 3) => ({ version, text, sum: hashText(text) });

describe('a kept review', () => {
  it('is read as it was kept', async () => {
    const storage = memoryHistory();
    await keepReview(storage, KEY, review);
    expect(await readReviews(storage, [KEY, 'review/b'])).toEqual([review, null]);
    expect(await readChanged((text) => signed(text))).toEqual(review);
  });

  it('is made anew where it is damaged, or of another version', async () => {
    for (const damaged of [
      (text: string) => ({ ...signed(text), sum: hashText('other') }),
      (text: string) => signed(text, 1),
      (text: string) => signed(text.slice(0, -1)),
      (text: string) => text,
      () => null,
      (text: string) => signed(text.replace('"chosen":1', '"chosen":2')),
      (text: string) => signed(text.replace('"mistake"', '"disaster"')),
      (text: string) => signed(text.replace('"loss":2', '"loss":-2')),
      (text: string) => signed(text.replace('"loss":2', '"loss":"2"')),
      (text: string) => signed(text.replace('"total":3', '"total":1')),
      (text: string) => signed(text.replace(/"choices":\[.*?\]\s*,"chosen"/, '"choices":[],"chosen"')),
      (text: string) => signed(text.replace('"type":"pong"', '"kind":"pong"')),
      (text: string) => signed(text.replace('"code":"wins-now"', '"code":"luck"')),
      (text: string) => signed(text.replace('"better":0', '"better":2')),
      (text: string) => signed(text.replace('"weight":2', '"weight":null')),
    ])
      expect(await readChanged(damaged)).toBeNull();
  });

  it('is none in a browser that keeps nothing', async () => {
    const storage = memoryHistory();
    storage.isBroken = true;
    await keepReview(storage, KEY, review);
    expect(await readReviews(storage, [KEY])).toEqual([null]);
  });

  it('belongs to a hand, a player and rules, whatever was played around it', () => {
    const record = someMatch('hong-kong-old', 'tea');
    const last = { ...record, hands: record.hands.slice(1) };
    expect(reviewKey(record, 1, 0)).toBe(reviewKey(last, 0, 0));
    const others = [
      reviewKey(record, 0, 0),
      reviewKey(record, 1, 1),
      reviewKey({ ...record, rulesVersion: 99 }, 1, 0),
      reviewKey({ ...record, options: { minimumFaan: 1 } }, 1, 0),
    ];
    expect(others).not.toContain(reviewKey(record, 1, 0));
    expect(reviewKeysOf(record)).toContain(reviewKey(record, 1, 3));
  });
});
