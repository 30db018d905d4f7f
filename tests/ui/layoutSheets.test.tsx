import { expect, it, vi } from 'vitest';

let loaded: string[] = [];

/** The module as a page that has just been opened has it, on a screen that is large or not; and how it changes. */
async function open(isLarge: boolean) {
  loaded = [];
  vi.resetModules();
  vi.doMock('../../src/ui/table/desktop/index.css', () => ({ sheet: loaded.push('desktop') }));
  vi.doMock('../../src/ui/table/small', () => ({ sheet: loaded.push('small') }));
  delete document.documentElement.dataset['layout'];
  let isDesk = isLarge;
  const lists: MediaQueryList[] = [];
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList;
    const matches = () => query === 'all' || (isDesk && query.startsWith('(min-width: 1000px)'));
    Object.defineProperty(list, 'matches', { get: matches });
    lists.push(list);
    return list;
  });
  const change = () => {
    isDesk = !isDesk;
    for (const list of lists) list.dispatchEvent(new Event('change'));
  };
  return { ...(await import('../../src/ui/table/layoutSheets')), change };
}

it.each([
  { isLarge: true, sheet: 'desktop', layout: 'desktop' },
  { isLarge: false, sheet: 'small', layout: 'portrait' },
])('loads the sheet of the screen in use alone, and the root says which it is: $sheet', async (expected) => {
  const { followLayout, loadLayout } = await open(expected.isLarge);
  followLayout();
  await loadLayout();
  expect(loaded).toEqual([expected.sheet]);
  expect(document.documentElement.dataset['layout']).toBe(expected.layout);
});

it('loads the other when the window is made smaller', async () => {
  const { followLayout, loadLayout, change } = await open(true);
  followLayout();
  await loadLayout();
  change();
  expect(document.documentElement.dataset['layout']).toBe('portrait');
  await vi.waitFor(() => expect(loaded).toEqual(['desktop', 'small']));
});

it('loads the other ahead', async () => {
  const { followLayout, loadLayout, preloadLayouts } = await open(false);
  followLayout();
  await loadLayout();
  await preloadLayouts();
  expect(loaded).toEqual(['small', 'desktop']);
});
