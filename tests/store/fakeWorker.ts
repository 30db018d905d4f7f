import { vi } from 'vitest';

type Listener = (event: { readonly data?: unknown; readonly message?: string }) => void;

/** One end of a channel: what is posted here is copied, as between threads, and heard at the other end. */
class End {
  readonly location = window.location;
  other: End | null = null;
  isTerminated = false;
  private readonly listeners = new Map<string, Listener[]>();

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  postMessage(data: unknown): void {
    this.other?.dispatch('message', { data: structuredClone(data) });
  }

  terminate(): void {
    this.isTerminated = true;
    this.other = null;
  }

  dispatch(type: string, event: Parameters<Listener>[0]): void {
    for (const listener of this.listeners.get(type) ?? []) listener(event);
  }
}

/**
 * The page's end of a worker that runs the script which `load` loads anew, and what it was started with. Until the test
 * ends, `Worker` starts this one.
 */
export async function fakeWorker(
  load: () => Promise<unknown>,
): Promise<{ readonly outside: End; readonly started: unknown[][] }> {
  const inside = new End();
  const outside = new End();
  [inside.other, outside.other] = [outside, inside];
  const started: unknown[][] = [];
  vi.resetModules();
  vi.stubGlobal('self', inside);
  await load();
  vi.stubGlobal(
    'Worker',
    vi.fn(function start(...given: unknown[]) {
      started.push(given);
      return outside;
    }),
  );
  return { outside, started };
}
