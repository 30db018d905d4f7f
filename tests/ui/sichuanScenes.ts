import { rulesOf } from '../../src/engine/knownRules';
import { kindsOfText } from '../../src/engine/notation';
import type { Action, Deal, Extras, Seat } from '../../src/engine/types';
import type { GameState } from '../../src/store/types';
import { dealFixture } from './fixtures';
import type { SeatText, TableText } from './fixtures';
import { allPass, beforePlay, playedOn, playedState } from './playedScenes';
import type { Played } from './playedScenes';

const rules = 'sichuan';
const SUITS = 'mps';
const SCORES = [14, -9, 3, -8];

interface SichuanText extends TableText {
  /** The suits that the seats have given up, by their letters. */
  readonly voids: string;
  /** What kongs have brought so far: whom, how much from each, and from whom. */
  readonly kongs?: readonly (readonly [Seat, number, ...Seat[]])[];
}

/** A deal that has begun to be played. */
function dealt({ voids, kongs = [], ...table }: SichuanText): Played {
  const { match, deal } = dealFixture({ rules, front: '', ...table });
  const extras: Extras = { exchange: 'next', voids: [...voids].map((suit) => SUITS.indexOf(suit)) };
  const ledger = kongs.flatMap(([to, amount, ...payers], event) =>
    payers.map((from) => ({ from, to, base: amount, amount, factors: [], reason: 'kong', event })),
  );
  return { match: { ...match, scores: SCORES }, deal: { ...deal, extras, ledger }, events: [] };
}

/** `2 win`, `0 discard 9p`, `3 kong 1m`, `0 concealed-kong 8s`. */
function move(deal: Deal, text: string): Action {
  const [at = '', what, tile = ''] = text.split(' ');
  const seat = Number(at);
  if (what === 'win' || what === 'pass') return { type: what, seat };
  const [kind = 0] = kindsOfText(tile);
  const kinds = rulesOf(deal).geometry.tiles;
  const own = (deal.seats[seat]?.hand ?? []).filter((each) => kinds[each] === kind);
  if (what === 'concealed-kong') return { type: 'concealed-kong', seat, kind };
  return what === 'kong' ? { type: 'kong', seat, own } : { type: 'discard', seat, tile: own.at(-1)! };
}

function played(table: SichuanText, moves: readonly string[]): Played {
  return moves.reduce((now, text) => playedOn(now, [move(now.deal, text)]), dealt(table));
}

const mei: SeatText = { hand: '?', river: '1s9s4s3m8p' };
const wing: SeatText = { hand: '?', melds: '[888p]0', river: '1m9m7m3m6s' };
const chiu: SeatText = { hand: '?', melds: '[2222m]1', river: '9p7p2p1p' };
const around = { voids: 'smmp', kongs: [[3, 2, 1]] } as const;

/** Two tiles of the suit that is given up are left: nothing else may be discarded. */
const turn: SichuanText = {
  ...around,
  seats: [mei, { hand: '346s44556677p3m9m8s', river: '1m5m8m' }, wing, chiu],
  voids: 'smpp',
  turn: 1,
  why: 'turn',
  isDrawn: true,
  wallLeft: 34,
};

/** A discard that wins, and makes a pong or a kong. */
const claim: SichuanText = {
  ...around,
  voids: 'sspp',
  seats: [{ ...mei, river: '1s9s4s3m8m' }, { hand: '67888m345m99m456p', river: '1s5s8s3s' }, wing, chiu],
  turn: 0,
  why: 'discard',
  wallLeft: 33,
};

/** Wing wins with what it draws, then Mei on a discard of Chiu; the player is asked. */
const two: SichuanText = {
  ...around,
  voids: 'sspm',
  seats: [
    { hand: '234567m345p99p67p', river: '1s9s4s2s5s' },
    { hand: '345m456m66m345p88p', river: '1s5s8s3s' },
    { hand: '111m77m123s44s7m', melds: '[888s]0', river: '1p9p7p3p6p' },
    { hand: '133956679s9p', melds: '[2222p]1', river: '9m8m3m1m' },
  ],
  turn: 2,
  why: 'turn',
  isDrawn: true,
  asked: 2,
  front: '5p9m',
  wallLeft: 24,
};

