import type { GroupWords, OwnWords, UnitWords } from '../../../ui/text/gameWords';
import { callsBySize } from './calls';
import * as standard from '../../shared/standard/words/en';
import type { americanOptions } from '../options';
import type { Ids } from '../table';

const doublings: UnitWords = {
  heading: 'Doublings',
  amount: (value) => `${value} ${value === 1 ? 'doubling' : 'doublings'}`,
  range: (least, most) => `${least}–${most} doublings`,
  below: (value, minimum) => `${value} doublings, ${minimum} needed`,
  brief: (value) => `×${2 ** (value ?? 0)}`,
};

const given = { send: () => 'Pass', stays: 'A joker is never passed.' };
const three = { line: 'Choose three tiles. Jokers stay.', ...given };
const blind = {
  line: 'Give up to three of yours. Tiles that come to you make up the rest, unseen.',
  ...given,
  send: (count: number) => {
    if (count === 0) return 'Pass 3 unseen';
    return count === 3 ? 'Pass' : `Pass, and ${3 - count} unseen`;
  },
};

const size = (name: string): GroupWords => ({
  name,
  verb: `lay out a ${name.toLowerCase()}`,
  said: ({ name: who, isYou, tile }) =>
    `${who} ${isYou ? 'lay' : 'lays'} out a ${name.toLowerCase()} with ${tile ?? 'a tile'}.`,
});

const ownCard = 'This game’s own';

const faults: OwnWords<Ids, typeof americanOptions>['faults'] = {
  'too-long': () => 'The text is far longer than any card. Expected: a card of 5 to 100 hands.',
  'no-title': () => 'The name of the card is missing. Expected: a first line with nothing but its name.',
  'no-section': () => 'This hand is in no section. Expected above it: a line such as # Evens.',
  'long-name': (found) => `“${found}” is too long. Expected: a name of at most 40 signs.`,
  taken: (found) => `The name “${found}” is taken. Expected: another name for each hand.`,
  'no-value': () =>
    'The points are missing. Expected: groups, points, then x or c, such as 2468a 222b 4444b 888b 25 x.',
  'no-mark': () =>
    'Whether groups may be laid out is missing. Expected after the points: x if they may, c for a concealed hand.',
  value: (found) => `“${found}” points cannot be paid. Expected: a whole number from 1 to 1000.`,
  'no-tile': (found) =>
    `In “${found}” something is no tile. Expected: 0–9, u–z, D, B, E, S, W, N or H, and a, b or c at the end.`,
  joker: (found) =>
    `“${found}”: jokers are not written. They may stand in every group of three or more alike, and in no other.`,
  'no-suit': (found) => `“${found}” has no suit. Expected at its end: a, b or c.`,
  'no-tiles': (found) => `“${found}” has no tiles. Expected before the suit: the tiles of the group.`,
  'too-alike': (found) => `“${found}” has more than six alike. Expected: groups of at most six.`,
  size: (found) => `The hand has ${found} tiles. Expected: 14.`,
  impossible: () =>
    'Nobody can make this hand: it needs more tiles than there are. Jokers help only in groups of three or more alike.',
  'too-few': (found) => `The card has ${found} hands. Expected: at least 5.`,
  'too-many': (found) => `The card has ${found} hands. Expected: at most 100.`,
  'too-many-forms': (found) =>
    `With all suits, numbers and winds the hands can be made in ${found} ways. Expected: at most 6000.`,
};

const charleston = {
  vote: 'Two, the second by vote',
  both: 'Two',
  first: 'One',
  none: 'None',
};

