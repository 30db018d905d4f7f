import type { GameRecord } from '../../src/engine/record';
import { outerThrower } from '../rule-sets/riichi/players';
import { moves, recordOfScene } from './scenes';
import type { Scene } from './scenes';

/** Hands of Japanese mahjong that chance would hardly bring, played to their end. */

const WAITS = ['234m567m345s88s56p', '234m567m345s77s56p', '678m567m678s66s56p'];
const THREE = { hands: ['4p1m1m9m9m1s9sESWNCF', ...WAITS], front: '2s' };
const FOUR_PLAYERS_WIND = {
  hands: ['2468m2468p2468sC', '1357m1357p1357sC', '2468m1357p2468sF', '1357m2468p1357sF'],
  front: 'WWWW',
};
const ALL_KONGS = {
  hands: ['1111m2222m3333m4m', '5555m1p2p4p5p7p8p1s2s4s'],
  front: '4mC',
  back: '4m4mES',
};
const OUTER = ['1199m11p99sEEWWC', '', '1199p11sSSNNFFP'];
const DRAGONS = {
  hands: ['CFP19m19p19sESWN', 'CCFFPP99m45p128s'],
  front: 'N2s3s4s5s5s6s6s',
};
const DRAGONS_FED = `0 discard C, 1 pong C C, 1 discard 1s, 2 discard 2s, 3 discard 3s, 0 discard F, 1 pong F F,
  1 discard 2s, 2 discard 5s, 3 discard 5s, 0 discard P, 1 pong P P, 1 discard 8s`;
const TWO_OF_FOUR = {
  hands: ['1111m2222m3333m4p', '4444m5p6p7p8p9s9sE'],
  front: '9pC',
  back: 'W1p2p3p',
};
const TWO_OF_FOUR_MADE = `0 concealed-kong 1m, 0 concealed-kong 2m, 0 concealed-kong 3m, 0 discard 4p,
  1 concealed-kong 4m`;

