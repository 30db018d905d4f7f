import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameState } from '../../src/store/types';
import { App } from '../../src/ui/App';
import { CrashGuard } from '../../src/ui/Crash';
import { words as en } from '../../src/ui/languages/en/app';
import { fixtureStores } from './fixtures';
import { wonState } from './scenes';
import { sceneOf, showApp } from '../support/page';

type Command = 'abandon' | 'restart' | 'goHome' | 'takeOver' | 'dropSetAside' | 'dismissNotice';

function show(scene: string) {
  const stores = fixtureStores(sceneOf(scene));
  const called: Command[] = [];
  const note = (name: Command) => () => void called.push(name);
  stores.game.setState({
    abandon: note('abandon'),
    restart: note('restart'),
    goHome: note('goHome'),
    takeOver: note('takeOver'),
    dropSetAside: note('dropSetAside'),
    dismissNotice: note('dismissNotice'),
  });
  render(<App stores={stores} />);
  return { ...stores, called };
}

beforeEach(() => localStorage.clear());

describe('the menu of the table', () => {
  it.each([
    ['Abandon the match', 'Abandon the match?', 'abandon'],
    ['Start over', 'Start over?', 'restart'],
  ] as const)('asks before it does: %s', (name, title, command) => {
    const { called } = show('turn');
    const choose = () => {
      fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
      return screen.getByRole('dialog', { name: title });
    };
    fireEvent.click(within(choose()).getByRole('button', { name: 'Keep playing' }));
    expect(called).toEqual([]);
    fireEvent.click(within(choose()).getByRole('button', { name }));
    expect(called).toEqual([command]);
  });

  it('the back gesture asks before the table is left', async () => {
    const { called } = show('turn');
    await act(async () => undefined);
    await act(async () => history.back());
    const dialog = screen.getByRole('dialog', { name: 'Leave the table?' });
    expect(called).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave the table' }));
    expect(called).toEqual(['goHome']);
  });
});

describe('notices', () => {
  it('a save that was set aside can be downloaded and deleted', () => {
    const { game, called } = show('home');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    act(() => game.setState({ notice: 'save-unreadable', setAside: { why: 'damaged', text: '{' } }));
    const alert = screen.getByRole('alert');
    fireEvent.click(within(alert).getByRole('button', { name: 'Download it' }));
    expect(saved).toEqual(['mahjong-save.json']);
    fireEvent.click(within(alert).getByRole('button', { name: 'Delete it' }));
    expect(called).toEqual(['dropSetAside', 'dismissNotice']);
  });

  it('offers to reload for a newer save', () => {
    const { game } = show('home');
    act(() => game.setState({ notice: 'save-newer' }));
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('offers to take the match over from another tab', () => {
    const { game, called } = show('turn');
    act(() => game.setState({ ownership: 'elsewhere' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play here' }));
    expect(called).toEqual(['takeOver']);
  });
});

describe('the result', () => {
  it('says of a hand that reached the minimum nothing about what does not help to reach it', () => {
    showApp(wonState());
    expect(screen.getAllByText('Bonus faan').length).toBeGreaterThan(0);
    expect(screen.queryByText('Bonus faan do not count towards the minimum.')).toBeNull();
    expect(screen.queryByText('What does not count')).toBeNull();
    expect(screen.getByText('East pays and is paid double.')).toBeTruthy();
  });

  it('names items that are part of another', () => {
    const state = wonState();
    const { result } = state;
    const win = result?.deal.wins[0];
    if (!result || !win) throw new Error('The scene has no win.');
    const lines = [{ id: 'common-hand', count: 1, value: 1, unit: 'faan' as const }];
    const omitted = [{ id: 'all-simples', code: 'part-of', by: 'common-hand' }];
    const wins = [{ ...win, sheet: { ...win.sheet, lines, omitted } }];
    render(
      <App stores={fixtureStores({ ...state, result: { ...result, deal: { ...result.deal, wins } } })} />,
    );
    expect(screen.getByText('No honours: part of Common hand')).toBeTruthy();
  });

  it('adds the hand to the score sheet of the match', async () => {
    showApp(wonState());
    fireEvent.click(screen.getByRole('button', { name: 'Scores so far' }));
    const sheet = await screen.findByRole('region', { name: 'Scores so far' });
    expect(
      within(sheet)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['HandMeiYouWingChiu', 'East 2−8+12−2−2', 'Total578424496502']);
  });

  describe('says with the scores who the opponents are', () => {
    const opponentsOf = async (players: GameState['players']) => {
      showApp({ ...wonState(), players });
      fireEvent.click(screen.getByRole('button', { name: 'Scores so far' }));
      await screen.findByRole('heading', { name: 'Opponents' });
      return [...document.querySelectorAll('.sheet dl > div')].map(({ textContent }) => textContent.trim());
    };

    it('in words, each with its style', async () => {
      expect(await opponentsOf(wonState().players)).toEqual([
        'MeiSteady Collects one suit',
        'WingSharp Careful once others show sets',
        'ChiuGentle No special style',
      ]);
    });

    it('by their levels alone where nobody has a style', async () => {
      const plain = wonState().players.map(({ person, bot }) => ({
        person,
        bot: bot === null ? null : 'routes-1',
      }));
      expect(await opponentsOf(plain)).toEqual(['MeiSteady', 'WingSteady', 'ChiuSteady']);
    });
  });
});

function Broken(): never {
  throw new Error('It broke.');
}

it('a fault of the page leaves a way to reload and to download the save', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <CrashGuard text={() => en} isKept={() => true}>
      <Broken />
    </CrashGuard>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  let saved = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => void saved++);
  fireEvent.click(screen.getByRole('button', { name: 'Download the save' }));
  expect(saved).toBe(1);
});

it('a fault of the page does not say that the match is saved where it is not', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <CrashGuard text={() => en} isKept={() => false}>
      <Broken />
    </CrashGuard>,
  );
  expect(screen.queryByText(/is saved/)).toBeNull();
  expect(screen.getByText(/did not keep the match/)).toBeTruthy();
});
