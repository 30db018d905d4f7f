import type { OwnWords, UnitWords } from '../../../ui/text/gameWords';
import { thousands } from '../../shared/standard/words/thousands';
import * as standard from '../../shared/standard/words/en';
import { riichiCalls } from './calls';
import { options } from './optionsInEnglish';
import type { riichiOptions } from '../options';
import type { Ids } from '../table';

const han: UnitWords = {
  heading: 'Han',
  amount: (value) => `${value} han`,
  range: (least, most) => `${least}–${most} han`,
  below: (value, minimum) => `${value} han, ${minimum} needed`,
};

const fu: UnitWords = {
  heading: 'Fu',
  amount: (value) => `${value} fu`,
  range: (least, most) => `${least}–${most} fu`,
  below: (value, minimum) => `${value} fu, ${minimum} needed`,
};

const named = (name: string): UnitWords => ({
  heading: name,
  amount: (value) => (value === null ? name : `${value} × ${name.toLowerCase()}`),
  range: () => name,
  below: () => name,
});

const LIMITS = {
  mangan: 'Mangan',
  haneman: 'Haneman',
  baiman: 'Baiman',
  sanbaiman: 'Sanbaiman',
  yakuman: 'Yakuman',
};

/** As it is called: "3,000/6,000", "4,000 all", "7,700". */
function inPoints({ others, dealer, each, all }: Readonly<Record<string, number>>): string {
  if (each !== undefined) return `${thousands(each)} all`;
  return [others, dealer, all].flatMap((points) => (points === undefined ? [] : thousands(points))).join('/');
}

