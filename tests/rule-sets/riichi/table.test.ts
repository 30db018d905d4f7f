import { describe, expect, test } from 'vitest';
import { apply } from '../../../src/engine/apply';
import { kindsOfText } from '../../../src/engine/notation';
import type { Deal, Extras, ScoreSheet } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { card as en } from '../../../src/rule-sets/riichi/card/en';
import { card as ja } from '../../../src/rule-sets/riichi/card/ja';
import { card as zhHantHK } from '../../../src/rule-sets/riichi/card/zh-Hant-HK';
import { table } from '../../../src/rule-sets/riichi/table';
import { words } from '../../../src/rule-sets/riichi/words/en';
import { autoChoice } from '../../../src/store/selectors/autoChoice';
import { placeOf } from '../../../src/store/selectors/handPlace';
import {
  addTable,
  calledFigures,
  doPlacesCount,
  repeatsTold,
} from '../../../src/store/selectors/knownTables';
import { dearKinds } from '../../../src/store/selectors/marks';
import { legalActions } from '../../../src/engine/legalActions';
import { rig } from '../../support/rigged';
import { passAll, play } from '../../support/script';

addTable('riichi', table);

const NO_SWITCHES = { noChows: false, onlyWins: false, autoWin: false, discardDrawn: false };
const WAITS_47P = '234m567m345s88s56p';

const rigRiichi = (hands: readonly string[], front = '', carry: Extras = {}): Deal =>
  rig({ rules: 'riichi', options: { redFives: 0 }, hands, front, carry }).deal;

const marks = (deal: Deal, seat: number) => table.marks(seatView(deal, seat));
const marked = (deal: Deal, seat: number, code: string) =>
  marks(deal, seat).filter((mark) => mark.code === code);

describe('what a seat is shown of the table', () => {
  test('one indicator with four places face down; each turned up takes one', () => {
    const deal = rigRiichi([]);
    const [dora, ...others] = marked(deal, 0, 'dora');
    expect(others).toEqual([]);
    expect(dora?.tiles).toHaveLength(1);
    expect(dora?.down).toBe(4);
    const more = { ...deal, extras: { ...deal.extras, dora: [1, 2, 3] } };
    expect(marked(more, 0, 'dora')[0]).toMatchObject({ tiles: [1, 2, 3], down: 2 });
  });

  test('counters and deposits, also when there are none', () => {
    expect(marked(rigRiichi([]), 0, 'counters')[0]?.figures).toEqual([0]);
    const later = rigRiichi([], '', { honba: 2, sticks: 3 });
    expect(marked(later, 0, 'counters')[0]?.figures).toEqual([2]);
    expect(marked(later, 0, 'deposits')[0]?.figures).toEqual([3]);
    expect(repeatsTold('riichi')?.(later.carry)).toBe(2);
  });

  test('what the indicators make dear', () => {
    const deal = rigRiichi([]);
    const shown = { ...deal, extras: { ...deal.extras, dora: kindsOfText('9m4sNP') } };
    expect(dearKinds(seatView(shown, 0))).toEqual(kindsOfText('1m5sEF'));
  });

  test('of furiten its tile, and nobody else sees it', () => {
    const dealt = rigRiichi(['9mSSW', WAITS_47P, '9mSW', '4p9mW'], 'ENP');
    const passed = passAll(
      play(dealt, ['0 discard E', '1 discard N', '2 discard P', '3 discard 4p', '1 pass']).deal,
    );
    expect(marked(passed, 1, 'furiten')).toMatchObject([{ at: 1, tiles: kindsOfText('4p') }]);
    expect(seatView(passed, 2).extras).not.toHaveProperty('passed');
    expect(marked(passed, 2, 'furiten')).toEqual([]);
  });
});

describe('a hand in riichi', () => {
  const declared = () => {
    const deal = rigRiichi([WAITS_47P, '1m', '1m', '1m'], 'N');
    return passAll(play(deal, ['0 riichi N']).deal);
  };

  test('has a stick and a turned discard', () => {
    const deal = declared();
    const tile = deal.seats[0]!.river[0]!.tile;
    expect(marks(deal, 1).map(({ at, code, look }) => ({ at, code, look }))).toEqual(
      expect.arrayContaining([
        { at: 0, code: 'double-riichi', look: 'stick' },
        { at: { tile }, code: 'double-riichi', look: undefined },
      ]),
    );
    expect(marked(deal, 1, 'deposits')[0]?.figures).toEqual([1]);
  });

  test('throws what it draws by itself, and nobody else does', () => {
    let deal = declared();
    while (deal.turn !== 0 || deal.pending?.why !== 'turn') {
      const { turn } = deal;
      const choices = legalActions(deal, turn);
      expect(autoChoice(seatView(deal, turn), choices, NO_SWITCHES)).toBeNull();
      const made = apply(
        deal,
        choices.find(({ type }) => type === 'discard')!,
      );
      if (!made.ok) throw new Error(made.code);
      deal = passAll(made.deal);
    }
    const choices = legalActions(deal, 0);
    expect(autoChoice(seatView(deal, 0), choices, NO_SWITCHES)).toMatchObject({
      type: 'discard',
      tile: deal.drawn?.tile,
    });
  });
});

describe('what hands are called', () => {
  const fifth = { round: 1, number: 5, repeat: 0 };

  test.each([
    [en, 'South 1', 'East 2, 1 counter'],
    [ja, '南一局', '東二局 1本場'],
    [zhHantHK, '南一局', '東二局 1 本場'],
  ])('by their places in the round, with counters', ({ hand }, fifthHand, repeated) => {
    expect(hand?.(fifth)).toBe(fifthHand);
    expect(hand?.({ round: 0, number: 2, repeat: 1 })).toBe(repeated);
  });

  test('counters also where the dealer has not stayed', () => {
    const progress = { ...fifth, carry: { honba: 2 } };
    expect(placeOf('riichi', progress)).toEqual({ ...fifth, repeat: 2 });
  });
});

describe('places', () => {
  const carry = { points: [25_000, 25_000, 25_000, 25_000], first: 0 };
  const doCount = (options: object, prevailing: number, left: Extras = carry): boolean => {
    const { deal } = rig({ rules: 'riichi', options, hands: [], prevailing, carry: left });
    return doPlacesCount(seatView(deal, 0));
  };

  test('count in the last round, where they bring anything and the points are known', () => {
    expect([doCount({}, 0), doCount({}, 1), doCount({ rounds: 1 }, 0)]).toEqual([false, true, true]);
    expect(doCount({}, 1, {})).toBe(false);
    expect(doCount({ uma: 'none' }, 1)).toBe(true);
    expect(doCount({ uma: 'none', returnPoints: 25_000 }, 1)).toBe(false);
  });
});

describe('what a winner calls out', () => {
  const called = (seat: number, by: 'wall' | 'discard', total: number) =>
    words.called?.('3 han', calledFigures('riichi', { seat, by, sheet: { total } as ScoreSheet }) ?? {});

  test('the price to others and to the dealer, to everybody, or to one', () => {
    expect(called(1, 'wall', 3000)).toBe('3 han, 3,000/6,000');
    expect(called(0, 'wall', 2000)).toBe('3 han, 4,000 all');
    expect(called(1, 'discard', 1920)).toBe('3 han, 7,700');
    expect(called(0, 'discard', 1920)).toBe('3 han, 11,600');
  });

  test('and the result of a match in thousands', () => {
    expect([54_400, -15_700, 0].map((points) => en.final?.(points))).toEqual(['+54.4', '−15.7', '0.0']);
  });
});
