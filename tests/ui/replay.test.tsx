import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameRecord } from '../../src/engine/record';
import type { Settings } from '../../src/store/settings';
import { StoresContext } from '../../src/ui/context';
import { replayMarks } from '../../src/ui/history/replay/replayMoments';
import { ReplayScreen } from '../../src/ui/history/replay/ReplayScreen';
import { LiveRegion } from '../../src/ui/live/LiveRegion';
import { emptyState, fixtureStores } from './fixtures';
import '../support/toys/loaded';
import { recordOf } from './replayScene';
import { click } from '../support/page';

const record = recordOf('hong-kong-old', 'tea');
const events = record.hands[0]?.events ?? [];
const count = events.length;
/** The steps after own choices and after everybody's claims, kongs and wins. */
const marked = replayMarks(events, 0).map(({ step }) => step);

function show(shown: GameRecord = record, settings: Partial<Settings> = {}): void {
  render(
    <StoresContext value={fixtureStores(emptyState, settings)}>
      <LiveRegion>
        <ReplayScreen record={shown} onClose={() => undefined} />
      </LiveRegion>
    </StoresContext>,
  );
}

const slider = () => screen.getByRole('slider', { name: 'Step' });
const at = () => Number((slider() as HTMLInputElement).value);
const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
const goTo = (step: number) => fireEvent.change(slider(), { target: { value: `${step}` } });
const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
const hand = (name: string) => screen.queryByRole('group', { name });
/** Tiles of other seats that lie open in their hands. */
const openTiles = () => document.querySelectorAll('.backs--open .tile').length;
const told = () => document.querySelector('.replay-event')?.textContent;
/** Everything that a screen reader can come upon. */
const names = () =>
  [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label')).join('\n');

describe('marks', () => {
  it('stand for own choices and for every claim, kong and win', () => {
    expect(
      replayMarks(
        [
          { type: 'draw', p: 1 },
          { type: 'discard', p: 1 },
          { type: 'discard', p: 0 },
          { type: 'pong', p: 2 },
          { type: 'added-kong', p: 2 },
          { type: 'chow', p: 1 },
          { type: 'pass', p: 1 },
          { type: 'win', p: 3 },
        ],
        1,
      ),
    ).toEqual([
      { step: 2, sort: 'choice' },
      { step: 4, sort: 'claim' },
      { step: 5, sort: 'kong' },
      { step: 6, sort: 'claim' },
      { step: 7, sort: 'choice' },
      { step: 8, sort: 'win' },
    ]);
  });

  it('are all drawn beside the line, where they are, and named', () => {
    show();
    const marks = [...document.querySelectorAll<HTMLElement>('.scrub-mark')];
    expect(marks.map(({ style }) => Number(style.getPropertyValue('--at')))).toEqual(
      marked.map((step) => step / count),
    );
    expect(document.querySelector('.scrub-legend')?.textContent).toBe(' claim kong your choice');
    const sorts = (part: string) =>
      [...document.querySelectorAll(`${part} .scrub-sign`)].map(({ className }) => className.split('--')[1]);
    expect(sorts('.scrub-legend')).toEqual(expect.arrayContaining([...new Set(sorts('.scrub-marks'))]));
  });
});

describe('playing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    show();
  });
  afterEach(() => void vi.useRealTimers());

  it('goes step by step, stops where it is paused, and begins again at the end', () => {
    click('Play');
    wait(900);
    wait(900);
    expect(at()).toBe(2);
    click('Pause');
    wait(9000);
    expect(at()).toBe(2);
    goTo(count - 1);
    press(' ');
    wait(900);
    wait(900);
    expect(at()).toBe(count);
    click('Play');
    expect(at()).toBe(0);
    wait(900);
    expect(at()).toBe(1);
  });

  it('goes at one, two and four times the speed', () => {
    click('Play');
    click('Speed: 1×');
    for (let step = 1; step <= 4; step++) wait(450);
    expect(at()).toBe(4);
    click('Speed: 2×');
    for (let step = 1; step <= 4; step++) wait(225);
    expect(at()).toBe(8);
    click('Speed: 4×');
    wait(899);
    expect(at()).toBe(8);
    wait(1);
    expect(at()).toBe(9);
  });
});

describe('keys', () => {
  it('go by steps, by marks and to the ends', () => {
    show();
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowLeft');
    expect(at()).toBe(1);
    press('Home');
    press('ArrowDown');
    press('ArrowDown');
    expect(at()).toBe(marked[1]);
    press('ArrowUp');
    expect(at()).toBe(marked[0]);
    press('End');
    expect(at()).toBe(count);
    click('To the choice before');
    expect(at()).toBe(marked.findLast((step) => step < count));
    click('To the next choice');
    expect(at()).toBe(marked.find((step) => step === count) ?? count);
  });

  it('leave to a control in focus what it uses itself', () => {
    show();
    press('ArrowRight', slider());
    expect(at()).toBe(0);
    press('ArrowDown', slider());
    expect(at()).toBe(marked[0]);
    press('ArrowRight', screen.getByRole('radio', { name: 'Mei' }));
    press('1', screen.getByRole('combobox', { name: 'Hand' }));
    press(' ', screen.getByRole('button', { name: 'Step forward' }));
    expect(at()).toBe(marked[0]);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    press('ArrowRight', screen.getByRole('button', { name: 'Step forward' }));
    expect(at()).toBe((marked[0] ?? 0) + 1);
  });

  it('of one character can be switched off', () => {
    show(record, { letterKeys: false });
    press('2');
    press('o');
    expect(hand('Your hand')).not.toBeNull();
    expect(openTiles()).toBeGreaterThan(0);
    press('ArrowRight');
    expect(at()).toBe(1);
  });

  it('are told in a dialog, under which they do nothing', async () => {
    show();
    click('Keyboard');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard' });
    expect(within(dialog).getByText('Open or close the hands')).toBeTruthy();
    press('ArrowRight');
    expect(at()).toBe(0);
  });
});

