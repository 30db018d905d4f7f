import { drawTile, isWallEmpty } from '../../../../src/engine/draw';
import { emit } from '../../../../src/engine/events';
import { rulesOf } from '../../../../src/engine/knownRules';
import { STANDARD_LAY_OUTS } from '../../../../src/engine/mayLie';
import { placesOf } from '../../../../src/engine/match';
import type { ClosingLine, Refusal, RuleSet, Rules, Settlement, Step } from '../../../../src/engine/rules';
import { payment } from '../../../../src/engine/scoring/payments';
import { payersOf } from '../../../../src/engine/settlement';
import { standardSituations } from '../../../../src/engine/situations';
import { takeFromHand } from '../../../../src/engine/state';
import { tileSet } from '../../../../src/engine/tileSet';
import { tileList } from '../../../../src/engine/tiles';
import type {
  Action,
  Deal,
  DealEvent,
  DeclareAction,
  Extras,
  Factor,
  Payment,
  ScoreSheet,
  Seat,
  TileKind,
  WinContext,
} from '../../../../src/engine/types';
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

const inStars = linesIn('stars');

const NORTH: TileKind = 30;
const [SEATS, SETS] = [3, 4];
const [POINTS_EACH, START, BROKE] = [10, 200, 0];
const PLACES = [50, 0, -50];
const TWO_TO_EIGHT_OF_CHARACTERS = [1, 2, 3, 4, 5, 6, 7];
const TILES = tileList([]).filter((kind) => !TWO_TO_EIGHT_OF_CHARACTERS.includes(kind));
const GEOMETRY = toyGeometry({ seats: SEATS, tiles: TILES, stacks: [18, 18, 18] });

/** Three players without the characters 2 to 8; a north may be set aside. Source: `RULES.md`. */
export const rules: RuleSet = {
  id: 'toy-three',
  version: 1,
  options: specs,
  resolve: (options: Chosen) => {
    const score = scoreBy(options);
    return {
      ...toyPlay(options),
      id: 'toy-three',
      options,
      geometry: GEOMETRY,
      tiles: tileSet(TILES),
      startPoints: START,
      isComplete: isPlain,
      forms: plainForms(SETS),
      layOuts: { ...STANDARD_LAY_OUTS, chows: options.chows ? 'next' : null },
      turnActions,
      declare,
      onEvent: endStreak,
      refusal: (_context, scored) => refusalOf(scored(), options.least),
      score,
      settle: (settlement) => settle(settlement, options.streak === 'doubles'),
      nextDeal: nextDealBy(options),
      closing,
      situations: {
        ...standardSituations,
        'in-streak': () => ({ carry: { streak: 1 } }),
        streak: {
          stated: { sort: 'number', least: 1, most: 20 },
          says: ({ carry }, [streak = 0]) => ({ carry: { ...carry, streak } }),
          of: ({ carry }) => (streakOf(carry) > 0 ? [streakOf(carry)] : []),
        },
      },
      report: (context) => ({ ...score(context) }),
    };
  },
};

/** Wins that the dealer has had in a row. */
export function streakOf(carry: Extras): number {
  return Number(carry['streak'] ?? 0);
}

/** A north may be set aside once a tile is drawn, for another from the back of the wall. */
function turnActions(deal: Deal, seat: Seat, choices: readonly Action[]): readonly Action[] {
  const tile = deal.seats[seat]?.hand.find((each) => TILES[each] === NORTH);
  if (tile === undefined || !deal.drawn || isWallEmpty(rulesOf(deal), deal)) return choices;
  return [...choices, { type: 'declare', seat, what: 'set-aside', tile, target: null, lays: [tile] }];
}

function declare(step: Step, { seat, tile }: DeclareAction): 'turn' {
  const state = step.deal.seats[seat];
  if (!state || tile === null) throw new Error('A north that is set aside must be in the hand.');
  takeFromHand(state, tile, NORTH);
  state.bonus.push(tile);
  const drawn = drawTile(step, seat, 'back');
  step.deal.drawn = { tile: drawn, from: 'back', kongs: 0, bonus: true };
  return 'turn';
}

