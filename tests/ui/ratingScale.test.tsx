import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { StoresContext } from '../../src/ui/context';
import { RatingScale } from '../../src/ui/practice/RatingScale';
import { words as wordsEn } from '../../src/ui/languages/en/practice';
import { emptyState, fixtureStores } from './fixtures';

it('a rating that little is known of is neither said nor set beside the bots', async () => {
  await act(
    async () =>
      void render(
        <StoresContext value={fixtureStores(emptyState, {})}>
          <Suspense>
            <RatingScale rating={{ value: 1524, deviation: 130 }} before={{ value: 1500, deviation: 350 }} />
          </Suspense>
        </StoresContext>,
      ),
  );
  expect(await screen.findByText(wordsEn.notRated)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\d{4}/);
  expect(document.querySelector('.rating-scale, .rating-bots')).toBeNull();
});
