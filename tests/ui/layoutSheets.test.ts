import { expect, it, vi } from 'vitest';

let loaded: string[] = [];

/** The module as a page that has just been opened has it. */
async function open() {
  loaded = [];
  vi.resetModules();
  vi.doMock('../../src/ui/table/desktop/index.css', () => ({ sheet: loaded.push('desktop') }));
  vi.doMock('../../src/ui/table/landscape/index.css', () => ({ sheet: loaded.push('lying') }));
  vi.doMock('../../src/ui/table/portrait/index.css', () => ({ sheet: loaded.push('upright') }));
  vi.doMock('../../src/ui/table/portrait/threeSeats.css', () => ({ sheet: loaded.push('upright of three') }));
  vi.doMock('../../src/ui/table/desktop/narrow.css', () => ({ sheet: loaded.push('narrow') }));
  vi.doMock('../../src/ui/table/portrait/wide.css', () => ({ sheet: loaded.push('wide') }));
  vi.doMock('../../src/ui/table/compact', () => ({ sheet: loaded.push('compact') }));
  return import('../../src/ui/table/layoutSheets');
}

interface Size {
  readonly isLarge: boolean;
  readonly isLying: boolean;
  readonly isSmall?: boolean;
}

/** A screen of this size, which tells those who listen when it has another. */
function screenOf(first: Size) {
  let size = first;
  const lists: MediaQueryList[] = [];
  delete document.documentElement.dataset['layout'];
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList;
    const matches = () =>
      query.includes('700px')
        ? size.isSmall === true
        : query.includes('max-')
          ? false
          : query.includes('1000px')
            ? size.isLarge
            : query.includes('560px')
              ? size.isLying
              : query === 'all';
    Object.defineProperty(list, 'matches', { get: matches });
    lists.push(list);
    return list;
  });
  return (next: Size) => {
    size = next;
    for (const list of lists) list.dispatchEvent(new Event('change'));
  };
}

it.each([
  { isLarge: true, isLying: true, sheet: 'desktop' },
  { isLarge: false, isLying: true, sheet: 'lying' },
  { isLarge: false, isLying: false, sheet: 'upright' },
])('loads the sheet of the layout in use alone: $sheet', async ({ sheet, ...size }) => {
  screenOf(size);
  await (await open()).followLayout();
  expect(loaded).toEqual([sheet]);
});

it('loads a second one on small phones, after that which it changes', async () => {
  screenOf({ isLarge: false, isLying: false, isSmall: true });
  await (await open()).followLayout();
  expect(loaded).toEqual(['upright', 'compact']);
});

it('loads another when the screen is turned', async () => {
  const change = screenOf({ isLarge: false, isLying: false });
  await (await open()).followLayout();
  change({ isLarge: false, isLying: true });
  await vi.waitFor(() => expect(loaded).toEqual(['upright', 'lying']));
});

it('loads the others ahead', async () => {
  screenOf({ isLarge: false, isLying: false });
  const { followLayout, preloadLayouts } = await open();
  await followLayout();
  await preloadLayouts();
  const all = ['compact', 'desktop', 'lying', 'narrow', 'upright', 'upright of three', 'wide'];
  expect(loaded.toSorted()).toEqual(all);
});
