import { mergeOptions } from '../../../naive/options';
import { demandKnown, readFlag, readNumber, readWord } from '../../options';
import { PLAYERS } from '../../shape';
import type { Fields } from '../../shape';

const OPTION_NAMES =
  'bonusTiles strictCalling readyDeclaration flowerBloom eightPairs sevenRobOne deadWall minimumFaan limitFaan ' +
  'basePoints taiPoints dealerTai streakTai heavenlyTai earthlyTai humanTai allHonorsTai rounds startPoints ' +
  'claimSeconds falseWinPoints dice severalWinners robKong swapDiscard missedWin dealerRepeats falseWin';

export function readOptions(given: Fields) {
  demandKnown(given, OPTION_NAMES);
  return {
    bonusTiles: readFlag(given, 'bonusTiles', true),
    sevenRobOne: readFlag(given, 'sevenRobOne', true),
    readyDeclaration: readFlag(given, 'readyDeclaration', true),
    dice: readWord(given, 'dice', ['three', 'two-twice']),
    deadWall: readNumber(given, 'deadWall', [16, 0, 2, 4, 6, 8, 10, 12, 14]),
    severalWinners: readWord(given, 'severalWinners', ['all', 'nearest', 'highest']),
    robKong: readWord(given, 'robKong', ['added', 'any', 'never']),
    swapDiscard: readWord(given, 'swapDiscard', ['same', 'strict', 'none']),
    missedWin: readWord(given, 'missedWin', ['until-draw', 'none']),
    strictCalling: readFlag(given, 'strictCalling', false),
    falseWin: readWord(given, 'falseWin', ['pay', 'open-hand']),
    falseWinPoints: readNumber(given, 'falseWinPoints', 8),
    dealerRepeats: readWord(given, 'dealerRepeats', ['always', 'three', 'never']),
    hands: readNumber(given, 'rounds', [4, 1, 2]) * PLAYERS.length,
    startPoints: readNumber(given, 'startPoints', 0),
    /** What the scoring reads. */
    scoring: mergeOptions('taiwan', given),
  } as const;
}

export type Options = ReturnType<typeof readOptions>;
