import { describe, expect, it, vi } from 'vitest';
import { lockOwnership } from '../../src/store/saves/ownership';
import type { Locks, OwnershipPort, Terms } from '../../src/store/saves/ownership';
import type { Pace } from '../../src/store/match/pace';
import type { HistoryNews } from '../../src/store/records/historyStorage';
import { FakeTime, playChoices, playMatch, settled, startGame, untilAsked } from './harness';
import type { Harness } from './harness';
import { memoryStorage } from './memoryStorage';

const KEY = 'hong-kong-mahjong/match';
const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

interface Holder {
  readonly held: (lock: object | null) => Promise<void> | undefined;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** The browser's locks, as far as one name goes. */
class FakeLocks implements Locks {
  private holder: Holder | null = null;
  private readonly queue: Holder[] = [];
  /** Whoever loses the lock is not told. */
  tellsLate = false;

  readonly request: Locks['request'] = async (_name, options, held) =>
    new Promise<void>((resolve, reject) => {
      const asked: Holder = { held, resolve, reject };
      options.signal?.addEventListener('abort', () => {
        const at = this.queue.indexOf(asked);
        if (at >= 0) this.queue.splice(at, 1);
        reject(new Error('AbortError'));
      });
      if (options.steal) {
        const { holder } = this;
        if (!this.tellsLate) holder?.reject(new Error('AbortError'));
        this.grant(asked);
      } else if (!this.holder) this.grant(asked);
      else if (options.ifAvailable) {
        void asked.held(null);
        resolve();
      } else this.queue.push(asked);
    });

  get waiting(): number {
    return this.queue.length;
  }

  /** Whoever holds the lock gives it back. */
  private released(asked: Holder): void {
    asked.resolve();
    if (this.holder === asked) this.closeHolder();
  }

  /** The tab that has the lock is closed. */
  closeHolder(): void {
    this.holder = null;
    const next = this.queue.shift();
    if (next) this.grant(next);
  }

  private grant(asked: Holder): void {
    this.holder = asked;
    void Promise.resolve()
      .then(() => asked.held({}))
      .then(() => this.released(asked));
  }
}

interface Opened {
  readonly isFrozen?: boolean;
  readonly pace?: Pace;
}

/** What the tabs of one browser share. */
class Browser {
  readonly locks = new FakeLocks();
  readonly storage = memoryStorage();
  /** Waits for owners that do not stop. */
  readonly patience = new FakeTime();
  private readonly listeners = { stop: new Set<() => void>(), stopped: new Set<() => void>() };
  private term = 0;

