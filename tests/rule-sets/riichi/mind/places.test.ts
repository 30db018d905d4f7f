import { describe, expect, it } from 'vitest';
import '../../../../src/rule-sets/everything';
import { parsePosition } from '../../../../src/coach/drills/position';
import { writtenChoice } from '../../../../src/coach/drills/writtenChoice';
import { factsOf } from '../../../../src/rule-sets/riichi/apart/mind/facts';
import { RiichiMind } from '../../../../src/rule-sets/riichi/apart/mind/riichiMind';

const CALM = ':E1m9p/:9sN1p/:1s9mC/:9pW';
const DORA = '{"dora":[27],"shown":[108]}';
/** South has declared riichi with its fourth discard; West has thrown 8m since. */
const AGAINST = ':E1m9pF/:9sN1p6s/:1s9mC8m/:9pWF';
const RIICHI = '{"dora":[27],"paid":1,"riichi":[0,1,0,0],"riichiAt":[0,3,0,0],"shown":[108]}';
/** The last regular hand: whoever dealt first sits South. */
const LAST = 'NS';
const FIRST_DEALER = 1;

function decision(
  hand: string,
  points: readonly number[],
  { rivers = CALM, extras = DORA }: { readonly rivers?: string; readonly extras?: string } = {},
) {
  const read = parsePosition('riichi', `${hand} ${rivers} {} ${extras}`);
  if (!read.ok) throw new Error(read.error);
  const { view, choices } = read.value;
  return { view: { ...view, carry: { points, first: FIRST_DEALER } }, choices };
}

function chosen(...asked: Parameters<typeof decision>): string {
  const { view, choices } = decision(...asked);
  return writtenChoice(view, new RiichiMind().decide(view, choices));
}

const SURE = '+9m 2345679m45667p88s';
const LEADS_NARROWLY = [36_000, 14_000, 13_500, 36_500];
const EVENLY = [25_000, 25_000, 25_000, 25_000];

describe('points in the last round', () => {
  const standing = (round: 'NE' | 'NS', points: readonly number[]) =>
    factsOf(decision(`${round} ${SURE}`, points).view).standing;

  it('are themselves before it', () => {
    expect(standing('NE', LEADS_NARROWLY).won(2000, false)).toBe(2000);
    expect(standing('NE', LEADS_NARROWLY).paid(0, 3900)).toBe(3900);
  });

  it('are worth what the place brings that they win or lose', () => {
    const second = standing('NS', [36_500, 14_000, 14_000, 35_500]);
    expect(second.won(1000, true)).toBeGreaterThan(5000);
    expect(second.won(8000, false) - second.won(2000, false)).toBeLessThan(6000);
    const last = standing('NS', [40_000, 30_000, 25_000, 5000]);
    expect(last.won(1000, false)).toBeLessThan(1000);
    expect(last.paid(0, 3900)).toBeLessThan(3900);
  });

  it('are told of a win by the same scale', () => {
    const points = [40_000, 30_000, 25_000, 5000];
    const gained = [-2000, 0, 0, 2000];
    const last = standing('NS', points);
    expect(last.brought(gained, false)).toBeLessThan(1000);
    expect(last.brought(gained, false)).toBeCloseTo(last.won(2000, false), -3);
    expect(standing('NE', points).brought([-2000, 0, 0, 2000], false)).toBe(2000);
  });

  it('are worth much the same in a round that begins evenly', () => {
    const rate = (first: number): number => {
      const { view } = decision(`NS ${SURE}`, EVENLY);
      return factsOf({ ...view, carry: { points: EVENLY, first } }).standing.won(1000, false) / 1000;
    };
    expect(rate(0)).toBeGreaterThan(0.8);
    expect(rate(0)).toBeLessThan(1.3);
    expect(rate(1)).toBeGreaterThan(1.4);
  });

  it('cost the place that another overtakes', () => {
    const first = standing('NS', LEADS_NARROWLY);
    expect(first.between(0, 2000)).toBeGreaterThan(5000);
    expect(first.staked(1000)).toBeGreaterThan(1000);
    expect(standing('NS', [50_000, 20_000, 20_000, 10_000]).between(0, 2000)).toBeCloseTo(0, 6);
  });

  it('of equals count for who dealt first', () => {
    const tied = (points: readonly number[]) => standing('NS', points).ended(0, false);
    expect(tied([31_000, 19_000, 19_000, 31_000])).toBe(0);
    expect(standing('NS', [31_000, 20_000, 20_000, 29_000]).won(2000, true)).toBeGreaterThan(5000);
  });
});

describe('the mind in the last hand', () => {
  it('declares no riichi that gives away the first place', () => {
    expect(chosen(`NE ${SURE}`, LEADS_NARROWLY)).toBe('!riichi:9m');
    expect(chosen(`${LAST} ${SURE}`, LEADS_NARROWLY)).toBe('-9m');
  });

  it('declares riichi where only a dear win helps', () => {
    expect(chosen(`${LAST} ${SURE}`, [40_000, 28_000, 20_000, 12_000])).toBe('!riichi:9m');
  });

  it('stays free to give up where a first place is to be kept, and binds itself where nothing is to be lost', () => {
    const against = { rivers: AGAINST, extras: RIICHI };
    expect(chosen(`${LAST} ${SURE}`, LEADS_NARROWLY, against)).toBe('-9m');
    expect(chosen(`${LAST} ${SURE}`, [40_000, 31_000, 20_000, 9000], against)).toBe('!riichi:9m');
  });
});
