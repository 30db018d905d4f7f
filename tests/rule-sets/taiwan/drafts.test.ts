import { describe, expect, test } from 'vitest';
import { judge, winOf, waysOf } from '../../../src/store/calculator/judge';
import { draftOfWin } from '../../../src/store/calculator/wonDraft';
import { play } from '../../support/script';
import { draftOf } from '../../store/calculator/parts';
import { dealt } from './dealt';

const READY = '123456m23455p999p67s';

describe('a win as the calculator of the page takes it', () => {
  test.each([
    ['by seven bonus tiles', dealt({ hands: ['4y', '1234f123y147m258p369s'], carry: { repeat: 1 } })],
    [
      'after a declaration',
      play(dealt({ hands: [READY, '', '5s'], front: 'CPE', carry: { repeat: 3 } }), [
        '0 ready C',
        '1 discard P',
        '2 discard 5s',
        '0 win',
      ]).deal,
    ],
    ['with the dealt tiles', play(dealt({ hands: [READY], front: '8s' }), ['0 win']).deal],
    [
      'before the own first draw',
      play(dealt({ hands: ['8s', READY], front: 'C' }), ['1 pass', '0 discard 8s', '1 win']).deal,
    ],
  ])('%s', (_what, deal) => {
    const [win] = deal.wins;
    const draft = draftOfWin(deal, win!)!;
    const judged = judge(draft);
    const { lines } = win!.sheet;
    expect(judged).toMatchObject({ type: 'won', sheet: { lines } });
    const paid = deal.ledger.map(({ from, to, amount }) => ({ from, to, amount }));
    expect(judged.type === 'won' && judged.payments).toMatchObject(paid);
  });
});

test('seven bonus tiles may be told as won from another', () => {
  const draft = draftOf(['123456m234p789sEESC|1234f123y'], {
    rules: 'taiwan',
    by: 'bonus-tiles',
    from: 'W',
  });
  expect(waysOf(draft)).toContain('bonus-tiles');
  expect(winOf(draft).from).toBe(2);
});
