import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { VisibleEvent } from '../../src/engine/view';
import { callOf } from '../../src/store/selectors/calls';
import type { GameState } from '../../src/store/types';
import { button, click, live, namesOf, pressKey, sceneOf, showApp, tileNames, tiles } from '../support/page';
import { tableFixture } from './fixtures';
import { claimTable } from './scenes';
import { dangersFor, sightScenes } from './sightScenes';

const discards = (who: string) =>
  namesOf(within(screen.getByRole('list', { name: `${who} discards` })).getAllByRole('img'));

describe('a river', () => {
  it('says which discards came straight from the wall and who took what lay there', () => {
    showApp(sceneOf('sight', sightScenes), { markDrawn: true, showTaken: true });
    expect(discards("Wing's").slice(0, 5)).toEqual([
      '9 Dots',
      'North wind, drawn and thrown',
      '7 Characters',
      'Red dragon, taken by you',
      '4 Bamboo, taken by Chiu',
    ]);
  });

  it('says neither where the settings are off', () => {
    showApp(sceneOf('sight', sightScenes));
    expect(discards("Wing's").slice(0, 5)).toEqual([
      '9 Dots',
      'North wind',
      '7 Characters',
      '3 Bamboo',
      '1 Character',
    ]);
  });
});

/** The state after these events. */
function after(state: GameState, events: readonly VisibleEvent[]): GameState {
  const serial = state.seen.at(-1)?.serial ?? 0;
  return {
    ...state,
    seen: [...state.seen, ...events.map((event, at) => ({ serial: serial + 1 + at, event }))],
  };
}

const POSITION = tableFixture(claimTable);
const pong: VisibleEvent = { type: 'pong', seat: 2, tile: 9, from: 0, own: [10, 11] };
const discard: VisibleEvent = { type: 'discard', seat: 2, tile: 40, drawn: false };

describe('a call', () => {
  it.each<readonly [string, readonly VisibleEvent[], object | null]>([
    ['a claim', [pong], { name: 'pong', serial: 1 }],
    ['a concealed kong', [{ type: 'concealed-kong', seat: 2, tile: 9 }], { name: 'kong', serial: 1 }],
    [
      'a declaration, by its own name',
      [{ type: 'declare', seat: 2, what: 'ready', tile: null, target: null }],
      { what: 'ready', serial: 1 },
    ],
    ['the latest of two', [pong, { type: 'added-kong', seat: 2, tile: 9 }], { name: 'kong', serial: 2 }],
    ['no longer after a discard', [pong, discard], null],
    ['none of another seat', [{ ...pong, seat: 3 }], null],
  ])('is %s', (_, events, call) => {
    expect(callOf(after(POSITION, events).seen, 2)).toEqual(call);
  });

  it('is written at the seat that made it, unless it was made before the table was opened', () => {
    const { game } = showApp(POSITION);
    const calls = () => [...document.querySelectorAll('.call')].map((call) => call.textContent);
    act(() => game.setState(after(POSITION, [pong])));
    expect(calls()).toEqual(['Pong']);
    const seat = screen.getByRole('region', { name: /^Wing/ });
    expect(seat.contains(document.querySelector('.call'))).toBe(true);
    act(() => game.setState(after(POSITION, [pong, discard])));
    expect(calls()).toEqual([]);
    cleanup();
    showApp(after(POSITION, [pong]));
    expect(calls()).toEqual([]);
  });
});

describe('the danger of the own tiles', () => {
  const NAME = 'Danger of your tiles';

  it('is offered only to whoever wants that help, in a turn', () => {
    showApp('turn');
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
    cleanup();
    const { dangers } = showApp('turn', { showDanger: true });
    click(NAME);
    expect(dangers.getState().dangers.status).toBe('thinking');
    expect(button(NAME).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('Counting how often each tile deals in')).toBeTruthy();
    cleanup();
    const asked = showApp('claim', { showDanger: true });
    expect(button(NAME).getAttribute('aria-disabled')).toBe('true');
    click(NAME);
    expect(asked.dangers.getState().dangers.status).toBe('off');
  });

  it('is told to be off where its key asks for it, until the turn is over', () => {
    const { dangers, game, settings } = showApp('turn');
    const off = () => screen.queryByText('The danger of your tiles is off: Settings, Help');
    pressKey('f');
    expect(off()).toBeTruthy();
    expect(live()).toContain('The danger of your tiles is off');
    const { view } = game.getState();
    act(() => game.setState({ view: view && { ...view } }));
    expect(off()).toBeNull();
    act(() => settings.getState().change({ showDanger: true }));
    pressKey('f');
    expect(dangers.getState().dangers.status).toBe('thinking');
  });

  it('stands on every tile, and is told with who wins on it', () => {
    const { dangers, game } = showApp('turn', { showDanger: true });
    act(() => dangers.setState({ dangers: dangersFor(game.getState()) }));
    expect(tileNames()).toContain('5 Dots 5% deals in: Mei 3%, Wing 1%');
    expect(tileNames()).toContain('4 Dots: nobody can win on it');
    expect(screen.getByText('Deals in: 4 Dots 0% to Red dragon 24%')).toBeTruthy();
    const five = tiles().find((tile) => tile.getAttribute('aria-label')?.startsWith('5 Dots'));
    if (five) fireEvent.click(five);
    expect(screen.getByText('5 Dots 5% deals in: Mei 3%, Wing 1%')).toBeTruthy();
  });

  it('is read out once no better count comes', async () => {
    const { dangers, game } = showApp('turn', { showDanger: true });
    const made = dangersFor(game.getState());
    if (made.status !== 'found') throw new Error('There are no figures.');
    const most = (chance: number) => made.discards.map((each) => ({ ...each, chance, seats: [] }));
    const said = new Set<string | null>();
    const heard = new MutationObserver(() => said.add(live()));
    heard.observe(document.body, { subtree: true, childList: true, characterData: true });
    act(() => dangers.setState({ dangers: { ...made, discards: most(0.5) } }));
    act(() => dangers.setState({ dangers: { ...made, discards: most(0.002) } }));
    await waitFor(() => expect(live()).toBe('Each tile deals in less than 1 time in 100.'), {
      timeout: 3000,
    });
    heard.disconnect();
    expect([...said].filter((each) => each?.includes('50%'))).toEqual([]);
  });

  it('is told beside the coach as well', async () => {
    const { dangers, game, coach } = showApp('turn', { showDanger: true });
    act(() => {
      coach?.getState().show(true);
      dangers.setState({ dangers: dangersFor(game.getState()) });
    });
    const panel = await screen.findByRole('dialog', { name: 'Coach' });
    expect(within(panel).getByText(/^Deals in: /)).toBeTruthy();
  });

  it('of a tile that is rarely won on is no number, and no nothing', async () => {
    const { dangers, game } = showApp('turn', { showDanger: true });
    const made = dangersFor(game.getState());
    if (made.status !== 'found') throw new Error('There are no figures.');
    const rare = made.discards.map((each) => ({ ...each, chance: 0.002, seats: [] }));
    act(() => dangers.setState({ dangers: { ...made, discards: rare } }));
    expect(tileNames()).toContain('5 Dots <1% deals in');
    expect(await screen.findByText('Each tile deals in less than 1 time in 100')).toBeTruthy();
  });
});
