import type { GameRecord } from '../../src/engine/record';
import { onlooker } from '../support/steeredBots';
import { moves, recordOfScene } from './scenes';
import type { Scene } from './scenes';

/** Hands of Sichuan that chance would hardly bring. */

const SUITS = { m: 'void-characters', p: 'void-dots', s: 'void-bamboo' };

/** The suits that the seats name, by their letters. */
function named(letters: string): readonly string[] {
  return [...letters].map((letter, seat) => `${seat} ${SUITS[letter as keyof typeof SUITS]}`);
}

/** South, West and North wait for 4 of dots. */
const WAITS = ['123m456m789m11p23p', '123s456s789s99s23p', '234567m678m44p55p'];
const THREE = { hands: ['888p4p666p99p77p5p1p', ...WAITS], front: '9p2s8p', back: '1m' };
const THREE_NAMED = named('ssms');
const CONCEALED = { hands: ['8888p4p666p99p77p5p', ...WAITS], front: '9p', back: '1m' };
const LET_GO = moves('0 discard 4p, 1 pass, 2 pass, 3 pass, 1 discard 4p');
const THREE_WIN = moves('0 discard 4p, 1 win, 2 win, 3 win');

const SCENES: readonly Scene[] = [
  { happens: 'wins-on-one-tile-3', ...THREE, front: '9p', moves: [...THREE_NAMED, ...THREE_WIN] },
  {
    happens: 'winners-1',
    ...THREE,
    front: '9p',
    options: { severalWinners: 'nearest' },
    moves: [...THREE_NAMED, ...THREE_WIN],
    bot: onlooker,
  },
  {
    happens: 'kong-transfer-to-3',
    ...CONCEALED,
    moves: [...THREE_NAMED, '0 concealed-kong 8p', ...THREE_WIN],
  },
  {
    happens: 'kong-transfer-to-2',
    ...CONCEALED,
    moves: [...THREE_NAMED, '0 concealed-kong 8p', ...moves('0 discard 4p, 1 pass, 2 win, 3 win')],
    bot: onlooker,
  },
  {
    happens: 'kong-transfer-to-3-with-rest',
    ...THREE,
    moves: [
      ...THREE_NAMED,
      ...moves('0 discard 9p, 1 discard 2s, 2 discard 8p, 0 kong 8p 8p 8p'),
      ...THREE_WIN,
    ],
  },
  {
    happens: 'robbed-added-kong',
    hands: ['123m456m789m11p34p', '1358m379m55p1379s', '2468p2468s13579s'],
    front: '9s9s5p9m8s7s5p',
    moves: [
      ...named('ssms'),
      ...moves(`0 discard 9s, 1 discard 9s, 2 discard 5p, 1 pong 5p 5p, 1 discard 1s, 2 discard 9m, 3 discard 8s,
        0 discard 7s, 1 added-kong 5p, 0 win`),
    ],
    bot: onlooker,
  },
  {
    happens: 'false-win-pay',
    ...THREE,
    options: { strictCalling: true, falseWin: 'pay' },
    moves: [...THREE_NAMED, ...moves('0 discard 9p, 1 win')],
    bot: onlooker,
  },
  {
    happens: 'win:discard',
    ...THREE,
    front: '9p4p',
    moves: [...THREE_NAMED, ...LET_GO, '2 win'],
    bot: onlooker,
  },
  {
    happens: 'let-go',
    ...THREE,
    front: '9p4p',
    options: { passedWin: 'until-own-draw' },
    moves: [...THREE_NAMED, ...LET_GO],
    bot: onlooker,
  },
  {
    happens: 'item:heavenly-hand',
    hands: ['123m456m789m11p23p'],
    front: '1p',
    options: { extraItems: ['heavenly-hand'] },
    moves: [...named('sssm'), '0 win'],
  },
  {
    happens: 'item:earthly-hand',
    hands: ['2468m13579p1379p', '123m456m789m11p23p'],
    front: '4p',
    options: { extraItems: ['earthly-hand'] },
    moves: [...named('ssss'), ...moves('0 discard 4p, 1 win')],
  },
  {
    happens: 'item:two-five-eight',
    hands: ['13m13579p2468p44p', '2255m222p555p888p'],
    front: '2m',
    options: { extraItems: ['two-five-eight'] },
    moves: [...named('ssss'), ...moves('0 discard 2m, 1 win')],
  },
];

/** Their records, by what happens in them. */
export function sichuanScenes(): readonly (readonly [string, GameRecord])[] {
  return SCENES.map(({ options, ...scene }) => [
    scene.happens,
    recordOfScene('sichuan', { ...scene, options: { exchange: 'none', ...options } }),
  ]);
}
