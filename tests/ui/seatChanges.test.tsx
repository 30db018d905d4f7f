import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { playersOf } from '../../src/engine/match';
import { seatInfos } from '../../src/store/selectors/seats';
import { resultOf } from '../../src/store/match/tableState';
import type { GameState } from '../../src/store/types';
import { announcement, tableReading } from '../../src/ui/live/announce';
import { words as en } from '../../src/ui/languages/en/app';
import { TOYS } from '../support/toys/loaded';
import { dealFixture, tableFixture } from './fixtures';
import type { TableText } from './fixtures';
import { showApp } from '../support/page';

const { id: rules } = TOYS.find(({ id: each }) => each === 'toy-sixteen')!;

/** The second hand of a match in which the order of seats turns round with every hand: you sit at seat 3 of Mei, Chiu, Wing, you. */
const table: TableText = {
  rules,
  seats: [
    { hand: '?', river: '1m' },
    { hand: '?', melds: '[777p]2', river: '9p' },
    { hand: '?', river: '2s' },
    { hand: '2334556688p45679s', river: '3m' },
  ],
  humanSeat: 3,
  turn: 2,
  why: 'discard',
  wallLeft: 38,
};

function state(): GameState {
  const { match } = dealFixture(table);
  expect(playersOf(match)).toEqual([0, 3, 2, 1]);
  return tableFixture(table);
}

describe('a game whose players change seats', () => {
  it('shows every player at the seat of this hand, with the own score', () => {
    const infos = seatInfos(state());
    expect(infos.map(({ seat, place, person, score }) => [seat, place, person, score])).toEqual([
      [3, 'self', 'you', 412],
      [0, 'right', 'mei', 586],
      [1, 'across', 'chiu', 504],
      [2, 'left', 'wing', 498],
    ]);
  });

  it('says from whom a meld was claimed, and who discarded', () => {
    showApp(state());
    const melds = screen.getByRole('group', { name: "Chiu's melds" });
    expect(within(melds).getByRole('group', { name: 'Pong of 7 Dots, claimed from Wing' })).toBeTruthy();
  });

  it('announces who did something, and reads every score out', () => {
    const said = announcement(
      { ...state(), choices: [] },
      [{ type: 'pong', seat: 1, tile: 0, from: 2, own: [] }],
      en,
    );
    expect(said).toMatch(/^Chiu /);
    expect(tableReading(state(), en)).toContain('You 412, Mei 586, Chiu 504, Wing 498');
  });

  it('tells the result by the seats of that hand', () => {
    const { match, deal } = dealFixture(table);
    const ended = { ...deal, phase: { type: 'ended', ending: 'exhausted' } as const, pending: null };
    const { seated } = resultOf({ match, deal: ended });
    expect(seated).toEqual([0, 3, 2, 1]);
  });
});
