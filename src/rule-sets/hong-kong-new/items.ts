import { itemSpecs, valueBy, valuesSpec, withValues } from '../../engine/itemValues';
import { itemRows, itemTable, type Item, type ItemTable } from '../../engine/scoring/items';
import * as patterns from '../../engine/scoring/patterns';
import { TRAITS } from '../../engine/scoring/traits';
import { fewBonusTiles, honourPongs } from '../shared/hongKong/items';
import * as groups from './groups';
import type { PlayOptions } from '../shared/hongKong/options';
import * as sets from './sets';
import * as tiles from './tiles';
import * as ways from './ways';

/** Eight bonus tiles, declared: nothing else counts then. Source: `RULES.md#eight-bonus-tiles`. */
export const EIGHT = { id: 'eight-bonus-tiles', value: 20, tiles: 8 } as const;

/** Of a hand that is always concealed: self-drawn it counts that alone, in place of both together. */
const CLOSED = { displaces: ['concealed-self-drawn'] };

const allOutside = ['all-pongs', 'all-outside'];

/** Source: `RULES.md#how-it-was-won`. */
const waysOfWinning = (isOnly: ways.OnlyWait) =>
  itemRows([
    { id: 'self-drawn', value: 1, pattern: patterns.selfDrawn },
    { id: 'concealed-hand', value: 1, pattern: patterns.concealedHand },
    {
      id: 'concealed-self-drawn',
      value: 3,
      pattern: { traits: TRAITS.noExposedMelds | TRAITS.selfDrawn },
      implies: ['concealed-hand', 'self-drawn'],
    },
    { id: 'half-from-others', value: 2, pattern: ways.halfFromOthers, implies: ['one-way-wait'] },
    { id: 'all-from-others', value: 3, pattern: ways.allFromOthers, implies: ['one-way-wait'] },
    { id: 'one-way-wait', value: 1, pattern: ways.oneWayWait(isOnly) },
    { id: 'middle-five', value: 1, pattern: ways.middleFive },
    { id: 'last-tile', value: 1, pattern: patterns.lastTile },
    { id: 'kong-replacement', value: 1, pattern: patterns.kongReplacement },
    { id: 'robbed-kong', value: 1, pattern: patterns.robbedKong },
    {
      id: 'heavenly-hand',
      value: 20,
      pattern: patterns.heavenlyHand,
      implies: ['concealed-self-drawn', 'concealed-hand', 'self-drawn', 'one-way-wait', 'middle-five'],
    },
    { id: 'earthly-hand', value: 10, pattern: patterns.earthlyHand, implies: ['concealed-hand'], ...CLOSED },
  ]);

/** Source: `RULES.md#which-tiles`. */
const ofTiles = itemRows([
  { id: 'half-flush', value: 3, pattern: patterns.cleanHand },
  { id: 'full-flush', value: 10, pattern: patterns.pureHand },
  { id: 'two-suits', value: 1, pattern: tiles.twoSuits },
  { id: 'five-types', value: 5, pattern: tiles.fiveTypes },
  { id: 'all-honors', value: 40, pattern: patterns.allHonours, implies: allOutside },
  { id: 'all-green', value: 40, pattern: tiles.allGreen },
  { id: 'all-simples', value: 1, pattern: patterns.middleOnly },
  { id: 'no-fives', value: 1, pattern: tiles.noFives },
  { id: 'eye-258', value: 1, pattern: sets.eyesOf258 },
  {
    id: 'all-258-pongs',
    value: 20,
    pattern: tiles.pongsOf258,
    implies: ['all-pongs', 'all-simples', 'three-numbers', 'eye-258'],
  },
  { id: 'three-numbers', value: 10, pattern: tiles.pongsOfNumbers(3) },
  { id: 'two-numbers', value: 20, pattern: tiles.pongsOfNumbers(2) },
  { id: 'shared-number', value: 10, pattern: groups.sharedNumber },
  { id: 'mixed-outside', value: 2, pattern: groups.mixedOutside },
  { id: 'pure-outside', value: 3, pattern: groups.pureOutside },
  { id: 'all-outside', value: 10, pattern: { traits: TRAITS.noMiddles }, implies: ['no-fives'] },
  { id: 'mixed-terminals', value: 2, pattern: patterns.mixedTerminals },
  { id: 'pure-terminals', value: 40, pattern: tiles.terminalPongs, implies: allOutside },
  {
    id: 'thirteen-orphans',
    value: 40,
    pattern: patterns.thirteenOrphans,
    implies: ['concealed-hand', 'five-types', 'all-outside'],
    ...CLOSED,
  },
  {
    id: 'nine-gates',
    value: 40,
    pattern: patterns.heavenlyGates,
    implies: ['full-flush', 'concealed-hand'],
    ...CLOSED,
  },
]);

