import { describe, expect, test } from 'vitest';
import type { Deal } from '../../../src/engine/types';
import { rig } from '../../support/rigged';
import { play } from '../../support/script';
import { told } from './rows';

const idsOf = ({ wins }: Deal): string[] => wins[0]?.sheet.lines.map(({ id }) => id) ?? [];

/** Seat 1 waits for 5m alone; the others have one each, and the dealer begins with `front`. */
function dealt(front: string, hands: readonly string[] = ['5m', '46m123p456789sEE', '5m', '5m']): Deal {
  return rig({ rules: 'competition', options: { bonusTiles: false, minimumFaan: 0 }, hands, front }).deal;
}

describe('the last of its kind', () => {
  test('holds once the other three have been discarded', () => {
    // The dealer throws one, seat 2 the second, seat 3 the third, and the dealer draws and throws the fourth.
    const { deal } = play(dealt('PCFN5m'), [
      '0 discard 5m',
      '1 pass',
      '1 discard C',
      '2 discard 5m',
      '1 pass',
      '3 discard 5m',
      '1 pass',
      '0 discard 5m',
      '1 win',
    ]);
    expect(idsOf(deal)).toContain('last-of-kind');
  });

  test('does not hold after two', () => {
    const { deal } = play(dealt('PCFN5m'), [
      '0 discard 5m',
      '1 pass',
      '1 discard C',
      '2 discard 5m',
      '1 pass',
      '3 discard 5m',
      '1 win',
    ]);
    expect(idsOf(deal)).toContain('closed-wait');
    expect(idsOf(deal)).not.toContain('last-of-kind');
  });

  test('a claimed discard counts once', () => {
    // It lies in a pong, and stays written in the river.
    const deal = dealt('PCF5m', ['5m', '46m123p456789sEE', '55mS']);
    const taken = play(deal, ['0 discard 5m', '1 pass', '2 pong 5m 5m', '2 discard S']).deal;
    const drawn = play(taken, ['3 discard C', '0 discard F', '1 win']).deal;
    expect(idsOf(drawn)).toContain('last-of-kind');
  });

  test('the own open melds make it, own concealed tiles never', () => {
    const open = ['99p345m79s[888s][CCC]+8s', 'S E', 'discard W'] as const;
    expect(told(open)[0]).toContain('last-of-kind 4');
    const closed = ['99p345m67888s[CCC]+8s', 'S E', 'discard W; last-of-kind'] as const;
    expect(told(closed)[0]).not.toContain('last-of-kind');
  });

  test('nothing lies open before the first discard, whatever is stated', () => {
    const first = ['24m555678789p33s+3m', 'E E', 'wall; first-draw, last-of-kind'] as const;
    expect(told(first)[0]).not.toContain('last-of-kind');
    const thrown = ['24m555678789p33s+3m', 'S E', 'discard E; first-discard, last-of-kind'] as const;
    expect(told(thrown)[0]).not.toContain('last-of-kind');
  });
});