export const words: OwnWords<Ids, typeof americanOptions> = {
  introduction: {
    title: 'What is different in American mah-jongg',
    points: [
      {
        name: 'A card of hands',
        text: 'Only the hands on the card win; there are no faan. At the table, What to aim for shows them and what is missing.',
      },
      {
        name: 'Jokers',
        text: 'A joker stands for any tile in a group of three or more alike, never in a pair, a single tile or a mixed group. A hand without jokers counts double.',
      },
      {
        name: 'Flowers',
        text: 'All eight are alike, and held, discarded and claimed like other tiles. None is replaced.',
      },
      {
        name: 'Dragons',
        text: 'White is also the zero. Red belongs to characters, green to bamboo, white to dots.',
      },
      {
        name: 'The Charleston',
        text: 'Before play, tiles are passed to the right, across and to the left: three at a time, never a joker. If all four want it, once more.',
      },
      {
        name: 'Claims',
        text: 'From anybody’s discard you lay out three to six alike, jokers among them. All that lies out must fit one hand on the card, so each group rules out other hands. There are no chows, and kongs draw no tile. Single tiles, pairs and concealed hands are claimed only to win.',
      },
      {
        name: 'Jokers change hands',
        text: 'In your turn you may put a tile in the place of a joker in any group that lies out, and take the joker.',
      },
      {
        name: 'Everybody pays',
        text: 'Who discarded the winning tile pays double; if you drew it, all do.',
      },
    ],
  },
  units: { points: standard.points, doublings },
  sizes: { 3: size('Pong'), 4: size('Kong'), 5: size('Quint'), 6: size('Sextet') },
  declarations: {
    'joker-exchange': {
      name: 'Take joker',
      verb: 'take a joker',
      said: ({ name, isYou, tile }) => `${name} ${isYou ? 'take' : 'takes'} a joker for ${tile ?? 'a tile'}.`,
    },
    more: {
      name: 'Yes, pass again',
      verb: 'vote for a second Charleston',
      said: ({ name, isYou }) => `${name} ${isYou ? 'vote' : 'votes'} for a second Charleston.`,
    },
    'no-more': {
      name: 'No, not again',
      verb: 'vote against a second Charleston',
      said: ({ name, isYou }) => `${name} ${isYou ? 'vote' : 'votes'} against a second Charleston.`,
    },
  },
  phases: {
    dealt: { title: 'A complete hand', line: 'You may win with the tiles you were dealt.' },
    'first-right': { title: 'Pass three to the right', ...three },
    'first-across': { title: 'Pass three across', ...three },
    'first-left': { title: 'Pass three to the left', ...three },
    'first-left-blind': { title: 'Blind pass to the left', ...blind },
    vote: {
      title: 'Vote: a second Charleston?',
      line: 'Three more passes: left, across, right. A single no rules them out.',
    },
    'second-left': { title: 'Pass three to the left', ...three },
    'second-across': { title: 'Pass three across', ...three },
    'second-right': { title: 'Pass three to the right', ...three },
    'second-right-blind': { title: 'Blind pass to the right', ...blind },
    courtesy: {
      title: 'Courtesy: up to three across',
      line: 'Least wanted first. Both give as many as the lower offer.',
      ...given,
      send: (count) => (count === 0 ? 'Exchange none' : 'Exchange'),
    },
  },
  notes: {
    dead: ({ name, isYou }) => `${isYou ? 'Your' : `${name}’s`} hand is dead.`,
  },
  mixtures: {
    'no-hands': () => 'The card has no hand to win with. Choose at least one of its sections.',
  },
  endings: { 'all-dead': 'Three hands are dead, so nobody wins.' },
  marks: { dead: () => 'Dead hand' },
  calls: callsBySize,
  goal: () => 'To win: a hand of the card',
  bar: () => 'American',
  choices: { rounds: standard.rounds },
  presets: {
    standard: 'Standard',
    'one-charleston': 'One Charleston',
    'no-pairs': 'Without singles and pairs',
  },
  facts: {
    charleston: { name: 'Charleston', codes: charleston },
    card: { name: 'Card', codes: { '': ownCard } },
    hands: { name: 'Hands on it', codes: {}, count: (hands) => `${hands}` },
    jokers: { name: 'Jokers', codes: {}, count: (jokers) => `${jokers}` },
    dealer: { name: 'East', codes: { double: 'Pays and receives double', single: 'Like everyone' } },
  },
  items: {
    'years-1': 'Nineteen twenty',
    'years-2': 'Nineteen ninety-eight',
    'years-3': 'Two thousand and two',
    'years-4': 'Eighteen ninety-five',
    'evens-1': 'Even pairs of steps',
    'evens-2': 'Even ladder',
    'evens-3': 'Sixes all round',
    'evens-4': 'Even links',
    'evens-5': 'Hidden evens',
    'like-1': 'A number in the garden',
    'like-2': 'A number in four winds',
    'like-3': 'A number and its dragons',
    'run-1': 'The long climb',
    'run-2': 'Two roads',
    'run-3': 'The bridge',
    'run-4': 'Three colours in a row',
    'run-5': 'Six steps',
    'run-6': 'The garden path',
    'run-7': 'Hidden stairs',
    'odds-1': 'Odd ladder',
    'odds-2': 'Odd corners',
    'odds-3': 'Meeting at five',
    'odds-4': 'The odd fan',
    'odds-5': 'Around five',
    'winds-1': 'Gale',
    'winds-2': 'Compass and dragons',
    'winds-3': 'Three pairs of dragons',
    'winds-4': 'The road east and west',
    'threes-1': 'Threes at both ends',
    'threes-2': 'Three gardens',
    'threes-3': 'Three keys',
    'threes-4': 'Hidden threes',
    'pairs-1': 'Odd couples',
    'pairs-2': 'Winds and a run',
    'pairs-3': 'Six couples',
    'pairs-4': 'Fourteen strangers',
    'pairs-5': 'The knitted nine',
    'pairs-6': 'Three dates',
    'quints-1': 'Five and three threes',
    'quints-2': 'Five flowers',
    'quints-3': 'Five of a wind',
    'quints-4': 'Five twos',
    'quints-5': 'Six flowers',
    'quints-6': 'Six ones',
    jokerless: 'No jokers',
  },
  headings: {
    items: 'The hand on the card',
    steps: 'Points',
    payments: ({ dealerDoubles }) =>
      `Everybody pays; who discarded pays double, and all do when the win is from the wall.${
        dealerDoubles === true ? ' East pays and receives double.' : ''
      }`,
  },
  steps: { points: 'Points' },
  omissions: { 'joker-used': (item) => `${item}: a joker was used` },
  reasons: standard.reasons,
  factors: {
    'self-drawn': 'from the wall',
    discarder: 'discarded it',
    'winner-east': 'the winner is East',
    'loser-east': 'East pays',
  },
  faults,
  groups: { ...standard.groups, card: 'The card', payment: 'Payments' },
  options: {
    ...standard.tableWords,
    ...standard.matchWords,
    falseWin: {
      name: 'False win',
      note: 'What a wrong call costs.',
      values: { 'dead-hand': 'The hand is dead', pay: 'Pay each player' },
    },
    charleston: { name: 'Charleston', note: 'How often tiles are passed before play.', values: charleston },
    courtesy: {
      name: 'Courtesy',
      note: 'At the end up to three tiles are exchanged with the player across.',
    },
    blindPass: {
      name: 'Blind passing',
      note: 'In the last pass of a Charleston tiles that arrive may be passed on unseen.',
    },
    card: {
      name: 'Card',
      note: 'Another card of hands, from a file or written here. The bots and the coach were made and measured with this game’s own; with another they play by the same rules of thumb.',
      values: { '': ownCard },
    },
    sections: {
      name: 'Sections of the card',
      note: 'Hands of these sections win.',
      values: {
        years: 'Years of the game',
        evens: 'Evens',
        like: 'Any like numbers',
        run: 'Runs',
        odds: 'Odds',
        winds: 'Winds and dragons',
        threes: 'Threes',
        pairs: 'Singles and pairs',
        quints: 'Quints and sextets',
      },
    },
    jokerlessDoubles: { name: 'No jokers double', note: 'Not for hands that can have none.' },
    dealerDoubles: { name: 'East doubles', note: 'East pays and receives double.' },
  },
};
