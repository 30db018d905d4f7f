import { expect, it, vi } from 'vitest';
import { keepOffline } from '../../src/offline/register';

/** Opens the page on a line like this; the service worker takes what it is told. */
function openOn(
  connection: object | undefined,
  postMessage: (message: unknown, ports?: MessagePort[]) => void,
) {
  const registration = { active: { postMessage }, waiting: null, addEventListener: () => undefined };
  const serviceWorker = {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
    addEventListener: () => undefined,
  };
  vi.stubGlobal('navigator', { serviceWorker, connection });
  return keepOffline({ mayReload: () => true, tell: () => undefined, still: () => Promise.resolve() });
}

it.each([
  ['that nothing is known of', undefined, ['fill']],
  ['that is fast', { saveData: false, effectiveType: '4g' }, ['fill']],
  ['that is slow', { saveData: false, effectiveType: 'slow-2g' }, []],
  ['that is to be spared', { saveData: true, effectiveType: '4g' }, []],
])('on a line %s', async (_, connection, orders) => {
  const told: unknown[] = [];
  await openOn(connection, (message) => told.push(message));
  expect(told.filter((message) => typeof message === 'string')).toEqual(orders);
});

it('has the rest fetched in portions until that is all', async () => {
  const orders: unknown[] = [];
  const { hasAll } = await openOn(undefined, (message, [port] = []) => {
    if (message === 'fill') orders.push(message);
    port?.postMessage(message !== 'fill' || orders.length === 3);
  });
  await vi.waitFor(() => expect(orders).toHaveLength(3));
  // A fourth would have been asked for by the time that this is answered.
  await hasAll();
  expect(orders).toEqual(['fill', 'fill', 'fill']);
});

it('tells the service worker what was fetched before that was there', async () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'https://host/assets/a.js' }] });
  const told: unknown[] = [];
  await openOn(undefined, (message) => told.push(message));
  expect(told).toContainEqual(['https://host/assets/a.js']);
});

it('learns from the service worker whether all of the app is there', async () => {
  const { hasAll } = await openOn(undefined, (message, [port] = []) => {
    if (message === 'ask') port?.postMessage(true);
  });
  expect(await hasAll()).toBe(true);
});