export const words: OwnWords<Ids, typeof riichiOptions> = {
  introduction: {
    title: 'What is different in Japanese mahjong',
    points: [
      {
        name: 'One yaku',
        text: 'A hand needs at least one yaku, an item of the list, to win. Dora make it dearer, but do not count as one.',
      },
      {
        name: 'Riichi',
        text: 'With a closed hand that is one tile from winning you may declare riichi for 1,000 points. It is a yaku; afterwards the hand stays as it is.',
      },
      {
        name: 'Furiten',
        text: 'If one of the tiles you wait for lies among your own discards, you can win only with a tile you draw. So own discards are safe against their player.',
      },
      {
        name: 'Dora',
        text: 'An indicator shows which tile is worth a han for each copy. Red fives are worth one, too.',
      },
      {
        name: 'Who discards pays',
        text: 'A win on a discard is paid by the discarder alone. Each hand is worth han and fu; from mangan on there are steps.',
      },
      {
        name: 'Draws',
        text: 'When the wall is empty, players who are not ready pay those who are. Some hands end early without a winner.',
      },
    ],
  },
  units: {
    han,
    fu,
    points: standard.points,
    mangan: named(LIMITS.mangan),
    haneman: named(LIMITS.haneman),
    baiman: named(LIMITS.baiman),
    sanbaiman: named(LIMITS.sanbaiman),
    yakuman: named(LIMITS.yakuman),
  },
  refusals: {
    'no-yaku': () => 'Complete, but without a yaku',
    'below-minimum': ({ least = 1 }) => `Complete, but with less than ${least} han without dora`,
    'kong-not-robbed': standard.kongNotRobbed,
    'furiten-discard': (_, tiles) =>
      `Furiten: of your waits you have discarded ${tiles.join(', ')}. Only a tile you draw wins.`,
    'furiten-passed': (_, tiles) => `Furiten until your next discard: ${tiles.join(', ')} was let pass`,
    'furiten-riichi': (_, tiles) =>
      `Furiten until the end of the hand: in riichi ${tiles.join(', ')} was let pass`,
  },
  declarations: {
    riichi: {
      name: 'Riichi',
      verb: 'declare riichi',
      said: ({ name, isYou }) => `${name} ${isYou ? 'declare' : 'declares'} riichi.`,
    },
    'nine-terminals': {
      name: 'Nine terminals',
      verb: 'end the hand with nine terminals and honours',
      said: ({ name, isYou }) => `${name} ${isYou ? 'show' : 'shows'} nine terminals and honours.`,
    },
  },
  notes: {
    indicator: ({ tile }) => `Indicator: ${tile ?? 'a tile'}.`,
    ready: ({ name, isYou }) => `${name} ${isYou ? 'are' : 'is'} ready.`,
    nagashi: ({ name, isYou }) => `${isYou ? 'Your' : `${name}’s`} discards are paid like a mangan.`,
  },
  endings: {
    'nine-terminals': 'Nine terminals and honours: the hand is drawn.',
    'four-winds': 'Four winds alike were discarded first: the hand is drawn.',
    'four-riichi': 'All four are in riichi: the hand is drawn.',
    'four-kongs': 'Four kongs were made: the hand is drawn.',
    'three-winners': 'Three called a win on one tile: the hand is drawn.',
    'fifth-kong': 'A fifth kong was made: the hand is drawn.',
    chombo: 'A false win ends the hand.',
  },
  matchEnds: {
    bust: () => 'Somebody had fewer than 0 points: the match was over.',
    enough: ({ returnPoints }) =>
      `Somebody reached ${thousands(Number(returnPoints))} points in the extra round: the match was over.`,
    'extension-over': ({ returnPoints }) =>
      `Nobody reached ${thousands(Number(returnPoints))} points in the extra round.`,
    ahead: () => 'The dealer of the last hand was ahead: the match was over.',
  },
  called: (worth, figures) => `${worth}, ${inPoints(figures)}`,
  marks: {
    dora: () => 'Dora indicators',
    ura: () => 'Ura dora indicators',
    riichi: () => 'Riichi',
    'double-riichi': () => 'Double riichi',
    furiten: () => 'Furiten',
    counters: (counters = 0) => `Counters: ${counters}`,
    deposits: (deposits = 0) => `Riichi sticks: ${deposits}`,
  },
  safeties: {
    genbutsu: { name: 'genbutsu', brief: 'safe' },
    suji: { name: 'suji' },
    'no-chance': { name: 'no-chance' },
    'one-chance': { name: 'one-chance' },
  },
  calls: riichiCalls,
  terms: { chow: 'Chi', pong: 'Pon', kong: 'Kan', win: 'Ron', 'drawn-win': 'Tsumo' },
  readyAs: {
    drawn: 'Tsumo only',
    short: 'No yaku',
    'furiten-discard': 'Furiten',
    'furiten-passed': 'Furiten',
    'furiten-riichi': 'Furiten',
  },
  opened: 'it needs another yaku',
  goal: (minimum = 1) =>
    `To win: four sets and a pair, with at least ${minimum === 1 ? 'one yaku' : `${minimum} han`}`,
  bar: (minimum = 1) => (minimum === 1 ? 'Japanese' : `Japanese, ${minimum} han`),
  choices: { rounds: standard.rounds },
  presets: {
    standard: 'Standard',
    'no-reds': 'Without red fives',
    'no-extras': 'Old: no red fives, ippatsu, ura or kong dora',
  },
  facts: {
    start: { name: 'Points at the start', codes: {}, count: thousands },
    return: { name: 'Points to return', codes: {}, count: thousands },
    reds: { name: 'Red fives', codes: {}, count: (reds) => `${reds}` },
    minimum: { name: 'Minimum', codes: {}, count: (least) => `${least} han` },
  },
  items: {
    riichi: 'Riichi',
    'double-riichi': 'Double riichi',
    ippatsu: 'Ippatsu',
    'closed-self-drawn': 'Closed and self-drawn',
    'last-tile-draw': 'Last tile of the wall',
    'last-tile-discard': 'Last discard',
    'kong-replacement': 'After a kong',
    'robbed-kong': 'Robbing a kong',
    'seat-wind': 'Seat wind',
    'round-wind': 'Round wind',
    'white-dragon': 'White dragon',
    'green-dragon': 'Green dragon',
    'red-dragon': 'Red dragon',
    'flat-hand': 'Flat hand',
    'all-simples': 'All simples',
    'twin-chows': 'Twin chows',
    'three-suit-chows': 'Three-suit chows',
    straight: 'Straight',
    'outside-hand': 'Outside hand',
    'seven-pairs': 'Seven pairs',
    'all-pongs': 'All pongs',
    'three-concealed-pongs': 'Three concealed pongs',
    'three-kongs': 'Three kongs',
    'three-suit-pongs': 'Three-suit pongs',
    'terminals-and-honors': 'Terminals and honours',
    'little-dragons': 'Little three dragons',
    'half-flush': 'Clean hand',
    'terminals-in-all-sets': 'Terminals in all sets',
    'two-twin-chows': 'Twice twin chows',
    'full-flush': 'Pure hand',
    dora: 'Dora',
    'red-fives': 'Red five',
    'ura-dora': 'Dora underneath',
    'heavenly-hand': 'Heavenly hand',
    'earthly-hand': 'Earthly hand',
    'thirteen-orphans': 'Thirteen orphans',
    'thirteen-orphans-thirteen-waits': 'Thirteen orphans, thirteen waits',
    'four-concealed-pongs': 'Four concealed pongs',
    'four-concealed-pongs-pair-wait': 'Four concealed pongs, pair wait',
    'great-dragons': 'Big three dragons',
    'little-winds': 'Little four winds',
    'great-winds': 'Big four winds',
    'all-honors': 'All honours',
    'all-green': 'All green',
    'all-terminals': 'All terminals',
    'four-kongs': 'Four kongs',
    'nine-gates': 'Nine gates',
    'nine-gates-nine-waits': 'Nine gates, nine waits',
    'base-fu': 'Base',
    'seven-pairs-fu': 'Seven pairs',
    'pong-fu': 'Pong',
    'kong-fu': 'Kong',
    'eyes-fu': 'Pair of dragons or own winds',
    'wait-fu': 'Waited for one kind',
    'self-drawn-fu': 'Self-drawn',
    'closed-fu': 'Closed, on a discard',
    'open-flat-fu': 'Open without other fu',
  },
  headings: {
    items: 'Yaku, dora and fu',
    steps: 'From han and fu to the base',
    payments: () => 'East pays and receives more. Each payment is raised to a hundred.',
  },
  steps: { han: 'Han', 'counted-fu': 'Fu before raising to ten', fu: 'Fu', base: 'Base', ...LIMITS },
  omissions: { 'needs-yaku': (item) => `${item}: counts only with a yaku` },
  reasons: {
    win: standard.reasons.win,
    counters: 'counters',
    deposits: 'deposits',
    responsible: 'answers for a yakuman',
    riichi: 'riichi',
    returned: 'deposit returned',
    noten: 'not ready',
    nagashi: 'discards like a mangan',
    chombo: standard.reasons['false-win'],
    return: 'points returned',
    place: 'place',
    oka: 'first place',
  },
  factors: { discarder: 'for all three', east: 'East', 'discarder-east': 'for all three, to East' },
  figures: {
    'riichi-rate': { name: 'Riichi', of: 'share of all hands' },
    'win-turn': { name: 'Turn of win', of: 'on average' },
  },
  situations: {
    riichi: { name: 'Riichi', told: 'in riichi' },
    'double-riichi': { name: 'Double riichi', told: 'in double riichi' },
    ippatsu: { name: 'Ippatsu', told: 'at once after riichi' },
    'last-tile': { name: 'Last tile', told: 'the last one' },
    'kong-replacement': { name: 'After a kong', told: 'drawn for a kong' },
    'first-draw': { name: 'First draw', told: 'in the first go-round' },
    dora: { name: 'Dora indicators', told: 'with dora indicators' },
    ura: { name: 'Indicators underneath', told: 'with indicators underneath' },
    honba: { name: 'Counters', told: 'with counters' },
    sticks: { name: 'Deposits', told: 'with deposits' },
    pao: { name: 'Who answers', told: 'with somebody who answers' },
  },
  groups: { ...standard.groups, scoring: 'Scoring' },
  options,
};