/** Source: `RULES.md#what-sets-make`. */
const ofSets = itemRows([
  { id: 'all-chows', value: 1, pattern: { traits: TRAITS.noPongs } },
  { id: 'identical-chows', value: 1, pattern: sets.identicalChows(1) },
  {
    id: 'double-identical-chows',
    value: 10,
    pattern: sets.identicalChows(2),
    implies: ['identical-chows'],
  },
  { id: 'old-and-young', value: 1, pattern: sets.oldAndYoung },
  { id: 'straight', value: 3, pattern: sets.straight },
  { id: 'three-meet', value: 3, pattern: sets.threeMeet },
  { id: 'all-pongs', value: 3, pattern: patterns.allPongs },
  { id: 'three-suit-pongs', value: 2, pattern: sets.threeSuitPongs },
  { id: 'three-linked-pongs', value: 2, pattern: sets.linkedPongs(3) },
  {
    id: 'four-linked-pongs',
    value: 40,
    pattern: sets.linkedPongs(4),
    implies: ['all-pongs', 'three-linked-pongs'],
  },
  { id: 'three-concealed-pongs', value: 2, pattern: patterns.threeConcealedPongs },
  {
    id: 'four-concealed-pongs',
    value: 30,
    pattern: patterns.allConcealedPongs,
    implies: ['all-pongs', 'three-concealed-pongs', 'concealed-hand'],
    ...CLOSED,
  },
  { id: 'four-exposed-pongs', value: 1, pattern: ways.fourExposedPongs },
  { id: 'two-kongs', value: 1, pattern: sets.twoKongs },
  { id: 'three-kongs', value: 10, pattern: patterns.threeKongs, implies: ['two-kongs'] },
  { id: 'four-kongs', value: 40, pattern: patterns.allKongs, implies: ['three-kongs', 'all-pongs'] },
  ...honourPongs,
  { id: 'little-dragons', value: 5, pattern: patterns.littleDragons, implies: ['dragon-pong'] },
  { id: 'great-dragons', value: 10, pattern: patterns.greatDragons, implies: ['dragon-pong'] },
  { id: 'little-winds', value: 20, pattern: patterns.littleWinds, implies: ['seat-wind', 'round-wind'] },
  {
    id: 'great-winds',
    value: 40,
    pattern: patterns.greatWinds,
    implies: ['all-pongs', 'seat-wind', 'round-wind'],
  },
  { id: 'four-in-two', value: 1, pattern: groups.fourInTwo },
  { id: 'four-in-three', value: 2, pattern: groups.fourInThree },
  { id: 'seven-pairs', value: 7, pattern: patterns.sevenPairs, implies: ['concealed-hand'], ...CLOSED },
]);

/** Source: `RULES.md#bonus-tiles`. */
const bonusTiles = itemRows([
  ...fewBonusTiles,
  { id: 'all-flowers', value: 2, pattern: patterns.allFlowers, implies: ['own-flower'] },
  { id: 'all-seasons', value: 2, pattern: patterns.allSeasons, implies: ['own-season'] },
]);

const ofHand = (isOnly: ways.OnlyWait) => [...waysOfWinning(isOnly), ...ofTiles, ...ofSets];

const MOST_FAAN = 100;

/** What items may count. Source: `RULES.md#values`. */
export const newValues = valuesSpec(
  'hands',
  itemSpecs([...ofHand(() => false), ...bonusTiles, EIGHT], { most: MOST_FAAN, unit: 'faan' }),
);

export const faanOf = valueBy(newValues);

/** Everything that a hand can count, in the order of the tables. `isOnly`: whether it waited for one kind alone. Source: `RULES.md#faan`. */
export function newItems(options: PlayOptions, isOnly: ways.OnlyWait): ItemTable {
  return itemTable(newRows(options, isOnly), { unit: 'faan' });
}

export function newRows(
  options: PlayOptions,
  isOnly: ways.OnlyWait = () => false,
): readonly Item<string, number>[] {
  const rows = ofHand(isOnly);
  const all = options.bonusTiles ? [...rows, ...bonusTiles] : rows;
  return withValues<Item<string, number>>(all, options);
}

export type NewItem = keyof (typeof newValues)['items'];
