import { NO_EYES } from '../../engine/scoring/arrangements';
import { itemRows, itemTable, type IdsIn, type ItemTable, type Pattern } from '../../engine/scoring/items';
import { RANKS } from '../../engine/scoring/packed';
import * as patterns from '../../engine/scoring/patterns';
import type { Reading } from '../../engine/scoring/reading';
import { TRAITS } from '../../engine/scoring/traits';
import { FIRST_WIND } from '../../engine/tiles';
import type { WinContext } from '../../engine/types';
import type { bonusWins } from './bonusWins';
import { DEALER, declaredBy, ownOf, type Declared } from './data';
import type { TaiwanOptions } from './options';

const when = (holds: (reading: Reading, win: WinContext) => boolean, traits = 0): Pattern => ({
  traits,
  times: (reading, win) => Number(holds(reading, win)),
});

const { selfDrawn, noExposedMelds, noMelds, lastTile, bonusTiles, threeConcealedPongs } = TRAITS;

const isEightPairs = ({ eyes }: Reading): boolean => eyes === NO_EYES;

/** What takes the concealed hand away leaves the self-drawn tile. Source: `RULES.md#displaced`. */
const concealedSelfDrawn = when(
  ({ traits, eyes }, { seat, extras }) =>
    eyes !== NO_EYES && (traits & TRAITS.allConcealedPongs) === 0 && declaredBy({ extras }, seat) === null,
  selfDrawn | noExposedMelds,
);

function isAllExposed({ sets }: Reading, { melds }: WinContext): boolean {
  return melds.length === sets && melds.every(({ concealed }) => !concealed);
}

/** Before anything was laid out, and before the own first discard. */
const isFirst = ({ firstGo, seat }: WinContext): boolean => firstGo && seat !== DEALER;

const declared = (how: Declared): Pattern =>
  when((_reading, { seat, extras }) => declaredBy({ extras }, seat) === how);

/**
 * Whether a chow of the hand takes the winning tile at an end where the other two wait on either side. Without pongs the
 * lowest tiles of a suit always begin chows. Source: `RULES.md#two-sided`.
 */
function isTwoSided({ tile, eyes }: Reading, { counts }: WinContext): boolean {
  if (tile >= FIRST_WIND) return false;
  const first = tile - (tile % RANKS);
  const left = counts.slice(first, first + RANKS);
  if (eyes >= first && eyes < first + RANKS) left[eyes - first]! -= 2;
  for (let rank = 0; rank + 2 < RANKS; rank++) {
    const chows = left[rank]!;
    if (chows <= 0) continue;
    if (isOpenEnd(rank, tile - first)) return true;
    left[rank + 1]! -= chows;
    left[rank + 2]! -= chows;
  }
  return false;
}

const LAST_CHOW = RANKS - 3;

/** Whether this rank is an end of the chow that begins there, and the other two tiles have no terminal at the far side. */
export function isOpenEnd(chow: number, rank: number): boolean {
  return (rank === chow && chow < LAST_CHOW) || (rank === chow + 2 && chow > 0);
}

const bonusOf = (of: Pattern, other: Pattern): Pattern => ({
  traits: bonusTiles,
  times: (reading, win) => (of.times?.(reading, win) ?? 0) + (other.times?.(reading, win) ?? 0),
});

