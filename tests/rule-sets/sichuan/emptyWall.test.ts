import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../src/engine/handNotation';
import { factsOfHands } from '../../../src/engine/scoring/winRequest';
import { countKinds } from '../../../src/engine/tileSet';
import type { Deal, LedgerEntry, Meld, SeatState } from '../../../src/engine/types';
import { play } from '../../support/script';
import { dealt, emptied, gains } from './dealt';
import { rulesOfGame } from './rows';

/** Hands by seat with their void suits; null: has won. */
interface Left {
  readonly hands: readonly (string | null)[];
  readonly voids?: readonly number[];
  readonly pigs?: number;
  readonly ledger?: readonly LedgerEntry[];
  readonly barred?: number;
  readonly options?: object;
}

/** What is paid when the wall is empty. */
function settled({ hands, voids, pigs = 0, ledger = [], barred, options }: Left): LedgerEntry[] {
  const rules = rulesOfGame(options);
  const out = hands.reduce((bits, hand, seat) => (hand === null ? bits | (1 << seat) : bits), 0);
  const extras = { voids: voids ?? [2, 2, 2, 2], pigs };
  const seats = hands.map((hand, seat): Partial<SeatState> => {
    const read = parseHand(hand ?? FAR, { ...factsOfHands(rules), sort: 'held' });
    if (!read.ok) throw new Error(read.error);
    const { concealed, melds } = read.value;
    return {
      counts: countKinds(concealed, 34),
      melds: melds as unknown as Meld[],
      barred: barred === seat,
    };
  });
  const deal = { seats, wins: [], out, extras, prevailing: 0, phase: { type: 'ended', ending: 'exhausted' } };
  const sheets = rules.scoreAll(deal as unknown as Deal);
  const facts = { seats: 4, prevailing: 0, carry: {}, extras, out, ledger };
  const payments = rules.settle({ ...facts, wins: [], sheets, ending: 'exhausted' }) ?? [];
  return payments.map((payment) => ({ ...payment, event: 0 }));
}

const owed = (from: number, to: number, amount: number, event: number): LedgerEntry => ({
  from,
  to,
  amount,
  base: amount,
  reason: 'kong',
  factors: [],
  event,
});

const PIG = '1s19m13579m26p(5555p)';
const OTHER_PIG = '1s19m13579m26p(8888p)';
const UNREADY = '147m258p36p19m[4444p]';
const FAR = '147m258p369p1m4m7m9m';
const PURE = '123345567m79m11m';
const PLAIN = '123m456m789m11p23p';

describe('the ready value', () => {
  const worth = (hand: string, options: object = {}) => {
    const entries = settled({ hands: [hand, FAR, null, null], options });
    return gains(entries, 'ready-check')[0];
  };

  test.each([
    [PLAIN, 1],
    ['222234m678m44p55p', 2],
    ['2222m345m678m44p5p', 0],
    ['5p[7777m][3333p][9999m][222m]', 8],
    ['123m456m789m5555p', 0],
    [PURE, 4],
  ])('of %s is %i', (hand, value) => {
    expect(worth(hand)).toBe(value);
  });

  test('counts as on a discard, at a moment that adds nothing, and needs the minimum', () => {
    expect(worth(PLAIN, { selfDrawn: 'add-fan' })).toBe(1);
    expect(worth(PLAIN, { extraItems: ['concealed-hand', 'heavenly-hand', 'earthly-hand'] })).toBe(2);
    expect(worth(PLAIN, { minimumFan: 1 })).toBe(0);
  });

  test('is none where the wait is of the void suit, or after a false win', () => {
    const hand = '123m456m789m11s2p2p';
    expect(gains(settled({ hands: [hand, FAR, null, null], voids: [1, 2, 2, 2] }))[0]).toBe(0);
    const both = { hands: [PLAIN, FAR, null, null] };
    expect([gains(settled(both))[0], gains(settled({ ...both, barred: 0 }))[0]]).toEqual([1, 0]);
  });
});

