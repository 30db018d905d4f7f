import { describe, expect, test } from 'vitest';
import type { Deal } from '../../src/engine/types';
import { rig } from '../support/rigged';
import { passAll, play } from '../support/script';

const PLAIN = { bonusTiles: false, minimumFaan: 0 };
const READY = '123456m456p99s34s'; // waits for 2s and 5s

const items = (deal: Deal): string[] =>
  passAll(deal).wins.flatMap(({ sheet }) => sheet.lines.map(({ id }) => id));

describe('heavenly and earthly hands (hong-kong-old/RULES.md#limit-hands)', () => {
  test('the dealer’s dealt fourteen tiles', () => {
    expect(items(play(rig({ hands: [READY], front: '5s', options: PLAIN }).deal, ['0 win']).deal)).toEqual([
      'heavenly-hand',
    ]);
  });

  test('not after a kong', () => {
    const ready = rig({ hands: ['1111m456789p99s4s'], front: '5s', back: '6s', options: PLAIN });
    const won = play(ready.deal, ['0 concealed-kong 1m', '0 win']).deal;
    expect(items(won)).not.toContain('heavenly-hand');
  });

  test('a win on the dealer’s first discard, and on no later one', () => {
    const hands = ['5sE', 'WN', READY, 'SP'];
    const first = play(rig({ hands, options: PLAIN }).deal, ['0 discard 5s', '2 win']).deal;
    expect(items(first)).toEqual(['earthly-hand']);
    const second = passAll(play(rig({ hands, front: 'C 5s', options: PLAIN }).deal, ['0 discard E']).deal);
    expect(items(play(second, ['1 discard 5s', '2 win']).deal)).not.toContain('earthly-hand');
  });

  test('no earthly hand when the dealer has made a kong', () => {
    const hands = ['1111p5sE', '', READY];
    const after = play(rig({ hands, back: 'P', options: PLAIN }).deal, [
      '0 concealed-kong 1p',
      '0 discard 5s',
      '2 win',
    ]).deal;
    expect(items(after)).not.toContain('earthly-hand');
  });
});

describe('the end of the wall (hong-kong-old/RULES.md#drawn-hand)', () => {
  /** The same deal with only so many tiles left to draw. */
  const withLeft = (deal: Deal, left: number): Deal => {
    if (deal.source.type !== 'wall') throw new Error('Not a wall.');
    return { ...deal, source: { ...deal.source, back: deal.source.front + left } };
  };

  test('a win on the discard after the last tile counts it; nothing else may be claimed', () => {
    const { deal } = rig({ hands: ['5sE', '', READY, '55s'], options: { ...PLAIN, limitHands: [] } });
    const asked = play(withLeft(deal, 0), ['0 discard 5s']).deal;
    expect(asked.pending?.waiting).toBe(1 << 2);
    expect(items(play(asked, ['2 win']).deal)).toContain('last-tile');
    expect(play(asked, ['2 pass']).deal.phase).toEqual({ type: 'ended', ending: 'exhausted' });
  });

  test('the dead wall counts as empty', () => {
    const { deal } = rig({ hands: ['5sE'], options: { ...PLAIN, deadWall: 14 } });
    const turn = (left: number): Deal => passAll(play(withLeft(deal, left), ['0 discard E']).deal);
    expect(turn(14).phase).toEqual({ type: 'ended', ending: 'exhausted' });
    expect(turn(15).pending).toMatchObject({ why: 'turn' });
  });
});
