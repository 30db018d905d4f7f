import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import * as standard from '../../shared/standard/words/en';
import type { taiwanOptions } from '../options';
import type { Ids } from '../table';
import { taiwanCalls } from './calls';

const tai: UnitWords = {
  heading: 'Tai',
  amount: (value) => `${value} tai`,
  range: (least, most) => `${least}–${most} tai`,
  below: (value, minimum) => `${value} tai, ${minimum} needed`,
};

const severalWinners = standard.playWords.severalWinners;

const minimumWords = (least = 0) => (least === 0 ? '' : `, worth at least ${least} tai`);

export const words: OwnWords<Ids, typeof taiwanOptions> = {
  introduction: {
    title: 'What is different in Taiwanese mahjong',
    points: [
      {
        name: 'Sixteen tiles',
        text: 'A hand has sixteen tiles, and a complete one five sets and a pair. The last sixteen tiles of the wall are never drawn.',
      },
      {
        name: 'Base and tai',
        text: 'Every complete hand wins. It is worth the base and a point for each tai; nothing is doubled.',
      },
      {
        name: 'The discarder pays alone',
        text: 'For a tile drawn all three pay. Everybody who claims a discard for a win wins with it.',
      },
      {
        name: 'The dealer’s streak',
        text: 'Between the dealer and a winner a tai more is paid, and two more for each hand that the dealer has stayed.',
      },
      {
        name: 'A win let pass',
        text: 'Let a win on another’s tile go, and until you draw you can win on no other.',
      },
      {
        name: 'Ready as dealt',
        text: 'Only at the very beginning a ready hand may be declared. Then it throws every tile that it draws and does not win with.',
      },
    ],
  },
  units: { tai, points: standard.points },
  refusals: {
    'below-minimum': ({ has, needs }) => `Complete, but ${has} of ${needs} tai`,
    'missed-win': () => 'Complete, but you let a win go: until you draw, only a tile you draw wins',
    'kong-not-robbed': standard.kongNotRobbed,
    'not-complete': () => 'The hand is not complete',
  },
  declarations: {
    ready: {
      name: 'Ready',
      verb: 'declare that you are ready',
      said: ({ name, isYou }) => `${name} ${isYou ? 'declare' : 'declares'} a ready hand.`,
    },
  },
  phases: {
    'heavenly-ready': {
      title: 'Ready as dealt',
      line: 'A declared hand adds 8 tai, and discards every tile it draws and does not win with.',
    },
  },
  marks: {
    'heavenly-ready': () => 'Ready +8',
    'earthly-ready': () => 'Ready +4',
    'missed-win': () => 'Win let go',
    streak: (streak = 0) => `Dealer’s streak: ${streak}`,
  },
  bound: 'Declared ready: only the tile drawn goes',
  calls: taiwanCalls,
  readyAs: { 'missed-win': 'Win let go' },
  goal: (sets = 0, minimum = 0) => `To win: ${sets} sets and a pair${minimumWords(minimum)}`,
  bar: (base = 0, each = 0) => `Taiwanese, base ${base}, ${each} a tai`,
  choices: { rounds: standard.rounds },
  presets: {
    standard: 'Standard',
    'five-two': 'Base 5, 2 a tai',
    nearest: 'One winner',
    'eight-pairs': 'With eight pairs',
    'no-flowers': 'Without flowers',
    plain: 'Without declarations and locks',
  },
  facts: {
    base: { name: 'Base', codes: {}, count: standard.points.amount },
    tai: { name: 'Each tai', codes: {}, count: standard.points.amount },
    dealer: { name: 'Dealer', codes: {}, count: (more) => (more === 0 ? 'Like anyone' : `${more} tai more`) },
    streak: {
      name: 'Each hand stayed',
      codes: {},
      count: (more) => (more === 0 ? 'Nothing' : `${more} tai more`),
    },
    minimum: {
      name: 'To win',
      codes: {},
      count: (least) => (least === 0 ? 'Any complete hand' : `${least} tai`),
    },
    severalWinners: { name: severalWinners.name, codes: severalWinners.values },
  },
  items: {
    'self-drawn': 'Self-drawn',
    'concealed-hand': 'Concealed hand',
    'concealed-self-drawn': 'Concealed and self-drawn',
    'half-from-others': 'Half from others',
    'all-from-others': 'All from others',
    'single-wait': 'Single wait',
    'robbed-kong': 'Robbed kong',
    'kong-bloom': 'Replacement tile',
    'last-tile': 'Last tile',
    'last-discard': 'Last discard',
    'heavenly-hand': 'Heavenly hand',
    'earthly-hand': 'Earthly hand',
    'human-hand': 'Human hand',
    'heavenly-ready': 'Heavenly ready',
    'earthly-ready': 'Earthly ready',
    'dragon-pong': 'Dragon pong',
    'seat-wind': 'Seat wind pong',
    'round-wind': 'Prevailing wind pong',
    'all-chows': 'All chows',
    'all-pongs': 'All pongs',
    'three-concealed-pongs': 'Three concealed pongs',
    'four-concealed-pongs': 'Four concealed pongs',
    'five-concealed-pongs': 'Five concealed pongs',
    'half-flush': 'Clean hand',
    'full-flush': 'Pure hand',
    'all-honors': 'All honours',
    'little-dragons': 'Little three dragons',
    'great-dragons': 'Great three dragons',
    'little-winds': 'Little four winds',
    'great-winds': 'Great four winds',
    'eight-pairs': 'Eight pairs',
    'own-flower': 'Own flower or season',
    'flower-set': 'Four flowers or seasons',
    'seven-rob-one': 'Seven rob one',
    'eight-bonus-tiles': 'Eight flowers and seasons',
  },
  headings: {
    items: 'Tai',
    steps: 'From tai to points',
    goal: (_sets = 0, minimum = 0) => (minimum > 0 ? `minimum of ${minimum} met` : ''),
    payments: ({ dealerTai, streakTai }) =>
      `The discarder pays alone; for a tile drawn all pay.${
        dealerTai === 0 && streakTai === 0
          ? ''
          : ' Between the dealer and the winner the dealer’s tai are added.'
      }`,
  },
  steps: { tai: 'Tai', minimum: 'Minimum', cap: 'Most that counts', value: 'Base and tai' },
  omissions: { 'part-of': (item, by) => `${item}: part of ${by}` },
  reasons: { ...standard.reasons, dealer: 'dealer', streak: 'dealer’s streak' },
  situations: {
    'last-tile': { name: 'Last tile', told: 'the last tile, or the discard after it' },
    'kong-replacement': { name: 'After a kong', told: 'on the tile drawn for a kong' },
    'bonus-replacement': { name: 'After a bonus tile', told: 'on the tile drawn for a bonus tile' },
    'double-kong-replacement': { name: 'Kong on kong', told: 'on the tile drawn for the second kong' },
    'first-draw': { name: 'First draw', told: 'with the first tile drawn, nothing claimed before' },
    'first-discard': { name: 'Before the first draw', told: 'before the own first draw' },
    'heavenly-ready': { name: 'Heavenly ready', told: 'declared ready as dealt' },
    'earthly-ready': { name: 'Earthly ready', told: 'declared ready with the first discard' },
    streak: { name: 'Dealer’s streak', told: 'with a dealer who has stayed' },
  },
  groups: { ...standard.groups, scoring: 'Tai', payment: 'Payment' },
  options: {
    ...standard.tableWords,
    ...standard.matchWords,
    bonusTiles: { name: 'Flowers and seasons', note: 'Eight bonus tiles and the tai they bring.' },
    dice: {
      name: 'Dice',
      note: 'How the place where the wall is broken is thrown for.',
      values: { three: 'Three dice', 'two-twice': 'Two dice, twice' },
    },
    deadWall: standard.playWords.deadWall,
    severalWinners,
    robKong: {
      name: standard.playWords.robKong.name,
      note: standard.playWords.robKong.note,
      values: { added: 'Added kongs only', any: 'Any kong', never: 'None' },
    },
    swapDiscard: {
      name: 'Swapping tiles',
      note: 'What may not be discarded in the turn of a chow or pong.',
      values: {
        same: 'The tile just taken',
        strict: 'Also the other end of the chow',
        none: 'Any tile may go',
      },
    },
    missedWin: {
      name: 'A win let go',
      note: 'What follows when you could win on another’s tile and do not.',
      values: { 'until-draw': 'No win on a discard until you draw', none: 'Nothing' },
    },
    sevenRobOne: {
      name: 'Seven rob one',
      note: 'Who has seven flowers and seasons wins at once when another has the eighth.',
    },
    readyDeclaration: {
      name: 'Ready declarations',
      note: 'A hand that is ready as dealt, or with the first discard, may be declared.',
    },
    minimumFaan: { name: 'Minimum tai', note: 'A hand worth less may not win.' },
    limitFaan: { name: 'Most tai', note: 'So many tai count at most.', values: { 0: 'No limit' } },
    eightPairs: {
      name: 'Eight pairs',
      note: 'Seven pairs and three of an eighth kind are a hand that may win, for 8 tai.',
    },
    flowerBloom: {
      name: 'Win on a flower’s replacement',
      note: 'The tile drawn for a bonus tile counts a tai like that for a kong.',
    },
    heavenlyTai: { name: 'Heavenly hand', note: 'What the dealer’s dealt hand counts.' },
    earthlyTai: { name: 'Earthly hand', note: 'What a win with the first tile drawn counts.' },
    humanTai: {
      name: 'Human hand',
      note: 'What a win on a discard before the own first draw counts.',
      values: { 0: 'Not played' },
    },
    allHonorsTai: { name: 'All honours', note: 'What a hand of honours alone counts.' },
    basePoints: { name: 'Base', note: 'Points that every win brings before its tai.' },
    taiPoints: { name: 'Points for a tai', note: 'What each tai adds.' },
    dealerTai: { name: 'Tai of the dealer', note: 'Paid more between the dealer and a winner.' },
    streakTai: {
      name: 'Tai of the streak',
      note: 'The same again for each hand that the dealer has stayed.',
    },
  },
};
