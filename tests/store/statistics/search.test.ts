import { expect, it } from 'vitest';
import { dateOf } from '../../../src/store/dates';
import { asksDigests, findMatches, NO_SEARCH } from '../../../src/store/records/searchHistory';
import type { HistorySearch } from '../../../src/store/records/searchHistory';
import { digestWith, entryWith, handWith, reviewedWith } from './hands';

const DAY = 86_400_000;
const NOW = 1_700_000_000_000;

const entries = [
  entryWith({ id: 'won', at: NOW - DAY, scores: [9, -3, -3, -3] }),
  entryWith({ id: 'lost', at: NOW - 9 * DAY, scores: [-9, 3, 3, 3], rules: 'taisen' }),
  entryWith({ id: 'left', at: NOW - 40 * DAY, scores: [1, 0, 0, -1], complete: false }),
  entryWith({ id: 'bots', at: 0, scores: [7, 0, 0, -7], bots: ['a', 'b', 'c', 'd'] }),
];
const digests = new Map([
  ['won', digestWith([handWith({ reviewed: reviewedWith({ mistakes: 1, worst: 4 }) })], { limit: true })],
  ['lost', digestWith([handWith({ reviewed: reviewedWith({ mistakes: 2, worst: 9 }) })])],
  ['left', digestWith([handWith({ reviewed: reviewedWith() })])],
]);
const words = {
  won: 'Old style 14 Nov Mei',
  lost: 'Taisen 6 Nov ＷＩＮＧ',
  left: 'Old style Oct Mei',
  bots: '',
};

const find = (search: Partial<HistorySearch>) =>
  findMatches(
    entries,
    { ...NO_SEARCH, ...search },
    { digests, today: dateOf(NOW), wordsOf: ({ id }) => words[id as keyof typeof words] },
  ).map(({ id }) => id);

it.each<[Partial<HistorySearch>, readonly string[]]>([
  [{}, ['won', 'lost', 'left', 'bots']],
  [{ query: ' mei  OLD ' }, ['won', 'left']],
  [{ query: 'wing' }, ['lost']],
  [{ query: 'mei taisen' }, []],
  [{ query: 'nobody' }, []],
  [{ rules: 'taisen' }, ['lost']],
  [{ period: 'week' }, ['won']],
  [{ period: 'month' }, ['won', 'lost']],
  [{ result: 'won' }, ['won']],
  [{ result: 'lost' }, ['lost']],
  [{ result: 'unfinished' }, ['left']],
  [{ limit: true }, ['won']],
  [{ mistake: true }, ['won', 'lost']],
  [{ order: 'oldest' }, ['bots', 'left', 'lost', 'won']],
  [{ order: 'points' }, ['won', 'left', 'lost', 'bots']],
  [{ order: 'mistake' }, ['lost', 'won', 'left', 'bots']],
])('%j finds %j', (search, found) => {
  expect(find(search)).toEqual(found);
});

it('the newest come first, however they are listed', () => {
  const found = findMatches(entries.toReversed(), NO_SEARCH, {
    digests,
    today: dateOf(NOW),
    wordsOf: () => '',
  });
  expect(found.map(({ id }) => id)).toEqual(['won', 'lost', 'left', 'bots']);
});

it.each<[Partial<HistorySearch>, boolean]>([
  [{}, false],
  [{ query: 'mei', result: 'won', order: 'points' }, false],
  [{ limit: true }, true],
  [{ mistake: true }, true],
  [{ order: 'mistake' }, true],
  [{ limit: true, mistake: true, order: 'mistake' }, true],
])('whether %j asks for digests: %s', (search, asks) => {
  expect(asksDigests({ ...NO_SEARCH, ...search })).toBe(asks);
});
