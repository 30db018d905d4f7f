import { describe, expect, it } from 'vitest';
import { loadAllBooks } from '../../../src/bots/knownBooks';
import { botPartOf } from '../../../src/bots/knownBooks';
import { levelsFor } from '../../../src/bots/levels';
import { ruleSetIds, ruleSetOf } from '../../../src/engine/knownRules';
import { defaultOptions } from '../../../src/engine/options';
import type { GameRecord } from '../../../src/engine/record';
import { createDerivedStore } from '../../../src/store/records/derived';
import { keepDerived } from '../../../src/store/records/keepDerived';
import { entryOf } from '../../../src/store/records/historyEntry';
import { createHistoryStore } from '../../../src/store/records/history';
import { finalScores } from '../../../src/store/records/matchRecord';
import { keepReview } from '../../../src/store/review/keptReviews';
import type { HandReview } from '../../../src/store/review/keptReviews';
import { botFiguresOf } from '../../../src/store/statistics/botFigures';
import { DIGEST } from '../../../src/store/statistics/digest';
import { playMatch } from '../../support/recorded';
import { randomMatch } from '../../support/randomPlay';
import '../../support/toys/loaded';
import { memoryHistory } from '../memoryHistory';

const now = () => Promise.resolve();

/** A match in which this player was a person. */
function matchOf(rules: string, label: string, own = 1): GameRecord {
  const { record } = playMatch(randomMatch(rules, label));
  const players = record.players.map(({ name }, at) =>
    at === own ? { name, kind: 'human' as const } : { name, kind: 'bot' as const, bot: 'routes-1' },
  );
  return { ...record, players };
}

describe('the digest of a match', () => {
  it.each(ruleSetIds())('of %s says what its record says, hand by hand', async (rules) => {
    for (const own of [0, 1, 2]) {
      const record = matchOf(rules, `digest:${own}`, own);
      const { hands } = await DIGEST.make(record, now);
      expect(hands).toHaveLength(record.hands.length);
      for (const [at, hand] of hands.entries()) {
        const { events, result } = record.hands[at]!;
        const wins = events.filter(({ type }) => type === 'win');
        const claims = events.filter(
          ({ type, p }) => p === own && ['chow', 'pong', 'kong', 'group'].includes(type),
        );
        expect(hand).toMatchObject({
          points: result?.scores[own],
          won: wins.some(({ p }) => p === own),
          selfDrawn: wins.some(({ p, by }) => p === own && by === 'wall'),
          dealtIn: wins.some(({ from }) => from === own),
          claims: claims.length,
        });
      }
      const closing = (record.closing ?? []).reduce((sum, { points }) => sum + (points[own] ?? 0), 0);
      const total = hands.reduce((sum, { points }) => sum + points, 0);
      expect(total).toBe((finalScores(record)[own] ?? 0) - (record.startScores[own] ?? 0) - closing);
      const entry = entryOf(record, 1);
      const digest = await DIGEST.make(record, now);
      expect(DIGEST.read(structuredClone(digest), entry)).toEqual(digest);
    }
  });

  it('has no hands where nobody is a person, or two are', async () => {
    const record = matchOf('taisen', 'none');
    const human = record.players.map(({ name }) => ({ name, kind: 'human' as const }));
    expect((await DIGEST.make({ ...record, players: human }, now)).hands).toEqual([]);
    expect((await DIGEST.make(matchOf('taisen', 'none', 9), now)).hands).toEqual([]);
  });

  it('has the hands before one that breaks a rule, or that did not end', async () => {
    const record = matchOf('hong-kong-old', 'broken');
    const whole = await DIGEST.make(record, now);
    const [first, second, ...rest] = record.hands;
    const broken = { ...second!, events: second!.events.slice(0, 4) };
    const cut = await DIGEST.make({ ...record, hands: [first!, broken, ...rest] }, now);
    expect(cut.hands).toEqual(whole.hands.slice(0, 1));
    expect(await DIGEST.make({ ...record, hands: [] }, now)).toMatchObject({ hands: [], limit: false });
  });

  it('is not taken where it is spoiled, or belongs to another match', async () => {
    const record = matchOf('taisen', 'spoiled');
    const entry = entryOf(record, 1);
    const digest = await DIGEST.make(record, now);
    const [first, ...rest] = digest.hands;
    const spoiled = [
      null,
      'text',
      { ...digest, version: 0 },
      { ...digest, more: 1 },
      { ...digest, hands: [{ ...first, points: (first?.points ?? 0) + 1 }, ...rest] },
      { ...digest, hands: [{ ...first, points: Number.NaN }, ...rest] },
      { ...digest, hands: [...digest.hands, ...digest.hands] },
    ];
    for (const value of spoiled) expect(DIGEST.read(value, entry)).toBeUndefined();
  });
});

