import { mixtureCheck } from '../../../engine/mixtures';
import { mostOf } from '../../shared/hongKong/apart/most';
import type { Together } from '../../shared/hongKong/apart/most';
import { EIGHT_BONUS_TILES, oldRows } from '../items';
import type { OldOptions } from '../options';
import { basePoints, limitOf } from '../scoring';

const PONGS: Together = ['all-pongs', 'three-concealed-pongs', 'three-kongs'];
const WINDS: Together = ['seat-wind', 'round-wind'];

/** What hands may have together. Source: `RULES.md#faan`. */
const HANDS: readonly Together[] = [
  ['dragon-pong', 'dragon-pong', 'dragon-pong', ...WINDS, ...PONGS, 'clean-hand'],
  ['little-dragons', ...WINDS, ...PONGS, 'clean-hand'],
  ['little-winds', ...WINDS, ...PONGS, 'dragon-pong'],
  ['little-winds', ...WINDS, ...PONGS, 'clean-hand'],
  ['all-simples', 'pure-hand', ...PONGS],
  ['all-simples', 'pure-hand', 'common-hand'],
  ['all-simples', 'pure-hand', 'seven-pairs'],
  ['clean-hand', 'seven-pairs'],
];

/** A minimum that no hand reaches, and a limit below what the least hand pays. Source: `RULES.md#impossible`. */
export const mixtures = mixtureCheck('hong-kong-old', (options: OldOptions) => {
  const limits = limitsThatCanBe(options);
  const needs = options.minimumFaan;
  if (limits.length === 0) {
    const most = mostOf(oldRows(options), HANDS);
    return most < needs ? { code: 'minimum-unreachable', figures: { most, needs } } : null;
  }
  const [limit, least] = [limitOf(options), basePoints(options, needs)];
  return limit < least ? { code: 'limit-below-hand', figures: { limit, least } } : null;
});

function limitsThatCanBe(options: OldOptions): readonly string[] {
  const limits = options.limitHands;
  return options.bonusTiles ? limits : limits.filter((id) => id !== EIGHT_BONUS_TILES);
}
