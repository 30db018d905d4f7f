import { describe, expect, it } from 'vitest';
import { lockOwnership } from '../../src/store/saves/ownership';
import type { Locks, OwnershipPort } from '../../src/store/saves/ownership';
import { playChoices, playMatch, settled, startGame, untilAsked } from './harness';
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

  readonly request: Locks['request'] = async (_name, options, held) =>
    new Promise<void>((resolve, reject) => {
      const asked: Holder = { held, resolve, reject };
      options.signal?.addEventListener('abort', () => {
        const at = this.queue.indexOf(asked);
        if (at >= 0) this.queue.splice(at, 1);
        reject(new Error('AbortError'));
      });
      if (options.steal) {
        this.holder?.reject(new Error('AbortError'));
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

  /** The tab that has the lock is closed. */
  closeHolder(): void {
    this.holder = null;
    const next = this.queue.shift();
    if (next) this.grant(next);
  }

  private grant(asked: Holder): void {
    this.holder = asked;
    void Promise.resolve().then(() => asked.held({}));
  }
}

/** Two tabs over one storage; the first has played a few choices. */
async function twoTabs(): Promise<{ first: Harness; second: Harness; locks: FakeLocks }> {
  const locks = new FakeLocks();
  const storage = memoryStorage();
  const first = startGame({ storage, ownership: lockOwnership(locks), pace: () => 'instant' });
  await settled();
  first.game.getState().startMatch(config);
  playChoices(first, 3);
  const second = startGame({ storage, ownership: lockOwnership(locks), pace: () => 'instant' });
  await settled();
  return { first, second, locks };
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

  it('is not set aside by the second, even when damaged', async () => {
    const { first, locks } = await twoTabs();
    first.storage.setItem(KEY, 'damaged');
    startGame({ storage: first.storage, ownership: lockOwnership(locks) });
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
    first.game.getState().hurry();
    expect(first.storage.getItem(KEY)).toBe(saved);
  });

  it('stops in the first also in the middle of a pause', async () => {
    const locks = new FakeLocks();
    const first = startGame({ ownership: lockOwnership(locks) });
    await settled();
    first.game.getState().startMatch(config);
    expect(first.time.waiting).toHaveLength(1);
    const second = startGame({ storage: first.storage, ownership: lockOwnership(locks) });
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

  it('comes to the second by itself when the first is closed', async () => {
    const { first, second, locks } = await twoTabs();
    const { view } = playChoices(first, 2);
    locks.closeHolder();
    await settled();
    expect(second.game.getState()).toMatchObject({ ownership: 'mine', screen: 'home', view });
  });
});

describe('the owner', () => {
  it('is everybody where there are no locks, or none can be had', async () => {
    const refused: Locks = { request: async () => Promise.reject(new Error('SecurityError')) };
    for (const locks of [undefined, refused]) {
      const { game } = startGame({ ownership: lockOwnership(locks) });
      await settled();
      expect(game.getState().ownership).toBe('mine');
    }
  });

  it('is not known at once: a match begun before waits for it', () => {
    let changed: (isMine: boolean) => void = () => undefined;
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
