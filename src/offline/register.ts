/** What the page does about the files that the service worker keeps. */
interface OfflinePorts {
  /** Whether the page may be loaded again: nothing is being played. */
  readonly mayReload: () => boolean;
  /** A new version is there. */
  readonly tell: () => void;
}

/** What browsers built on Chromium say of the line. */
interface Line {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`: as fast as that. */
  readonly effectiveType?: string;
}

/** Milliseconds. A new version that has not begun by then begins with a later page. */
const PATIENCE = 2000;

/**
 * Lets the browser keep the app, so that it opens without a network; what was never opened is fetched too, unless the line
 * is slow or to be spared. A new version is fetched beside the old one, and begins with the next page. Gives what loads the page
 * again with the version that waits, if one does.
 */
export async function keepOffline({ mayReload, tell }: OfflinePorts): Promise<() => void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js');
  // Asked for by this page; others go on as they are.
  let wanted: (() => boolean) | null = null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (wanted?.()) location.reload();
    wanted = null;
  });
  const begin = (when: () => boolean) => {
    wanted = when;
    registration.waiting?.postMessage('take');
  };
  if (registration.waiting && mayReload()) begin(mayReload);
  else if (registration.waiting) tell();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && serviceWorker.controller) tell();
    });
  });
  const { active } = await serviceWorker.ready;
  const { connection } = navigator as Navigator & { readonly connection?: Line };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  if (!isToBeSpared(connection)) active?.postMessage('fill');
  return () => {
    begin(() => true);
    setTimeout(() => location.reload(), registration.waiting ? PATIENCE : 0);
  };
}

function isToBeSpared({ saveData = false, effectiveType = '' }: Line = {}): boolean {
  return saveData || effectiveType.endsWith('2g');
}
