import type { DeclarationWords, OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/en';
import type { sichuanOptions } from '../options';
import type { Ids } from '../table';
import { sichuanCalls } from './calls';

const fan: UnitWords = {
  heading: 'Fan',
  amount: (value) => `${value} fan`,
  range: (least, most) => `${least}–${most} fan`,
  below: (value, minimum) => `${value} fan, ${minimum} needed`,
};

const voidTiles = (tiles = 0) => `${tiles} ${tiles === 1 ? 'tile' : 'tiles'} of a suit too many`;

function giveUp(suit: string): DeclarationWords {
  return {
    name: suit,
    verb: `give up ${suit.toLowerCase()}`,
    said: ({ name, isYou }) => `${name} ${isYou ? 'give' : 'gives'} up ${suit.toLowerCase()}.`,
  };
}

const minimumWords = (least = 0) => (least === 0 ? '' : `, worth at least ${least} fan`);

const send = (count: number) => `Give ${count} tiles`;

export const words: OwnWords<Ids, typeof sichuanOptions> = {
  introduction: {
    title: 'What is different in Sichuan',
    points: [
      {
        name: 'Three tiles go round',
        text: 'Before play everybody gives away three tiles of one suit. The dice say to whom.',
      },
      {
        name: 'One suit is given up',
        text: 'Then everybody names a suit. Its tiles must be discarded first, claim nothing, and nobody wins with one.',
      },
      {
        name: 'No chows are claimed',
        text: 'They count in the hand, but a discard is taken for pongs, kongs and wins alone.',
      },
      {
        name: 'Play goes on',
        text: 'Who wins is paid and watches. The hand is over when three have won or the wall is empty. Several may win on one tile.',
      },
      {
        name: 'Kongs are paid at once',
        text: 'A kong is paid for as soon as it lies. When the wall is empty, who is not ready gives that back.',
      },
      {
        name: 'An empty wall is settled',
        text: 'Who still holds the suit given up pays everybody else. Who is not ready pays those who are.',
      },
    ],
  },
  units: {
    fan,
    'void-tiles': {
      heading: 'Suit too many',
      amount: (value) => voidTiles(value ?? 0),
      range: (least, most) => `${least}–${most} tiles of a suit too many`,
      below: (value) => voidTiles(value),
    },
    points: standard.points,
  },
  refusals: {
    'below-minimum': ({ has, needs }) => `Complete, but ${has} of ${needs} fan`,
    'void-suit': ({ tiles }) => `Complete, but with ${voidTiles(tiles)}`,
    'passed-win': ({ fan: let_ }) =>
      `You let ${let_} fan go: until you draw, only more wins on another’s tile`,
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => 'The hand is not complete',
  },
  declarations: {
    'void-characters': giveUp('Characters'),
    'void-dots': giveUp('Dots'),
    'void-bamboo': giveUp('Bamboo'),
  },
  phases: {
    exchange: {
      title: 'Give away three of one suit',
      line: 'You get three from another.',
      send,
      stays: 'Three of one suit go: of this one you hold fewer.',
    },
    'exchange-any': { title: 'Give away any three tiles', line: 'You get three from another.', send },
    void: {
      title: 'Give up a suit',
      line: 'Its tiles must be discarded first, and nobody wins with one. Best is the suit you hold least of.',
    },
  },
  marks: {
    'void-characters': () => 'No characters',
    'void-dots': () => 'No dots',
    'void-bamboo': () => 'No bamboo',
    pig: () => 'Flower pig',
    ready: () => 'Ready',
    unready: () => 'Not ready',
    loser: () => 'Loser',
  },
  bound: 'Tiles of the suit you gave up go first',
  calls: sichuanCalls,
  goal: (minimum) => `To win: 4 sets and a pair of two suits at most, or seven pairs${minimumWords(minimum)}`,
  bar: (limit = 0) => (limit === 0 ? 'Sichuan, without a limit' : `Sichuan, limit of ${limit} fan`),
  choices: { hands: { name: 'Length', value: (count) => `${count} hands` } },
  presets: { standard: 'Standard', 'more-items': 'More items', 'no-exchange': 'No exchange' },
  facts: {
    exchange: {
      name: 'Three tiles',
      codes: { 'same-suit': 'Of one suit', any: 'Any three', none: 'No exchange' },
    },
    minimum: {
      name: 'To win',
      codes: {},
      count: (least) => (least === 0 ? 'Any complete hand' : `${least} fan`),
    },
    limit: { name: 'Limit', codes: { none: 'None' }, count: (most) => `${most} fan, ${2 ** most} points` },
    selfDrawn: {
      name: 'Self-drawn',
      codes: { 'add-base': 'One point more', 'add-fan': 'One fan more', none: 'Nothing more' },
    },
    extraItems: { name: 'Further items', codes: {}, count: (count) => (count === 0 ? 'None' : `${count}`) },
  },
  items: {
    'all-pongs': 'All pongs',
    'seven-pairs': 'Seven pairs',
    'pure-hand': 'Pure hand',
    'golden-hook': 'Single wait on four melds',
    root: 'Root',
    'kong-replacement': 'Won on a kong’s tile',
    'kong-discard': 'Won on the discard after a kong',
    'robbed-kong': 'Robbing a kong',
    'last-tile': 'Last tile',
    'self-drawn': 'Self-drawn',
    'heavenly-hand': 'Won with the dealt tiles',
    'earthly-hand': 'Won on the first discard',
    'terminals-everywhere': 'A terminal in every part',
    'two-five-eight': 'Twos, fives and eights',
    'concealed-hand': 'Nothing claimed',
    'middle-tiles': 'Middle tiles',
  },
  headings: {
    items: 'Fan',
    steps: 'From fan to points',
    goal: (minimum = 0) => (minimum > 0 ? `minimum of ${minimum} met` : ''),
    payments: ({ selfDrawn }) =>
      `The discarder pays alone. For a tile drawn, all who still play pay${
        selfDrawn === 'add-base' ? ', each a point more' : ''
      }.`,
  },
  steps: {
    fan: 'Fan',
    minimum: 'Minimum',
    cap: 'Limit',
    value: 'Doubled for each fan',
    'void-suit': 'Suit too many',
  },
  omissions: { 'part-of': (item, by) => `${item}: part of ${by}` },
  reasons: {
    ...standard.reasons,
    kong: 'kong',
    'kong-transfer': 'kong money passed on',
    'flower-pig': 'flower pig',
    'ready-check': 'not ready',
    'kong-refund': 'kong money given back',
  },
  situations: {
    'last-tile': { name: 'Last tile of the wall', told: 'the last one of the wall' },
    'kong-replacement': { name: 'After a kong', told: 'on the tile drawn for a kong' },
    'first-draw': { name: 'Dealt hand', told: 'with the dealt tiles' },
    'first-discard': { name: 'First discard', told: 'the dealer’s first' },
    'kong-discard': { name: 'Discard after a kong', told: 'thrown right after a kong' },
    void: { name: 'Void suit', told: 'without a suit' },
    out: { name: 'Have won before', told: 'after others have won' },
    fedBy: { name: 'The kong’s tile from', told: 'after a kong with another’s discard' },
  },
  groups: { ...standard.groups, scoring: 'Scoring', payments: 'Kongs and the empty wall' },
  options: {
    ...standard.tableWords,
    exchange: {
      name: 'Exchange of three',
      note: 'What everybody gives away before play.',
      values: { 'same-suit': 'Three of one suit', any: 'Any three', none: 'None' },
    },
    voidFirst: {
      name: 'Void suit first',
      note: 'While a hand has tiles of the suit given up, nothing else may be discarded.',
    },
    severalWinners: {
      name: 'Several winners',
      note: 'Who wins when more than one can take a tile.',
      values: { all: 'All of them', nearest: 'Nearest in turn' },
    },
    robKong: {
      name: 'Robbing a kong',
      note: 'Whether the tile of an added kong may be taken to win.',
      values: { added: 'Added kongs', never: 'None' },
    },
    passedWin: {
      name: 'A win let go',
      note: 'What follows until the next tile drawn.',
      values: { free: 'Nothing', 'until-own-draw': 'Only a dearer one' },
    },
    kongTransfer: {
      name: 'Kong money passes on',
      note: 'Who deals in with the discard after a kong gives what it earned to the winner.',
    },
    readyCheck: {
      name: 'Ready hands are paid',
      note: 'When the wall is empty, who is not ready pays those who are.',
    },
    kongRefund: {
      name: 'Kong money is given back',
      note: 'When the wall is empty, by who is not ready, to whoever paid it.',
    },
    pigPoints: {
      name: 'Points of a flower pig',
      note: 'Paid to each other player by who still holds the suit given up when the wall is empty.',
    },
    minimumFan: { name: 'Minimum', note: 'A hand of fewer fan may not win.' },
    limitFan: { name: 'Limit', note: 'So many fan count at most.', values: { 0: 'None' } },
    selfDrawn: {
      name: 'Self-drawn',
      note: 'What a win with a tile from the wall brings more.',
      values: { 'add-base': 'A point from each', 'add-fan': 'A fan', none: 'Nothing' },
    },
    fedKongWin: {
      name: 'Won after a claimed kong',
      note: 'Who pays for a win with the tile drawn for a kong that a discard made.',
      values: { all: 'All', feeder: 'Who discarded it' },
    },
    extraItems: {
      name: 'Further items',
      note: 'Items that count only where they are chosen.',
      values: {
        'heavenly-hand': 'Won with the dealt tiles, 4 fan',
        'earthly-hand': 'Won on the first discard, 4 fan',
        'terminals-everywhere': 'A terminal in every part, 2 fan',
        'two-five-eight': 'Twos, fives and eights, 2 fan',
        'concealed-hand': 'Nothing claimed, 1 fan',
        'middle-tiles': 'Middle tiles, 1 fan',
      },
    },
    nextDealer: {
      name: 'Next dealer',
      note: 'Who deals the next hand.',
      values: { 'first-winner': 'The first winner', rotate: 'The next in turn' },
    },
    hands: { name: 'Hands', note: 'How many hands a match has, drawn ones too.' },
  },
};
