import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../src/engine/knownRules';
import { parseOptions } from '../../../src/engine/options';
import type { Progress } from '../../../src/engine/rules';
import type { Deal } from '../../../src/engine/types';
import { rules } from '../../../src/rule-sets/riichi/rules';
import { rig } from '../../support/rigged';

const NOW: Progress = { round: 0, number: 1, repeat: 0, dealer: 0, carry: {} };
const EVEN = [25_000, 25_000, 25_000, 25_000];

interface Ended {
  readonly ending: string;
  /** Seats that have won, nearest first. */
  readonly wins?: readonly number[];
  readonly extras?: Deal['extras'];
  readonly carry?: Deal['carry'];
  readonly options?: object;
}

/** A deal that ended like this; how it was won does not matter. */
function ended({ ending, wins = [], extras = {}, carry = {}, options = {} }: Ended): Deal {
  const { deal } = rig({ rules: 'riichi', options, hands: [], carry });
  const won = wins.map((seat) => ({ seat })) as Deal['wins'];
  return { ...deal, phase: { type: 'ended', ending }, wins: won, extras: { ...deal.extras, ...extras } };
}

function after(deal: Ended, progress: Partial<Progress> = {}, scores: readonly number[] = EVEN) {
  const over = ended(deal);
  return rulesOf(over).nextDeal({ ...NOW, ...progress }, over, scores);
}

describe('who deals, and counters', () => {
  test.each<[string, Ended, { repeat: number; number: number; honba: number }]>([
    ['the dealer wins', { ending: 'won', wins: [0] }, { number: 1, repeat: 1, honba: 3 }],
    ['another wins', { ending: 'won', wins: [2] }, { number: 2, repeat: 0, honba: 0 }],
    ['the dealer wins with another', { ending: 'won', wins: [2, 0] }, { number: 1, repeat: 1, honba: 3 }],
    [
      'drawn, the dealer ready',
      { ending: 'exhausted', extras: { ready: 1 } },
      { number: 1, repeat: 1, honba: 3 },
    ],
    [
      'drawn, the dealer not ready',
      { ending: 'exhausted', extras: { ready: 2 } },
      { number: 2, repeat: 0, honba: 3 },
    ],
    ['an abortive draw', { ending: 'four-winds' }, { number: 1, repeat: 1, honba: 3 }],
    ['a false win', { ending: 'chombo' }, { number: 1, repeat: 1, honba: 2 }],
    [
      'the dealer wins where nobody stays',
      { ending: 'won', wins: [0], options: { dealerRepeats: 'never' } },
      { number: 2, repeat: 0, honba: 0 },
    ],
  ])('%s', (_what, deal, { number, repeat, honba }) => {
    const next = after({ ...deal, carry: { honba: 2, sticks: 1 } });
    expect(next).toMatchObject({ number, repeat, carry: { honba } });
  });

  test('deposits stay after a draw and are gone after a win; the points of seats go along', () => {
    const scores = [20_000, 30_000, 25_000, 24_000];
    expect(after({ ending: 'exhausted', carry: { sticks: 1 } }, {}, scores)?.carry).toEqual({
      honba: 1,
      sticks: 1,
      points: [30_000, 25_000, 24_000, 20_000],
      first: 3,
    });
    expect(after({ ending: 'won', wins: [1], carry: { sticks: 1 } })?.carry).toMatchObject({ sticks: 0 });
  });
});

