import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPointing, PointingContext, toggleLook, useIsLit } from '../../src/ui/tile/pointing';

function lit(kind: number) {
  const pointing = createPointing();
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn++;
      return useIsLit(kind);
    },
    { wrapper: ({ children }) => <PointingContext value={pointing}>{children}</PointingContext> },
  );
  return { pointing, seen: () => [result.current, drawn] };
}

test('a tile is drawn again only where the selection makes it look different', () => {
  const { pointing, seen } = lit(3);
  act(() => pointing.setState({ selected: 5 }));
  expect(seen()).toEqual([false, 1]);
  act(() => pointing.setState({ selected: 3 }));
  expect(seen()).toEqual([true, 2]);
  act(() => pointing.setState({ selected: null }));
  expect(seen()).toEqual([false, 3]);
});

test('what is looked at goes before the tile under the mouse, and that before the selected one', () => {
  const { pointing, seen } = lit(3);
  act(() => pointing.setState({ selected: 3 }));
  act(() => pointing.setState({ near: 5 }));
  expect(seen()[0]).toBe(false);
  act(() => toggleLook(pointing, { tile: 12, kind: 3 }));
  expect(seen()[0]).toBe(true);
  act(() => toggleLook(pointing, { tile: 12, kind: 3 }));
  expect(seen()[0]).toBe(false);
  act(() => pointing.setState({ near: null }));
  expect(seen()[0]).toBe(true);
});
