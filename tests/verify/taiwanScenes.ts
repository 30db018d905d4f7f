import type { GameRecord } from '../../src/engine/record';
import { onlooker } from '../support/steeredBots';
import { moves, recordOfScene } from './scenes';
import type { Scene } from './scenes';

/** Hands of Taiwanese mahjong that chance would hardly bring. */

const READY = '123m456m789m123p11s23s';
const ALSO_READY = '123p456p789p234s55s23s';
const READY_TOO = '567m567p567s678m99m23s';
const NOTHING = '147m147p589sESWNCFP';
const SEVEN = '1234f123y14m147p147s9m';
/** What stays undrawn. */
const UNDRAWN = '2m3m5m6m8m9m2p3p5p6p8p9p2s3s5s6s';
const REST = '1m2m4p5p7s8s9s';

const SCENES: readonly Scene[] = [
  { happens: 'item:heavenly-hand', hands: [READY], front: '4s', moves: ['0 win'] },
  {
    happens: 'item:earthly-hand',
    hands: [NOTHING, READY],
    front: '9m4s',
    moves: moves('0 discard 9m, 1 win'),
  },
  {
    happens: 'item:earthly-hand',
    hands: [NOTHING, NOTHING, READY],
    front: '9m9p4s',
    moves: moves('2 ready, 0 discard 9m, 1 discard 9p, 2 win'),
  },
  {
    happens: 'item:human-hand',
    hands: [NOTHING, NOTHING, '', READY],
    front: '9m4s',
    moves: moves('0 discard 9m, 1 discard 4s, 3 win'),
  },
  {
    happens: 'item:human-hand',
    hands: [NOTHING, READY],
    front: '4s',
    moves: moves('1 ready, 0 discard 4s, 1 win'),
  },
  {
    happens: 'item:heavenly-ready',
    hands: [NOTHING, READY, ALSO_READY],
    front: '9m9p9mE4s',
    moves: moves(
      '1 ready, 2 ready, 0 discard 9m, 1 discard 9p, 2 discard 9m, 3 discard E, 0 discard 4s, 1 pass, 2 win',
    ),
  },
  {
    happens: 'heavenly-ready-of-the-dealer',
    hands: [READY],
    front: '9p',
    moves: moves('0 ready 9p'),
    bot: onlooker,
  },
  {
    happens: 'earthly-ready',
    hands: [NOTHING, '123m456m789m123p11s2s9p'],
    front: '9m3s',
    moves: moves('0 discard 9m, 1 ready 9p'),
    bot: onlooker,
  },
  {
    happens: 'missed-win-of-a-ready-hand',
    hands: [NOTHING, NOTHING, NOTHING, READY],
    front: '9m4s',
    moves: moves('3 ready, 0 discard 9m, 1 discard 4s, 3 pass'),
    bot: onlooker,
  },
  {
    happens: 'wins-on-one-tile-3',
    hands: [NOTHING, READY, ALSO_READY, READY_TOO],
    front: '4s',
    moves: moves('0 discard 4s, 1 win, 2 win, 3 win'),
  },
  {
    happens: 'severalWinners=nearest',
    hands: [NOTHING, READY, ALSO_READY, READY_TOO],
    front: '4s',
    options: { severalWinners: 'nearest' },
    moves: moves('0 discard 4s, 1 win, 2 win, 3 win'),
  },
  {
    happens: 'severalWinners=highest',
    hands: [NOTHING, READY, ALSO_READY, READY_TOO],
    front: '4s',
    options: { severalWinners: 'highest' },
    moves: moves('0 discard 4s, 1 win, 2 win, 3 win'),
  },
  {
    happens: 'item:seven-rob-one',
    hands: ['4y14m147p147sESWNCFP', SEVEN],
    front: '9m',
    back: `P${REST}`,
    moves: [],
  },
  {
    happens: 'item:seven-rob-one',
    hands: [SEVEN, '4y14m147p147sESWNCFP'],
    front: '9m',
    back: REST,
    moves: [],
  },
  {
    happens: 'item:seven-rob-one',
    hands: [NOTHING, SEVEN],
    front: 'E9m4y',
    back: REST,
    moves: moves('0 discard E, 1 discard 9m'),
  },
  {
    happens: 'item:seven-rob-one',
    hands: ['4y14m147p147sESWNCFP', '1234f12y14m147p147s9mE'],
    front: 'E3y',
    back: `P${REST.slice(2)}`,
    moves: moves('0 discard E'),
  },
  // The eighth is the last tile of the wall.
  {
    happens: 'item:seven-rob-one',
    hands: [NOTHING, SEVEN],
    front: 'E',
    back: `${REST}${UNDRAWN}4y`,
    moves: [],
    bot: onlooker,
  },
  {
    happens: 'item:eight-bonus-tiles',
    hands: ['', SEVEN],
    front: 'E4y',
    back: REST,
    moves: moves('0 discard E'),
  },
  { happens: 'item:eight-bonus-tiles', hands: ['', '1234f1234y14m147p147s'], moves: [] },
  {
    happens: 'sevenRobOne=false',
    hands: [NOTHING, SEVEN],
    front: 'E9m4y',
    back: `${REST}9s`,
    options: { sevenRobOne: false },
    moves: moves('0 discard E, 1 discard 9m'),
    bot: onlooker,
  },
  {
    happens: 'robbed-concealed-kong',
    hands: ['4444s147m147p12sESWN', READY],
    front: 'P',
    options: { robKong: 'any' },
    moves: moves('0 concealed-kong 4s, 1 win'),
  },
  {
    happens: 'item:eight-pairs',
    hands: [NOTHING, '1133m5577p2299sCEEE'],
    front: 'C',
    options: { eightPairs: true },
    moves: moves('0 discard C, 1 win'),
  },
  {
    happens: 'swap-barred-at-the-other-end',
    hands: ['3m147p147s1199mESWNC', '45666m123p789s99s55p'],
    front: 'P',
    options: { swapDiscard: 'strict' },
    moves: moves('0 discard 3m, 1 chow 4m 5m'),
    bot: onlooker,
  },
  {
    happens: 'swapDiscard=none',
    hands: ['3m147p147s1199mESWNC', '345666m123p789s99s5p'],
    front: 'P',
    options: { swapDiscard: 'none' },
    moves: moves('0 discard 3m, 1 chow 4m 5m, 1 discard 3m'),
    bot: onlooker,
  },
  {
    happens: 'missedWin=none',
    hands: [NOTHING, NOTHING, READY],
    front: '4s4s',
    options: { missedWin: 'none' },
    moves: moves('0 discard 4s, 2 pass, 1 discard 4s, 2 win'),
  },
  {
    happens: 'missed-win',
    hands: [NOTHING, NOTHING, READY],
    front: '4s4s4s',
    moves: moves('0 discard 4s, 2 pass, 1 discard 4s, 2 win'),
  },
];

/** Their records, by what happens in them. */
export function taiwanScenes(): readonly (readonly [string, GameRecord])[] {
  return SCENES.map((scene) => [scene.happens, recordOfScene('taiwan', { dice: [1, 2, 3], ...scene })]);
}
