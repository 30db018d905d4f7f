import { describe, expect, it } from 'vitest';
import { exposedOf, letGoBy, liveTiles, whyWanted } from '../../../src/coach/reasons/others';
import { seatView } from '../../../src/engine/view';
import { dealFixture } from '../../ui/fixtures';
import { kindOf, seen } from './parts';

const wanted = (tile: string, melds: readonly string[], given?: Parameters<typeof seen>[1]) =>
  whyWanted(seen([melds], given), 2, kindOf(tile));

describe('why a seat may want a tile', () => {
  it.each<[string, string, readonly string[], string | null]>([
    ['one meld says nothing', '5p', ['[123p]'], null],
    ['a concealed kong says nothing', '5p', ['[123p]', '(9999p)'], null],
    ['two melds of its suit', '5p', ['[123p]', '[999p]'], 'suit'],
    ['two melds of its suit and honours', '5p', ['[123p]', '[EEE]'], 'suit-and-honours'],
    ['two melds of another suit', '5s', ['[123p]', '[456p]'], null],
    ['pongs of two suits', '5s', ['[333p]', '[111m]'], 'pongs'],
    ['pongs of one suit, and another suit', '5s', ['[333p]', '[999p]'], null],
    ['three pongs of one suit, and another', '5s', ['[333p]', '[999p]', '[111p]'], 'pongs'],
    ['chows of two suits', '5s', ['[123p]', '[345m]'], null],
    ['three melds of two suits', '5s', ['[123p]', '[345m]', '[789p]'], 'melds'],
    ['three melds of another suit', '5s', ['[123p]', '[345p]', '[789p]'], null],
    ['an honour beside three melds of one suit', 'C', ['[123p]', '[345p]', '[789p]'], 'melds'],
  ])('%s', (_name, tile, melds, why) => {
    expect(wanted(tile, melds)).toBe(why);
  });

  it('is nothing where it threw such a tile itself', () => {
    expect(wanted('5p', ['[123p]', '[999p]'], { river: '5p' })).toBeNull();
    expect(wanted('5p', ['[123p]', '[999p]'], { river: '6p' })).toBe('suit');
    expect(wanted('5p', ['[123p]', '[999p]'], { river: '6p5p' })).toBeNull();
  });

  it('is nothing of a seat that there is not', () => {
    expect(whyWanted(seen([['[123p]', '[999p]']]), 7, kindOf('5p'))).toBeNull();
  });

  it('needs no suit where nothing has to be reached', () => {
    const melds = ['[123p]', '[345p]', '[789p]'];
    expect(wanted('5s', melds, { options: { minimumFaan: 0 } })).toBe('melds');
  });

  it('counts no pong of which no tile is left', () => {
    const view = seen([['[333p]', '[111m]', '[EEE]']]);
    expect(whyWanted(view, 2, kindOf('5s'))).toBe('pongs');
    expect(liveTiles(view)[kindOf('E')]).toBe(1);
    expect(liveTiles(view)[kindOf('S')]).toBe(2);
  });
});

it('melds that show what a seat collects are those that are not concealed', () => {
  const view = seen([['[123p]', '(9999p)', '[EEE]']]);
  expect(view.seats.map(exposedOf)).toEqual([0, 0, 2, 0]);
});

describe('who let a tile go', () => {
  const before = (river: string, drawnKongs = 0) => {
    const { deal } = dealFixture({
      seats: [{ hand: '?', river }, { hand: '22778899mSSNFFP' }, { hand: '?' }, { hand: '?' }],
      humanSeat: 1,
      turn: 1,
      why: 'turn',
      wallLeft: 60,
      isDrawn: true,
    });
    const view = seatView(deal, 1);
    return { ...view, drawn: view.drawn && { ...view.drawn, kongs: drawnKongs as 0 } };
  };

  it('is everybody but the seat that threw it just before this turn', () => {
    expect(letGoBy(before('3s5p'), kindOf('5p'))).toEqual([2, 3]);
    expect(letGoBy(before('3s5p'), kindOf('3s'))).toEqual([]);
    expect(letGoBy(before(''), kindOf('5p'))).toEqual([]);
  });

  it('is nobody after a kong, before a tile was drawn, or outside a turn', () => {
    expect(letGoBy(before('5p', 1), kindOf('5p'))).toEqual([]);
    expect(letGoBy({ ...before('5p'), drawn: null }, kindOf('5p'))).toEqual([]);
    expect(letGoBy({ ...before('5p'), pending: null }, kindOf('5p'))).toEqual([]);
  });

  it('is nobody where the tile was claimed', () => {
    const view = before('5p');
    const seats = view.seats.map((seat) => ({
      ...seat,
      river: seat.river.map((thrown) => ({ ...thrown, claimedBy: 3 })),
    }));
    expect(letGoBy({ ...view, seats }, kindOf('5p'))).toEqual([]);
  });
});
