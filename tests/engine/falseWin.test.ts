import { describe, expect, test } from 'vitest';
import { seatView } from '../../src/engine/view';
import { rig } from '../support/rigged';
import { askedSeats, choicesOf, play } from '../support/script';

const HANDS = ['9m', '123456m78mEEENN'];

describe('false wins (hong-kong-old/RULES.md#false-win)', () => {
  test('a false call opens the hand: it counts as a pass, and the caller cannot win any more', () => {
    const { deal } = rig({ hands: HANDS, options: { bonusTiles: false, strictCalling: true } });
    const asked = play(deal, ['0 discard 9m']).deal;
    expect(askedSeats(asked)).toEqual([1, 2, 3]);
    const { deal: after, events } = play(asked, ['1 pass', '2 win', '3 pass']);
    expect(events.map(({ type }) => type)).toEqual(['false-win', 'draw']);
    expect(after.seats[2]?.open).toBe(true);
    expect(seatView(after, 0).seats[2]?.open).toEqual(after.seats[2]?.hand);
    const next = play(after, [
      `1 ${choicesOf(after, 1).find((choice) => choice.startsWith('discard'))}`,
    ]).deal;
    expect(choicesOf(next, 2)).not.toContain('win');
    expect(choicesOf(next, 3)).toContain('win');
  });

  test('a true call on the same tile still wins; the false one is penalised first', () => {
    const { deal } = rig({
      hands: HANDS,
      options: { bonusTiles: false, strictCalling: true, falseWin: 'pay' },
    });
    const { deal: over, events } = play(deal, ['0 discard 9m', '3 win', '1 win', '2 pass']);
    expect(events.slice(1).map(({ type }) => type)).toEqual(['false-win', 'win']);
    expect(over.ledger.slice(0, 3)).toMatchObject(
      [0, 1, 2].map((to) => ({ from: 3, to, amount: 8, reason: 'false-win', event: 2 })),
    );
    expect(over.wins.map(({ seat }) => seat)).toEqual([1]);
  });

  test('in the own turn one may call falsely once for each tile drawn; the turn goes on', () => {
    const { deal } = rig({
      hands: HANDS,
      options: { bonusTiles: false, strictCalling: true, falseWin: 'pay', falseWinPoints: 5 },
    });
    expect(choicesOf(deal, 0)).toContain('win');
    const after = play(deal, ['0 win']).deal;
    expect(after.ledger.map(({ amount }) => amount)).toEqual([5, 5, 5]);
    expect(after.pending).toMatchObject({ why: 'turn' });
    expect(choicesOf(after, 0)).not.toContain('win');
    expect(choicesOf(after, 0)).toContain('discard 9m');
  });

  test.each(['any', 'never'])('also on every declared kong, whatever may be robbed (%s)', (robKong) => {
    const options = { bonusTiles: false, strictCalling: true, robKong };
    const { deal } = rig({ hands: ['555s'], front: '5s', options });
    const declared = play(deal, ['0 concealed-kong 5s']).deal;
    expect(askedSeats(declared)).toEqual([1, 2, 3]);
    expect(choicesOf(declared, 3)).toEqual(['win', 'pass']);
  });

  test('without strict calling only legal wins are offered', () => {
    const { deal } = rig({ hands: HANDS, options: { bonusTiles: false } });
    expect(choicesOf(deal, 0)).not.toContain('win');
    expect(askedSeats(play(deal, ['0 discard 9m']).deal)).toEqual([1]);
  });
});
