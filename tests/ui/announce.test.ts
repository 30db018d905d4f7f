import { describe, expect, it } from 'vitest';
import type { VisibleEvent } from '../../src/engine/view';
import { announcement, openingWords } from '../../src/ui/live/announce';
import { words as en } from '../../src/ui/languages/en/app';
import { words as zhHantHK } from '../../src/ui/languages/zh-Hant-HK/app';
import { handNames } from '../../src/ui/text/handNames';
import { tableFixture } from './fixtures';
import { claimTable, turnTable, wonState } from './scenes';

const noCards = { cards: [] };
const claim = tableFixture(claimTable);
const turn = tableFixture(turnTable);
const fiveDots = claim.lastDiscard ?? 0;
const drawn = turn.view?.drawn?.tile ?? 0;

describe('the message', () => {
  it('of a discard tells what can be claimed', () => {
    const events: VisibleEvent[] = [{ type: 'discard', seat: 0, tile: fiveDots, drawn: false }];
    expect(announcement(claim, events, en)).toBe('Mei discarded 5 Dots. You can win, pong, chow or pass.');
    expect(announcement({ ...claim, secondsLeft: 8 }, events, en)).toBe(
      'Mei discarded 5 Dots. You can win, pong, chow or pass. 8 seconds.',
    );
  });

  it('says so where there is one choice alone', () => {
    const pass = claim.choices.filter(({ type }) => type === 'pass');
    expect(announcement({ ...claim, choices: pass }, [], en)).toBe('You can only pass.');
    const only = turn.choices.filter((choice) => choice.type === 'discard' && choice.tile === drawn);
    expect(announcement({ ...turn, choices: only }, [], en)).toBe(
      'Your turn. You can only discard Red dragon.',
    );
  });

  it('leaves what was drawn and what is asked to whoever tells it beside the table', () => {
    const events: VisibleEvent[] = [
      { type: 'discard', seat: 0, tile: fiveDots, drawn: false },
      { type: 'draw', seat: 1, tile: drawn, from: 'front' },
    ];
    expect(announcement({ ...turn, isAdvised: true }, events, en)).toBe('Mei discarded 5 Dots.');
  });

  it('gathers the moves of bots', () => {
    const events: VisibleEvent[] = [
      { type: 'pong', seat: 2, tile: fiveDots, from: 0, own: [] },
      { type: 'discard', seat: 2, tile: fiveDots, drawn: false },
      { type: 'draw', seat: 3, tile: null, from: 'front' },
      { type: 'draw', seat: 1, tile: drawn, from: 'front' },
    ];
    expect(announcement(turn, events, en)).toBe(
      'Wing pongs 5 Dots. Wing discarded 5 Dots. You drew Red dragon. Your turn. You can kong or discard.',
    );
  });

  it('of a win that is just a win tells no worth', () => {
    const state = wonState();
    const [win] = state.result?.deal.wins ?? [];
    const plain = win && { ...win, sheet: { ...win.sheet, headline: [] } };
    const events: VisibleEvent[] = plain ? [{ type: 'win', ...plain }] : [];
    const spoken = { ...state, choices: [] };
    expect(announcement(spoken, events, en)).toBe("You win on Mei's tile, plus 12 points.");
    expect(announcement(spoken, events, zhHantHK)).toBe('你以阿美的牌食糊，得 12 分。');
  });

  it('of a win tells its worth, and whose tile it was won on', () => {
    const state = wonState();
    const [win] = state.result?.deal.wins ?? [];
    const told = (of: object) => {
      const events: VisibleEvent[] = win ? [{ type: 'win', ...win, ...of }] : [];
      return announcement({ ...state, choices: [] }, events, en);
    };
    expect(told({})).toBe("You win with 5 faan on Mei's tile, plus 12 points.");
    expect(told({ seat: 0, from: 1 })).toMatch(/^Mei wins with 5 faan on your tile, /);
    expect(told({ from: null })).toBe('You win with 5 faan, plus 12 points.');
  });

  it('of a drawn hand says so', () => {
    expect(announcement({ ...claim, choices: [] }, [{ type: 'exhausted' }], en)).toBe(
      'The wall is empty. No winner.',
    );
  });

  it('of a wall that runs empty after a win does not say that nobody won', () => {
    const state = { ...claim, choices: [], view: claim.view && { ...claim.view, out: 2 } };
    expect(announcement(state, [{ type: 'exhausted' }], en)).toBe('The wall is empty.');
  });
});

describe('the words at the start', () => {
  it('name the hand and the own wind', () => {
    expect(
      openingWords(
        { ...claim, match: claim.match && { ...claim.match, dealt: 1 } },
        en,
        handNames(noCards, en),
      ),
    ).toBe('East round, hand 2. You are South.');
  });

  it('tell the dice before the first hand', () => {
    expect(openingWords({ ...claim, throws: [[11, 9, 7, 3]] }, en, handNames(noCards, en))).toBe(
      'Dice for the seats: You 9, Wing 7, Chiu 3, Mei 11. East round, hand 2. You are South.',
    );
    expect(
      openingWords({ ...claim, throws: [[11, 9, 7, 3]] }, zhHantHK, handNames(noCards, zhHantHK)),
    ).toContain('擲骰定位：你 9，阿榮 7，阿超 3，阿美 11。');
  });
});

describe('names of tiles', () => {
  it.each([
    [0, '1 Character'],
    [13, '5 Dots'],
    [26, '9 Bamboo'],
    [27, 'East wind'],
    [31, 'Red dragon'],
    [33, 'White dragon'],
    [34, 'Plum, flower 1'],
    [39, 'Summer, season 2'],
  ])('%i is %s', (kind, name) => {
    expect(en.tile(kind)).toBe(name);
  });

  it('of one suit share its name', () => {
    expect(en.say.anyOf([13, 16])).toBe('5 or 8 Dots');
    expect(en.say.anyOf([13, 18, 31])).toBe('5 Dots, 1 Bamboo or Red dragon');
  });
});