describe('an empty wall', () => {
  const KONGS = [owed(1, 0, 2, 5), owed(2, 0, 2, 5), owed(3, 0, 2, 5), owed(0, 2, 2, 9)];
  const LEFT: Left = { hands: [PIG, null, UNREADY, PURE], pigs: 1, ledger: KONGS };

  test('makes pigs pay all, who is not ready pay the ready, and both give kong money back', () => {
    const entries = settled(LEFT);
    expect(gains(entries, 'flower-pig')).toEqual([-48, 16, 16, 16]);
    expect(gains(entries, 'ready-check')).toEqual([0, 0, -4, 4]);
    expect(gains(entries, 'kong-refund')).toEqual([-4, 2, 0, 2]);
    expect(gains(entries)).toEqual([-52, 18, 12, 22]);
  });

  test('pays a ready player the ready value where that is more than a pig pays', () => {
    const hands = [PIG, null, UNREADY, '5m[7777m][3333m][9999m][222m]'];
    const entries = settled({ ...LEFT, hands, options: { limitFan: 0 } });
    expect(gains(entries, 'flower-pig')).toEqual([-160, 16, 16, 128]);
    expect(gains(entries, 'ready-check')).toEqual([0, 0, -128, 128]);
  });

  test('is checked as the options say', () => {
    const noPigs = settled({ ...LEFT, options: { pigPoints: 0 } });
    expect(gains(noPigs, 'flower-pig')).toEqual([0, 0, 0, 0]);
    expect(gains(noPigs, 'ready-check')).toEqual([-4, 0, -4, 8]);
    expect(gains(settled({ ...LEFT, options: { readyCheck: false } }), 'ready-check')).toEqual([0, 0, 0, 0]);
    expect(gains(settled({ ...LEFT, options: { kongRefund: false } }), 'kong-refund')).toEqual([0, 0, 0, 0]);
  });

  test('of two pigs neither pays the other', () => {
    const entries = settled({ ...LEFT, hands: [PIG, null, OTHER_PIG, PURE], pigs: 5 });
    expect(gains(entries, 'flower-pig')).toEqual([-32, 32, -32, 32]);
    const receivers = entries.flatMap(({ reason, to }) => (reason === 'flower-pig' ? [to] : []));
    expect(receivers).toEqual([1, 3, 1, 3]);
    expect(gains(entries, 'ready-check')).toEqual([0, 0, 0, 0]);
  });

  test('has kong money given back where nobody is ready', () => {
    const ledger = [owed(0, 2, 2, 5), owed(1, 2, 2, 5), owed(3, 2, 2, 5)];
    expect(gains(settled({ hands: [FAR, FAR, UNREADY, FAR], ledger }))).toEqual([2, 2, -6, 2]);
  });

  test('leaves what a kong earned where it was passed on, and no other', () => {
    const transfer = { ...owed(0, 1, 6, 7), reason: 'kong-transfer' };
    const earlier = [owed(1, 0, 2, 2), owed(2, 0, 2, 2), owed(3, 0, 2, 2)];
    const later = [owed(2, 0, 2, 5), owed(3, 0, 2, 5), owed(1, 0, 2, 5)];
    const entries = settled({ ...LEFT, ledger: [...earlier, ...later, transfer] });
    expect(gains(entries, 'kong-refund')).toEqual([-6, 2, 2, 2]);
  });
});

describe('a hand that is played until the wall is empty', () => {
  const HANDS = {
    hands: ['1111m234m567m5s68s', '234p567p678p22p46s', '1119994p335548s', '123s123s46s777s99s'],
    front: '8s',
    back: '9p',
  };

  test.each([
    ['pmmp', 0, [2, 1, -7, 4]],
    ['pmpp', 0b100, [16, 16, -48, 16]],
  ])('is settled by the event that tells of it: %s', (voids, pigs, checks) => {
    const { deal } = play(dealt({ ...HANDS, voids }), ['0 concealed-kong 1m']);
    const { deal: over, events } = play(emptied(deal), ['0 discard 9p']);
    expect(over.phase).toEqual({ type: 'ended', ending: 'exhausted' });
    expect(events.at(-1)).toEqual({ type: 'exhausted' });
    expect(over.extras['pigs']).toBe(pigs);
    const paid = over.ledger.slice(3);
    expect(paid.every(({ event }) => event === over.events - 1)).toBe(true);
    expect(gains(paid)).toEqual(checks);
    const first = { round: 0, number: 1, repeat: 0, dealer: 2, carry: {} };
    expect(rulesOfGame().nextDeal(first, over, [0, 0, 0, 0])?.dealer).toBe(2);
  });
});
