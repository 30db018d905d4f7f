import { describe, expect, test } from 'vitest';
import { legalActions } from '../../../src/engine/legalActions';
import { rulesOf } from '../../../src/engine/knownRules';
import type { StartedDeal } from '../../../src/engine/match';
import { replayRecord } from '../../../src/engine/replay';
import { parseRecord } from '../../../src/engine/recordSchema';
import type { Deal, DealEvent } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { recordRigged } from '../../support/recorded';
import { askedSeats, choicesOf, passAll, play } from '../../support/script';
import { begun, dealt, wonWith } from './dealt';

/** Waits for 5 and 8 of bamboo. */
const READY = '123456m23455p999p67s';
const LOOSE = '147m258p369sESWNCFP';
/** Waits for 3 and 6 of characters. */
const OTHER = '45m123789p11222333s';

/** Plays moves from a started deal, and reads its record again. */
function recorded(started: StartedDeal, moves: readonly string[]): { deal: Deal; types: string[] } {
  const played = play(started.deal, moves);
  const events: DealEvent[] = [...started.events, ...played.events];
  const { record } = recordRigged(started, { deal: played.deal, events });
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
  if (!parsed.ok) throw new Error(parsed.error);
  const again = replayRecord(parsed.value);
  expect(again.ok ? '' : again.error).toBe('');
  const types = parsed.value.hands[0]!.events.map(({ type, p }) => `${type} ${p}`);
  return { deal: played.deal, types };
}

describe('heavenly ready', () => {
  test('is asked of those who are ready as dealt, all at once, but not of the dealer', () => {
    const deal = dealt({ hands: [READY, OTHER], front: 'E' });
    expect(deal.phase.type).toBe('before-play');
    expect(askedSeats(deal)).toEqual([1]);
    expect(choicesOf(deal, 1)).toEqual(['ready', 'pass']);
    expect(choicesOf(play(deal, ['1 pass']).deal, 0)).toContain('ready E');
  });

  test('is told in the order of seats, once all have answered', () => {
    const started = begun({ hands: [LOOSE, READY, '', OTHER], front: '9m' });
    const waiting = play(started.deal, ['3 ready']).deal;
    expect(seatView(waiting, 1).extras).toEqual({});
    const { deal, types } = recorded(started, ['3 ready', '1 ready', '0 discard E']);
    expect(types.slice(0, 4)).toEqual(['draw 0', 'ready 1', 'ready 3', 'discard 0']);
    expect(seatView(deal, 2).extras).toEqual({ heavenly: 0b1010 });
  });

  test('binds a hand to what it draws', () => {
    const deal = play(dealt({ hands: ['5p', READY], front: 'CP8s' }), ['1 ready']).deal;
    const bound = play(deal, ['0 discard 5p']).deal;
    expect(choicesOf(bound, 1)).toEqual(['discard P']);
    const free = play(dealt({ hands: ['5p', READY], front: 'CP8s' }), ['1 pass', '0 discard 5p']).deal;
    expect(choicesOf(free, 1)).toContain('pong 5p 5p');
  });

  test('counts eight, and a concealed hand no more', () => {
    const deal = play(dealt({ hands: [LOOSE, READY], front: 'CP' }), ['1 ready']).deal;
    const now = play(passAll(play(deal, ['0 discard C']).deal), ['1 discard P']).deal;
    const drawn = passAll(now);
    expect(drawn.turn).toBe(2);
    const asked = play(dealt({ hands: ['', READY, '5s'], front: 'CPE' }), ['1 ready', '0 discard C']).deal;
    const won = play(passAll(asked), ['1 discard P', '2 discard 5s', '1 win']).deal;
    expect(wonWith(won, 1)).toBe('heavenly-ready 8');
  });

  test('makes no concealed kong, and lays bonus tiles aside', () => {
    const deal = play(dealt({ hands: ['', READY], front: 'C9p' }), ['1 ready', '0 discard C']).deal;
    expect(choicesOf(passAll(deal), 1)).toEqual(['discard 9p']);
    const bonus = play(dealt({ hands: ['', READY], front: 'C1f', back: '8s' }), [
      '1 ready',
      '0 discard C',
    ]).deal;
    const won = play(passAll(bonus), ['1 win']).deal;
    expect(wonWith(won, 1)).toBe('kong-bloom 1 + earthly-hand 16');
  });

  test('of the dealer goes with the first discard', () => {
    const started = begun({ hands: [READY, '', '5s'], front: 'CPE' });
    const { deal, types } = recorded(started, ['0 ready C', '1 discard P', '2 discard 5s', '0 win']);
    expect(types.slice(0, 3)).toEqual(['draw 0', 'discard 0', 'ready 0']);
    expect(deal.extras).toEqual({ heavenly: 1 });
    expect(wonWith(deal, 0)).toBe('heavenly-ready 8');
  });

  test('is not the dealer’s after a kong, nor one without a wait of which a tile is left', () => {
    const kong = dealt({ hands: ['9999p123456m234p55p6s'], front: 'C', back: '7s' });
    expect(choicesOf(kong, 0).filter((each) => each.startsWith('ready'))).toEqual([]);
    const after = passAll(play(kong, ['0 concealed-kong 9p']).deal);
    expect(choicesOf(after, 0).filter((each) => each.startsWith('ready'))).toEqual([]);
    const none = dealt({ hands: [LOOSE, '123456m234p789p5555s'], front: '9m' });
    expect(none.phase.type).toBe('play');
  });
});

