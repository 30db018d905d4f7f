import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '../../src/store/saves/browserStorage';
import { bitsOfDay } from '../../src/store/share/day';
import { noteChallenge } from '../../src/store/share/keptShares';
import type { ParkedMatch } from '../../src/store/types';
import { App } from '../../src/ui/App';
import { fixtureStores, parkedMatch } from './fixtures';
import { sceneOf } from '../support/page';

beforeEach(() => localStorage.clear());

/** Home with these matches under way; one more is open if `scene` says so. */
async function show(list: readonly ParkedMatch[], scene = 'saved', language: 'en' | 'zh-Hant-HK' = 'en') {
  const done: string[] = [];
  const stores = fixtureStores(sceneOf(scene), { language });
  const commands = {
    resume: (id: string) => void done.push(`resume ${id}`),
    remove: (id: string) => {
      done.push(`remove ${id}`);
      const left = stores.game.getState().others?.list.filter((each) => each.id !== id) ?? [];
      stores.game.setState({ others: left.length > 0 ? { ...commands, list: left } : null });
    },
  };
  stores.game.setState({ others: { ...commands, list } });
  await act(async () => void render(<App stores={stores} />));
  return { done, stores };
}

const matches = (count: number) => Array.from({ length: count }, (_, at) => parkedMatch(`${at}`));
const section = (name = 'Other matches under way') => screen.findByRole('region', { name });
const cards = (of: HTMLElement) => within(of).getAllByRole('listitem');
const button = (of: HTMLElement, name: string) => within(of).getByRole('button', { name });

describe('the other matches at home', () => {
  it('are not there where there are none', async () => {
    await act(async () => void render(<App stores={fixtureStores(sceneOf('saved'))} />));
    expect(screen.queryByRole('region', { name: 'Other matches under way' })).toBeNull();
  });

  it('each say the game, where they stand, the opponents and when they were played', async () => {
    await show(matches(1));
    const [card] = cards(await section());
    const words = card?.textContent.replaceAll('\u2060', '') ?? '';
    expect(within(card!).getByRole('heading', { name: 'Hong Kong old style' })).toBeTruthy();
    expect(words).toContain('East round, hand 2, third of four, −4 points');
    expect(words).toContain('Against Steady and Gentle');
    expect(words).toMatch(/last played .*24.*Nov|last played .*Nov.*24/);
    expect(card?.querySelectorAll('.parked-hand .tile')).toHaveLength(13);
  });

  it('name the card that they are played with', async () => {
    await show([{ ...parkedMatch('0'), title: 'Garden card' }]);
    const [card] = cards(await section());
    expect(within(card!).getByRole('heading', { name: 'Hong Kong old style: Garden card' })).toBeTruthy();
  });

  it('go on', async () => {
    const { done } = await show(matches(2));
    const [, second] = cards(await section());
    fireEvent.click(button(second!, 'Continue'));
    expect(done).toEqual(['resume 1']);
  });

  it('are removed once the player has agreed, and that is said', async () => {
    const { done } = await show(matches(2));
    const [first] = cards(await section());
    fireEvent.click(button(first!, 'Remove'));
    fireEvent.click(button(screen.getByRole('dialog', { name: 'Remove this match?' }), 'Keep it'));
    expect(done).toEqual([]);
    fireEvent.click(button(first!, 'Remove'));
    const question = screen.getByRole('dialog', { name: 'Remove this match?' });
    expect(question.textContent).toContain('history as not finished');
    await act(async () => void fireEvent.click(button(question, 'Remove')));
    expect(done).toEqual(['remove 0']);
    expect(screen.getByTestId('live').textContent).toBe('The match is removed.');
    expect(cards(await section())).toHaveLength(1);
  });

  it('leave the button of the form in focus when the last one is removed', async () => {
    await show(matches(1));
    const [only] = cards(await section());
    button(only!, 'Remove').focus();
    fireEvent.click(button(only!, 'Remove'));
    const question = screen.getByRole('dialog', { name: 'Remove this match?' });
    await act(async () => void fireEvent.click(button(question, 'Remove')));
    expect(document.activeElement?.textContent).toBe('Start new match');
  });

  it('are two and a dialog of all where there are more', async () => {
    const { done } = await show(matches(12));
    const home = await section();
    expect(cards(home)).toHaveLength(2);
    fireEvent.click(button(home, 'All 12 matches'));
    const dialog = screen.getByRole('dialog', { name: 'Other matches under way' });
    expect(cards(dialog)).toHaveLength(12);
    await act(async () => void fireEvent.click(button(cards(dialog)[11]!, 'Continue')));
    expect(done).toEqual(['resume 11']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are called otherwise where none is open; a new match begins with the main button', async () => {
    await show(matches(1), 'home');
    expect(cards(await section('Matches under way'))).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Start new match' }).className).toContain('main');
  });

  it('say which is that of the day, and which a challenge', async () => {
    const bits = 'c'.repeat(32);
    noteChallenge(browserStorage, { bits, by: 'A friend', result: null });
    // 22 November 2026 at noon in universal time.
    vi.useFakeTimers({ toFake: ['Date'], now: 1_795_348_800_000 });
    const [day, earlier, challenge] = matches(3);
    await show([
      { ...day!, bits: bitsOfDay('2026-11-22') },
      { ...earlier!, bits: bitsOfDay('2026-11-20') },
      { ...challenge!, bits },
    ]);
    await act(async () => void fireEvent.click(button(await section(), 'All 3 matches')));
    const titles = cards(screen.getByRole('dialog')).map((card) => card.querySelector('h3')?.textContent);
    vi.useRealTimers();
    expect(titles).toEqual(
      ['Match of the day', 'Match of 20 November 2026', 'Challenge'].map(
        (label) => `Hong Kong old style${label}`,
      ),
    );
  });

  it('have Chinese words too', async () => {
    await show(matches(1), 'saved', 'zh-Hant-HK');
    await vi.waitFor(() => expect(screen.getByRole('region', { name: '其他未完的牌局' })).toBeTruthy());
    expect(screen.getByRole('button', { name: '移除' })).toBeTruthy();
  });
});
