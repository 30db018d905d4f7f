import { expect, test } from 'vitest';
import { tabLocks } from '../../../src/store/saves/tabLocks';
import { FakeTime, settled } from '../harness';

/** What the tabs of one browser share. */
class Browser {
  readonly time = new FakeTime();
  private held: string | null = null;
  private readonly listeners = new Map<string, Map<string, () => void>>();

  private news(tab: string, name: string) {
    const heard = this.listeners.get(name) ?? new Map<string, () => void>();
    this.listeners.set(name, heard);
    return {
      tell: () => {
        for (const [other, hear] of heard) if (other !== tab) hear();
      },
      listen: (hear: () => void) => void heard.set(tab, hear),
    };
  }

  /** A tab that asks for the lock as soon as it is opened. */
  open(tab: string) {
    const changed = this.news(tab, 'storage');
    const states: string[] = [];
    let leave: () => void = () => undefined;
    let back: () => void = () => undefined;
    let release: () => void = () => undefined;
    const locks = tabLocks({
      tab,
      holder: {
        now: () => this.held,
        set: (next) => {
          this.held = next;
          changed.tell();
        },
        listen: changed.listen,
      },
      who: this.news(tab, 'who'),
      here: this.news(tab, 'here'),
      schedule: this.time.schedule,
      away: (left, came) => {
        leave = left;
        back = came;
      },
    });
    const request = (options: LockOptions) => {
      const hold = (lock: unknown) => {
        states.push(lock === null ? 'refused' : 'has it');
        if (lock === null) return undefined;
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      };
      return locks.request('match', options, hold).then(
        () => states.push('done'),
        () => states.push('lost'),
      );
    };
    /** It is gone without a word. */
    const crash = () => this.listeners.forEach((heard) => heard.delete(tab));
    return { states, request, crash, leave: () => leave(), back: () => back(), release: () => release() };
  }
}

function twoTabs() {
  const browser = new Browser();
  const first = browser.open('first');
  void first.request({ ifAvailable: true });
  return { browser, first, second: browser.open('second') };
}

test('one tab has the lock; another is refused while it is there, and may wait for it', async () => {
  const { browser, first, second } = twoTabs();
  void second.request({ ifAvailable: true });
  await settled();
  expect([first.states, second.states]).toEqual([['has it'], ['refused', 'done']]);
  void second.request({});
  first.release();
  await settled();
  browser.time.tick();
  expect([first.states, second.states]).toEqual([
    ['has it', 'done'],
    ['refused', 'done', 'has it'],
  ]);
});

test('a tab that takes it has it at once, and the other is told', async () => {
  const { first, second } = twoTabs();
  void second.request({ steal: true });
  await settled();
  expect([first.states, second.states]).toEqual([['has it', 'lost'], ['has it']]);
});

test('one that gives it back to a tab that takes it does not take it again', async () => {
  const { browser, first, second } = twoTabs();
  first.release();
  await settled();
  void first.request({});
  void second.request({ steal: true });
  await settled();
  for (let times = 0; times < 4; times++) browser.time.tick();
  expect([first.states, second.states]).toEqual([['has it', 'done'], ['has it']]);
});

test('one that is gone without a word loses it when it does not answer', async () => {
  const { browser, first, second } = twoTabs();
  first.crash();
  void second.request({ ifAvailable: true });
  await settled();
  expect(second.states).toEqual([]);
  browser.time.tick();
  expect(second.states).toEqual(['has it']);
});

test('a tab that waits asks again, and has it once the holder is gone without a word', async () => {
  const { browser, first, second } = twoTabs();
  void second.request({});
  await settled();
  browser.time.tick();
  expect(second.states).toEqual([]);
  first.crash();
  browser.time.tick();
  browser.time.tick();
  expect(second.states).toEqual(['has it']);
});

test('a page that is left gives it back, and asks again when it comes back', async () => {
  const { browser, first, second } = twoTabs();
  void second.request({});
  first.leave();
  void first.request({});
  await settled();
  browser.time.tick();
  expect([first.states, second.states]).toEqual([['has it', 'lost'], ['has it']]);
  first.back();
  second.leave();
  await settled();
  browser.time.tick();
  expect(first.states).toEqual(['has it', 'lost', 'has it']);
});

test('who does not want it any more does not get it', async () => {
  const { first, second } = twoTabs();
  const wish = new AbortController();
  void second.request({ signal: wish.signal });
  wish.abort();
  first.release();
  await settled();
  expect(second.states).toEqual(['lost']);
});