describe('earthly ready', () => {
  /** Becomes ready by its first draw. */
  const SOON = '123456m23455p999p6sE';

  test('goes with the own first discard, and is told after it', () => {
    const started = begun({ hands: ['', SOON, '', '5s'], front: 'C7sPN' });
    const moves = ['0 discard C', '1 ready E', '2 discard P', '3 discard 5s', '1 win'];
    const { deal, types } = recorded(started, moves);
    expect(types.slice(0, 5)).toEqual(['draw 0', 'discard 0', 'draw 1', 'discard 1', 'ready 1']);
    expect(wonWith(deal, 1)).toBe('earthly-ready 4');
  });

  test('may be kept to oneself: the same discard without it', () => {
    const started = begun({ hands: ['', SOON, '', '5s'], front: 'C7sPN' });
    const { deal } = recorded(started, [
      '0 discard C',
      '1 discard E',
      '2 discard P',
      '3 discard 5s',
      '1 win',
    ]);
    expect(wonWith(deal, 1)).toBe('concealed-hand 1');
  });

  const readyIn = (deal: Deal, seat: number) =>
    legalActions(deal, seat).filter(({ type }) => type === 'declare').length;

  test('needs that nothing was claimed before', () => {
    const hands = ['C', SOON, 'CC', ''];
    const front = 'EPN7s';
    const claimed = play(dealt({ hands, front }), ['0 discard C', '2 pong C C']).deal;
    const deal = play(claimed, [`2 discard ${choicesOf(claimed, 2)[0]!.slice(8)}`]).deal;
    const later = play(passAll(deal), []).deal;
    expect(later.turn).toBe(3);
    const plain = play(dealt({ hands, front: 'E7s' }), ['0 discard C', '2 pass']).deal;
    expect(readyIn(plain, 1)).toBe(1);
    const drawn = {
      ...plain,
      seats: plain.seats.with(2, { ...plain.seats[2]!, melds: later.seats[2]!.melds }),
    };
    expect(readyIn(drawn, 1)).toBe(0);
  });

  test('is not offered again, nor with a later discard', () => {
    const deal = dealt({ hands: ['', SOON], front: 'CNPFE7s' });
    const first = play(deal, [
      '0 discard C',
      '1 discard N',
      '2 discard P',
      '3 discard F',
      '0 discard E',
    ]).deal;
    expect(first.turn).toBe(1);
    expect(readyIn(first, 1)).toBe(0);
  });

  test('is not asked where declarations are not played', () => {
    const deal = dealt({ hands: ['', READY], front: 'C7s', options: { readyDeclaration: false } });
    expect(deal.phase.type).toBe('play');
    expect(rulesOf(deal).phases).toHaveLength(1);
  });
});

test('what one hand declared bears on its own worth alone', () => {
  const { bearsOnWorth } = rulesOf(dealt({ hands: [] }));
  const extras = { heavenly: 0b0110, earthly: 0b1000, missed: 0b0010 };
  const carry = { repeat: 2 };
  expect(bearsOnWorth({ seat: 1, extras, carry })).toEqual({ extras: { heavenly: 0b10 }, carry });
  expect(bearsOnWorth({ seat: 3, extras, carry: {} })).toEqual({ extras: { earthly: 0b1000 }, carry: {} });
  expect(bearsOnWorth({ seat: 0, extras, carry: {} })).toEqual({ extras: {}, carry: {} });
});
