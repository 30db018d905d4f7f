import { formsOf } from '../../naive/hong-kong-new/waits';
import { mergeOptions } from '../../naive/options';
import { parseHand } from '../../naive/parseRequest';
import { allReadings } from '../../naive/readings';
import { handText, scoreOf, whyWorthNothing } from '../calculator';
import { PLAIN } from '../game';
import { demandKnown, FALSE_WIN, readFlag, readNumber, readWord } from '../options';
import { PLAYERS } from '../shape';
import type { Fields } from '../shape';
import { setWithExtras } from '../tiles';
import type { Call, Play, ReadGame } from '../types';
import { entriesOfWin } from './hongKong';

const OPTION_NAMES =
  'bonusTiles strictCalling sevenPairsDistinct dealerDoubles deadWall potPoints claimSeconds falseWinPoints ' +
  'rounds minimumFaan limitFaan startPoints dice severalWinners robKong goulash dealerRepeats falseWin values';

function readOptions(given: Fields) {
  demandKnown(given, OPTION_NAMES);
  return {
    bonusTiles: readFlag(given, 'bonusTiles', true),
    dice: readWord(given, 'dice', ['three', 'two-twice']),
    deadWall: readNumber(given, 'deadWall', [0, 2, 4, 6, 8, 10, 12, 14]),
    severalWinners: readWord(given, 'severalWinners', ['nearest', 'highest', 'all']),
    robKong: readWord(given, 'robKong', ['added-or-thirteen-orphans', 'any', 'added', 'never']),
    goulash: readWord(given, 'goulash', ['replay', 'pot']),
    potPoints: readNumber(given, 'potPoints', 2),
    strictCalling: readFlag(given, 'strictCalling', false),
    falseWin: readWord(given, 'falseWin', FALSE_WIN),
    falseWinPoints: readNumber(given, 'falseWinPoints', 20),
    dealerRepeats: readWord(given, 'dealerRepeats', ['always', 'three', 'never']),
    hands: readNumber(given, 'rounds', [4, 1, 2]) * PLAYERS.length,
    startPoints: readNumber(given, 'startPoints', 0),
  } as const;
}

/** Hong Kong new style; eight bonus tiles may be declared, and are no win by themselves. */
export const readHongKongNew: ReadGame = (given) => {
  const options = readOptions(given);
  const all = mergeOptions('hong-kong-new', given);
  const isComplete = (play: Play, call: Call): boolean => {
    const { by } = call;
    const how = { rules: 'hong-kong-new', by, bonusTiles: options.bonusTiles } as const;
    return by === 'bonus-tiles' || allReadings(parseHand(handText(play, call), how), formsOf(all)).length > 0;
  };
  return {
    ...PLAIN,
    options,
    allOptions: { ...all, ...options },
    set: setWithExtras(options.bonusTiles ? 8 : 0),
    whyNoWin: (play, call) =>
      isComplete(play, call) ? whyWorthNothing(play, call, given) : 'the hand is not complete',
    score: (play, call) => scoreOf(play, call, given),
    payments: (play) => play.wins.flatMap((win) => entriesOfWin(play, win)),
    pot: (drawsBefore) => (options.goulash === 'pot' ? options.potPoints * drawsBefore : 0),
  };
};
