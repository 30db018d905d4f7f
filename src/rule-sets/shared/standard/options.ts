import { MOST_POINTS } from '../../../engine/options';
import type { OptionSpecs } from '../../../engine/optionSpec';

/** The settings of a table, in every rule set. Source: `rule-sets/hong-kong-old/RULES.md#table`. */
export const tableOptions = {
  claimSeconds: {
    type: 'number',
    default: 0,
    min: 0,
    max: 30,
    values: [0, 3, 5, 8, 15, 30],
    group: 'table',
    place: -1,
    isBeside: true,
  },
  strictCalling: { type: 'boolean', default: false, group: 'table' },
  falseWin: {
    type: 'word',
    default: 'open-hand',
    values: ['open-hand', 'pay'],
    group: 'table',
    needs: ['strictCalling', true],
  },
  falseWinPoints: {
    type: 'number',
    default: 8,
    min: 0,
    max: MOST_POINTS,
    group: 'table',
    needs: ['falseWin', 'pay'],
  },
  startPoints: {
    type: 'number',
    default: 0,
    min: 0,
    max: MOST_POINTS,
    group: 'match',
    place: -1,
    isBeside: true,
  },
} as const satisfies OptionSpecs;

/** How long a match is, in rounds; the default and the order of the values are the game's. */
export const roundsOption = {
  type: 'number',
  min: 1,
  max: 4,
  group: 'match',
  place: -3,
  isLength: true,
} as const;

/** How often the dealer deals again; the values are the game's. */
export const dealerRepeatsOption = { type: 'word', group: 'match', place: -2 } as const;

/** Tiles that are never drawn. */
export const deadWallOption = { type: 'number', min: 0, max: 14, step: 2, group: 'play' } as const;

/** Which kongs may be robbed. Source: `rule-sets/hong-kong-old/RULES.md#robbing`. */
export const robKongOption = {
  type: 'word',
  values: ['any', 'added', 'added-or-thirteen-orphans', 'never'],
  group: 'play',
  place: 1,
} as const;
