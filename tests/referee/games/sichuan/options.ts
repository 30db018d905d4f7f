import { mergeOptions } from '../../../naive/options';
import { demandKnown, FALSE_WIN, readFlag, readNumber, readWord } from '../../options';
import type { Fields } from '../../shape';

const OPTION_NAMES =
  'exchange voidFirst severalWinners robKong passedWin kongTransfer readyCheck kongRefund pigPoints minimumFan ' +
  'limitFan selfDrawn fedKongWin extraItems nextDealer hands claimSeconds strictCalling falseWin falseWinPoints startPoints';

export function readOptions(given: Fields) {
  demandKnown(given, OPTION_NAMES);
  return {
    dice: 'two-least',
    deadWall: 0,
    dealerRepeats: 'never',
    exchange: readWord(given, 'exchange', ['same-suit', 'any', 'none']),
    voidFirst: readFlag(given, 'voidFirst', true),
    severalWinners: readWord(given, 'severalWinners', ['all', 'nearest']),
    robKong: readWord(given, 'robKong', ['added', 'never']),
    passedWin: readWord(given, 'passedWin', ['free', 'until-own-draw']),
    kongTransfer: readFlag(given, 'kongTransfer', true),
    readyCheck: readFlag(given, 'readyCheck', true),
    kongRefund: readFlag(given, 'kongRefund', true),
    pigPoints: readNumber(given, 'pigPoints', 16),
    fedKongWin: readWord(given, 'fedKongWin', ['all', 'feeder']),
    nextDealer: readWord(given, 'nextDealer', ['first-winner', 'rotate']),
    hands: readNumber(given, 'hands', [8, 4, 16]),
    strictCalling: readFlag(given, 'strictCalling', false),
    falseWin: readWord(given, 'falseWin', FALSE_WIN),
    falseWinPoints: readNumber(given, 'falseWinPoints', 8),
    startPoints: readNumber(given, 'startPoints', 0),
    /** What the scoring reads. */
    scoring: mergeOptions('sichuan', given),
  } as const;
}

export type Options = ReturnType<typeof readOptions>;
