import { describe, expect, test } from 'vitest';
import { rig } from '../support/rigged';
import { askedSeats, play } from '../support/script';

describe('bonus tiles in the deal (hong-kong-old/RULES.md#deal)', () => {
  test('each lays out all of theirs and then draws as many; what comes up waits for the next round', () => {
    const { deal, events } = rig({ hands: ['1f2f', '3f'], front: '4f', back: '1y1p2p3p4p' });
    expect(events.map(({ type }) => type)).toEqual([
      'draw',
      'bonus',
      'bonus',
      'bonus',
      'draw',
      'draw',
      'draw',
      'bonus',
      'draw',
      'bonus',
      'draw',
    ]);
    expect(events.map((event) => ('seat' in event ? event.seat : -1))).toEqual([
      0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0,
    ]);
    expect(deal.seats.map(({ hand }) => hand.length)).toEqual([14, 13, 13, 13]);
    expect(deal.drawn).toMatchObject({ from: 'back', bonus: true });
    expect(deal.turn).toBe(0);
    expect(askedSeats(deal)).toEqual([0]);
  });

  test('the eighth wins at once, before its replacement', () => {
    const { deal, events } = rig({ hands: ['', '1234f1234y'] });
    expect(deal.wins).toMatchObject([{ seat: 1, by: 'bonus-tiles', from: null }]);
    expect(deal.phase).toEqual({ type: 'ended', ending: 'won' });
    expect(events.filter(({ type }) => type === 'bonus')).toHaveLength(8);
    expect(events.filter(({ type }) => type === 'draw')).toHaveLength(1);
    expect(deal.ledger.map(({ amount }) => amount)).toEqual([64, 64, 64]);
  });

  test('switched off, eight bonus tiles are no win', () => {
    const { deal } = rig({ hands: ['', '1234f1234y'], options: { limitHands: [] } });
    expect(deal.wins).toEqual([]);
    expect(deal.pending).toMatchObject({ why: 'turn' });
  });

  test('hong-kong-common asks at seven, and again at eight; straight to eight is asked once', () => {
    const seven = rig({ rules: 'hong-kong-common', hands: ['', '1234f123y'], back: '4y' }).deal;
    expect(seven.pending).toMatchObject({ why: 'bonus' });
    expect(askedSeats(seven)).toEqual([1]);
    const eight = play(seven, ['1 pass']).deal;
    expect(askedSeats(eight)).toEqual([1]);
    expect(play(eight, ['1 win']).deal.wins[0]?.sheet.lines.map(({ id }) => id)).toEqual([
      'eight-bonus-tiles',
    ]);
    expect(play(eight, ['1 pass']).deal.pending).toMatchObject({ why: 'turn' });
    const straight = rig({ rules: 'hong-kong-common', hands: ['', '1234f1234y'] }).deal;
    expect(play(straight, ['1 pass']).deal.pending).toMatchObject({ why: 'turn' });
  });

  test('seven are worth three faan: with a higher minimum nobody is asked', () => {
    const { deal } = rig({
      rules: 'hong-kong-common',
      hands: ['', '1234f123y'],
      front: '4y',
      options: { minimumFaan: 4 },
    });
    expect(deal.pending).toMatchObject({ why: 'turn' });
  });
});
