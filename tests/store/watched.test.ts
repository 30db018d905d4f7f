import { expect, it } from 'vitest';
import { replayRecord } from '../../src/engine/replay';
import { replyTo } from '../../src/store/bots/answer';
import type { BotRequest } from '../../src/store/bots/botPort';
import { watchBots } from '../../src/store/match/watched';
import { decisionFrom } from '../../src/store/selectors/decisionFrom';
import { Replay } from '../../src/store/selectors/replayTable';
import '../../src/rule-sets/all';

const config = {
  rules: 'hong-kong-old',
  options: { rounds: 1 },
  opponents: [],
  mixedStyles: false,
  text: '',
};
const MOST = 5000;

/** Bots that answer at once; what is scheduled waits for `run`. */
function watch() {
  const asked: BotRequest[] = [];
  const waiting: (() => void)[] = [];
  const watched = watchBots(config, {
    bits: '0123456789abcdef0123456789abcdef',
    app: 'test',
    nameOf: (person) => `The ${person}`,
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
  });
  const run = () => {
    for (let times = 0; times < MOST && waiting.length > 0; times++) waiting.shift()?.();
  };
  return { watched, asked, run };
}

it('bots play a hand by themselves, each from its own seat, and the next when it is asked for', () => {
  const { watched, asked, run } = watch();
  run();
  const first = watched.record.getState();
  expect(first.isPlaying).toBe(false);
  expect(first.record.hands).toHaveLength(1);
  expect(first.record.players.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot', 'bot']);
  expect(new Set(asked.map(({ player }) => player)).size).toBe(4);
  for (const { view, choices } of asked) {
    expect(choices.every(({ seat }) => seat === view.seat)).toBe(true);
    expect(view.seats.some((seat, at) => at !== view.seat && seat.open !== null)).toBe(false);
  }
  watched.next();
  expect(watched.record.getState()).toMatchObject({ isPlaying: true });
  run();
  const second = watched.record.getState().record;
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

it('the coach is asked with what the seat sees that is to move', () => {
  const { watched, run } = watch();
  run();
  const { record } = watched.record.getState();
  const replayed = new Replay(record).hand(0);
  if (!replayed) throw new Error('The hand cannot be played again.');
  const first = decisionFrom(replayed, 0);
  expect(first?.player).toBe(record.hands[0]?.dealer);
  expect(first?.decision.view.seat).toBe(0);
  expect(first?.decision.choices.length).toBeGreaterThan(1);
  expect(decisionFrom(replayed, record.hands[0]?.events.length ?? 0)).toBeNull();
});
