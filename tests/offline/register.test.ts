import { expect, it, vi } from 'vitest';
import { keepOffline } from '../../src/offline/register';

/** What the page tells the service worker on a line like this. */
async function toldOn(connection: object | undefined): Promise<unknown[]> {
  const told: unknown[] = [];
  const active = { postMessage: (message: unknown) => told.push(message) };
  const registration = { waiting: null, addEventListener: () => undefined };
  const serviceWorker = {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve({ active }),
    addEventListener: () => undefined,
  };
  vi.stubGlobal('navigator', { serviceWorker, connection });
  await keepOffline({ mayReload: () => true, tell: () => undefined });
  return told;
}

it.each([
  ['that nothing is known of', undefined, ['fill']],
  ['that is fast', { saveData: false, effectiveType: '4g' }, ['fill']],
  ['that is slow', { saveData: false, effectiveType: 'slow-2g' }, []],
  ['that is to be spared', { saveData: true, effectiveType: '4g' }, []],
])('on a line %s', async (_, connection, messages) => {
  expect(await toldOn(connection)).toEqual(messages);
});
