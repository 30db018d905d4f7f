import { describe, expect, it } from 'vitest';
import { replayRecord } from '../../src/engine/replay';
import { replyTo } from '../../src/store/bots/answer';
import type { BotRequest } from '../../src/store/bots/botPort';
import { watchBots, watchOn } from '../../src/store/match/watched';
import type { WatchedPorts } from '../../src/store/match/watched';
import { KEYS } from '../../src/store/saves/keys';
import { takeWatched, writtenWhile } from '../../src/store/saves/keptWatched';
import { Replay } from '../../src/store/selectors/replayTable';
import { shownDecisions } from '../../src/store/selectors/shownDecisions';
import { memoryStorage } from './memoryStorage';
import '../../src/rule-sets/all';

const config = {
  rules: 'hong-kong-old',
  options: { rounds: 1 },
  opponents: [],
  mixedStyles: false,
  text: '',
};
const BITS = '0123456789abcdef0123456789abcdef';
const MOST = 5000;

/** Bots that answer at once; what is scheduled waits for `run`, which may stop after so many moments. */
function bench(storage = memoryStorage()) {
  const asked: BotRequest[] = [];
  const waiting: (() => void)[] = [];
  const ports: WatchedPorts = {
    app: 'test',
    nameOf: (person) => `The ${person}`,
    storage,
    schedule: (run) => {
      waiting.push(run);
      return () => undefined;
    },
    bots: {
      ask: (request, done) => {
        asked.push(request);
        done(replyTo(request));
      },
    },
  };
  const run = (most = MOST) => {
    for (let times = 0; times < most && waiting.length > 0; times++) waiting.shift()?.();
  };
  return { ports, asked, run, storage };
}

function watch() {
  const table = bench();
  return { ...table, watched: watchBots(config, BITS, table.ports) };
}

it('bots play a hand by themselves, each from its own seat, and the next when it is asked for', () => {
  const { watched, asked, run } = watch();
  run();
  const first = watched.match.getState();
  expect(first.isPlaying).toBe(false);
  expect(first.record.hands).toHaveLength(1);
  expect(first.record.players.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot', 'bot']);
  expect(new Set(asked.map(({ player }) => player)).size).toBe(4);
  for (const { view, choices } of asked) {
    expect(choices.every(({ seat }) => seat === view.seat)).toBe(true);
    expect(view.seats.some((seat, at) => at !== view.seat && seat.open !== null)).toBe(false);
  }
  watched.next();
  expect(watched.match.getState()).toMatchObject({ isPlaying: true });
  run();
  const second = watched.match.getState().record;
  expect(second.hands).toHaveLength(2);
  expect(second.hands[0]).toEqual(first.record.hands[0]);
  expect(replayRecord(second).ok).toBe(true);
});

it('once it is left, nothing is played any more', () => {
  const { watched, asked, run } = watch();
  watched.stop();
  const before = asked.length;
  run();
  expect(asked).toHaveLength(before);
});

it('only what was shown counts as seen, and each hand begins unseen', () => {
  const { watched, run } = watch();
  run();
  expect(watched.match.getState().seen).toBe(0);
  watched.see(12);
  watched.see(5);
  expect(watched.match.getState().seen).toBe(12);
  watched.next();
  expect(watched.match.getState().seen).toBe(0);
});

describe('a match that was left', () => {
  it.each([0, 30, MOST])('goes on where it was after %i moments, as if it had not been left', (moments) => {
    const whole = watch();
    whole.run();
    whole.watched.next();
    whole.run();
    const cut = watch();
    cut.run();
    cut.watched.next();
    cut.run(moments);
    cut.watched.see(3);
    cut.watched.stop();
    const left = takeWatched(cut.storage);
    expect(left).toMatchObject({ seen: Math.min(3, left?.record.hands[1]?.events.length ?? 0) });
    const again = bench(cut.storage);
    const watched = left && watchOn(left, again.ports);
    again.run();
    const { record, isPlaying } = watched?.match.getState() ?? {};
    expect(isPlaying).toBe(false);
    expect(record).toEqual(whole.watched.match.getState().record);
    expect(takeWatched(cut.storage)?.record).toEqual(record);
  });

  it('that is damaged is set aside, and one that cannot be played is none', () => {
    const { storage, run, watched, ports } = watch();
    run();
    const { record } = watched.match.getState();
    const [hand] = record.hands;
    if (!hand) throw new Error('A hand was played.');
    const wrong = { ...record, hands: [{ ...hand, dice: [9, 9, 9] }] };
    expect(watchOn({ record: wrong, seen: 0 }, ports)).toBeNull();
    storage.setItem(KEYS.watched, '{"format":"other"}');
    expect(takeWatched(storage)).toBeNull();
    expect(storage.getItem(`${KEYS.watched}-set-aside`)).toContain('other');
  });
});

it('the coach is asked with what the seat saw that was to move, in the order of the hand', () => {
  const { watched, run } = watch();
  run();
  const { record } = watched.match.getState();
  const replayed = new Replay(record).hand(0);
  if (!replayed) throw new Error('The hand cannot be played again.');
  const dealer = record.hands[0]?.dealer ?? 0;
  const all = shownDecisions(record, replayed, dealer);
  expect(all[0]).toMatchObject({ decision: { view: { seat: 0 } } });
  const steps = all.map(({ step }) => step);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  for (const { decision, chosen } of all) {
    expect(decision.choices).toContainEqual(chosen);
    expect(decision.view.seats.some((seat, at) => at !== decision.view.seat && seat.open !== null)).toBe(
      false,
    );
  }
});

it('a tab beside the one that plays writes nothing over what that one keeps', () => {
  const { storage, run, watched } = watch();
  run();
  const before = [KEYS.watched, KEYS.watchedSeen].map((key) => storage.getItem(key));
  let isOnly = false;
  const second = bench(storage);
  const ports = { ...second.ports, storage: writtenWhile(() => isOnly, storage) };
  const other = watchBots({ ...config, text: 'other' }, BITS, ports);
  second.run();
  other.stop();
  expect([KEYS.watched, KEYS.watchedSeen].map((key) => storage.getItem(key))).toEqual(before);
  expect(takeWatched(ports.storage)?.record).toEqual(watched.match.getState().record);
  isOnly = true;
  watchBots({ ...config, text: 'again' }, BITS, ports);
  expect(storage.getItem(KEYS.watched)).not.toBe(before[0]);
});
