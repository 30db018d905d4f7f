import { itemSpecs, valuesSpec, withValues } from '../../engine/itemValues';
import {
  itemRows,
  itemTable,
  type Item,
  type ItemTable,
  type Pattern,
  type Value,
} from '../../engine/scoring/items';
import * as patterns from '../../engine/scoring/patterns';
import { TRAITS } from '../../engine/scoring/traits';
import { commonHand, fewBonusTiles, honourPongs, waysToWin } from '../shared/hongKong/items';
import type { CommonHandOptions, PlayOptions } from '../shared/hongKong/options';

/** The options that decide what counts. */
type Deciding = PlayOptions &
  CommonHandOptions & {
    readonly simples: string;
    readonly limitHands: readonly string[];
    readonly limitConcealment: string;
    readonly dragonsConcealed: boolean;
  };

/** A row of the limit hands. `lastTile`: marked "last tile may be a discard". */
interface LimitRow<Id extends string = string> {
  readonly id: Id;
  readonly pattern: Pattern;
  readonly lastTile?: boolean;
  /** One of the five hands that option `dragonsConcealed` wants concealed. */
  readonly dragons?: boolean;
}

const limitRows = <Id extends string>(rows: readonly LimitRow<Id>[]) => rows;

/** Source: `RULES.md#limit-hands`. */
const LIMIT_ROWS = limitRows([
  { id: 'heavenly-hand', pattern: patterns.heavenlyHand },
  { id: 'earthly-hand', pattern: patterns.earthlyHand },
  { id: 'thirteen-orphans', pattern: patterns.thirteenOrphans, lastTile: true },
  { id: 'heavenly-gates', pattern: patterns.heavenlyGates, lastTile: true },
  { id: 'concealed-pongs', pattern: patterns.allConcealedPongs },
  { id: 'all-kongs', pattern: patterns.allKongs },
  { id: 'all-honors', pattern: patterns.allHonours },
  { id: 'pearl-dragon', pattern: patterns.pearlDragon, dragons: true },
  { id: 'ruby-dragon', pattern: patterns.rubyDragon, dragons: true },
  { id: 'jade-dragon', pattern: patterns.jadeDragon, dragons: true },
  { id: 'great-dragons', pattern: patterns.greatDragons, dragons: true },
  { id: 'great-winds', pattern: patterns.greatWinds, dragons: true },
]);

export const LIMIT_HANDS = LIMIT_ROWS.map((row) => row.id);
/** The win with all flowers and seasons, which needs no complete hand. Source: `RULES.md#eight-bonus-tiles`. */
export const EIGHT_BONUS_TILES = 'eight-bonus-tiles';

/** The limit hands in force. Several together are worth no more than the dearest. Source: `RULES.md#limit-hands`. */
export function limitTable(options: Deciding): ItemTable {
  const rows = LIMIT_ROWS.filter((row) => options.limitHands.includes(row.id));
  return itemTable(
    rows.map((row) => limitItem(row, options)),
    { unit: 'limit', isNamed: true, of: 'dearest' },
  );
}

function limitItem(row: LimitRow, { limitConcealment, dragonsConcealed }: Deciding): Item {
  const { id, pattern, lastTile = false, dragons = false } = row;
  const isConcealed = dragons && dragonsConcealed;
  const traits = isConcealed ? pattern.traits | TRAITS.noExposedMelds : pattern.traits;
  const isHalved = limitConcealment === 'semi-half' && (lastTile || isConcealed);
  return { id, value: isHalved ? wholeFromTheWall : 1, pattern: { ...pattern, traits } };
}

/** Half the limit, unless it is won from the wall. */
const wholeFromTheWall: Value = ({ selfDrawn }) => (selfDrawn ? 1 : 1 / 2);

function faanItems(options: Pick<Deciding, 'simples' | 'commonHand'>) {
  const isMiddle = options.simples === 'middle';
  const implies = isMiddle ? [] : ['all-simples'];
  return itemRows([
    ...honourPongs,
    { id: 'all-simples', value: 1, pattern: isMiddle ? patterns.middleOnly : patterns.noHonours },
    { ...commonHand(options), implies },
    { id: 'all-pongs', value: 3, pattern: patterns.allPongs },
    { id: 'clean-hand', value: 3, pattern: patterns.cleanHand },
    { id: 'three-concealed-pongs', value: 3, pattern: patterns.threeConcealedPongs },
    { id: 'three-kongs', value: 3, pattern: patterns.threeKongs },
    { id: 'seven-pairs', value: 4, pattern: patterns.sevenPairs },
    { id: 'pure-hand', value: 6, pattern: patterns.pureHand, implies },
    { id: 'little-dragons', value: 12, pattern: patterns.littleDragons, implies: ['dragon-pong'] },
    { id: 'little-winds', value: 12, pattern: patterns.littleWinds },
  ]);
}

const bonusTiles = itemRows([
  ...fewBonusTiles,
  { id: 'all-flowers', value: 2, pattern: patterns.allFlowers },
  { id: 'all-seasons', value: 2, pattern: patterns.allSeasons },
]);

/** What counts towards the minimum. Source: `RULES.md#faan`. */
export function oldItems(options: Deciding): ItemTable {
  return itemTable(oldRows(options), { unit: 'faan' });
}

export function oldRows(options: Deciding): readonly Item<string, number>[] {
  return withValues<Item<string, number>>(faanItems(options), options);
}

/** Bonus faan, outside the minimum. Source: `RULES.md#bonus-faan`. */
export function oldBonusItems(options: Deciding): ItemTable {
  const rows = options.bonusTiles ? [...waysToWin, ...bonusTiles] : waysToWin;
  return itemTable(withValues(rows, options), { unit: 'bonus-faan' });
}

/** What items may count; what is worth the limit has no value of its own. Source: `RULES.md#options`. */
export const oldValues = valuesSpec('hands', {
  ...itemSpecs(faanItems({ simples: 'numbered', commonHand: 'plain' }), { most: 13, unit: 'faan' }),
  ...itemSpecs([...waysToWin, ...bonusTiles], { most: 13, unit: 'bonus-faan' }),
});
