import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/store/threads/channel';
import type { Policy } from '../../../src/store/threads/policies';
import { FakeTime } from '../harness';
import { FakeThreads, withoutThreads } from './fakeThreads';

const POLICY: Policy = {
  untilFirst: 1000,
  untilNext: 200,
  listens: true,
  patience: { failures: 3, tries: 50 },
};

/** A channel to threads that say what the test has them say. */
function open(policy: Partial<Policy> = {}) {
  const time = new FakeTime();
  const threads = new FakeThreads<string, string>({ ...POLICY, ...policy });
  const heard: string[] = [];
  const failures: Failure[] = [];
  const ask = (asked = 'a') => {
    const { signal, abort } = openController();
    threads.channel.ask({
      asked,
      hear: (news) => heard.push(news),
      fail: (failure) => {
        heard.push(failure.why);
        failures.push(failure);
      },
      schedule: time.schedule,
      signal,
    });
    return abort;
  };
  return { time, threads, heard, failures, ask };
}

function openController() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

describe('a channel to a thread', () => {
  it('starts it with the first question, and once', () => {
    const { threads, ask } = open();
    expect(threads.started).toHaveLength(0);
    ask('a');
    ask('b');
    expect(threads.started).toHaveLength(1);
    expect(threads.last.posted).toEqual([
      { id: 0, asked: 'a' },
      { id: 1, asked: 'b' },
    ]);
  });

  it('starts it before, when it is told to', () => {
    const { threads, ask } = open();
    threads.channel.warm();
    threads.channel.warm();
    ask();
    expect(threads.started).toHaveLength(1);
  });

  it('gives each question its answers, in any order, until it ends', () => {
    const { threads, heard, ask } = open();
    ask('a');
    ask('b');
    threads.last.tell(1, 'of b');
    threads.last.tell(0, 'of a');
    threads.last.tell(0, 'more of a');
    threads.last.say({ id: 0, type: 'end' });
    threads.last.tell(0, 'too late');
    threads.last.tell(7, 'of nobody');
    expect(heard).toEqual(['of b', 'of a', 'more of a']);
  });

  it('hears nothing of a question that was dropped, and tells a thread that listens', () => {
    const { threads, time, heard, ask } = open();
    const drop = ask();
    drop();
    threads.last.tell(0, 'late');
    drop();
    expect(threads.last.posted.slice(1)).toEqual([{ id: 0, isDropped: true }]);
    expect(threads.last.isEnded).toBe(false);
    expect([heard, time.waiting]).toEqual([[], []]);
  });

  it('ends one that does not listen, and asks a new one the other questions', () => {
    const { threads, heard, ask } = open({ listens: false });
    const drop = ask('a');
    ask('b');
    threads.last.say({ id: 0, type: 'begun' });
    drop();
    expect(threads.started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(threads.last.posted).toEqual([{ id: 1, asked: 'b' }]);
    threads.last.tell(1, 'of b');
    expect(heard).toEqual(['of b']);
  });

  it('does not drop what has ended', () => {
    const { threads, ask } = open({ listens: false });
    const drop = ask();
    threads.last.say({ id: 0, type: 'end' });
    drop();
    expect(threads.last.isEnded).toBe(false);
  });
});

describe('a thread that fails', () => {
  it('at one question goes on with the others', () => {
    const { threads, failures, ask } = open();
    ask('a');
    ask('b');
    threads.last.say({ id: 0, type: 'failed', detail: 'out of ideas' });
    expect(failures).toEqual([{ why: 'failed', detail: 'out of ideas' }]);
    expect(threads.last.isEnded).toBe(false);
  });

  it('by crashing fails all that it was asked, and the next question starts another', () => {
    const { threads, heard, failures, time, ask } = open();
    ask('a');
    ask('b');
    const first = threads.last;
    first.crash();
    expect(failures.map(({ detail }) => detail)).toEqual(
      Array.from({ length: 2 }, () => 'The thread crashed: out of memory'),
    );
    expect([first.isEnded, time.waiting]).toEqual([true, []]);
    ask('c');
    first.tell(2, 'of c');
    first.crash();
    expect(threads.started).toHaveLength(2);
    threads.last.tell(2, 'of c');
    expect(heard).toEqual(['failed', 'failed', 'of c']);
  });

  it.each([null, undefined, 'yes', { id: 0 }, { id: 0, type: 'nonsense' }])(
    'by saying %j is given up',
    (nonsense) => {
      const { threads, heard, ask } = open();
      ask();
      threads.last.events.posted(nonsense);
      expect(heard).toEqual(['failed']);
      expect(threads.last.isEnded).toBe(true);
    },
  );

  it('to start says so to each question, and only then', () => {
    const channel = withoutThreads<string, string>(POLICY);
    const details: string[] = [];
    channel.warm();
    channel.ask({ asked: 'a', hear: () => undefined, fail: ({ detail }) => details.push(detail) });
    expect(details).toEqual(['The thread cannot be used: Error: Workers are blocked.']);
  });

  it('again and again is asked rarely, until it answers', () => {
    const { threads, failures, ask } = open();
    for (let failure = 0; failure < 3; failure++) {
      ask();
      threads.last.crash();
    }
    let asked = 3;
    for (; threads.started.length < 4; asked++) ask();
    expect(asked).toBe(51);
    expect(failures.at(-1)?.detail).toBe('The thread failed too often.');
    threads.last.tell(50, 'there again');
    ask();
    expect(threads.last.posted).toHaveLength(2);
  });

  it('has no such limit where there is no other way', () => {
    const { threads, ask } = open({ patience: null });
    for (let failure = 0; failure < 9; failure++) {
      ask();
      threads.last.crash();
    }
    expect(threads.started).toHaveLength(9);
  });

  it('is ended with all that it was asked', () => {
    const { threads, failures, ask } = open();
    ask();
    threads.channel.end();
    expect(failures).toEqual([{ why: 'failed', detail: 'It was ended.' }]);
    expect(threads.last.isEnded).toBe(true);
  });
});

describe('a thread that is late', () => {
  it('has one time until it first says something, and another between that and the next', () => {
    const { threads, time, heard, failures, ask } = open();
    ask();
    time.now += 900;
    threads.last.say({ id: 0, type: 'begun' });
    while (heard.length === 0) expect(time.tick()).toBe(true);
    expect(time.now).toBe(1100);
    expect(failures).toEqual([{ why: 'late', detail: 'No answer in 200 ms.' }]);
    expect(threads.last.isEnded).toBe(true);
  });

  it('may take as long as it wants after its first answer, where the policy says so', () => {
    const { threads, time, ask } = open({ untilNext: null });
    ask();
    threads.last.tell(0, 'first');
    expect(time.waiting).toEqual([]);
  });

  it('has half of the time left on a machine that slept', () => {
    const { time, threads, heard, ask } = open();
    ask();
    time.now += 10_000;
    expect(time.tick()).toBe(true);
    expect(heard).toEqual([]);
    threads.last.tell(0, 'awake');
    expect(heard).toEqual(['awake']);
  });

  it('loses what it thought about; what waited behind that is asked again', () => {
    const { threads, time, heard, ask } = open();
    ask('a');
    threads.last.say({ id: 0, type: 'begun' });
    time.now += 50;
    ask('b');
    ask('c');
    while (heard.length === 0) expect(time.tick()).toBe(true);
    expect(heard).toEqual(['late']);
    expect(threads.started).toHaveLength(2);
    expect(threads.last.posted).toEqual([
      { id: 1, asked: 'b' },
      { id: 2, asked: 'c' },
    ]);
    threads.last.tell(2, 'of c');
    expect(heard).toEqual(['late', 'of c']);
  });
});
