import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../src/engine/knownRules';
import type { Progress } from '../../../src/engine/rules';
import type { Deal } from '../../../src/engine/types';
import { playMatch } from '../../support/recorded';
import { optionsOf } from '../../support/rigged';
import { startMatch } from '../../../src/engine/match';
import { parseRecord } from '../../../src/engine/recordSchema';
import { replayRecord } from '../../../src/engine/replay';
import { dealt, gains } from './dealt';
import { passAll, play } from '../../support/script';

/** The dealer wins with the dealt tiles; South does on the dealer's first discard; nobody wins. */
const COMPLETE = '123456m23455p999p67s';
const WON = (carry = {}) => play(dealt({ hands: [COMPLETE], front: '8s', carry }), ['0 win']).deal;
const LOST = () => play(dealt({ hands: ['8s', COMPLETE], front: 'C' }), ['0 discard 8s', '1 win']).deal;
const DRAWN = (): Deal => ({ ...WON(), wins: [] });

const FIRST: Progress = { round: 0, number: 1, repeat: 0, dealer: 0, carry: {} };

function after(deal: Deal, progress = FIRST, options: object = {}): Progress | null {
  const rules = rulesOf({ rules: 'taiwan', options: optionsOf('taiwan', options) });
  return rules.nextDeal(progress, deal, [0, 0, 0, 0]);
}

describe('the dealer’s streak', () => {
  test('grows with every hand that the dealer stays, won or drawn, and begins anew', () => {
    const one = after(WON())!;
    expect(one).toEqual({ ...FIRST, repeat: 1, carry: { repeat: 1 } });
    const two = after(DRAWN(), one)!;
    expect(two).toEqual({ ...FIRST, repeat: 2, carry: { repeat: 2 } });
    expect(after(LOST(), two)).toEqual({ round: 0, number: 2, repeat: 0, dealer: 1, carry: {} });
  });

  test('is two at most where the dealer stays for three hands', () => {
    const two = { ...FIRST, repeat: 2, carry: { repeat: 2 } };
    expect(after(WON(), two, { dealerRepeats: 'three' })).toMatchObject({ repeat: 0, dealer: 1 });
    expect(after(WON(), FIRST, { dealerRepeats: 'never' })).toMatchObject({ repeat: 0, dealer: 1 });
  });

  test('is paid to the dealer by all', () => {
    expect(gains(WON().ledger)).toEqual([84, -28, -28, -28]);
    expect(gains(WON({ repeat: 3 }).ledger)).toEqual([102, -34, -34, -34]);
  });
});

test.each([4, 2, 1])('a match of %i rounds ends with the deal of the last player', (rounds) => {
  const last = { round: rounds - 1, number: 4 * rounds, repeat: 0, dealer: 3, carry: {} };
  expect(after(LOST(), last, { rounds })).toBe(null);
  expect(after(WON(), last, { rounds })).toMatchObject({ repeat: 1 });
});

test('a drawn hand pays nothing', () => {
  const { source } = dealt({ hands: [] });
  const deal = dealt({ hands: [], front: 'C' });
  const empty = source.type === 'wall' ? { ...deal, source: { ...source, front: source.back - 16 } } : deal;
  const over = passAll(play(passAll(empty), ['0 discard C']).deal);
  expect(over.ledger).toEqual([]);
});

test('records of whole hands are read again', () => {
  const config = { rules: 'taiwan', options: optionsOf('taiwan', { rounds: 1 }) };
  const { record } = playMatch(startMatch({ ...config, bits: '0123456789abcdef'.repeat(2), text: '' }));
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
  if (!parsed.ok) throw new Error(parsed.error);
  expect(parsed.value.hands[0]!.deal.map((hand) => hand.length)).toEqual([16, 16, 16, 16]);
  const again = replayRecord(parsed.value);
  expect(again.ok ? '' : again.error).toBe('');
});
