import { rule } from '../../src/cli/benches/majiangCore';
import type { Options } from '../../src/engine/types';

const WORDS = {
  swapCalling: ['none', 'other-end', 'any'],
  severalWinners: [null, 'nearest', 'two', 'all'],
  dealerRepeats: ['never', 'win', 'ready', 'draw'],
  riichiKong: ['never', 'same-hand', 'same-waits'],
} as const;

/** Our options as the package's rule. */
export function theirRule(options: Options): object {
  const place = (name: keyof typeof WORDS): number => WORDS[name].findIndex((word) => word === options[name]);
  const red = options['redFives'] === 0 ? 0 : 1;
  return rule({
    配給原点: options['startPoints'],
    順位点: placesOf(options['uma'] as string),
    連風牌は2符: options['doubleWindPair'] === 2,
    赤牌: { m: red, p: red, s: red },
    クイタンあり: options['openTanyao'],
    喰い替え許可レベル: place('swapCalling'),
    場数: options['rounds'],
    途中流局あり: (options['abortiveDraws'] as readonly string[]).length > 0,
    流し満貫あり: options['nagashiMangan'],
    ノーテン罰あり: options['notenPayments'],
    最大同時和了数: place('severalWinners'),
    連荘方式: place('dealerRepeats'),
    トビ終了あり: options['bust'],
    オーラス止めあり: options['agariyame'],
    延長戦方式: options['extension'] === 'none' ? 0 : 1,
    一発あり: options['ippatsu'],
    裏ドラあり: options['uraDora'] !== 'none',
    カン裏あり: options['uraDora'] === 'all',
    カンドラあり: options['kanDora'] !== 'none',
    カンドラ後乗せ: options['kanDora'] === 'late',
    ツモ番なしリーチあり: options['lateRiichi'],
    リーチ後暗槓許可レベル: place('riichiKong'),
    役満の複合あり: options['yakumanStack'],
    ダブル役満あり: options['doubleYakuman'],
    数え役満あり: options['countedYakuman'],
    役満パオあり: (options['pao'] as readonly string[]).length > 0,
    切り上げ満貫あり: options['roundUpMangan'],
  });
}

function placesOf(uma: string): string[] {
  if (uma === 'none') return ['0.0', '0.0', '0.0', '0.0'];
  const [second, fourth] = uma.split('-');
  return [`${fourth}.0`, `${second}.0`, `-${second}.0`, `-${fourth}.0`];
}

/** Options that the package has as well; the others are fixed to what it plays. */
export const OF_BOTH: Readonly<Record<string, readonly unknown[]>> = {
  rounds: [1, 1, 2, 4],
  dealerRepeats: WORDS.dealerRepeats,
  startPoints: [25_000, 30_000, 8_000],
  uma: ['10-20', '5-10', '10-30', '20-30', 'none'],
  extension: ['sudden-death', 'none'],
  bust: [true, false],
  agariyame: [true, false],
  redFives: [3, 0],
  severalWinners: ['two', 'all', 'nearest'],
  abortiveDraws: [['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs'], []],
  notenPayments: [true, false],
  nagashiMangan: [true, false],
  lateRiichi: [false, true],
  riichiKong: WORDS.riichiKong,
  swapCalling: WORDS.swapCalling,
  kanDora: ['late', 'at-once', 'none'],
  uraDora: ['all', 'first', 'none'],
  ippatsu: [true, false],
  openTanyao: [true, false],
  doubleWindPair: [4, 2],
  roundUpMangan: [false, true],
  countedYakuman: [true, false],
  yakumanStack: [true, false],
  doubleYakuman: [false, true],
  pao: [['great-dragons', 'great-winds'], []],
  orphansRobConcealed: [false],
};
