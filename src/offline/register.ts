/** What the page does about the files that the service worker keeps. */
interface OfflinePorts {
  /** Whether the page may be loaded again: nothing is being played. */
  readonly mayReload: () => boolean;
  /** A new version is there. */
  readonly tell: () => void;
  /** Waits until nothing moves on the page. */
  readonly still: () => Promise<void>;
}

/** What browsers built on Chromium say of the line. */
interface Line {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`: as fast as that. */
  readonly effectiveType?: string;
}

/** What the page can ask for once the app is kept. */
export interface Offline {
  /** Loads the page again, with the version that waits if one does. */
  readonly renew: () => void;
  /** Whether all of the app is there without a network; if not, what was opened so far is. */
  readonly hasAll: () => Promise<boolean>;
}

/** Milliseconds. A new version that has not begun by then begins with a later page. */
const PATIENCE = 10_000;

/**
 * Lets the browser keep the app, so that it opens without a network: what was opened, and all else too unless the line is
 * slow or to be spared. A new version is fetched beside the old one, and begins with the next page.
 */
export async function keepOffline({ mayReload, tell, still }: OfflinePorts): Promise<Offline> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js');
  const say = (message: 'take' | readonly string[], to = registration.active) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    to?.postMessage(message);
  // What this page had fetched before the service worker saw what it asks for.
  const tellUsed = () => say(performance.getEntriesByType('resource').map(({ name }) => name));
  // Asked for by this page; others go on as they are.
  let wanted: (() => boolean) | null = null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (wanted?.()) location.reload();
    wanted = null;
    tellUsed();
  });
  const begin = (when: () => boolean) => {
    wanted = when;
    say('take', registration.waiting);
  };
  if (registration.waiting && mayReload()) begin(mayReload);
  else if (registration.waiting) tell();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && serviceWorker.controller) tell();
    });
  });
  await serviceWorker.ready;
  tellUsed();
  const { connection } = navigator as Navigator & { readonly connection?: Line };
  if (!isToBeSpared(connection)) void fill(registration, still);
  return {
    renew: () => {
      begin(() => true);
      setTimeout(() => location.reload(), registration.waiting ? PATIENCE : 0);
    },
    hasAll: () => ask(registration, 'ask'),
  };
}

/** Has all the rest fetched, portion by portion. Where one does not come, the next page goes on. */
async function fill(registration: ServiceWorkerRegistration, still: OfflinePorts['still']): Promise<void> {
  do await still();
  while (!(await ask(registration, 'fill')));
}

/** What the service worker answers; never settles where it does not. */
function ask({ active }: ServiceWorkerRegistration, what: 'ask' | 'fill'): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    active?.postMessage(what, [port2]);
  });
}

function isToBeSpared({ saveData = false, effectiveType = '' }: Line = {}): boolean {
  return saveData || effectiveType.endsWith('2g');
}
