import { demand, fail } from '../../breach';
import { demandKnown, readFlag, readNumber, readWord } from '../../options';
import { PLAYERS } from '../../shape';
import type { Fields } from '../../shape';

const OPTION_NAMES =
  'ippatsu lateRiichi orphansRobConcealed notenPayments nagashiMangan bust agariyame countedYakuman ' +
  'yakumanStack doubleYakuman roundUpMangan openTanyao strictCalling abortiveDraws pao redFives rounds ' +
  'doubleWindPair minimumHan startPoints returnPoints claimSeconds uma extension dealerRepeats ' +
  'severalWinners fourKongs riichiKong uraDora kanDora swapCalling falseWin';

const ABORTIVE = ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs'];
const ANSWERED = ['great-dragons', 'great-winds', 'four-kongs'];
const MOST_POINTS = 100_000;

function readList(given: Fields, name: string, [all, initial]: readonly (readonly string[])[]): string[] {
  const value = given[name] ?? initial;
  if (!Array.isArray(value)) return fail(`option ${name}: expected a list`);
  return value.map(
    (each: unknown) => all?.find((known) => known === each) ?? fail(`option ${name}: unknown word`),
  );
}

function readHundreds(given: Fields, name: string, initial: number): number {
  const points = readNumber(given, name, initial);
  demand(points % 100 === 0 && points <= MOST_POINTS, `option ${name}: ${points} is not allowed`);
  return points;
}

export function readOptions(given: Fields) {
  demandKnown(given, OPTION_NAMES);
  const rounds = readNumber(given, 'rounds', [2, 1, 4]);
  const orphansRobConcealed = readFlag(given, 'orphansRobConcealed', true);
  return {
    dice: 'two-total',
    deadWall: 14,
    robKong: orphansRobConcealed ? 'added-or-thirteen-orphans' : 'added',
    falseWinPoints: 0,
    rounds,
    hands: rounds * PLAYERS.length,
    dealerRepeats: readWord(given, 'dealerRepeats', ['ready', 'win', 'draw', 'never']),
    startPoints: readHundreds(given, 'startPoints', 25_000),
    returnPoints: readHundreds(given, 'returnPoints', 30_000),
    uma: readWord(given, 'uma', ['10-20', '5-10', '10-30', '20-30', 'none']),
    extension: readWord(given, 'extension', ['sudden-death', 'none']),
    bust: readFlag(given, 'bust', true),
    agariyame: readFlag(given, 'agariyame', true),
    redFives: readNumber(given, 'redFives', [3, 0]),
    severalWinners: readWord(given, 'severalWinners', ['two', 'all', 'nearest']),
    abortiveDraws: readList(given, 'abortiveDraws', [ABORTIVE, ABORTIVE]),
    fourKongs: readWord(given, 'fourKongs', ['after-discard', 'at-once']),
    notenPayments: readFlag(given, 'notenPayments', true),
    nagashiMangan: readFlag(given, 'nagashiMangan', true),
    lateRiichi: readFlag(given, 'lateRiichi', false),
    riichiKong: readWord(given, 'riichiKong', ['same-waits', 'same-hand', 'never']),
    swapCalling: readWord(given, 'swapCalling', ['none', 'other-end', 'any']),
    orphansRobConcealed,
    kanDora: readWord(given, 'kanDora', ['late', 'at-once', 'none']),
    uraDora: readWord(given, 'uraDora', ['all', 'first', 'none']),
    ippatsu: readFlag(given, 'ippatsu', true),
    openTanyao: readFlag(given, 'openTanyao', true),
    minimumHan: readNumber(given, 'minimumHan', [1, 2, 3, 4]),
    doubleWindPair: readNumber(given, 'doubleWindPair', [4, 2]),
    roundUpMangan: readFlag(given, 'roundUpMangan', false),
    countedYakuman: readFlag(given, 'countedYakuman', true),
    yakumanStack: readFlag(given, 'yakumanStack', true),
    doubleYakuman: readFlag(given, 'doubleYakuman', false),
    pao: readList(given, 'pao', [ANSWERED, ANSWERED.slice(0, 2)]),
    strictCalling: readFlag(given, 'strictCalling', false),
    falseWin: readWord(given, 'falseWin', ['chombo', 'open-hand']),
  } as const;
}

export type Options = ReturnType<typeof readOptions>;
