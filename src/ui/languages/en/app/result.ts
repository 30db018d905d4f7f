import type { Wind } from '../../../../engine/types';
import type { Rank } from '../../../../store/selectors/rank';
import type { Person } from '../../../../store/types';
import { total } from '../../../text/numbers';
import { does, listed, object, people, ranked, whose, wind } from '../grammar';

const playerOrTable = (who: Person | null) => (who === null ? 'the table' : object(who));

/** Words of results, scores and standings. */
export const ofResults = {
  result: {
    title: (hand: string | null) => (hand === null ? 'result' : `${hand} result`),
    wins: (who: Person, worth: string) => `${does(who, 'win', 'wins')} with ${worth}`,
    winsPlain: (who: Person) => does(who, 'win', 'wins'),
    onDiscard: (who: Person, name: string) => `On ${whose(who) === 'Your' ? 'your' : whose(who)} ${name}.`,
    byRobbing: (who: Person, name: string) =>
      `Robbing ${whose(who) === 'Your' ? 'your' : whose(who)} kong of ${name}.`,
    selfDrawn: (name: string) => `Self-drawn with ${name}.`,
    byBonus: (name: string) => `Laying out ${name}.`,
    noWinner: 'No winner',
    wallEmpty: 'The wall is empty. No points change.',
    wallEmptyPaid: 'The wall is empty.',
    /** Play went on after a win, until the wall was empty. */
    wonBefore: (who: readonly Person[]) => {
      const names = listed(who.map(object), 'and');
      return `${names[0]?.toUpperCase()}${names.slice(1)} had won before.`;
    },
    points: 'points',
    /** What stands in a hand as its card prints it. */
    signs: {
      suits: (letters: readonly string[]): string =>
        letters.length === 1
          ? `${letters.join('')}: all of one suit`
          : `${listed(letters, 'and')}: different suits`,
      steps: (letters: readonly string[]): string =>
        letters.length === 1 ? `${letters.join('')}: any number` : `${letters.join(', ')}: numbers in a row`,
      others: {
        D: 'D: the dragon of its suit',
        '0': '0: white dragon',
        B: 'B: flower',
        H: 'H: any one wind',
        E: 'E: east',
        S: 'S: south',
        W: 'W: west',
        N: 'N: north',
      },
    },
    now: (score: number, rank: Rank) => `now ${total(score)}, ${ranked(rank)}`,
    total: 'Total',
    payments: 'Who pays what',
    noDoubling: 'no doubling',
    /** After a sum that is no multiple of what payments are rounded to. */
    rounded: (amount: number) => `rounded up to ${total(amount)}`,
    noPayment: 'pays nothing',
    hands: 'All hands',
    next: 'Next hand',
    picture: 'Picture',
    running: (before: number, after: number) => `from ${total(before)} to ${total(after)}`,
    concealed: 'concealed',
    claimedFrom: (who: Person) => `claimed from ${object(who)}`,
    wonOn: (name: string) => `won on ${name}`,
    pair: 'Pair',
    pairs: 'Pairs',
    single: 'Single',
    mixed: 'Mixed group',
    rest: 'Other tiles',
    chow: 'Chow',
    pong: 'Pong',
    kong: 'Kong',
    bonusTile: 'Bonus tiles',
  },
  /** Who pays whom; a player of null is the table, where stakes lie. */
  pairs: {
    title: 'Who pays whom',
    caption: 'A row receives from a column.',
    from: (who: Person) => `from ${object(who)}`,
    fromTable: 'from table',
    receives: (who: Person, other: Person | null, amount: number) =>
      `${does(who, 'receive', 'receives')} ${total(amount)} from ${playerOrTable(other)}`,
    pays: (who: Person, other: Person | null, amount: number) =>
      `${does(who, 'pay', 'pays')} ${playerOrTable(other)} ${total(amount)}`,
    stop: '.',
  },
  times: (name: string, count: number) => (count > 1 ? `${name} × ${count}` : name),
  standings: {
    title: 'Final standings',
    won: (who: Person, score: string) => `${does(who, 'finish', 'finishes')} first with ${score}`,
    level: 'All level',
    allLevel: (score: string) => `All finish with ${score}`,
    winners: (who: readonly Person[]) =>
      listed(
        who.map((each) => people[each]),
        'and',
      ),
    shared: (score: string) => `Share first place with ${score}`,
    place: 'Place',
    player: 'Player',
    score: 'Points',
    handsWon: 'Hands won',
    chart: 'Scores by hand',
    best: 'Best hand',
    hands: 'Every hand',
    again: 'Play again',
    home: 'Home',
    closing: 'What the end of the match added',
    played: 'After the last hand',
  },
  sheet: {
    title: 'Scores so far',
    short: 'Scores',
    note: 'Every hand, and who you play',
    hand: 'Hand',
    total: 'Total',
    empty: 'No hand of this match is finished yet.',
    row: (at: Wind, number: number, repeat: number) =>
      `${wind(at)} ${number}${repeat > 0 ? `, repeat ${repeat}` : ''}`,
    partial: 'Hands that were played before this browser opened the match are not listed.',
  },
  notCounted: {
    title: 'What does not count',
  },
};
