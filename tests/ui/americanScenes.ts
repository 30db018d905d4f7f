import type { GameState } from '../../src/store/types';
import { tableFixture } from './fixtures';
import type { SeatText, TableText } from './fixtures';
import { beforePlay } from './playedScenes';
import { endedState, wonBy } from './scenes';

const rules = 'american';

const mei: SeatText = { hand: '?', river: 'NP9m9s1s8m6s2p' };
const wing: SeatText = { hand: '?', melds: '[888sJ]0', river: '9pN7m3s1m9p' };
const chiu: SeatText = { hand: '?', melds: '[44pJJ]2', river: 'EF3m9s1pP' };

/** A discard that may be laid out in every size, with three of it and as many jokers. */
const claimed: TableText = {
  rules,
  seats: [{ ...mei, river: 'NP9m9s1s8m6s2p2m' }, { hand: '222m46799pJJJJJ' }, wing, chiu],
  turn: 0,
  why: 'discard',
  wallLeft: 60,
};

/** A flower, of which there are most: every size in every mixture, and a win. */
const mostClaimed: TableText = {
  ...claimed,
  seats: [{ ...mei, river: 'NP9m9s1s8m6s2pB' }, { hand: 'BBBBB246sJJJJJ' }, wing, chiu],
  options: { strictCalling: true },
};

/** Jokers of three groups may be taken, one of them of the own. */
const swaps: TableText = {
  rules,
  seats: [mei, { hand: '234m4p8s79pEWW', melds: '[222mJ]2' }, wing, chiu],
  turn: 1,
  why: 'turn',
  wallLeft: 52,
  isDrawn: true,
};

/** As many groups as a hand can lay out, of every size, and the longest rivers with them. */
const full: TableText = {
  rules,
  seats: [
    { hand: '?', melds: '[111mJJJ]3 [999pJ]1 [55sJ]2', river: 20 },
    { hand: '345m', melds: '[222mJJ]2 [444p]0 [888s]3', river: 20 },
    { hand: '?', melds: '[BBBBBB]0 [CCC]3 [77pJ]1', river: 20 },
    { hand: '?', melds: '[EEE]2 [NNN]1 [6666s]0 [333p]0', river: 20 },
  ],
  turn: 1,
  why: 'turn',
  wallLeft: 1,
  isDrawn: true,
};

/** The dearest hand with most groups laid out, one of them with a joker; the winning tile comes from Mei. */
const won: TableText = {
  rules,
  seats: [{ ...mei, river: 'NP9m9s1s6s2p8m' }, { hand: '44p888m', melds: '[2222mJ]2 [66pJ]3' }, wing, chiu],
  turn: 0,
  why: 'discard',
  wallLeft: 30,
};

/** The largest hand, with every joker there is. */
const wild: TableText = {
  ...won,
  seats: [{ ...mei, river: 'NP9m9s1s6s2p9p' }, { hand: 'JJ', melds: '[111mJJJ]2 [55sJJJ]3' }, mei, mei],
};

/** A card that somebody else wrote, whose names are as long as they may be. */
const LONG_NAMES = [
  'The harbour club card, second edition 27',
  '# Numbers all alike as far as they can go',
  '111111a 999b 55555c 50 x Six ones with nines and fives of others!',
  '2468a 222b 4444b 888b 25 x Evensteps-written-without-any-space-here',
  '222a 444b 666a 888b BB 25 x Stepping stones in the garden of the tea',
  '2222a 44b 666c 88a BBB 35 c Quiet evens nobody may claim before last',
  'NEWS 111a 111b 111c B 25 x Winds',
].join('\n');

const named: TableText = { ...wild, options: { card: LONG_NAMES } };

/** The same while it is played. */
const namedTurn: TableText = { ...swaps, options: { card: LONG_NAMES } };

/** Everything is printed in singles and mixed groups. */
const mixed: TableText = {
  rules,
  seats: [mei, { hand: 'NEWS147m258p369sB' }, wing, chiu],
  turn: 1,
  why: 'turn',
  wallLeft: 30,
  isDrawn: true,
};

/** Three hands that stay hidden at the end. */
const dead: TableText = { ...full, seats: [mei, { hand: '234m4p8s79pEWW', melds: '[222mJ]2' }, wing, chiu] };

/** The largest groups. */
const large: TableText = {
  ...full,
  seats: [
    { hand: '?', melds: '[111mJJJ]3 [9999p]1', river: 12 },
    { hand: '345s', melds: '[222mJJJ]2 [4444pJ]3', river: 12 },
    { hand: '?', melds: '[BBBBBB]0 [CCCC]3', river: 12 },
    { hand: '?', melds: '[EEEE]2 [NNN]1 [6666s]0', river: 12 },
  ],
};

export const americanScenes: Readonly<Record<string, () => GameState>> = {
  'american-pass': () => beforePlay(rules, 'first-right'),
  'american-blind': () => beforePlay(rules, 'first-left-blind'),
  'american-vote': () => beforePlay(rules, 'vote'),
  'american-courtesy': () => beforePlay(rules, 'courtesy'),
  'american-claim': () => tableFixture(claimed),
  'american-claims': () => tableFixture(mostClaimed),
  'american-swap': () => tableFixture(swaps),
  'american-result': () => wonBy({ table: won, seat: 1 }),
  'american-wild': () => wonBy({ table: wild, seat: 1 }),
  'american-named': () => wonBy({ table: named, seat: 1 }),
  'american-named-turn': () => tableFixture(namedTurn),
  'american-mixed': () => wonBy({ table: mixed, seat: 1 }),
  'american-worst': () => tableFixture(full),
  'american-dead': () => endedState(dead, { ending: 'all-dead', out: 0b1101 }),
  'american-large': () => tableFixture(large),
};