  /** A tab as it is opened. One that is frozen hears nothing of the others. */
  open({ isFrozen = false, pace = 'instant' }: Opened = {}): Harness {
    const news = (name: 'stop' | 'stopped'): HistoryNews => ({
      tell: () => [...this.listeners[name]].forEach((heard) => heard()),
      listen: (heard) => void (isFrozen || this.listeners[name].add(heard)),
    });
    const terms: Terms = { now: () => this.term, begin: () => ++this.term };
    const handover = { stop: news('stop'), stopped: news('stopped'), schedule: this.patience.schedule };
    const owned = lockOwnership(this.locks, this.storage, { terms, handover });
    return startGame({ ...owned, pace: () => pace });
  }
}

/** Two tabs over one storage; the first has played a few choices. */
async function twoTabs(given: Opened = {}) {
  const browser = new Browser();
  const first = browser.open(given);
  await settled();
  first.game.getState().startMatch(config);
  playChoices(first, 3);
  const second = browser.open();
  await settled();
  return { first, second, browser, locks: browser.locks };
}

describe('a match in two tabs', () => {
  it('belongs to the first, and the second says so', async () => {
    const { first, second } = await twoTabs();
    expect(first.game.getState().ownership).toBe('mine');
    expect(second.game.getState().ownership).toBe('elsewhere');
  });

  it('cannot be touched from the second', async () => {
    const { second, first } = await twoTabs();
    const saved = first.storage.getItem(KEY);
    for (const act of ['resume', 'abandon', 'restart', 'nextDeal'] as const) second.game.getState()[act]();
    second.game.getState().startMatch(config);
    expect(second.game.getState().screen).toBe('home');
    expect(first.storage.getItem(KEY)).toBe(saved);
  });

  it('is put aside only by the tab that owns it, and shown by the one that takes over', async () => {
    const { first, second } = await twoTabs();
    const { game } = first;
    game.getState().startMatch({ ...config, text: 'other' });
    await vi.waitFor(() => expect(game.getState().others?.list).toHaveLength(1));
    const kept = first.storage.keys().map((key) => first.storage.getItem(key));
    second.game.getState().startMatch({ ...config, text: 'third' });
    await settled();
    expect(first.storage.keys().map((key) => first.storage.getItem(key))).toEqual(kept);
    second.game.getState().takeOver();
    await vi.waitFor(() => expect(second.game.getState().others?.list).toHaveLength(1));
    game.getState().others?.resume('0');
    game.getState().others?.remove('0');
    second.game.getState().others?.resume('0');
    await vi.waitFor(() => expect(second.game.getState().match?.text).toBe(''));
    expect(second.game.getState().others?.list).toHaveLength(1);
    expect(first.game.getState().match?.text).toBe('other');
  });

  it('is not set aside by the second, even when damaged', async () => {
    const { first, browser } = await twoTabs();
    first.storage.setItem(KEY, 'damaged');
    browser.open();
    await settled();
    expect(first.storage.getItem(KEY)).toBe('damaged');
  });

  it('goes on in the second when it takes over, from the last choice; the first stops at once', async () => {
    const { first, second } = await twoTabs();
    playChoices(first, 4);
    const { view, choices } = first.game.getState();
    second.game.getState().takeOver();
    await settled();
    expect(second.game.getState()).toMatchObject({ ownership: 'mine', screen: 'table', view, choices });
    expect(first.game.getState()).toMatchObject({ ownership: 'elsewhere', choices: [] });
    expect(first.time.waiting).toEqual([]);
    const saved = first.storage.getItem(KEY);
    const [choice] = choices;
    if (choice) first.game.getState().act(choice);
    first.game.getState().skipAhead();
    expect(first.storage.getItem(KEY)).toBe(saved);
  });

  it('stops in the first also in the middle of a pause', async () => {
    const browser = new Browser();
    const first = browser.open({ pace: 'normal' });
    await settled();
    first.game.getState().startMatch(config);
    expect(first.time.waiting).toHaveLength(1);
    const second = browser.open({ pace: 'normal' });
    await settled();
    second.game.getState().takeOver();
    await settled();
    expect(first.time.waiting).toEqual([]);
    expect(second.time.waiting.length).toBeGreaterThan(0);
  });

  it('is waited for by one of them at most', async () => {
    const { first, second, locks } = await twoTabs();
    for (const { game } of [second, first, second]) {
      game.getState().takeOver();
      await settled();
      expect(locks.waiting).toBe(1);
    }
  });

  it('can be taken back, with what the other played meanwhile', async () => {
    const { first, second } = await twoTabs();
    second.game.getState().takeOver();
    await settled();
    playChoices(second, 5);
    const { view, choices, scores } = second.game.getState();
    first.game.getState().takeOver();
    await settled();
    expect(first.game.getState()).toMatchObject({ ownership: 'mine', view, choices, scores });
    expect(second.game.getState().ownership).toBe('elsewhere');
    expect(playMatch(first).screen).toBe('standings');
  });

  it('goes on in the second when the first is frozen, which then can write nothing', async () => {
    const { first, second, browser } = await twoTabs({ isFrozen: true });
    second.game.getState().takeOver();
    await settled();
    expect(second.game.getState().ownership).toBe('elsewhere');
    // The frozen tab wakes before it is told that the lock is gone.
    browser.locks.tellsLate = true;
    expect(browser.patience.tick()).toBe(true);
    await settled();
    expect(second.game.getState().ownership).toBe('mine');
    playChoices(second, 2);
    const saved = browser.storage.getItem(KEY);
    expect(first.game.getState().ownership).toBe('mine');
    playChoices(first, 1);
    first.game.getState().abandon();
    expect(browser.storage.getItem(KEY)).toBe(saved);
  });

  it('is read as the first has left it, though its last words come late', async () => {
    const { first, second, browser } = await twoTabs();
    let written: () => void = () => undefined;
    const pending = new Promise<void>((resolve) => {
      written = resolve;
    });
    Object.assign(first.storage, { pending: () => pending });
    second.game.getState().takeOver();
    await settled();
    expect(second.game.getState().ownership).toBe('elsewhere');
    expect(first.game.getState().ownership).toBe('elsewhere');
    written();
    await settled();
    expect(second.game.getState().ownership).toBe('mine');
    expect(browser.patience.waiting).toEqual([]);
  });

  it('comes to the second by itself when the first is closed', async () => {
    const { first, second, locks } = await twoTabs();
    const { view } = playChoices(first, 2);
    locks.closeHolder();
    await settled();
    expect(second.game.getState()).toMatchObject({ ownership: 'mine', screen: 'home', view });
  });
});

describe('the owner', () => {
  it('is everybody where no lock can be had', async () => {
    const refused: Locks = { request: async () => Promise.reject(new Error('SecurityError')) };
    const news = { tell: () => undefined, listen: () => undefined };
    const others = {
      terms: { now: () => 0, begin: () => 0 },
      handover: { stop: news, stopped: news, schedule: () => () => undefined },
    };
    const { game } = startGame(lockOwnership(refused, memoryStorage(), others));
    await settled();
    expect(game.getState().ownership).toBe('mine');
  });

  it('is not known at once: a match begun before waits for it', () => {
    let changed: (isMine: boolean) => unknown = () => undefined;
    const port: OwnershipPort = {
      watch: (listen) => {
        changed = listen;
      },
      takeOver: () => undefined,
    };
    const harness = startGame({ ownership: port });
    expect(harness.game.getState().ownership).toBe('unknown');
    harness.game.getState().startMatch(config);
    expect(harness.game.getState().screen).toBe('home');
    changed(true);
    expect(harness.game.getState()).toMatchObject({ ownership: 'mine', screen: 'table' });
    untilAsked(harness);
  });
});