describe('the end of the match', () => {
  const lastOfEast = { number: 8, round: 1, dealer: 3 };
  const enough = [31_000, 25_000, 22_000, 22_000];
  const dealerLeads = [22_000, 25_000, 22_000, 31_000];

  test.each<[string, Ended, Partial<Progress>, readonly number[], boolean]>([
    ['somebody is below nothing', { ending: 'won', wins: [1] }, {}, [-100, 40_000, 30_000, 30_100], true],
    ['exactly nothing plays on', { ending: 'won', wins: [1] }, {}, [0, 40_000, 30_000, 30_000], false],
    [
      'by option below nothing plays on',
      { ending: 'won', wins: [1], options: { bust: false } },
      {},
      [-100, 40_000, 30_000, 30_100],
      false,
    ],
    ['the last hand, somebody has enough', { ending: 'won', wins: [1] }, lastOfEast, enough, true],
    ['the last hand, nobody has', { ending: 'won', wins: [1] }, lastOfEast, EVEN, false],
    ['no extension', { ending: 'won', wins: [1], options: { extension: 'none' } }, lastOfEast, EVEN, true],
    ['the dealer stays and does not lead', { ending: 'won', wins: [0] }, lastOfEast, enough, false],
    ['the dealer stays, leads and has enough', { ending: 'won', wins: [0] }, lastOfEast, dealerLeads, true],
    [
      'by option the dealer plays on',
      { ending: 'won', wins: [0], options: { agariyame: false } },
      lastOfEast,
      dealerLeads,
      false,
    ],
    ['an abortive draw never ends it', { ending: 'four-winds' }, lastOfEast, dealerLeads, false],
    [
      'in the extension also where the dealer would stay',
      { ending: 'won', wins: [0] },
      { number: 9, round: 2, dealer: 0 },
      enough,
      true,
    ],
    [
      'the end of the extension',
      { ending: 'won', wins: [1] },
      { number: 12, round: 2, dealer: 3 },
      EVEN,
      true,
    ],
  ])('%s', (_what, deal, progress, scores, isOver) => {
    expect(after(deal, progress, scores) === null).toBe(isOver);
  });

  test.each([
    [
      [38_200, 27_400, 24_300, 10_100],
      [48_200, 7400, -15_700, -39_900],
    ],
    [
      [31_000, 31_000, 19_000, 19_000],
      [41_000, 11_000, -21_000, -31_000],
    ],
  ])('%j', (scores, expected) => {
    expect(result(scores)).toEqual(expected);
  });

  test('deposits that are left go to the first place before the result', () => {
    expect(result([37_200, 27_400, 24_300, 10_100], { sticks: 1 })).toEqual([48_200, 7400, -15_700, -39_900]);
  });

  /** What the end of the match makes of these points. */
  function result(scores: readonly number[], carry = {}): number[] {
    const options = parseOptions(rules.options, {});
    if (!options.ok) throw new Error(options.error);
    const lines =
      rules.resolve(options.value).closing?.(NOW, ended({ ending: 'exhausted', carry }), scores) ?? [];
    return lines.reduce((sum, { points }) => sum.map((each, at) => each + (points[at] ?? 0)), [...scores]);
  }
});

describe('why it is over', () => {
  const whyOver = (deal: Ended, progress: Partial<Progress>, scores: readonly number[]) => {
    const over = ended(deal);
    return rulesOf(over).whyOver?.({ ...NOW, ...progress }, over, scores);
  };
  const last = { number: 8, round: 1, dealer: 3 };
  const enough = [31_000, 25_000, 22_000, 22_000];

  test.each<[string | null, Ended, Partial<Progress>, readonly number[]]>([
    ['bust', { ending: 'won', wins: [1] }, {}, [-100, 40_000, 30_000, 30_100]],
    ['ahead', { ending: 'won', wins: [0] }, last, [22_000, 25_000, 22_000, 31_000]],
    ['enough', { ending: 'won', wins: [0] }, { number: 9, round: 2, dealer: 0 }, enough],
    ['extension-over', { ending: 'won', wins: [1] }, { number: 12, round: 2, dealer: 3 }, EVEN],
    [null, { ending: 'won', wins: [1] }, last, enough],
    [null, { ending: 'won', wins: [1] }, {}, EVEN],
  ])('%s', (why, deal, progress, scores) => {
    expect(whyOver(deal, progress, scores)).toBe(why);
  });
});
