import type { HistoryNews } from '../records/historyStorage';

/** Word between the tabs of this browser; where it has no channels each tab sees the others' changes when it is reloaded. */
export function tabNews(name: string): HistoryNews {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel's messages have no target
    tell: () => channel.postMessage(null),
    listen: (changed) => channel.addEventListener('message', () => changed()),
  };
}
