import { deficiencyOf } from '../../naive/competition/deficiency';
import { allReadings } from '../../naive/competition/readings';
import type { Hand } from '../../naive/parseRequest';
import { fail } from '../breach';
import { scoreOf, whyWorthNothing } from '../calculator';
import { PLAIN } from '../game';
import { demandKnown, readFlag, readNumber, readWord } from '../options';
import { PLAYERS } from '../shape';
import type { Fields } from '../shape';
import { playerAt } from '../table';
import { setWithExtras } from '../tiles';
import { entriesOfWin } from './hongKong';
import type { Call, Play, ReadGame } from '../types';

const OPTION_NAMES =
  'bonusTiles seatChanges tablePoints knittedWaits strictCalling minimumFaan basePoints startPoints ' +
  'falseWinPoints claimSeconds rounds edition concealedKongs impossibleWaits falseWin';

/** By round: the players on East, South, West and North in its first hand. */
const SEATS: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [2, 3, 1, 0],
  [3, 2, 0, 1],
];
const OTHERS = 3;

function readOptions(given: Fields) {
  demandKnown(given, OPTION_NAMES);
  return {
    dice: 'two-twice',
    deadWall: 0,
    severalWinners: 'nearest',
    robKong: 'added',
    dealerRepeats: 'never',
    bonusTiles: readFlag(given, 'bonusTiles', true),
    seatChanges: readFlag(given, 'seatChanges', true),
    tablePoints: readFlag(given, 'tablePoints', false),
    knittedWaits: readFlag(given, 'knittedWaits', false),
    strictCalling: readFlag(given, 'strictCalling', false),
    startPoints: readNumber(given, 'startPoints', 0),
    falseWinPoints: readNumber(given, 'falseWinPoints', 10),
    hands: readNumber(given, 'rounds', [4, 1, 2]) * PLAYERS.length,
    edition: readWord(given, 'edition', ['1998', '2006']),
    concealedKongs: readWord(given, 'concealedKongs', ['hidden', 'shown']),
    impossibleWaits: readWord(given, 'impossibleWaits', ['count', 'ignore']),
    falseWin: readWord(given, 'falseWin', ['pay-and-stop', 'pay', 'open-hand']),
  } as const;
}

/** Chinese Official. */
export const readCompetition: ReadGame = (given) => {
  const options = readOptions(given);
  return {
    ...PLAIN,
    options,
    allOptions: options,
    set: setWithExtras(options.bonusTiles ? 8 : 0),
    seats: options.seatChanges ? seatsIn : null,
    asksOnConcealedKongs: options.concealedKongs === 'shown',
    situations: lastOfKind,
    fine: (play, call) => {
      if (options.falseWin === 'open-hand') return 0;
      return options.falseWinPoints * (isReady(play, call) ? 1 : 2);
    },
    whyNoWin: (play, call) =>
      isComplete(play, call) ? whyWorthNothing(play, call, given) : 'the hand is not complete',
    score: (play, call) => scoreOf(play, call, given),
    payments: (play) => play.wins.flatMap((win) => entriesOfWin(play, win)),
  };
};

/** From East on: in each hand of a round the deal has passed one on. */
function seatsIn(number: number): readonly number[] {
  const first = SEATS[Math.floor((number - 1) / PLAYERS.length) % SEATS.length] ?? [];
  return PLAYERS.map((seat) => first[(seat + number - 1) % PLAYERS.length] ?? 0);
}

/** The other three of the winning tile's kind lie open, in rivers and in what is laid out with a tile of another. */
function lastOfKind({ players }: Play, { by, tile }: Call): readonly string[] {
  const open = players.flatMap(({ river, melds }) => [
    ...river,
    ...melds.filter(({ concealed }) => !concealed).flatMap(({ tiles }) => tiles),
  ]);
  const others = open.filter((kind) => kind === tile).length - Number(by !== 'wall');
  return others === OTHERS ? ['last-of-kind'] : [];
}

const SHAPES = ['chow', 'pong', 'kong'] as const;

/** The tiles before the one that is called, and what is laid out. */
function handBefore(play: Play, { p, by, tile }: Call): Hand {
  const { hand, melds } = playerAt(play, p);
  const concealed = [...hand];
  if (by === 'wall') concealed.splice(concealed.indexOf(tile), 1);
  const laid = melds.map(({ type, tiles, concealed: isConcealed }) => ({
    shape: SHAPES.find((shape) => shape === type) ?? fail(`there is no ${type} here`),
    kind: Math.min(...tiles),
    concealed: isConcealed,
  }));
  return { concealed, melds: laid, winning: null, bonus: [] };
}

function isComplete(play: Play, call: Call): boolean {
  return allReadings({ ...handBefore(play, call), winning: call.tile }).length > 0;
}

/** Whether one tile was missing before the one that is called. */
function isReady(play: Play, call: Call): boolean {
  return deficiencyOf(handBefore(play, call)) === 0;
}