/** The player has won after Wing; the others play on. */
const out: SichuanText = { ...two, front: '8p9m' };

/** Kongs wherever there can be some, and two seats that have won. */
const worst: SichuanText = {
  voids: 'smsp',
  kongs: [
    [2, 1, 0, 1, 3],
    [2, 2, 0, 1, 3],
    [2, 2, 1],
    [0, 2, 1, 2, 3],
  ],
  seats: [
    { hand: '9m', melds: '[1111m]2 (5555m) [6666m]+3 [888m]2', river: 9 },
    { hand: '8s', melds: '[1111s]2 (2222s) [333s]0 [6666s]+0', river: 9 },
    { hand: '55p', melds: '[8888p]+0 (1111p) [6666p]1 (3333p)', river: 9 },
    { hand: '9s', melds: '[2222m]1 (7777s) [444s]0 [333m]2', river: 9 },
  ],
  turn: 2,
  why: 'turn',
  isDrawn: true,
  asked: 2,
  front: '9s7m5s',
  wallLeft: 5,
};
const WORST = ['2 win', '3 win', '0 discard 7m'];

/** Two have won early: the others fill their rivers. */
const long: SichuanText = {
  ...two,
  kongs: [],
  seats: [
    { hand: '234567m345p99p67p', river: 23 },
    { hand: '345m456m66m345p88p', river: 23 },
    { hand: '111m77m123s44s888s7m', river: 3 },
    { hand: '112233s111p67p22p', river: 3 },
  ],
  voids: 'sspm',
  front: '8p9m3m',
  wallLeft: 3,
};

/** Three have won: by the discard after a kong, from the wall, by a discard. Two kongs were paid for, one of them was passed on. */
const three: SichuanText = {
  voids: 'mssp',
  seats: [
    { hand: '888s123p456p77p23s', river: '4m7m9m' },
    { hand: '234567m345p678p9p1m', river: '4s5s6s' },
    { hand: '111p222p99p888m66m', river: '1s2s3s' },
    { hand: '111m5599m258m369s', river: '3p4p5p' },
  ],
  turn: 1,
  why: 'turn',
  isDrawn: true,
  front: '8s6m1s',
  back: '7m9p',
  wallLeft: 30,
};
const THREE = [
  '1 discard 1m',
  '3 kong 1m',
  '3 discard 7m',
  '0 concealed-kong 8s',
  '0 discard 9p',
  '1 win',
  '2 pass',
  '2 win',
  '3 discard 1s',
  '0 win',
];

/** Wing has won. Mei still holds the suit given up, Chiu is not ready, and both have got kong money; the player is ready. */
const empty: SichuanText = {
  voids: 'smpp',
  kongs: [
    [0, 2, 1, 2, 3],
    [3, 2, 1],
  ],
  seats: [
    { hand: '2344m567m68s9s9s', melds: '(2222p)', river: 13 },
    { hand: '123s456s789s11s57s', river: 12 },
    { hand: '234m456m789m99m78s', river: 13 },
    { hand: '357m258s369s2s', melds: '[1111m]1', river: 13 },
  ],
  turn: 0,
  why: 'turn',
  isDrawn: true,
  asked: 0,
  front: '3p4s',
  wallLeft: 2,
};
const EMPTY = ['0 discard 9s', '2 win', '3 discard 3p', '0 discard 8s'];

export const sichuanScenes: Readonly<Record<string, () => GameState>> = {
  'sichuan-exchange': () => beforePlay(rules, 'exchange'),
  'sichuan-void': () => beforePlay(rules, 'void'),
  'sichuan-turn': () => playedState(dealt(turn)),
  'sichuan-claim': () => playedState(dealt(claim)),
  'sichuan-two': () => playedState(played(two, ['2 win', '3 discard 5p', '0 win'])),
  'sichuan-out': () => playedState(played(out, ['2 win', '3 discard 8p', '1 win', '0 pass'])),
  'sichuan-worst': () => playedState(played(worst, WORST)),
  'sichuan-long': () => playedState(played(long, ['2 win', '3 win', '0 discard 9m'])),
  'sichuan-result': () => playedState(played(three, THREE)),
  'sichuan-empty': () => playedState(allPass(played(empty, EMPTY))),
};
