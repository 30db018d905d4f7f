import { itemRows, itemTable, type IdsIn, type ItemTable, type Pattern } from '../../engine/scoring/items';
import * as patterns from '../../engine/scoring/patterns';
import { RANKS } from '../../engine/scoring/packed';
import type { TileKind } from '../../engine/types';
import { ownOf } from './data';
import type { SichuanOptions } from './options';
import { rootsOf } from './tiles';

/** Four melds laid out: one tile alone was left in the hand. */
const goldenHook: Pattern = { traits: 0, times: ({ meldPongs, sets }) => Number(meldPongs === sets) };
const roots: Pattern = { traits: 0, times: (_reading, win) => rootsOf(win) };
const kongDiscard: Pattern = {
  traits: 0,
  times: (_reading, { by, from, extras }) =>
    Number(by === 'discard' && from !== null && ownOf({ extras }).kongBy === from),
};

const isTerminal = (kind: TileKind): boolean => kind % RANKS === 0 || kind % RANKS === RANKS - 1;
const terminalsEverywhere: Pattern = {
  traits: 0,
  sets: ({ form, groups }) => Number(form === 'sets' && groups.every(({ kinds }) => kinds.some(isTerminal))),
};

/** Octal digits by rank, the lowest for 1. */
const TWO_FIVE_EIGHT = 0o010010010;
const twoFiveEight: Pattern = {
  traits: 0,
  times: ({ characters, dots, bamboo }) => Number(((characters | dots | bamboo) & ~TWO_FIVE_EIGHT) === 0),
};

/** In the order of the table. Source: `RULES.md#fan`. */
const usual = itemRows([
  { id: 'all-pongs', value: 1, pattern: patterns.allPongs },
  { id: 'seven-pairs', value: 2, pattern: patterns.sevenPairs, implies: ['concealed-hand'] },
  { id: 'pure-hand', value: 2, pattern: patterns.pureHand },
  { id: 'golden-hook', value: 2, pattern: goldenHook, implies: ['all-pongs'] },
  { id: 'root', value: 1, pattern: roots },
  { id: 'kong-replacement', value: 1, pattern: patterns.kongReplacement },
  { id: 'kong-discard', value: 1, pattern: kongDiscard },
  { id: 'robbed-kong', value: 1, pattern: patterns.robbedKong },
  { id: 'last-tile', value: 1, pattern: patterns.lastTile },
]);

/** Only by the option `selfDrawn`. */
const drawn = itemRows([{ id: 'self-drawn', value: 1, pattern: patterns.selfDrawn }]);

/** Only where the option `extraItems` names them. */
const extra = itemRows([
  { id: 'heavenly-hand', value: 4, pattern: patterns.heavenlyHand },
  { id: 'earthly-hand', value: 4, pattern: patterns.earthlyHand },
  { id: 'terminals-everywhere', value: 2, pattern: terminalsEverywhere },
  { id: 'two-five-eight', value: 2, pattern: twoFiveEight },
  { id: 'concealed-hand', value: 1, pattern: patterns.concealedHand },
  { id: 'middle-tiles', value: 1, pattern: patterns.middleOnly },
]);

export type ItemId = IdsIn<typeof usual> | IdsIn<typeof drawn> | IdsIn<typeof extra>;

/** What counts with these options. */
export function itemsOf({ selfDrawn, extraItems }: SichuanOptions): ItemTable {
  const rows = [
    ...usual,
    ...(selfDrawn === 'add-fan' ? drawn : []),
    ...extra.filter(({ id }) => extraItems.includes(id)),
  ];
  return itemTable(rows, { unit: 'fan' });
}
