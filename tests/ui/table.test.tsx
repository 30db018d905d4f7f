import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sceneOf, showUnfocused, hand, pressKey, tiles } from '../support/page';

describe('the table', () => {
  it('names seats, rivers, melds, wall and hand', () => {
    showUnfocused('claim');
    expect(screen.getByRole('main', { name: 'Table' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Mei, East, dealer, 586 points' })).toBeTruthy();
    const wing = screen.getByRole('region', { name: 'Wing, West, 498 points' });
    expect(within(wing).getByRole('group', { name: 'Pong of 8 Bamboo, claimed from Mei' })).toBeTruthy();
    expect(within(wing).getByRole('img', { name: '7 concealed tiles' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Chow 3-4-5 Bamboo, claimed from Wing' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Wall: 53 tiles left' })).toBeTruthy();
    const river = screen.getByRole('list', { name: "Mei's discards" });
    const names = within(river)
      .getAllByRole('img')
      .map((tile) => tile.getAttribute('aria-label'));
    expect(names).toEqual([
      'North wind',
      'White dragon',
      '9 Characters',
      '9 Bamboo',
      '1 Bamboo',
      '8 Characters',
      '6 Bamboo',
      '2 Dots',
      '5 Dots',
    ]);
    expect(tiles().map((tile) => tile.getAttribute('aria-label'))).toEqual([
      '4 Dots',
      '5 Dots',
      '5 Dots',
      '6 Dots',
      '6 Dots',
      '6 Dots',
      '7 Dots',
      '7 Dots',
      'South wind',
      'South wind',
    ]);
  });

  it('says what a ready hand waits for', () => {
    showUnfocused('claim');
    expect(
      screen.getByRole('group', { name: 'Ready hand. Waiting for 5 Dots, 1 left, 8 Dots, 3 left' })
        .textContent,
    ).toContain('5 faan');
  });

  it('speaks the other language at once', () => {
    const stores = showUnfocused('claim');
    act(() => stores.settings.getState().change({ language: 'zh-Hant-HK' }));
    expect(screen.getByRole('main', { name: '牌桌' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /食糊.*5 番.*\+12/ })).toBeTruthy();
    expect(document.documentElement.lang).toBe('zh-Hant-HK');
  });
});

describe('the claim prompt', () => {
  it('shows each claim with its tiles, a win with its value, and pass', () => {
    showUnfocused('claim');
    const prompt = screen.getByRole('dialog', { name: 'Mei discarded 5 Dots' });
    const names = within(prompt)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'Not this tile again',
      'Win, 5 faan · +12',
      'Pong of 5 Dots',
      'Chow 4-5-6 Dots',
      'Chow 5-6-7 Dots',
      'Pass',
    ]);
    const chow = within(prompt).getByRole('button', { name: 'Chow 5-6-7 Dots' });
    const faces = [...chow.querySelectorAll('.face')].map((face) => face.classList[1]);
    expect(faces).toEqual(['face--t-d5', 'face--t-d6', 'face--t-d7']);
    expect(chow.querySelectorAll('.tile--taken')).toHaveLength(1);
  });

  it.each([
    ['w', { type: 'win' }],
    ['p', { type: 'pong' }],
    ['1', { type: 'chow' }],
    ['2', { type: 'chow' }],
    [' ', { type: 'pass' }],
  ])('takes the key "%s"', (key, action) => {
    const { acted } = showUnfocused('claim');
    pressKey(key);
    expect(acted).toMatchObject([action]);
  });

  it('takes a click', () => {
    const { acted } = showUnfocused('claim');
    fireEvent.click(screen.getByRole('button', { name: 'Chow 4-5-6 Dots' }));
    expect(acted).toMatchObject([{ type: 'chow', seat: 1 }]);
  });

  it('leaves letters alone when they are switched off, but not Space', () => {
    const { acted } = showUnfocused('claim', { letterKeys: false });
    for (const key of ['w', 'p', '1', 'k']) pressKey(key);
    expect(acted).toEqual([]);
    pressKey(' ');
    expect(acted).toMatchObject([{ type: 'pass' }]);
  });

  it('marks the tiles of the hand that an option would use', () => {
    showUnfocused('claim');
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Chow 4-5-6 Dots' }));
    expect(tiles().map((tile) => tile.classList.contains('tile--usable'))).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('asks with a countdown where there is one', () => {
    const state = sceneOf('claim');
    showUnfocused({
      ...state,
      match: state.match && { ...state.match, options: { ...state.match.options, claimSeconds: 8 } },
      secondsLeft: 3,
    });
    expect(screen.getByRole('timer', { name: '3 seconds' }).textContent).toBe('3');
  });
});

describe('the tray while others play', () => {
  const goal = () => screen.queryByText('To win: 4 sets and a pair, worth at least 3 faan');
  const opening = () => {
    const state = sceneOf('idle');
    const { match, view } = state;
    if (!match || !view) throw new Error('The scene has no match.');
    const seats = view.seats.map((seat) => ({ ...seat, river: [] }));
    return { ...state, match: { ...match, dealt: 0 }, view: { ...view, seats } };
  };

  it('says whose turn it is', () => {
    showUnfocused('idle');
    expect(screen.getByText(/^(Mei|Wing|Chiu)'s turn$/)).toBeTruthy();
    expect(goal()).toBeNull();
  });

  it('says what a hand needs in the first hand of all', () => {
    showUnfocused(opening());
    expect(goal()).toBeTruthy();
  });

  it('does not say so to who has played before', () => {
    showUnfocused(opening(), {
      lastMatch: { rules: 'hong-kong-old', options: {}, opponents: 'steady', mixedStyles: true },
    });
    expect(goal()).toBeNull();
  });
});

describe('the own turn', () => {
  it('selects with one click and discards with the second', () => {
    const { acted } = showUnfocused('turn');
    const [first] = tiles();
    fireEvent.click(first!);
    expect(first!.getAttribute('aria-pressed')).toBe('true');
    expect(acted).toEqual([]);
    fireEvent.click(first!);
    expect(acted).toMatchObject([{ type: 'discard', seat: 1 }]);
  });

  it('discards the selected tile with the button', () => {
    const { acted } = showUnfocused('turn');
    const discard = screen.getByRole('button', { name: 'Discard: Choose a tile to discard' });
    expect(within(discard).getByText('Choose a tile')).toBeTruthy();
    fireEvent.click(discard);
    expect(acted).toEqual([]);
    fireEvent.click(tiles()[0]!);
    fireEvent.click(screen.getByText('Discard 4 Dots'));
    expect(acted).toHaveLength(1);
  });

  it('discards with one tap where that is set', () => {
    const { acted } = showUnfocused('turn', { oneTap: true });
    fireEvent.click(tiles()[3]!);
    expect(acted).toMatchObject([{ type: 'discard' }]);
  });

  it('moves along the hand with the arrow keys, one stop for Tab', () => {
    showUnfocused('turn');
    const stops = () => tiles().map((tile) => tile.tabIndex);
    expect(stops()).toEqual([-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0]);
    pressKey('ArrowLeft');
    expect(document.activeElement).toBe(tiles().at(-1));
    pressKey('ArrowLeft');
    expect(document.activeElement).toBe(tiles().at(-2));
    pressKey('Home');
    expect(document.activeElement).toBe(tiles()[0]);
    pressKey('ArrowRight');
    expect(document.activeElement).toBe(tiles()[1]);
    expect(stops().filter((stop) => stop === 0)).toHaveLength(1);
    pressKey('End');
    expect(document.activeElement).toBe(tiles().at(-1));
  });

  it('selects, then discards with Up', () => {
    const { acted } = showUnfocused('turn');
    pressKey('ArrowLeft');
    pressKey('ArrowUp');
    expect(tiles().at(-1)!.getAttribute('aria-pressed')).toBe('true');
    pressKey('ArrowUp');
    expect(acted).toMatchObject([{ type: 'discard' }]);
  });

  it.each([
    ['d', { type: 'discard' }],
    ['k', { type: 'added-kong' }],
  ])('takes the key "%s"', (key, action) => {
    const { acted } = showUnfocused('turn');
    pressKey(key);
    expect(acted).toMatchObject([action]);
  });

  it('says which tile was drawn', () => {
    showUnfocused('turn');
    expect(within(hand()).getByRole('button', { name: 'Red dragon, just drawn' })).toBe(tiles().at(-1));
    expect(screen.getByRole('button', { name: 'Kong of Red dragon' })).toBeTruthy();
  });
});

describe('focus', () => {
  const ask = (stores: ReturnType<typeof showUnfocused>, scene: string) =>
    act(() => stores.game.setState(sceneOf(scene)));

  it('goes to the prompt and back to the hand for those who use the keyboard', () => {
    const stores = showUnfocused('idle');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    ask(stores, 'claim');
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    ask(stores, 'idle');
    expect(hand().contains(document.activeElement)).toBe(true);
    ask(stores, 'turn');
    expect(document.activeElement).toBe(tiles().at(-1));
  });

  it('stays in the hand when the tile that had it is laid down', () => {
    const stores = showUnfocused('turn');
    pressKey('ArrowLeft');
    expect(document.activeElement).toBe(tiles().at(-1));
    const drawn = stores.game.getState().view!.drawn!.tile;
    act(() =>
      stores.game.setState(({ view }) => ({
        choices: [],
        view: view && { ...view, drawn: null, hand: view.hand.filter((tile) => tile !== drawn) },
      })),
    );
    expect(document.activeElement).toBe(tiles().at(-1));
  });

  it('stays where it is for those who do not', () => {
    const stores = showUnfocused('idle');
    fireEvent.pointerDown(document.body);
    ask(stores, 'claim');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('what is read out', () => {
  const live = () => document.querySelector('[aria-live=polite]')?.textContent;

  it('reads the table and the waits when asked', () => {
    showUnfocused('claim');
    pressKey('r');
    expect(live()).toBe('You 412, Wing 498, Chiu 504, Mei 586. Last discard: 5 Dots, by Mei. 53 tiles left.');
    pressKey('t');
    expect(live()).toBe('Waiting for 5 Dots, 1 left and 8 Dots, 3 left.');
  });

  it('opens the list of keys and the menu', () => {
    showUnfocused('claim');
    pressKey('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    pressKey('Escape');
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  });

  it('keys of the table rest while a dialog is open', () => {
    const { acted } = showUnfocused('claim');
    pressKey('Escape');
    pressKey('w');
    expect(acted).toEqual([]);
  });
});

describe('a finger that bounces', () => {
  const touch = (tile: Element, at: number, pointerType = 'touch') => {
    fireEvent.pointerDown(tile, { pointerType });
    const click = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(click, 'timeStamp', { value: at });
    fireEvent(tile, click);
  };

  it('does not discard what it has just selected', () => {
    const { acted } = showUnfocused('turn');
    touch(tiles()[0]!, 1000);
    touch(tiles()[0]!, 1060);
    expect(tiles()[0]!.getAttribute('aria-pressed')).toBe('true');
    expect(acted).toEqual([]);
    touch(tiles()[0]!, 1300);
    expect(acted).toMatchObject([{ type: 'discard' }]);
  });

  it('is no mouse, and may go to another tile at once', () => {
    const { acted } = showUnfocused('turn');
    touch(tiles()[0]!, 1000);
    touch(tiles()[1]!, 1060);
    expect(tiles()[1]!.getAttribute('aria-pressed')).toBe('true');
    touch(tiles()[1]!, 1100, 'mouse');
    expect(acted).toMatchObject([{ type: 'discard' }]);
  });
});
