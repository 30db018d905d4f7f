import { describe, expect, it } from 'vitest';
import { seatView } from '../../src/engine/view';
import { waitsOf, winValue } from '../../src/store/selectors/handFacts';
import { personAt, seatInfos } from '../../src/store/selectors/seats';
import { addRuleSet } from '../../src/engine/knownRules';
import { rules as toyEveryHandRules } from '../support/toys/toy-every-hand/rules';
import { dealFixture, tableFixture } from '../ui/fixtures';
import { claimTable, fullTable, idleTable, turnTable, wonState } from '../ui/scenes';

addRuleSet(toyEveryHandRules);

describe('a win on offer', () => {
  it('is worth what the ledger then says', () => {
    const { deal } = dealFixture(claimTable);
    const value = winValue(seatView(deal, 1));
    const { result } = wonState();
    expect(value?.sheet).toEqual(result?.deal.wins[0]?.sheet);
    expect(value?.gain).toBe(result?.gained[1]);
  });

  it('is none while nothing is asked or the hand is not complete', () => {
    expect(winValue(seatView(dealFixture(idleTable).deal, 1))).toBeNull();
    expect(winValue(seatView(dealFixture(turnTable).deal, 1))).toBeNull();
  });
});

describe('waits', () => {
  it('count the tiles that are not in sight', () => {
    const { deal } = dealFixture(claimTable);
    const waits = waitsOf(seatView(deal, 1), null).map(({ kind, left }) => [kind, left]);
    expect(waits).toEqual([
      [13, 1],
      [16, 3],
    ]);
  });

  it('of a turn are those after a discard', () => {
    const { deal } = dealFixture(turnTable);
    const view = seatView(deal, 1);
    expect(waitsOf(view, view.hand.at(-1) ?? null).map(({ kind }) => kind)).toEqual([13, 16]);
    expect(waitsOf(view, null)).toEqual([]);
    expect(waitsOf(view, view.hand[0] ?? null)).toEqual([]);
  });

  it('say so when no tile is left', () => {
    const view = seatView(dealFixture(fullTable).deal, 1);
    expect(waitsOf(view, view.hand.at(-1) ?? null)).toMatchObject([
      { kind: 25, left: 0, discard: { sheet: { legal: false }, refusal: { code: 'below-minimum' } } },
    ]);
  });
});

it('a wait that was let go may not be won on by a discard, in a game that says so', () => {
  const seats = [{ hand: '?', river: '1s' }, { hand: '123456789m45p99s' }, { hand: '?' }, { hand: '?' }];
  const table = { seats, humanSeat: 1, turn: 0, wallLeft: 40 } as const;
  const deal = dealFixture({ ...table, rules: 'toy-every-hand', why: 'discard' }).deal;
  const refusals = (missed: readonly number[]) =>
    waitsOf({ ...seatView(deal, 1), extras: { missed } }, null).map(({ kind, discard, drawn }) => [
      kind,
      discard.refusal?.code ?? null,
      drawn.refusal,
    ]);
  expect(refusals([])).toEqual([
    [11, null, null],
    [14, null, null],
  ]);
  expect(refusals([1])).toEqual([
    [11, 'missed-win', null],
    [14, 'missed-win', null],
  ]);
});

describe('the seats', () => {
  it('stand around the human in order of play', () => {
    const seats = seatInfos(tableFixture(claimTable));
    expect(
      seats.map(({ place, person, wind, isDealer, isTurn, score }) => [
        place,
        person,
        wind,
        isDealer,
        isTurn,
        score,
      ]),
    ).toEqual([
      ['self', 'you', 1, false, false, 412],
      ['right', 'wing', 2, false, false, 498],
      ['across', 'chiu', 3, false, false, 504],
      ['left', 'mei', 0, true, true, 586],
    ]);
    expect(personAt(tableFixture(claimTable), 3)).toBe('chiu');
  });
});
