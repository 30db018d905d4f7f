import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useRoute } from '../../src/ui/route';
import type { Route } from '../../src/ui/route';

afterEach(() => window.history.replaceState(null, '', '/'));

test('an address is followed once, also where the page waits for one of its parts later', async () => {
  window.history.replaceState(null, '', '#history');
  const followed: Route[] = [];
  const open = (route: Route) => void followed.push(route);
  let come: (words: string) => void = () => undefined;
  const part = new Promise<string>((resolve) => {
    come = resolve;
  });
  function Page({ isWaiting }: { readonly isWaiting: boolean }) {
    useRoute(open);
    return isWaiting ? <Part /> : <p>without</p>;
  }
  const Part = () => <p>{use(part)}</p>;
  const pageOf = (isWaiting: boolean) => (
    <Suspense fallback={<p>waiting</p>}>
      <Page isWaiting={isWaiting} />
    </Suspense>
  );
  const { rerender } = render(pageOf(false));
  expect(followed).toHaveLength(1);
  window.history.replaceState(null, '', '#practice');
  await act(async () => rerender(pageOf(true)));
  await screen.findByText('waiting');
  await act(async () => come('with'));
  await screen.findByText('with');
  expect(followed).toHaveLength(1);
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(followed).toHaveLength(2);
});