const SCENES: readonly Scene[] = [
  {
    happens: 'robbed-concealed-kong',
    hands: ['EEE123m456m789m2p', '119m19p19sSWNCFP'],
    front: 'E',
    moves: moves('0 concealed-kong E, 1 win'),
  },
  {
    happens: 'robbed-added-kong',
    hands: ['55m19p19sESWNCFP', '2468p2468s23467m', '46m123p456p789s99s'],
    front: '1s5mCFP5m',
    moves:
      moves(`0 discard 1s, 1 discard 5m, 0 pong 5m 5m, 0 discard 1s, 1 discard C, 2 discard F, 3 discard P,
      0 added-kong 5m, 2 win`),
  },
  { happens: 'three-winners', ...THREE, moves: moves('0 discard 4p, 1 win, 2 win, 3 win') },
  {
    happens: 'several-winners',
    ...THREE,
    options: { severalWinners: 'all' },
    moves: moves('0 discard 4p, 1 win, 2 win, 3 win'),
  },
  { happens: 'several-winners', ...THREE, moves: moves('0 discard 4p, 1 win, 2 win, 3 pass') },
  {
    happens: 'win:discard',
    ...THREE,
    options: { severalWinners: 'nearest' },
    moves: moves('0 discard 4p, 1 win, 2 win, 3 win'),
  },
  {
    happens: 'four-winds',
    ...FOUR_PLAYERS_WIND,
    moves: moves('0 discard W, 1 discard W, 2 discard W, 3 discard W'),
  },
  {
    happens: 'nine-terminals',
    hands: ['19m19p19sESW2345m'],
    front: 'P',
    moves: moves('0 nine-terminals'),
  },
  {
    happens: 'fifth-kong',
    ...ALL_KONGS,
    moves:
      moves(`0 concealed-kong 1m, 0 concealed-kong 2m, 0 concealed-kong 3m, 0 concealed-kong 4m, 0 discard E,
      1 concealed-kong 5m`),
  },
  { happens: 'four-kongs', ...TWO_OF_FOUR, moves: moves(`${TWO_OF_FOUR_MADE}, 1 discard 9s`) },
  {
    happens: 'four-kongs',
    ...TWO_OF_FOUR,
    options: { fourKongs: 'at-once' },
    moves: moves(TWO_OF_FOUR_MADE),
  },
  {
    happens: 'pao-from-the-wall',
    ...DRAGONS,
    front: 'N2s3s4s5s5s6s6s7s7s3p',
    moves: moves(`${DRAGONS_FED}, 2 discard 6s, 3 discard 7s, 0 discard 7s, 1 win`),
  },
  {
    happens: 'pao-on-a-discard',
    ...DRAGONS,
    front: 'N2s3s4s5s5s6s3p',
    moves: moves(`${DRAGONS_FED}, 2 discard 3p, 1 win`),
  },
  {
    happens: 'pao-from-the-wall',
    options: { pao: ['four-kongs'] },
    hands: ['4p9m19p19sSSWNCFP', '1111m2222m3333m4p'],
    front: 'E4p5s6s7s5s6s7s9s',
    back: '4p9s8sC',
    moves: moves(`0 discard E, 1 concealed-kong 1m, 1 concealed-kong 2m, 1 concealed-kong 3m, 1 discard 8s,
      2 discard 5s, 3 discard 6s, 0 discard 4p, 1 kong 4p 4p 4p, 1 discard C, 2 discard 5s, 3 discard 6s,
      0 discard 7s, 1 win`),
  },
  {
    happens: 'late-indicator-kong',
    hands: ['19m19p19sESWNFPP', '444mCCC123s78p99p'],
    front: '4m',
    back: 'C6p',
    moves: moves('0 discard 4m, 1 kong 4m 4m 4m, 1 concealed-kong C, 1 win'),
  },
  {
    happens: 'item:heavenly-hand',
    hands: ['123456m99p345p77s'],
    front: '7s',
    moves: moves('0 win'),
  },
  {
    happens: 'item:earthly-hand',
    hands: ['19m19p19sESWNFPP', '123456m99p345p77s'],
    front: 'C7s',
    moves: moves('0 discard C, 1 win'),
  },
  ...['same-waits', 'same-hand'].map((riichiKong) => ({
    happens: `kong-in-riichi-${riichiKong}`,
    options: { riichiKong },
    hands: ['111m456m789p23s55s', '9s9p1s', '2p2p', '9m9m'],
    front: 'E9sWW1m',
    back: '4s',
    moves: moves('0 riichi E, 1 discard 9s, 2 discard W, 3 discard W, 0 concealed-kong 1m, 0 win'),
  })),
  {
    happens: 'limit:sanbaiman',
    hands: ['19p19sESWNCFPP5p', '1122335678999m'],
    front: 'CE5s6s7s4m',
    moves: moves('0 discard C, 1 discard E, 2 discard 5s, 3 discard 6s, 0 discard 7s, 1 win'),
  },
  {
    happens: 'false-win-open-hand',
    ...THREE,
    options: { strictCalling: true, falseWin: 'open-hand' },
    moves: moves('0 win, 0 discard 4p, 1 win'),
  },
  { happens: 'chombo', ...THREE, options: { strictCalling: true }, moves: moves('0 win') },
  {
    happens: 'nagashi-2',
    hands: OUTER,
    front: 'E2mF3mC4mF5mC6mN7mW8mS2pP3pP4pP5p9s',
    moves: [],
    bot: outerThrower,
  },
];

/** Their records, by what happens in them. */
export function riichiScenes(): readonly (readonly [string, GameRecord])[] {
  return SCENES.map(({ options, ...scene }) => [
    scene.happens,
    recordOfScene('riichi', { ...scene, options: { redFives: 0, bust: false, ...options } }),
  ]);
}
