import { itemSpecs, valueBy, valuesSpec, withValues } from '../../engine/itemValues';
import { itemRows, itemTable, type Item, type ItemTable } from '../../engine/scoring/items';
import * as patterns from '../../engine/scoring/patterns';
import type { Options } from '../../engine/types';
import { commonHand, fewBonusTiles, honourPongs, waysToWin } from '../shared/hongKong/items';
import type { CommonHandOptions, PlayOptions } from '../shared/hongKong/options';

/** A win with so many bonus tiles laid out, whatever the hand. Source: `RULES.md#seven-or-eight-bonus-tiles`. */
export const bonusWins = [
  { tiles: 7, id: 'seven-bonus-tiles', value: 3 },
  { tiles: 8, id: 'eight-bonus-tiles', value: 8 },
] as const;

/** Source: `RULES.md#whole-hand`. */
const wholeHand = itemRows([
  { id: 'all-pongs', value: 3, pattern: patterns.allPongs },
  { id: 'clean-hand', value: 3, pattern: patterns.cleanHand },
  { id: 'pure-hand', value: 7, pattern: patterns.pureHand },
  { id: 'little-dragons', value: 5, pattern: patterns.littleDragons, implies: ['dragon-pong'] },
  { id: 'great-dragons', value: 8, pattern: patterns.greatDragons, implies: ['dragon-pong'] },
  { id: 'little-winds', value: 6, pattern: patterns.littleWinds },
  {
    id: 'great-winds',
    value: 13,
    pattern: patterns.greatWinds,
    implies: ['all-pongs', 'seat-wind', 'round-wind'],
  },
  { id: 'mixed-terminals', value: 4, pattern: patterns.mixedTerminals, implies: ['all-pongs'] },
  { id: 'terminals', value: 10, pattern: patterns.allTerminals, implies: ['all-pongs'] },
  { id: 'all-honors', value: 10, pattern: patterns.allHonours, implies: ['all-pongs'] },
  {
    id: 'concealed-pongs',
    value: 8,
    pattern: patterns.allConcealedPongs,
    implies: ['all-pongs', 'concealed-hand'],
  },
  { id: 'all-kongs', value: 13, pattern: patterns.allKongs, implies: ['all-pongs'] },
  {
    id: 'heavenly-gates',
    value: 10,
    pattern: patterns.heavenlyGates,
    implies: ['pure-hand', 'concealed-hand'],
  },
  { id: 'thirteen-orphans', value: 13, pattern: patterns.thirteenOrphans, implies: ['concealed-hand'] },
  {
    id: 'heavenly-hand',
    value: 13,
    pattern: patterns.heavenlyHand,
    implies: ['self-drawn', 'concealed-hand'],
  },
  { id: 'earthly-hand', value: 13, pattern: patterns.earthlyHand, implies: ['concealed-hand'] },
  { id: 'seven-pairs', value: 4, pattern: patterns.sevenPairs, implies: ['concealed-hand'] },
]);

/** Source: `RULES.md#how-it-was-won`. */
const wayOfWinning = itemRows([
  { id: 'concealed-hand', value: 1, pattern: patterns.concealedHand },
  ...waysToWin,
  { id: 'kong-replacement', value: 1, pattern: patterns.kongReplacement },
  {
    id: 'double-kong-replacement',
    value: 8,
    pattern: patterns.doubleKongReplacement,
    implies: ['kong-replacement'],
  },
]);

/** Source: `RULES.md#bonus-tiles`. */
const bonusTiles = itemRows([
  ...fewBonusTiles,
  { id: 'all-flowers', value: 2, pattern: patterns.allFlowers, implies: ['own-flower'] },
  { id: 'all-seasons', value: 2, pattern: patterns.allSeasons, implies: ['own-season'] },
]);

/** The options that decide which items there are. */
type HandOptions = Pick<PlayOptions, 'bonusTiles'> & CommonHandOptions;

function allItems(options: HandOptions) {
  const { bonusTiles: hasBonus } = options;
  const items = [...honourPongs, commonHand(options), ...wholeHand, ...wayOfWinning];
  return hasBonus ? [...items, ...bonusTiles] : items;
}

/** Everything a hand can count; all of it counts towards the minimum. Source: `RULES.md#faan`. */
export function commonItems(options: HandOptions): ItemTable {
  return itemTable(commonRows(options), { unit: 'faan' });
}

export function commonRows(options: HandOptions): readonly Item<string, number>[] {
  return withValues<Item<string, number>>(allItems(options), options);
}

/** What items may count. Source: `RULES.md#options`. */
export const commonValues = valuesSpec(
  'hands',
  itemSpecs([...allItems({ bonusTiles: true, commonHand: 'plain' }), ...bonusWins], {
    most: 13,
    unit: 'faan',
  }),
);

const faanOf = valueBy(commonValues);

/** What such a win counts; null where so few tiles, or a value of nothing, make none. */
export function bonusWinOf(
  options: Options,
  tiles: number,
): { readonly id: string; readonly faan: number } | null {
  const row = bonusWins.find((each) => each.tiles === tiles);
  const faan = row ? faanOf(options, row.id) : 0;
  return row && faan > 0 ? { id: row.id, faan } : null;
}
