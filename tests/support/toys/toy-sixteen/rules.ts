import type { RuleSet, Rules, Settlement } from '../../../../src/engine/rules';
import { payment } from '../../../../src/engine/scoring/payments';
import { payersOf } from '../../../../src/engine/settlement';
import { tileSet } from '../../../../src/engine/tileSet';
import { FLOWERS_AND_SEASONS, tileList } from '../../../../src/engine/tiles';
import type { Extras, Payment, ScoreLine, ScoreSheet, WinContext } from '../../../../src/engine/types';
import { toyGeometry, toyPlay } from '../shared/rules';
import {
  isPlain,
  linesIn,
  plainForms,
  pongsOf,
  readSets,
  sheetOf,
  sumOf,
  withWinning,
} from '../shared/scoring';
import { options as specs, type Chosen } from './options';

const inTai = linesIn('tai');

const [SETS, FIRST_DRAGON, ALL_FLOWERS] = [5, 31, 7];
const TILES = tileList(FLOWERS_AND_SEASONS);
const TWO_AT_MOST = { most: 2, end: 'three-winners' };

/** Five sets and eyes: hands of sixteen tiles, seventeen with the one drawn. Source: `RULES.md`. */
export const rules: RuleSet = {
  id: 'toy-sixteen',
  version: 1,
  options: specs,
  resolve: (options: Chosen) => {
    const score = scoreBy(options);
    return {
      ...toyPlay(options),
      id: 'toy-sixteen',
      options,
      geometry: toyGeometry({
        tiles: TILES,
        handSize: 16,
        sets: SETS,
        stacks: [18, 18, 18, 18],
        deadWall: 16,
      }),
      tiles: tileSet(TILES),
      zeroSum: false,
      severalWinners: options.winners === 'two' ? TWO_AT_MOST : options.winners,
      isComplete: isPlain,
      forms: plainForms(SETS),
      bonusWin: ({ bonus, from }) =>
        options.flowerWins && from === null && bonus.length >= ALL_FLOWERS ? 'may' : null,
      score,
      settle: (settlement) => settle(settlement, options.pot),
      nextDeal: nextDealBy(options),
      playerAt: ({ dealer, number }, seat) => (number % 2 === 0 ? dealer + 4 - seat : dealer + seat) % 4,
      bearsOnWorth: () => ({}),
      recordResult: ({ carry }) => ({ drawnBefore: potOf(carry) }),
      report: (context) => ({ ...score(context) }),
    };
  },
};

/** Points that lie in the pot, from each player. */
export function potOf(carry: Extras): number {
  return Number(carry['pot'] ?? 0);
}

function scoreBy(options: Chosen): Rules['score'] {
  const base = options.base;
  return (context) => {
    if (context.by === 'bonus-tiles')
      return sheet(context, base, { groups: [], lines: flowerWin(), counted: ['all-flowers'] });
    const hand = readSets(context.counts);
    if (!hand) return null;
    const groups = withWinning(hand, context);
    return sheet(context, base, {
      groups,
      lines: linesOf(context, groups),
      counted: options.counted,
    });
  };
}

function flowerWin(): ScoreLine[] {
  return inTai.when(true, 'all-flowers', 8);
}

function linesOf({ bonus, seat, from }: WinContext, groups: ScoreSheet['groups']): ScoreLine[] {
  return [
    ...bonus.map((tile) => ({ id: 'flower', count: 1, value: 1, unit: 'tai', tile })),
    ...inTai.each(
      'dragon-pong',
      1,
      pongsOf(groups, (kind) => kind >= FIRST_DRAGON),
    ),
    ...inTai.when(from === null, 'self-drawn', 1),
    ...inTai.when(seat === 0, 'dealer', 1),
  ];
}

interface Found extends Pick<ScoreSheet, 'groups' | 'lines'> {
  readonly counted: readonly string[];
}

function sheet({ seat }: WinContext, base: number, { groups, lines: found, counted }: Found): ScoreSheet {
  const counts = ({ id }: ScoreLine) => id === 'dealer' || counted.includes(id);
  const lines = found.filter(counts);
  const tai = sumOf(lines);
  const left = [...new Set(found.filter((line) => !counts(line)).map(({ id }) => id))];
  return sheetOf({
    seat,
    groups,
    lines,
    omitted: left.map((id) => ({ id, code: 'not-counted' })),
    steps: [
      { id: 'base', value: base, unit: 'points' },
      { id: 'with-tai', value: base + tai, unit: 'points' },
    ],
    headline: [{ value: tai, unit: 'tai' }],
    total: base + tai,
  });
}

/** The discarder pays, or everybody for a tile drawn; the first winner takes what drawn hands left. */
function settle(settlement: Settlement, pot: number): Payment[] {
  const { wins, carry, seats } = settlement;
  const payments = wins.flatMap(({ sheet: { seat: to, total: base }, context: { from } }) => {
    if (from !== null) return [payment({ from, to, base, reason: 'win', factors: [] })];
    return payersOf(settlement).map((other) =>
      payment({ from: other, to, base, reason: 'win', factors: [{ id: 'each-pays', times: 1 }] }),
    );
  });
  const [first] = wins;
  if (!first) return everybody(seats).map((from) => stake({ from, to: null }, pot));
  const all = seats * potOf(carry);
  return all === 0 ? payments : [...payments, stake({ from: null, to: first.sheet.seat }, all)];
}

function stake(way: Pick<Payment, 'from' | 'to'>, base: number): Payment {
  return payment({ ...way, base, reason: 'pot', factors: [] });
}

function everybody(seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** The dealer stays after winning; a drawn hand leaves a pot. */
function nextDealBy(options: Chosen): Rules['nextDeal'] {
  const usual = toyPlay(options).nextDeal;
  return (progress, deal, scores) => {
    const next = usual(progress, deal, scores);
    const pot = deal.wins.length > 0 ? 0 : potOf(deal.carry) + options.pot;
    return next && { ...next, carry: { pot } };
  };
}