describe('the digests of a history', () => {
  async function kept() {
    const storage = memoryHistory();
    const records = ['one', 'two'].map((label) => matchOf('taisen', label));
    const history = createHistoryStore(storage, () => 7);
    for (const record of records) await history.keep(record);
    const { entries, open } = history.store.getState();
    const opened: string[] = [];
    const digests = createDerivedStore(DIGEST, {
      storage,
      games: { load: now },
      open: (id) => {
        opened.push(id);
        return open(id);
      },
      pause: now,
    });
    return { storage, records, entries, digests, opened };
  }

  it('are made where they are missing, and read the next time', async () => {
    const { storage, entries, digests, opened } = await kept();
    await digests.follow(entries);
    expect(digests.store.getState()).toMatchObject({ status: 'ready', missing: 0 });
    expect(digests.store.getState().byMatch.size).toBe(2);
    expect(opened).toHaveLength(2);
    await digests.follow(entries);
    expect(opened).toHaveLength(2);
    expect([...storage.kept.keys()].filter((key) => key.startsWith('digest/'))).toHaveLength(2);
  });

  it('are made of a match as soon as it is kept', async () => {
    const { storage, records, entries, digests, opened } = await kept();
    const [entry] = entries;
    await keepDerived(
      storage,
      entry!,
      records.find((record) => entryOf(record, 7).id === entry!.id)!,
    );
    await digests.follow(entries.slice(0, 1));
    expect(opened).toEqual([]);
    expect(digests.store.getState().byMatch.size).toBe(1);
  });

  it('are made no further once another list is asked for, or nobody looks', async () => {
    const { entries, digests, opened } = await kept();
    await Promise.all([digests.follow(entries), digests.follow(entries.slice(0, 1))]);
    expect(digests.store.getState()).toMatchObject({ status: 'ready', missing: 0 });
    expect([...digests.store.getState().byMatch.keys()]).toEqual([entries[0]!.id]);
    expect(opened).toEqual([entries[0]!.id]);
    const following = digests.follow(entries);
    digests.stop();
    await following;
    expect(opened).toHaveLength(1);
    expect(digests.store.getState().byMatch.size).toBe(1);
  });

  it('count what is missing while they are made', async () => {
    const { entries, digests } = await kept();
    const seen: [string, number][] = [];
    digests.store.subscribe(({ status, missing }) => seen.push([status, missing]));
    await digests.follow(entries);
    expect(seen).toEqual([
      ['making', 2],
      ['making', 1],
      ['making', 0],
      ['ready', 0],
    ]);
  });

  it('are made again the next time by a browser that does not keep them', async () => {
    const { storage, entries, digests, opened } = await kept();
    Object.assign(storage, { setMany: () => Promise.reject(new Error('full')) });
    await digests.follow(entries);
    expect(digests.store.getState().byMatch.size).toBe(2);
    await digests.follow(entries);
    expect(opened).toHaveLength(4);
  });

  it('go with their matches, and a match that cannot be read has none', async () => {
    const { storage, entries, digests } = await kept();
    const [first, second] = entries;
    storage.kept.set('digest/gone', {});
    storage.kept.set(`record/${second!.id}`, 'broken');
    await digests.follow(entries);
    expect([...digests.store.getState().byMatch.keys()]).toEqual([first!.id]);
    expect(storage.kept.has('digest/gone')).toBe(false);
  });

  it('take up what reviews say, once they are whole', async () => {
    const { storage, entries, digests } = await kept();
    await digests.follow(entries);
    const [entry] = entries;
    const handOf = () => digests.store.getState().byMatch.get(entry!.id)!.hands[0]!;
    const { review, points } = handOf();
    const action = { type: 'pong', seat: 0, own: [] } as const;
    const choice = { action, points: 3, low: 1, high: 5, loss: 2, lossLow: 1, thrown: null };
    const decision = {
      event: 3,
      sort: 'claim',
      choices: [{ ...choice, action: { type: 'pass', seat: 0 }, points: 5, loss: 0 }, choice],
      chosen: 1,
      class: 'mistake',
      close: false,
      loss: 2,
      noise: 1,
      reasons: [],
    } as const satisfies HandReview['decisions'][number];
    await keepReview(storage, review, { total: 2, decisions: [decision] });
    await digests.follow(entries);
    expect(handOf().reviewed).toBeNull();
    await keepReview(storage, review, { total: 1, decisions: [decision] });
    await digests.follow(entries);
    expect(handOf().reviewed).toMatchObject({
      start: 5,
      luck: points - 3,
      skill: -2,
      claimCost: 2,
      mistakes: 1,
      worst: 2,
    });
  });
});

it.each(ruleSetIds().filter((id) => botPartOf(id) !== null))(
  'the bots of %s are known in figures at every level that it offers',
  async (rules) => {
    await loadAllBooks();
    const figures = await botFiguresOf(rules);
    const levels = levelsFor({ rules, options: defaultOptions(ruleSetOf(rules).options) });
    expect(Object.keys(figures)).toEqual(levels);
    for (const level of levels) {
      const { hands, wins, selfDrawn, dealIns, claimed, claims } = figures[level]!;
      expect(hands).toBeGreaterThanOrEqual(500);
      // Who plays on can deal in before it wins.
      expect(Math.max(wins, dealIns)).toBeLessThanOrEqual(hands);
      expect(selfDrawn).toBeLessThanOrEqual(wins);
      expect(claimed).toBeLessThanOrEqual(claims);
    }
  },
);
