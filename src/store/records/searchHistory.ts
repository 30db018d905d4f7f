import { dayCount, dayCountOf } from '../dates';
import type { RuleSetId } from '../../engine/types';
import { reviewedOf } from '../statistics/digest';
import type { Digest } from '../statistics/digest';
import type { HistoryEntry } from '../types';
import { ownScore } from './ownScore';

/** When a match was kept: today, or on one of the days before, so many in all. */
export const PERIODS = { any: Infinity, week: 7, month: 31, year: 366 } as const;
export type Period = keyof typeof PERIODS;

export const RESULTS = ['any', 'won', 'lost', 'unfinished'] as const;
export type Result = (typeof RESULTS)[number];

export const ORDERS = ['newest', 'oldest', 'points', 'mistake'] as const;
export type Order = (typeof ORDERS)[number];

/** What is looked for in the history. */
export interface HistorySearch {
  /** Words that all must be found, in any order. */
  readonly query: string;
  /** Null: any game. */
  readonly rules: RuleSetId | null;
  readonly period: Period;
  readonly result: Result;
  /** A limit hand was won in it. */
  readonly limit: boolean;
  /** A reviewed hand of it has a mistake. */
  readonly mistake: boolean;
  readonly order: Order;
}

export const NO_SEARCH: HistorySearch = {
  query: '',
  rules: null,
  period: 'any',
  result: 'any',
  limit: false,
  mistake: false,
  order: 'newest',
};

export interface SearchFacts {
  readonly digests: ReadonlyMap<string, Digest>;
  /** The date where the player is, such as `2026-11-22`. */
  readonly today: string;
  /** All that is shown of a match in words: its game, date and players. */
  readonly wordsOf: (entry: HistoryEntry) => string;
}

/** Whether digests are needed to answer. */
export function asksDigests({ limit, mistake, order }: HistorySearch): boolean {
  return limit || mistake || order === 'mistake';
}

/** The matches that fit, in the order that was asked for. */
export function findMatches(
  entries: readonly HistoryEntry[],
  search: HistorySearch,
  facts: SearchFacts,
): readonly HistoryEntry[] {
  const parts = folded(search.query).split(/\s+/).filter(Boolean);
  const today = dayCountOf(facts.today);
  const found = entries.filter((entry) => {
    const digest = facts.digests.get(entry.id);
    return (
      (search.rules === null || entry.rules === search.rules) &&
      isWithin(search.period, entry, today) &&
      hasResult(entry, search.result) &&
      (!search.limit || digest?.limit === true) &&
      (!search.mistake || mistakesIn(digest) > 0) &&
      (parts.length === 0 || hasAll(folded(facts.wordsOf(entry)), parts))
    );
  });
  return inOrder(found, search.order, facts.digests);
}

function isWithin(period: Period, { at }: HistoryEntry, today: number): boolean {
  return period === 'any' || today - dayCount(at) < PERIODS[period];
}

function hasAll(words: string, parts: readonly string[]): boolean {
  return parts.every((part) => words.includes(part));
}

function folded(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase();
}

function hasResult(entry: HistoryEntry, wanted: Result): boolean {
  if (wanted === 'any') return true;
  if (wanted === 'unfinished') return !entry.complete;
  const own = ownScore(entry);
  if (own === null || !entry.complete) return false;
  return (own.place === 1) === (wanted === 'won');
}

function inOrder(
  entries: readonly HistoryEntry[],
  order: Order,
  digests: ReadonlyMap<string, Digest>,
): readonly HistoryEntry[] {
  const by = (value: (entry: HistoryEntry) => number) => entries.toSorted((a, b) => value(b) - value(a));
  switch (order) {
    case 'newest':
      return by(({ at }) => at);
    case 'oldest':
      return by(({ at }) => -at);
    case 'points':
      return by((entry) => ownScore(entry)?.score ?? -Infinity);
    case 'mistake':
      return by(({ id }) => worstIn(digests.get(id)) ?? -1);
  }
}

function mistakesIn(digest: Digest | undefined): number {
  return (digest?.hands ?? []).reduce((sum, hand) => sum + (reviewedOf(hand)?.mistakes ?? 0), 0);
}

/** What the dearest choice of a match gave up, in points; null where no hand is reviewed. */
export function worstIn(digest: Digest | undefined): number | null {
  const known = (digest?.hands ?? []).flatMap((hand) => reviewedOf(hand) ?? []);
  return known.length === 0 ? null : Math.max(...known.map(({ worst }) => worst));
}
