import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { completeOptions } from '../../src/store/selectors/optionList';
import { App } from '../../src/ui/App';
import { playOut } from '../support/challenges';
import { emptyState, fixtureStores } from './fixtures';
import { historyOf } from './historyScene';
import * as english from '../../src/ui/languages/en/grammar';
import * as chinese from '../../src/ui/languages/zh-Hant-HK/grammar';
import { sceneOf, showApp } from '../support/page';

describe('the standings', () => {
  it('lead to the replay and the review of the match, and back', async () => {
    const [rules, bits] = ['hong-kong-old', '5a'.repeat(16)];
    const options = completeOptions(rules, { rounds: 1 });
    const { record, ended } = playOut({ rules, options, bits, text: '', bots: ['routes-1'] }, 'standings');
    const { match, players, sheet } = ended;
    const state = {
      ...emptyState,
      screen: 'standings' as const,
      match,
      players,
      sheet,
      scores: match.scores,
    };
    render(<App stores={{ ...fixtureStores(state), history: historyOf([record]) }} />);
    for (const [name, back] of [
      ['Replay', 'Final standings'],
      ['Review', 'Back'],
    ] as const) {
      const button = screen.getByRole<HTMLButtonElement>('button', { name });
      await expect.poll(() => button.disabled).toBe(false);
      fireEvent.click(button);
      expect(await screen.findByRole('heading', { level: 1, name: new RegExp(name) })).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: back }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Final standings' })).toBeTruthy();
    }
  });

  it.each([
    [[7, -3, 7, -11], 'Share first place with 7 points'],
    [[0, 0, 0, 0], 'All finish with 0 points'],
  ])('share a place where points are equal: %j', async (scores, said) => {
    const state = sceneOf('standings');
    showApp({ ...state, scores });
    expect(await screen.findByText(said)).toBeTruthy();
    const shown = [...document.querySelectorAll('.ranking tbody tr > td:first-child')].map((cell) =>
      Number(cell.textContent),
    );
    expect(shown.toSorted((a, b) => a - b)).toEqual(scores[0] === 0 ? [1, 1, 1, 1] : [1, 1, 3, 4]);
  });
});

it.each([
  [{ place: 1, equals: 1, seats: 4 }, 'first of four', '排第一'],
  [{ place: 2, equals: 2, seats: 4 }, 'joint second of four', '並列第二'],
  [{ place: 1, equals: 4, seats: 4 }, 'level with all', '各家同分'],
])('a place in words: %j', (rank, ...expected) => {
  expect([english.ranked(rank), chinese.ranked(rank)]).toEqual(expected);
});
