import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameState } from '../../src/store/types';
import type { Settings } from '../../src/store/settings';
import { TablePanel } from '../../src/ui/lateParts';
import { openPanels } from '../../src/ui/panels/usePanels';
import { aimWords } from '../../src/ui/text';
import { americanScenes } from './americanScenes';
import { button, click, pressKey, sceneOf, showApp, tileNames } from '../support/page';

const TITLE = 'What to aim for';

beforeAll(async () => void (await Promise.all([TablePanel.preload(), aimWords.load('en')])));

const { documentElement } = document;
const usual = documentElement.dataset['layout'];

afterEach(() => {
  openPanels.setState({ over: null, asked: null });
  if (usual === undefined) delete documentElement.dataset['layout'];
  else documentElement.dataset['layout'] = usual;
});

const openCard = (settings: Partial<Settings> = { aims: 'card' }) =>
  showApp(sceneOf('american-pass', americanScenes), settings);

const panel = () => screen.findByRole('dialog', { name: TITLE });
const list = async () => within(await panel()).findByRole('list', { name: 'Hands to aim for' });
const rows = async () => [...(await list()).querySelectorAll<HTMLButtonElement>('li > button')];
const isShown = () => screen.queryByRole('dialog', { name: TITLE }) !== null;

describe('what to aim for', () => {
  it('lies beside a game with a card from the start, with the tray, and tells each hand in a sentence', async () => {
    openCard();
    const all = await rows();
    expect(all).toHaveLength(44);
    expect(all[0]?.getAttribute('aria-label')).toMatch(
      /^Fourteen strangers, 60 points\. 6 tiles missing: .+ and .+\. Concealed\.$/,
    );
    expect(within(await panel()).getByRole('button', { name: 'Choose for me' })).toBeTruthy();
    expect(document.activeElement?.closest('.table-panel')).toBeNull();
  });

  it('lies beside other games once it is asked for, and then always', async () => {
    const { settings } = showApp('turn', { aims: 'card' });
    expect(isShown()).toBe(false);
    click(TITLE);
    expect((await rows())[0]?.getAttribute('aria-label')).toBe(
      'Clean hand, 5 faan. 1 tile missing: 8 Dots. Laid out: Red dragon times 3. Counted: Dragon pong and Own season.',
    );
    expect(settings.getState().aims).toBe('always');
    click(`Close: ${TITLE}`);
    expect(isShown()).toBe(false);
    expect(settings.getState().aims).toBe('card');
  });

  it('calls a hand as the game will count it', async () => {
    const { aims } = showApp('turn', { aims: 'always' });
    await rows();
    const { aims: found } = aims.getState();
    if (found.status !== 'found') throw new Error('No hands are found.');
    const [clean, ...others] = found.aims;
    if (clean?.id !== 'clean-hand') throw new Error('The nearest hand is another one.');
    const pure = { ...clean, items: ['pure-hand'] };
    act(() => aims.setState({ aims: { ...found, aims: [pure, ...others] } }));
    expect((await rows())[0]?.getAttribute('aria-label')).toMatch(/^Pure hand, /);
  });

  it('is told to nobody who judges the hand alone, but where there is a card', () => {
    const state = sceneOf('turn');
    const options = { ...state.match!.options, strictCalling: true };
    showApp({ ...state, match: { ...state.match!, options }, view: { ...state.view!, options } });
    expect(screen.queryByRole('button', { name: TITLE })).toBeNull();
    pressKey('b');
    expect(isShown()).toBe(false);
  });

  it('is reached by its key, and the hand that is chosen marks its tiles', async () => {
    const { aims } = openCard({ aims: 'never' });
    pressKey('b');
    const [first] = await rows();
    expect(document.activeElement).toBe(first);
    pressKey('ArrowDown');
    const second = document.activeElement as HTMLElement;
    expect(second.dataset['aim']).not.toBe(first?.dataset['aim']);
    fireEvent.click(second);
    expect(aims.getState().pinned).toBe(second.dataset['aim']);
    const [top] = await rows();
    expect(top?.dataset['aim']).toBe(second.dataset['aim']);
    expect(top?.getAttribute('aria-pressed')).toBe('true');
    const marked = tileNames().filter((name) => name?.includes('in the hand you play for'));
    expect(marked.length).toBeGreaterThan(4);
    expect(marked.length).toBeLessThan(tileNames().length);
    fireEvent.click(top!);
    expect(tileNames().some((name) => name?.includes('in the hand you play for'))).toBe(false);
  });

  it('is closed with Escape from within', async () => {
    openCard();
    const [first] = await rows();
    first?.focus();
    pressKey('Escape');
    expect(isShown()).toBe(false);
  });

  it('shows one section of the card', async () => {
    openCard();
    await rows();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Section of the card' }), {
      target: { value: 'winds' },
    });
    expect((await rows()).map((row) => row.dataset['aim']?.replace(/\d/, ''))).toEqual(
      Array(4).fill('winds-'),
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'Section of the card' }), {
      target: { value: '' },
    });
    expect(await rows()).toHaveLength(44);
  });

  it('gives its place to the coach, and takes it again', async () => {
    const { coach } = openCard();
    await rows();
    act(() => coach?.getState().show(true));
    click(TITLE);
    expect(coach?.getState().isOpen).toBe(false);
    expect(await rows()).toHaveLength(44);
  });

  it('lies over a small table until it is closed, and leaves hand and tray there', async () => {
    documentElement.dataset['layout'] = 'portrait phone';
    const { settings } = openCard();
    expect(isShown()).toBe(false);
    click(TITLE);
    expect(await rows()).toHaveLength(44);
    expect(within(await panel()).queryByRole('button', { name: 'Choose for me' })).toBeNull();
    expect(button('Choose for me')).toBeTruthy();
    expect(settings.getState().aims).toBe('card');
    pressKey('Escape');
    expect(isShown()).toBe(false);
  });

  it('says of a dead hand that it is dead, and names no hands', async () => {
    const { game } = openCard();
    await rows();
    const bar = ({ view }: GameState) => ({
      view: view && {
        ...view,
        seats: view.seats.map((seat, at) => (at === view.seat ? { ...seat, barred: true } : seat)),
      },
    });
    act(() => game.setState(bar));
    expect(within(await panel()).getByText('This hand is dead: it cannot win any more.')).toBeTruthy();
    expect(within(await panel()).queryByRole('list')).toBeNull();
  });

  it('forgets the chosen hand with the deal', async () => {
    const { aims, game } = openCard();
    const [first] = await rows();
    fireEvent.click(first!);
    expect(aims.getState().pinned).not.toBeNull();
    act(() => game.setState(({ match }) => ({ match: match && { ...match, dealt: match.dealt + 1 } })));
    expect(aims.getState().pinned).toBeNull();
  });
});