describe('seats', () => {
  it('are looked from in turn by number keys, and by choice', () => {
    show();
    press('2');
    expect(hand("Mei's hand")).not.toBeNull();
    press('4');
    expect(hand("Chiu's hand")).not.toBeNull();
    press('5');
    expect(hand("Chiu's hand")).not.toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Wing' }));
    expect(hand("Wing's hand")).not.toBeNull();
    press('1');
    expect(hand('Your hand')).not.toBeNull();
  });

  it('stay chosen in the next hand', () => {
    show();
    press('3');
    fireEvent.change(screen.getByRole('combobox', { name: 'Hand' }), { target: { value: '1' } });
    expect(hand("Wing's hand")).not.toBeNull();
    expect(at()).toBe(0);
  });

  it('of three have three keys', () => {
    show(recordOf('toy-three', 'tea'));
    press('3');
    expect(hand("Wing's hand")).not.toBeNull();
    press('4');
    expect(hand("Wing's hand")).not.toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });
});

describe('hands', () => {
  it('lie open at first, and are closed and opened by key and button', () => {
    show();
    expect(openTiles()).toBe(39);
    press('o');
    expect(openTiles()).toBe(0);
    expect(screen.getByRole('button', { name: 'Open hands' }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getAllByRole('img', { name: '13 concealed tiles' })).toHaveLength(3);
    click('Open hands');
    expect(openTiles()).toBe(39);
  });

  it('that are closed are named nowhere', () => {
    show();
    press('o');
    const draw = events.findIndex(({ type, p }, step) => step > 20 && type === 'draw' && p === 1);
    goTo(draw + 1);
    expect(told()).toBe('Mei drew a tile');
    const concealed = names();
    press('o');
    expect(told()).toMatch(/^Mei drew .*\d|wind|dragon/);
    expect(names().length).toBeGreaterThan(concealed.length);
    press('o');
    press('2');
    expect(told()).not.toBe('Mei drew a tile');
  });

  it('show who was not of the app by the name in the record', () => {
    const players = record.players.map((player, each) => ({ ...player, name: `Guest ${each}` }));
    show({ ...record, players });
    expect(screen.getByRole('region', { name: /^Guest 1, South/ })).toBeTruthy();
    goTo(count);
    expect(screen.getByRole('list', { name: "Guest 0's discards" })).toBeTruthy();
    press('4');
    expect(hand("Guest 3's hand")).not.toBeNull();
    expect(names()).not.toContain('Mei');
  });
});

describe('players', () => {
  it('have the names of the record wherever they are named, also where one is called as a player of the app', () => {
    const called = ['Ann', 'Chiu', 'You', 'Mei'];
    const players = record.players.map((player, place) => ({ ...player, name: called[place] ?? '' }));
    show({ ...record, players });
    const seats = within(screen.getByRole('group', { name: 'Seat' })).getAllByRole('radio');
    expect(seats.map(({ parentElement }) => parentElement?.textContent)).toEqual(called);
    for (const [step, { type, p = 0 }] of events.entries()) {
      if (type !== 'discard') continue;
      goTo(step + 1);
      expect(told()).toMatch(new RegExp(`^${called[p]} discarded`));
    }
  });
});

describe('what to aim for', () => {
  const TITLE = 'What to aim for';
  const american = recordOf('american', 'tea');
  const dialog = () => screen.findByRole('dialog', { name: TITLE });
  const rows = async () =>
    within(await within(await dialog()).findByRole('list', { name: 'Hands to aim for' })).getAllByRole(
      'button',
    );
  const sentences = async () => (await rows()).map((row) => row.getAttribute('aria-label'));
  const aimed = () => names().match(/in the hand you play for/g)?.length ?? 0;
  const close = async () =>
    fireEvent.click(within(await dialog()).getByRole('button', { name: `Close: ${TITLE}` }));

  it('is told of the hand at the foot, and never by what other open hands hold', async () => {
    show(american);
    goTo(60);
    press('b');
    const open = await sentences();
    expect(open.length).toBeGreaterThan(20);
    await close();
    press('o');
    press('b');
    expect(await sentences()).toEqual(open);
    await close();
    press('2');
    press('b');
    await waitFor(async () => expect(await sentences()).not.toEqual(open));
  });

  it('lies beside the replay, which goes on below it until Escape closes it', async () => {
    show(american);
    goTo(60);
    press('b');
    const before = await sentences();
    expect((await rows())[0]).toBe(document.activeElement);
    goTo(80);
    await waitFor(async () => expect(await sentences()).not.toEqual(before));
    press('Escape');
    expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(TITLE);
    expect(screen.getByRole('main', { name: 'Table' })).toBeTruthy();
  });

  it('marks the tiles of a hand that is chosen, until another seat is looked at', async () => {
    show(american);
    click(TITLE);
    fireEvent.click((await rows())[0]!);
    await close();
    expect(aimed()).toBeGreaterThan(2);
    press('2');
    expect(aimed()).toBe(0);
  });
});
