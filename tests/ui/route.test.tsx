import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, test } from 'vitest';
import { addressOfLook, lookIn } from '../../src/ui/review/lookAddress';
import { COACH_ADDRESS, REVIEW_ADDRESS, routeIn, useRoute } from '../../src/ui/route';
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
  // One that no page has shown: the app takes away what it has written itself.
  window.history.replaceState(null, '', '#share/0');
  await act(async () => rerender(pageOf(true)));
  await screen.findByText('waiting');
  await act(async () => come('with'));
  await screen.findByText('with');
  expect(followed).toHaveLength(1);
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(followed).toHaveLength(2);
});

test('the address of the table says what was open there', () => {
  expect(routeIn('#table')).toEqual({ screen: 'table', code: '' });
  expect(routeIn(COACH_ADDRESS)).toEqual({ screen: 'table', code: 'coach' });
});

test.each([0, 3, null])('the address of a decision that is looked at in hand %s leads back to it', (at) => {
  for (const [base, list] of [
    [REVIEW_ADDRESS, 'costliest'],
    [REVIEW_ADDRESS, 'all'],
    ['#history/review/x', 'all'],
  ] as const) {
    const left = { at, look: { list, place: { hand: at ?? 2, decision: 17 } } };
    const route = routeIn(addressOfLook(base, left));
    expect(route && 'code' in route ? lookIn(route.code) : null).toEqual(left);
  }
});

test.each([
  '',
  'review',
  'coach',
  'review/1/all/2',
  'review/1/some/2/3',
  'review/x/all/2/3',
  'review/1/all/2/x',
])('nothing is looked at after %j', (code) => expect(lookIn(code)).toBeNull());
