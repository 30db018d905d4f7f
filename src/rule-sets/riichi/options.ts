import type { OptionsOf, OptionSpecs } from '../../engine/optionSpec';
import { dealerRepeatsOption, roundsOption, tableOptions } from '../shared/standard/options';

const MOST_POINTS = 100_000;
const HUNDREDS = {
  type: 'number',
  min: 0,
  max: MOST_POINTS,
  step: 100,
  group: 'match',
  isBeside: true,
} as const;

/** Draws that end a hand before the wall is empty, in the order in which they are named. */
export const ABORTIVE = ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs'] as const;
/** Yakuman for which somebody can answer. */
export const ANSWERED = ['great-dragons', 'great-winds', 'four-kongs'] as const;

/** Source: `RULES.md#options`. */
export const riichiOptions = {
  rounds: { ...roundsOption, default: 2, values: [2, 1, 4] },
  dealerRepeats: { ...dealerRepeatsOption, default: 'ready', values: ['ready', 'win', 'draw', 'never'] },
  startPoints: { ...HUNDREDS, default: 25_000, usual: [25_000, 30_000] },
  returnPoints: { ...HUNDREDS, default: 30_000, usual: [30_000, 25_000] },
  uma: {
    type: 'word',
    default: '10-20',
    values: ['10-20', '5-10', '10-30', '20-30', 'none'],
    group: 'match',
  },
  extension: { type: 'word', default: 'sudden-death', values: ['sudden-death', 'none'], group: 'match' },
  bust: { type: 'boolean', default: true, group: 'match' },
  agariyame: { type: 'boolean', default: true, group: 'match' },
  redFives: { type: 'number', default: 3, min: 0, max: 3, values: [3, 0], group: 'play' },
  severalWinners: { type: 'word', default: 'two', values: ['two', 'all', 'nearest'], group: 'play' },
  abortiveDraws: { type: 'list', default: ABORTIVE, values: ABORTIVE, group: 'play' },
  fourKongs: { type: 'word', default: 'after-discard', values: ['after-discard', 'at-once'], group: 'play' },
  notenPayments: { type: 'boolean', default: true, group: 'play' },
  nagashiMangan: { type: 'boolean', default: true, group: 'play' },
  lateRiichi: { type: 'boolean', default: false, group: 'play' },
  riichiKong: {
    type: 'word',
    default: 'same-waits',
    values: ['same-waits', 'same-hand', 'never'],
    group: 'play',
  },
  swapCalling: { type: 'word', default: 'none', values: ['none', 'other-end', 'any'], group: 'play' },
  orphansRobConcealed: { type: 'boolean', default: true, group: 'play' },
  kanDora: { type: 'word', default: 'late', values: ['late', 'at-once', 'none'], group: 'play' },
  uraDora: { type: 'word', default: 'all', values: ['all', 'first', 'none'], group: 'scoring' },
  ippatsu: { type: 'boolean', default: true, group: 'scoring' },
  openTanyao: { type: 'boolean', default: true, group: 'scoring' },
  minimumHan: { type: 'number', default: 1, min: 1, max: 4, group: 'scoring' },
  doubleWindPair: { type: 'number', default: 4, min: 2, max: 4, values: [4, 2], group: 'scoring' },
  roundUpMangan: { type: 'boolean', default: false, group: 'scoring' },
  countedYakuman: { type: 'boolean', default: true, group: 'scoring' },
  yakumanStack: { type: 'boolean', default: true, group: 'scoring' },
  doubleYakuman: { type: 'boolean', default: false, group: 'scoring' },
  pao: { type: 'list', default: ['great-dragons', 'great-winds'], values: ANSWERED, group: 'scoring' },
  claimSeconds: tableOptions.claimSeconds,
  strictCalling: tableOptions.strictCalling,
  falseWin: {
    type: 'word',
    default: 'chombo',
    values: ['chombo', 'open-hand'],
    group: 'table',
    needs: ['strictCalling', true],
  },
} as const satisfies OptionSpecs;

export type RiichiOptions = OptionsOf<typeof riichiOptions>;
