import { demand, fail } from '../breach';
import { scoreOf, whyWorthNothing } from '../calculator';
import { PLAIN } from '../game';
import { demandKnown, FALSE_WIN, readFlag, readNumber, readWord, ROB_KONG } from '../options';
import { PLAYERS } from '../shape';
import type { Entry, Fields } from '../shape';
import { count, playerAt } from '../table';
import { setWithExtras } from '../tiles';
import type { Feeders, Play, ReadGame, Win } from '../types';

const OPTION_NAMES =
  'bonusTiles strictCalling sevenPairsDistinct dragonsConcealed dealerDoubles limitHands deadWall ' +
  'potPoints claimSeconds falseWinPoints rounds minimumFaan limitPoints startPoints simples ' +
  'commonHand limitConcealment dice severalWinners robKong goulash dealerRepeats falseWin ' +
  'lowHands sevenPairs limitFaan rise base responsibility pao values';

const ALL_BONUS_TILES = 8;

function readEightBonusTiles(given: Fields): boolean {
  const list = given['limitHands'];
  if (list === undefined) return true;
  return Array.isArray(list)
    ? list.includes('eight-bonus-tiles')
    : fail('option limitHands: expected a list');
}

function readOptions(rules: string, given: Fields) {
  demandKnown(given, OPTION_NAMES);
  return {
    bonusTiles: readFlag(given, 'bonusTiles', true),
    dice: readWord(given, 'dice', ['three', 'two-twice']),
    deadWall: readNumber(given, 'deadWall', [0, 2, 4, 6, 8, 10, 12, 14]),
    severalWinners: readWord(given, 'severalWinners', ['nearest', 'highest', 'all']),
    robKong: readWord(given, 'robKong', ROB_KONG),
    goulash: readWord(given, 'goulash', ['replay', 'pot']),
    potPoints: readNumber(given, 'potPoints', 2),
    strictCalling: readFlag(given, 'strictCalling', false),
    falseWin: readWord(given, 'falseWin', FALSE_WIN),
    falseWinPoints: readNumber(given, 'falseWinPoints', 8),
    dealerRepeats: readWord(given, 'dealerRepeats', ['always', 'three', 'never']),
    rounds: readNumber(given, 'rounds', [4, 1, 2]),
    startPoints: readNumber(given, 'startPoints', 0),
    eightBonusTiles: rules === 'hong-kong-old' && readEightBonusTiles(given),
    pao: rules === 'hong-kong-common' && readFlag(given, 'pao', true),
  };
}

/** Hong Kong old style and common style. */
export const readHongKong =
  (rules: string): ReadGame =>
  (given) => {
    const options = readOptions(rules, given);
    return {
      ...PLAIN,
      options: { ...options, hands: options.rounds * PLAYERS.length },
      allOptions: options,
      set: setWithExtras(options.bonusTiles ? 8 : 0),
      // Eight bonus tiles win at once, unless switched off or after a false win.
      demandAutomaticWin: (play, player) => {
        const { bonus, isBarred } = playerAt(play, player);
        demand(
          !options.eightBonusTiles || isBarred || bonus.length < ALL_BONUS_TILES,
          `expected the win of player ${player} with eight bonus tiles`,
        );
      },
      whyNoWin: (play, call) => whyWorthNothing(play, call, given),
      score: (play, call) => scoreOf(play, call, given),
      payments: (play) => play.wins.flatMap((win) => entriesOfWin(play, win, options.pao)),
      pot: (drawsBefore) => (options.goulash === 'pot' ? options.potPoints * drawsBefore : 0),
    };
  };

const PAO_ITEMS: readonly (readonly [string, keyof Feeders])[] = [
  ['item:great-dragons', 'dragons'],
  ['item:great-winds', 'winds'],
  ['item:pure-hand', 'suit'],
  ['item:clean-hand', 'suit'],
];

/** Who is responsible for feeding the hand of a winner, if anybody. */
function responsibleFor(play: Play, { p, score }: Win): number | null {
  const { feeders } = playerAt(play, p);
  const fed = PAO_ITEMS.find(([item, what]) => score.met.includes(item) && feeders[what] !== null);
  return fed === undefined ? null : feeders[fed[1]];
}

/** What everybody who has not won pays for one win; with pao the responsible player all of it. */
export function entriesOfWin(play: Play, win: Win, pao = false): Entry[] {
  const losers = PLAYERS.filter((p) => play.wins.every((other) => other.p !== p));
  const entries = losers.map((from) => ({
    from,
    to: win.p,
    amount: -(win.score.amounts[from] ?? 0),
    event: win.index,
  }));
  const responsible = pao ? losers.find((p) => p === responsibleFor(play, win)) : undefined;
  if (responsible === undefined) return entries;
  count(play, 'pao');
  const amount = entries.reduce((total, entry) => total + entry.amount, 0);
  return [{ from: responsible, to: win.p, amount, event: win.index }];
}
