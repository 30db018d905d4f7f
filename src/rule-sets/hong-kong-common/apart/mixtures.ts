import { mixtureCheck } from '../../../engine/mixtures';
import { mostOf } from '../../shared/hongKong/apart/most';
import type { Together } from '../../shared/hongKong/apart/most';
import { bonusWins, bonusWinOf, commonRows } from '../items';
import type { CommonOptions } from '../options';

const DRAGONS: Together = ['dragon-pong', 'dragon-pong', 'dragon-pong'];
const WINDS: Together = ['seat-wind', 'round-wind'];
const PONGS: Together = ['all-pongs', 'concealed-pongs', 'all-kongs'];
const MIXED: Together = ['clean-hand', 'mixed-terminals'];

/** What whole hands may have together. Source: `RULES.md#whole-hand`. */
const HANDS: readonly Together[] = [
  ...[MIXED, ['all-honors']].flatMap((tiles): readonly Together[] => [
    [...DRAGONS, 'great-dragons', ...WINDS, ...PONGS, ...tiles],
    ['dragon-pong', 'dragon-pong', 'little-dragons', ...WINDS, ...PONGS, ...tiles],
    ['dragon-pong', 'little-winds', ...WINDS, ...PONGS, ...tiles],
    ['great-winds', ...WINDS, ...PONGS, ...tiles],
  ]),
  ['pure-hand', ...PONGS],
  ['terminals', ...PONGS],
  ['pure-hand', 'common-hand', 'heavenly-gates'],
  ['thirteen-orphans'],
];

const PAIRS: readonly Together[] = [['clean-hand'], ['pure-hand'], ['all-honors']].map((tiles) => [
  'seven-pairs',
  ...tiles,
]);

/** How a hand may be won. Source: `RULES.md#how-it-was-won`. */
const WAYS: readonly Together[] = [
  ['concealed-hand', 'self-drawn', 'last-tile', 'kong-replacement', 'double-kong-replacement'],
  ['concealed-hand', 'robbed-kong'],
  ['concealed-hand', 'self-drawn', 'heavenly-hand'],
  ['concealed-hand', 'last-tile'],
  ['concealed-hand', 'earthly-hand'],
];

const BONUS: readonly Together[] = [
  ['no-bonus-tiles'],
  ['own-flower', 'own-season', 'all-flowers', 'all-seasons'],
];

/** A minimum that no hand reaches. Source: `RULES.md#impossible`. */
export const mixtures = mixtureCheck('hong-kong-common', (options: CommonOptions) => {
  const [most, needs] = [mostFaan(options), options.minimumFaan];
  return most < needs ? { code: 'minimum-unreachable', figures: { most, needs } } : null;
});

function mostFaan(options: CommonOptions): number {
  const rows = commonRows(options);
  const hands = options.sevenPairs ? [...HANDS, ...PAIRS] : HANDS;
  const won = hands.flatMap((hand) => WAYS.map((way) => [...hand, ...way]));
  const byBonus = bonusWins.map(({ tiles }) => bonusWinOf(options, tiles)?.faan ?? 0);
  const hasBonus = options.bonusTiles;
  return Math.max(mostOf(rows, won) + mostOf(rows, BONUS), ...(hasBonus ? byBonus : []));
}
