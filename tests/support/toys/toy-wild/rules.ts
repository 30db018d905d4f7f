import { bonusRounds } from '../../../../src/engine/bonusRounds';
import { kindOf } from '../../../../src/engine/draw';
import { emit } from '../../../../src/engine/events';
import { STANDARD_LAY_OUTS } from '../../../../src/engine/mayLie';
import type { LayOuts } from '../../../../src/engine/mayLie';
import type { Fine, PrePlay, Refusal, RuleSet, Settlement, Step } from '../../../../src/engine/rules';
import { payment } from '../../../../src/engine/scoring/payments';
import { payersOf } from '../../../../src/engine/settlement';
import { standardSituations } from '../../../../src/engine/situations';
import { setAside } from '../../../../src/engine/source';
import type { Payment, ScoreSheet, WinContext } from '../../../../src/engine/types';
import { THREE_DICE } from '../../../../src/engine/wall';
import { toyGeometry, toyPlay } from '../shared/rules';
import { linesIn, readSets, sheetOf, sumOf, withWinning } from '../shared/scoring';
import { options as specs, type Chosen } from './options';
import { swapJoker, swaps } from './swaps';
import { kindAfter, partWild, TILES, tiles, wildKindOf } from './tiles';

const inChips = linesIn('chips');

const SIZES = { three: 3, four: 4, five: 5 } as const;
const GOOD_HAND = 10;
/** Two more than break the wall: they say which tile is turned. */
const DICE = { ...THREE_DICE, thrown: 5 };

/** Jokers, a kind made wild by a turned tile, red fives, groups instead of kongs. Source: `RULES.md`. */
export const rules: RuleSet = {
  id: 'toy-wild',
  version: 1,
  options: specs,
  resolve: (options: Chosen) => ({
    ...toyPlay(options),
    id: 'toy-wild',
    options,
    geometry: toyGeometry({ tiles: TILES, stacks: [18, 18, 18, 18], dice: DICE }),
    tiles,
    layOuts: layOutsOf(options),
    phases: [turnIndicator(options.turned), bonusRounds],
    isComplete: (counts, _melds, extras) => read(counts, extras) !== null,
    turnActions: options.swaps ? swaps : null,
    declare: swapJoker,
    refusal: (context) => refusalOf(context, options.most),
    fine: options.strictCalling ? deadHand : null,
    onEvent: null,
    score,
    scale: { unit: 'chips', good: GOOD_HAND, totalOf: (chips) => chips },
    averages: [{ id: 'averageChips', unit: 'chips', of: ({ total }) => total }],
    settle,
    openAtEnd: ({ seats }, seat) => seats[seat]?.barred === false,
    shownTiles: ({ indicator }) => (typeof indicator === 'number' ? [indicator] : []),
    visibleExtras: ({ extras }) => extras,
    bearsOnWorth: ({ extras }) => ({ extras: { wildKind: wildKindOf(extras) } }),
    situations: {
      ...standardSituations,
      'after-swap': ({ seat, extras }) => ({ extras: { ...extras, swapped: seat } }),
      'wild-kind': {
        stated: { sort: 'tiles', most: 1 },
        says: ({ extras }, [wildKind = null]) => ({ extras: { ...extras, wildKind } }),
        of: ({ extras }) => [wildKindOf(extras) ?? []].flat(),
      },
    },
    report: (context) => ({ ...score(context) }),
  }),
};

/** A tile near the end of the wall is turned before play; it makes a kind wild. */
function turnIndicator(turned: string): PrePlay {
  return {
    id: 'indicator',
    begin: (step: Step) => {
      const { deal } = step;
      const { source } = deal;
      if (turned === 'none' || source.type !== 'wall') return;
      const place =
        source.tiles.length - 1 - (deal.dice ?? []).slice(DICE.stacks).reduce((sum, die) => sum + die, 0);
      const tile = source.tiles[place]!;
      const kind = kindOf(step.rules, tile);
      deal.source = setAside(source, place);
      deal.extras = { ...deal.extras, indicator: tile, wildKind: turned === 'same' ? kind : kindAfter(kind) };
      emit(step, { type: 'note', what: 'indicator', seat: null, tiles: [tile], public: true });
    },
    legal: () => [],
    resolve: () => {},
  };
}

/** Pairs that the rest of a hand has beside its sets: laid-out groups of four and five take its tiles away. */
const PAIRS = [0, 2, 1];

function read(counts: readonly number[], extras: WinContext['extras']): ScoreSheet['groups'] | null {
  const { plain, wild } = partWild(counts, extras);
  const held = counts.reduce((sum, count) => sum + count, 0);
  return readSets(plain, { wild, pairs: PAIRS[held % 3] ?? 0 });
}

/** Groups with jokers from anybody, chows from the player before; a kong of the own turn brings no tile. */
function layOutsOf(options: Chosen): LayOuts {
  const alike = options.sizes.map((word) => SIZES[word]);
  return { ...STANDARD_LAY_OUTS, alike, wild: Math.max(...alike) - 1, replaced: false };
}

function wildTiles({ counts, extras, melds }: WinContext): number {
  const laid = melds.flatMap(({ faces = [] }) => faces).filter((face) => tiles.wild.includes(face));
  return partWild(counts, extras).wild.length + laid.length;
}

function refusalOf(context: WinContext, most: number): Refusal | null {
  const used = wildTiles(context);
  return used > most ? { code: 'too-many-wild', figures: { used, most } } : null;
}

/** A false win: the hand is dead. */
function deadHand(): Fine {
  return { payments: [], open: false, barred: true, out: true, end: null };
}

function score(context: WinContext): ScoreSheet | null {
  const hand = read(context.counts, context.extras);
  if (!hand) return null;
  const { seat, marked, melds, extras } = context;
  const groups = withWinning(hand, context);
  const laid = melds.flatMap(({ type }, at) => (type === 'group' ? [at] : []));
  const isNatural = wildTiles(context) === 0;
  const reds = marked.length;
  const lines = [
    ...inChips.when(true, 'complete', 2),
    ...inChips.when(isNatural, 'natural', 5),
    ...(reds > 0 ? [{ id: 'red-five', count: reds, value: 2 * reds, unit: 'chips' }] : []),
    ...(laid.length > 0
      ? [{ id: 'group', count: laid.length, value: laid.length, unit: 'chips', groups: laid }]
      : []),
    ...inChips.when(extras['swapped'] === seat, 'after-swap', 1),
  ];
  const total = sumOf(lines);
  return sheetOf({
    seat,
    groups,
    lines,
    omitted: isNatural ? [] : [{ id: 'natural', code: 'wild-used' }],
    steps: [{ id: 'chips', value: total, unit: 'chips' }],
    headline: [{ value: total, unit: 'chips' }],
    total,
  });
}

/** All pay, the discarder twice. */
function settle(settlement: Settlement): Payment[] {
  return settlement.wins.flatMap(({ sheet: { seat: to, total: base }, context }) =>
    payersOf(settlement).map((from) => {
      const factors = from === context.from ? [{ id: 'discarder', times: 2 }] : [];
      return payment({ from, to, base, reason: 'win', factors });
    }),
  );
}
