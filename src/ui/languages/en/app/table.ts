import type { Wind } from '../../../../engine/types';
import type { HandPlace } from '../../../../store/selectors/handPlace';
import type { Opening } from '../../../../store/selectors/aims';
import type { Person } from '../../../../store/types';
import { does, object, people, points, tilesLeft, whose, wind } from '../grammar';

/** What names a seat at the table. */
export interface SeatWords {
  readonly person: Person;
  readonly wind: Wind;
  readonly isDealer: boolean;
  readonly score: number;
}

/** How near a ready hand is to a win: it may win; it counts too little; the tiles it waits for are all in sight. */
export type Readiness = 'win' | 'drawn' | 'short' | 'gone';

const readiness: Readonly<Record<Readiness, string>> = {
  win: 'Ready',
  short: 'Cannot win yet',
  drawn: 'Only self-drawn',
  gone: 'No tile left',
};

const handName = (number: number, repeat: number): string =>
  repeat > 0 ? `hand ${number}, repeat ${repeat}` : `hand ${number}`;

/** Words of the table. */
export const atTable = {
  table: {
    name: 'Table',
    seat: ({ person, wind: at, isDealer, score }: SeatWords) =>
      `${people[person]}, ${wind(at)}${isDealer ? ', dealer' : ''}, ${points(score)}`,
    seatWind: (at: Wind, dealer: boolean) => `${wind(at)}${dealer ? ', dealer' : ''}`,
    dealer: 'Dealer',
    river: (who: Person) => `${whose(who)} discards`,
    fromWall: (name: string) => `${name}, drawn and thrown`,
    taken: (name: string, who: Person) => `${name}, taken by ${object(who)}`,
    earlier: (count: number) => `${count} earlier`,
    melds: (who: Person) => `${whose(who)} melds`,
    flowers: (who: Person) => `${whose(who)} bonus tiles`,
    concealed: (count: number) => `${count} concealed tiles`,
    hiddenKong: 'Concealed kong',
    claimedFrom: (name: string, who: Person) => `${name}, claimed from ${object(who)}`,
    also: (name: string, parts: readonly string[]) => [name, ...parts].join(', '),
    gets: 'gets your tiles',
    marks: 'On the table',
    stoodIn: (times: number) => `a stand-in chose ${times === 1 ? 'once' : `${times} times`}`,
    wall: (count: number) => `Wall: ${tilesLeft(count)}`,
    left: (count: number): string => (count === 1 ? 'tile left' : 'tiles left'),
    dice: (thrown: readonly number[]) => `Dice: ${thrown.join(', ')}`,
    next: 'next draw',
    spare: 'replacement',
    round: (at: Wind) => `${wind(at)} round`,
    hand: handName,
    place: ({ round, number, repeat }: HandPlace) => `${wind(round)} round, ${handName(number, repeat)}`,
  },
  hand: {
    name: 'Your hand',
    dear: (name: string) => `${name}, worth more`,
    justDrawn: (name: string) => `${name}, just drawn`,
    justTaken: (name: string) => `${name}, just taken`,
    justReceived: (name: string) => `${name}, just received`,
    chosenAs: (name: string, number: number) => `${name}, number ${number}`,
    mayNotGo: (name: string) => `${name}, may not be discarded`,
    mayNotBeGiven: (name: string) => `${name}, may not be given`,
    letGo: 'Let go to discard',
    goesBack: 'Cannot be discarded now',
    letGoGive: 'Let go to give',
    letGoBack: 'Let go to take it back',
    staysHere: 'Cannot be given',
  },
  look: {
    unseen: (count: number) => `${count} not in sight`,
    seen: (held: number, open: number) => `${held} in your hand, ${open} on the table`,
    without: 'Without it you wait for',
  },
  tray: {
    discarded: (who: Person, name: string) => `${does(who, 'discarded', 'discarded')} ${name}`,
    declaredKong: (who: Person, name: string) => `${does(who, 'declared', 'declared')} a kong of ${name}`,
    claimOrPass: 'Claim it or pass',
    /** What laying out a group costs the hands to aim for. */
    leaves: ({ left, of, isPinned }: Opening): string =>
      isPinned
        ? 'A claim rules out the hand you play for'
        : `A claim rules out ${left === of ? `your ${of} nearest hands` : `${left} of your ${of} nearest hands`}`,
    ways: (count: number) => `${count} ways`,
    wilds: (count: number, name: string) => `${count === 0 ? 'no' : count} ${name}${count > 1 ? 's' : ''}`,
    whichTiles: 'Which tiles?',
    otherClaims: 'Other claims',
    robOrPass: 'Rob the kong or pass',
    bonusWin: 'Win with bonus tiles',
    bonusOrPass: 'Win now or play on',
    drew: (name: string) => `You drew ${name}`,
    took: (name: string) => `You took ${name}`,
    yourTurn: 'Your turn',
    choose: 'Choose a tile to discard',
    onlyDrawn: 'Only the drawn tile may go',
    chooseTile: 'Choose a tile',
    discardTile: (name: string) => `Discard ${name}`,
    waitFor: (who: Person) => `${whose(who)} turn`,
    over: 'The hand is over',
    beforePlay: 'Before play begins',
    chooseOne: 'Choose one',
    exchange: (least: number, most: number) =>
      most === 1 ? 'Exchange one tile' : `Exchange ${least === most ? most : `up to ${most}`} tiles`,
    goesTo: (line: string, who: Person) => `To ${object(who)}. ${line}`.trim(),
    chosen: (count: number, most: number) => `${count} of ${most} chosen`,
    mustStay: (name: string) => `${name} cannot be given.`,
    chooseMore: (count: number) => `Choose ${count} more`,
    chooseForMe: 'Choose for me',
    again: 'Press again to confirm.',
    exchangeNone: 'Exchange none',
    notNow: 'Not now',
    othersChoose: 'The others are choosing',
    waits: 'waits for',
    hasWon: (who: Person, worth: string) => `${does(who, 'have', 'has')} won, ${worth}`,
    playOn: (count: number): string => (count === 1 ? 'One plays on' : `${count} play on`),
    seeHand: 'See the hand',
    falseWin: (who: Person) => `${does(who, 'call', 'calls')} a false win.`,
  },
  won: {
    place: (place: number): string => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`,
    seat: (place: number) => `has won, number ${place}`,
    out: 'out',
    title: 'Hands that have won',
    hand: (who: Person) => `${whose(who)} hand`,
  },
  actions: {
    win: 'Win',
    pong: 'Pong',
    chow: 'Chow',
    kong: 'Kong',
    pass: 'Pass',
    discard: 'Discard',
    declare: 'Declare',
    exchange: 'Exchange',
  },
  autoPass: {
    notAgain: 'Not this tile again',
    notTile: (name: string) => `Do not ask about ${name} again in this hand`,
  },
  coach: { open: 'Coach' },
  switches: {
    open: 'Switches',
    note: 'Speed, passing, winning and discarding by itself',
    on: (count: number) => `Switches, ${count} on`,
    skip: 'Skip ahead',
    skipLong: 'Skip ahead to your next choice',
  },
  aims: {
    open: 'What to aim for',
    word: 'Aim for',
    note: 'Hands that fit yours best, and what they lack',
    used: (name: string) => `${name}, in the hand you play for`,
  },
  tracker: { open: 'Tiles not in sight', note: 'How many of each are left' },
  danger: {
    open: 'Danger of your tiles',
    thinking: 'Counting how often each tile deals in',
    none: 'The coach cannot say how dangerous these tiles are',
    unoffered: 'The danger of your tiles is off: Settings, Help',
    figure: (percent: string) => `${percent}%`,
    tile: (name: string, percent: string) => `${name} ${percent}%`,
    by: (told: string, seats: readonly string[]) =>
      seats.length > 0 ? `${told} deals in: ${seats.join(', ')}` : `${told} deals in`,
    never: (name: string) => `${name}: nobody can win on it`,
    safer: (name: string, who: string) => `${name} against ${who}`,
    all: (parts: readonly string[]) => parts.join('; '),
    few: 'Each tile deals in less than 1 time in 100',
    ends: (safest: string, most: string) => `Deals in: ${safest} to ${most}`,
  },
  ready: {
    title: readiness,
    left: 'left',
    label: (waits: string, state: Readiness, own?: string) =>
      `${own ?? (state === 'win' ? 'Ready hand' : readiness[state])}. Waiting for ${waits}`,
    wait: (name: string, left: number) => `${name}, ${left} left`,
    more: 'What each tile is worth',
    onDiscard: 'On a discard',
    selfDrawn: 'Self-drawn',
    way: (name: string, worth: string) => `${name}: ${worth}`,
    wins: 'wins',
    onlyDrawn: (worth: string) => (worth ? `self-drawn only, ${worth}` : 'self-drawn only'),
    refused: 'may not win',
  },
};