/** Says that a streak is over when another than the dealer wins. */
function endStreak(step: Step, event: DealEvent): readonly Payment[] {
  if (event.type === 'win' && event.seat !== 0 && streakOf(step.deal.carry) > 0)
    emit(step, { type: 'note', what: 'streak-ended', seat: 0, tiles: [], public: true });
  return [];
}

function scoreBy(options: Chosen): Rules['score'] {
  const noble = options.noble;
  return (context) => {
    const hand = readSets(context.counts);
    return hand && sheet(context, { groups: withWinning(hand, context), isNoble: nobleBy(noble) });
  };
}

function nobleBy(noble: readonly string[]): (kind: TileKind) => boolean {
  return (kind) =>
    (noble.includes('dragons') && kind >= 31) ||
    (noble.includes('winds') && kind >= 27 && kind < 31) ||
    (noble.includes('ends') && kind < 27 && (kind % 9 === 0 || kind % 9 === 8));
}

interface Read {
  readonly groups: ScoreSheet['groups'];
  readonly isNoble: (kind: TileKind) => boolean;
}

function sheet(context: WinContext, { groups, isNoble }: Read): ScoreSheet {
  const { seat, melds, bonus, carry } = context;
  const isClosed = melds.every(({ concealed }) => concealed);
  const norths = bonus.length;
  const lines = [
    { id: 'complete', count: 1, value: 1, unit: 'stars' },
    ...inStars.each('noble-pong', 1, pongsOf(groups, isNoble)),
    ...(norths > 0 ? [{ id: 'north-aside', count: norths, value: norths, unit: 'stars', tile: NORTH }] : []),
    ...inStars.when(isClosed, 'closed', 1),
    ...inStars.when(streakOf(carry) > 0, 'in-streak', 1),
  ];
  const [stars, total] = [sumOf(lines), POINTS_EACH * sumOf(lines)];
  return sheetOf({
    seat,
    groups,
    lines,
    omitted: isClosed ? [] : [{ id: 'closed', code: 'opened' }],
    steps: [
      { id: 'stars', value: stars, unit: 'stars' },
      { id: 'points', value: total, unit: 'points' },
    ],
    headline: [{ value: stars, unit: 'stars' }],
    total,
  });
}

function refusalOf(scored: ScoreSheet | null, least: number): Refusal | null {
  const stars = scored ? sumOf(scored.lines) : 0;
  return stars >= least ? null : { code: 'too-few-stars', figures: { stars, least } };
}

/** The discarder pays alone, all pay for a tile drawn, twice as much; a dealer's streak doubles. */
function settle(settlement: Settlement, streakDoubles: boolean): Payment[] {
  const { wins, carry } = settlement;
  return wins.flatMap(({ sheet: { seat: to, total: base }, context }) => {
    const streak = streakDoubles && to === 0 && streakOf(carry) > 0;
    const factors: Factor[] = [
      ...(context.from === null ? [{ id: 'self-drawn', times: 2 }] : []),
      ...(streak ? [{ id: 'streak', times: 2 }] : []),
    ];
    const payers = context.from === null ? payersOf(settlement) : [context.from];
    return payers.map((from) => payment({ from, to, base, reason: 'win', factors }));
  });
}

/** Everybody gives the points of the start back; the first is given what the last pays. */
function closing(...[, , scores]: Parameters<NonNullable<Rules['closing']>>): readonly ClosingLine[] {
  const places = placesOf(scores);
  return [
    { reason: 'return', points: scores.map(() => -START) },
    { reason: 'place', points: scores.map((_, player) => PLACES[places.indexOf(player)] ?? 0) },
  ];
}

/** The match is over early when a player has nothing left; the dealer's wins in a row are counted. */
function nextDealBy(options: Chosen): Rules['nextDeal'] {
  const usual = toyPlay(options).nextDeal;
  return (progress, deal, scores) => {
    if (scores.some((points) => points <= BROKE)) return null;
    const next = usual(progress, deal, scores);
    if (!next || !deal.wins.some(({ seat }) => seat === 0)) return next;
    const { round, dealer } = progress;
    return {
      ...next,
      round,
      dealer,
      repeat: progress.repeat + 1,
      carry: { streak: streakOf(deal.carry) + 1 },
    };
  };
}
