import { demand } from '../breach';
import { scoreOf, whyWorthNothing } from '../calculator';
import { winsByPong } from '../forms';
import { PLAIN, WITHOUT_KONGS } from '../game';
import { demandKnown, FALSE_WIN, readFlag, readNumber, readWord } from '../options';
import { PLAYERS } from '../shape';
import { nextOf, playerAt } from '../table';
import { setWithExtras } from '../tiles';
import { entriesOfWin } from './hongKong';
import type { ReadGame, Play, Call } from '../types';

const OPTION_NAMES =
  'groups winFromAnyone strictCalling falseWin falseWinPoints dealerRepeats rounds startPoints claimSeconds';

/** Taisen: without bonus tiles and kongs. */
export const readTaisen: ReadGame = (given) => {
  demand(given['values'] === undefined, 'option values: this game has no items');
  demandKnown(given, OPTION_NAMES);
  const options = {
    dice: 'two',
    deadWall: 0,
    severalWinners: 'nearest',
    robKong: 'never',
    strictCalling: readFlag(given, 'strictCalling', false),
    falseWin: readWord(given, 'falseWin', FALSE_WIN),
    falseWinPoints: readNumber(given, 'falseWinPoints', 8),
    dealerRepeats: readWord(given, 'dealerRepeats', ['never', 'always', 'three']),
    hands: readNumber(given, 'rounds', [1, 2, 4]) * PLAYERS.length,
    startPoints: readNumber(given, 'startPoints', 0),
    groups: readNumber(given, 'groups', [3, 4]),
    winFromAnyone: readFlag(given, 'winFromAnyone', false),
  } as const;
  const whyNotFromThere = (play: Play, call: Call): string | null => {
    if (call.from === null || options.winFromAnyone || call.p === nextOf(call.from)) return null;
    const { hand, melds } = playerAt(play, call.p);
    return winsByPong({ hand, melds: melds.length, tile: call.tile, groups: options.groups })
      ? null
      : 'only the next player may win here other than with a pong';
  };
  return {
    ...PLAIN,
    claims: WITHOUT_KONGS,
    ownKongs: false,
    options,
    allOptions: options,
    set: setWithExtras(0),
    whyNoWin: (play, call) => whyNotFromThere(play, call) ?? whyWorthNothing(play, call, given),
    score: (play, call) => scoreOf(play, call, given),
    payments: (play) => play.wins.flatMap((win) => entriesOfWin(play, win)),
  };
};
