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
}

/**
 * Lets the browser keep the app, so that it opens without a network; what was never opened is fetched too, unless the line
 * is to be spared. A new version is fetched beside the old one: it begins with the next page, or when `take` is called.
 */
export async function keepOffline({ mayReload, tell }: OfflinePorts): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js');
  const take = () => registration.waiting?.postMessage('take');
  // Asked for by this page; others go on as they are.
  let isAsked = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked && mayReload()) location.reload();
    isAsked = false;
  });
  const begin = () => {
    isAsked = true;
    take();
  };
  if (registration.waiting && mayReload()) begin();
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
  if (!connection?.saveData) active?.postMessage('fill');
}
