import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AlikeContext, createSelectedKind, useIsAlike } from '../../src/ui/tile/alike';

test('a tile is drawn again only where the selection makes it look different', () => {
  const selected = createSelectedKind();
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn++;
      return useIsAlike(3);
    },
    { wrapper: ({ children }) => <AlikeContext value={selected}>{children}</AlikeContext> },
  );
  act(() => selected.setState(5));
  expect([result.current, drawn]).toEqual([false, 1]);
  act(() => selected.setState(3));
  expect([result.current, drawn]).toEqual([true, 2]);
  act(() => selected.setState(null));
  expect([result.current, drawn]).toEqual([false, 3]);
});
