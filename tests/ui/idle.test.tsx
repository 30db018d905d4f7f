import { describe, expect, it, vi } from 'vitest';
import { hurryUntil, whenIdle } from '../../src/ui/live/idle';

/** A browser that is idle when it is told so, and for how many milliseconds. */
function idleBrowser() {
  const waiting = new Map<number, IdleRequestCallback>();
  let calls = 0;
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => {
    waiting.set(++calls, run);
    return calls;
  });
  vi.stubGlobal('cancelIdleCallback', (call: number) => waiting.delete(call));
  return (milliseconds: number) => {
    const now = [...waiting.values()];
    waiting.clear();
    for (const run of now) run({ didTimeout: false, timeRemaining: () => milliseconds });
  };
}

describe('what waits until the browser is idle', () => {
  it('runs once, in the first moment that is long enough', () => {
    const isIdle = idleBrowser();
    const run = vi.fn<() => void>();
    whenIdle(run, 20);
    isIdle(5);
    isIdle(19);
    expect(run).not.toHaveBeenCalled();
    isIdle(20);
    isIdle(50);
    expect(run).toHaveBeenCalledOnce();
  });

  it('takes any moment where it asks for none', () => {
    const isIdle = idleBrowser();
    const run = vi.fn<() => void>();
    whenIdle(run);
    isIdle(0);
    expect(run).toHaveBeenCalledOnce();
  });

  it('can be called off, also after moments that were too short', () => {
    const isIdle = idleBrowser();
    const run = vi.fn<() => void>();
    const callOff = whenIdle(run, 20);
    isIdle(5);
    callOff();
    isIdle(50);
    expect(run).not.toHaveBeenCalled();
  });

  it('waits for what must not be held up, whether that succeeds or fails', async () => {
    const isIdle = idleBrowser();
    const run = vi.fn<() => void>();
    let succeed = () => {};
    let fail = () => {};
    hurryUntil(new Promise<void>((resolve) => (succeed = resolve)));
    hurryUntil(new Promise<void>((_, reject) => (fail = reject)));
    whenIdle(run);
    isIdle(50);
    succeed();
    await Promise.resolve();
    isIdle(50);
    expect(run).not.toHaveBeenCalled();
    fail();
    await Promise.resolve();
    isIdle(50);
    expect(run).toHaveBeenCalledOnce();
  });
});
