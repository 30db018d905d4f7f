import { describe, expect, test } from 'vitest';
import type { Deal } from '../../../src/engine/types';
import { replayRecord } from '../../../src/engine/replay';
import { recordRigged } from '../../support/recorded';
import { passAll, play } from '../../support/script';
import { begun, dealt, gains, wonWith } from './dealt';

const LOOSE = '147m258p369s';
const SEVEN = '1234f123y';

const wayOf = ({ wins: [win] }: Deal) => win && [win.seat, win.from, win.by, win.tile];
/** Tile ids of the fourth season and the first flower. */
const [FIRST_FLOWER, LAST_SEASON] = [136, 143];

describe('seven bonus tiles against the eighth', () => {
  test('win by the eighth of another, in the deal', () => {
    const deal = dealt({ hands: ['4y', `${SEVEN}${LOOSE}`] });
    expect(deal.phase).toEqual({ type: 'ended', ending: 'won' });
    expect(wayOf(deal)).toEqual([1, 0, 'bonus-tiles', FIRST_FLOWER + 6]);
    expect(wonWith(deal, 1)).toBe('seven-rob-one 8');
    expect(gains(deal.ledger)).toEqual([-12, 12, 0, 0]);
  });

  test('win by the own seventh, in the deal: the player who has the eighth pays', () => {
    const deal = dealt({ hands: [`${SEVEN}${LOOSE}`, '', '4y'] });
    expect(wayOf(deal)).toEqual([0, 2, 'bonus-tiles', LAST_SEASON]);
    expect(gains(deal.ledger)).toEqual([12, 0, -12, 0]);
  });

  test('win in play, whoever draws the last one, without a replacement', () => {
    const started = begun({ hands: ['', `1234f123y${LOOSE}`], front: '9mN4y' });
    const moves = ['0 discard 9m', '1 discard N'];
    const { deal, events } = play(started.deal, moves);
    expect(wayOf(deal)).toEqual([1, 2, 'bonus-tiles', LAST_SEASON]);
    expect(deal.turn).toBe(2);
    expect(gains(deal.ledger)).toEqual([0, 11, -11, 0]);
    const { hand } = recordRigged(started, { deal, events: [...started.events, ...events] });
    expect(hand.events.slice(-2)).toMatchObject([
      { type: 'bonus', p: 2, tile: '4y' },
      { type: 'win', p: 1, tile: '4y', by: 'bonus-tiles', from: 2 },
    ]);
  });

  test('win in play by the own seventh', () => {
    const started = begun({ hands: [`1234f12y${LOOSE}`, '', '4y'], front: 'NNNN3y' });
    const moves = ['0 discard N', '1 discard N', '2 discard N', '3 discard N'];
    const { deal, events } = play(started.deal, moves);
    expect(wayOf(deal)).toEqual([0, 2, 'bonus-tiles', 142]);
    expect(gains(deal.ledger)).toEqual([12, 0, -12, 0]);
    const { record } = recordRigged(started, { deal, events: [...started.events, ...events] });
    const again = replayRecord(record);
    expect(again.ok ? '' : again.error).toBe('');
    expect(record.hands[0]!.events.at(-1)).toMatchObject({ type: 'win', p: 0, tile: '3y', from: 2 });
  });

  test('may count for nothing but their items', () => {
    const deal = dealt({ hands: ['4y', `${SEVEN}${LOOSE}`], options: { sevenRobOne: false } });
    expect(deal.phase.type).toBe('play');
    expect(deal.seats.map(({ bonus }) => bonus.length)).toEqual([1, 7, 0, 0]);
  });

  test('do nothing while the eighth is in the wall', () => {
    expect(dealt({ hands: ['', `${SEVEN}${LOOSE}`] }).phase.type).toBe('play');
  });
});

describe('eight bonus tiles', () => {
  test('win at once in the deal, and all pay', () => {
    const deal = dealt({ hands: ['', '', `${SEVEN}4y${LOOSE}`], options: { minimumFaan: 10 } });
    expect(wayOf(deal)).toEqual([2, null, 'bonus-tiles', LAST_SEASON]);
    expect(gains(deal.ledger)).toEqual([-12, -11, 34, -11]);
  });

  test('win in play, with the dealer’s tai of a streak', () => {
    const deal = dealt({ hands: ['', `${SEVEN}${LOOSE}`], front: '9m4y', carry: { repeat: 2 } });
    const over = passAll(play(deal, ['0 discard 9m']).deal);
    expect(wonWith(over, 1)).toBe('eight-bonus-tiles 8');
    expect(gains(over.ledger)).toEqual([-16, 38, -11, -11]);
  });
});