/** In the order of the table. Source: `RULES.md#tai`. */
const rows = itemRows([
  { id: 'self-drawn', value: 1, pattern: patterns.selfDrawn },
  { id: 'concealed-hand', value: 1, pattern: patterns.concealedHand },
  {
    id: 'concealed-self-drawn',
    value: 3,
    pattern: concealedSelfDrawn,
    implies: ['concealed-hand', 'self-drawn'],
  },
  { id: 'half-from-others', value: 1, pattern: when(isAllExposed, selfDrawn), implies: ['single-wait'] },
  {
    id: 'all-from-others',
    value: 2,
    pattern: when((reading, win) => win.by !== 'wall' && isAllExposed(reading, win)),
    implies: ['single-wait'],
  },
  { id: 'single-wait', value: 1, pattern: when((_reading, win) => ownOf(win).onlyWait === true) },
  { id: 'robbed-kong', value: 1, pattern: patterns.robbedKong },
  {
    id: 'kong-bloom',
    value: 1,
    pattern: when((_reading, { kongs, forBonus }) => kongs > 0 || forBonus, selfDrawn),
  },
  { id: 'last-tile', value: 1, pattern: { traits: selfDrawn | lastTile } },
  { id: 'last-discard', value: 1, pattern: when((_reading, { by }) => by === 'discard', lastTile) },
  {
    id: 'heavenly-hand',
    value: 24,
    pattern: patterns.heavenlyHand,
    implies: ['concealed-self-drawn', 'concealed-hand', 'self-drawn', 'single-wait', 'kong-bloom'],
  },
  {
    id: 'earthly-hand',
    value: 16,
    pattern: when((_reading, win) => isFirst(win), selfDrawn | noMelds),
    implies: ['concealed-self-drawn', 'concealed-hand', 'self-drawn', 'heavenly-ready'],
  },
  {
    id: 'human-hand',
    value: 8,
    pattern: when((_reading, win) => win.by === 'discard' && isFirst(win), noMelds),
    implies: ['concealed-hand', 'heavenly-ready'],
  },
  { id: 'heavenly-ready', value: 8, pattern: declared('heavenly-ready'), implies: ['concealed-hand'] },
  { id: 'earthly-ready', value: 4, pattern: declared('earthly-ready'), implies: ['concealed-hand'] },
  { id: 'dragon-pong', value: 1, pattern: patterns.dragonPongs },
  { id: 'seat-wind', value: 1, pattern: patterns.seatWindPong },
  { id: 'round-wind', value: 1, pattern: patterns.roundWindPong },
  {
    id: 'all-chows',
    value: 2,
    pattern: when(
      (reading, win) => win.by !== 'wall' && ownOf(win).onlyWait !== true && isTwoSided(reading, win),
      TRAITS.noPongs | TRAITS.suitedEyes | TRAITS.noBonusTiles,
    ),
  },
  { id: 'all-pongs', value: 4, pattern: patterns.allPongs },
  { id: 'three-concealed-pongs', value: 2, pattern: patterns.threeConcealedPongs },
  {
    id: 'four-concealed-pongs',
    value: 5,
    pattern: when(({ concealedPongs }) => concealedPongs > 3, threeConcealedPongs),
    implies: ['three-concealed-pongs'],
  },
  {
    id: 'five-concealed-pongs',
    value: 8,
    pattern: patterns.allConcealedPongs,
    implies: ['four-concealed-pongs', 'all-pongs', 'concealed-hand'],
  },
  { id: 'half-flush', value: 4, pattern: patterns.cleanHand },
  { id: 'full-flush', value: 8, pattern: patterns.pureHand },
  { id: 'all-honors', value: 16, pattern: patterns.allHonours, implies: ['all-pongs'] },
  { id: 'little-dragons', value: 4, pattern: patterns.littleDragons, implies: ['dragon-pong'] },
  { id: 'great-dragons', value: 8, pattern: patterns.greatDragons, implies: ['dragon-pong'] },
  { id: 'little-winds', value: 8, pattern: patterns.littleWinds, implies: ['seat-wind', 'round-wind'] },
  { id: 'great-winds', value: 16, pattern: patterns.greatWinds, implies: ['seat-wind', 'round-wind'] },
  { id: 'eight-pairs', value: 8, pattern: when(isEightPairs), implies: ['concealed-hand'] },
  { id: 'own-flower', value: 1, pattern: bonusOf(patterns.ownFlower, patterns.ownSeason) },
  { id: 'flower-set', value: 2, pattern: bonusOf(patterns.allFlowers, patterns.allSeasons) },
]);

type RowId = IdsIn<typeof rows>;

export type ItemId = RowId | (typeof bonusWins)[number]['id'];

/** What counts with these options, each with its value. */
export function itemsOf(options: TaiwanOptions): ItemTable {
  const values: Partial<Record<RowId, number>> = {
    'heavenly-hand': options.heavenlyTai,
    'earthly-hand': options.earthlyTai,
    'human-hand': options.humanTai,
    'all-honors': options.allHonorsTai,
  };
  const isPlayed: Partial<Record<RowId, boolean>> = {
    'heavenly-ready': options.readyDeclaration,
    'earthly-ready': options.readyDeclaration,
    'eight-pairs': options.eightPairs,
    'own-flower': options.bonusTiles,
    'flower-set': options.bonusTiles,
  };
  const played = rows.filter(({ id }) => isPlayed[id] ?? true);
  return itemTable(
    played.map((row) => ({
      ...row,
      value: values[row.id] ?? row.value,
      pattern: row.id === 'kong-bloom' && !options.flowerBloom ? patterns.kongReplacement : row.pattern,
    })),
    { unit: 'tai' },
  );
}
