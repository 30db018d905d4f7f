import type { GameRecord } from '../../src/engine/record';
import { moves, recordOfScene } from './scenes';
import type { Scene } from './scenes';

/** Hands of Hong Kong's new style that chance would hardly bring. */

const EIGHT = '1234f1234y19m19p1s';
const WAITS = ['135m579p2468s135p', '123m456m789m11p23p', '123s456s789s99s23p', '234567m678m44p55p'];

const SCENES: readonly Scene[] = [
  {
    happens: 'item:great-winds',
    hands: ['135m579p2468s135p', 'EEESSSWWWNNCC'],
    front: 'N',
    options: { limitFaan: 50 },
    moves: moves('0 discard N, 1 win'),
  },
  { happens: 'eight-bonus-tiles', hands: ['', EIGHT], moves: ['1 win'] },
  {
    happens: 'eight-bonus-tiles',
    hands: ['', '', EIGHT],
    options: { limitFaan: 50, minimumFaan: 13 },
    moves: ['2 win'],
  },
  {
    happens: 'item:all-flowers',
    hands: ['', '1234f1234y123m45p'],
    back: '678s999s11p',
    front: 'E6p',
    options: { minimumFaan: 0 },
    moves: moves('1 pass, 0 discard E, 1 win'),
  },
  {
    happens: 'robbed-concealed-kong',
    hands: ['PPPP123m456p789s', '', '19m19p19sESWNCFF'],
    front: '1m',
    moves: moves('0 concealed-kong P, 2 win'),
  },
  {
    happens: 'robbed-concealed-kong',
    hands: ['4444p123m888s555s', '123m456m789m11p23p'],
    front: '9s',
    options: { robKong: 'any', minimumFaan: 0 },
    moves: moves('0 concealed-kong 4p, 1 win'),
  },
  { happens: 'item:heavenly-hand', hands: ['123m456m789m11p23p'], front: '1p', moves: ['0 win'] },
  {
    happens: 'item:earthly-hand',
    hands: WAITS,
    front: '4p',
    moves: moves('0 discard 4p, 2 win'),
    options: { minimumFaan: 0 },
  },
  {
    happens: 'several-winners',
    hands: WAITS,
    front: '4p',
    options: { severalWinners: 'all', minimumFaan: 0 },
    moves: moves('0 discard 4p, 1 win, 2 win, 3 win'),
  },
  {
    happens: 'severalWinners=highest',
    hands: WAITS,
    front: '4p',
    options: { severalWinners: 'highest', minimumFaan: 0 },
    moves: moves('0 discard 4p, 1 win, 2 win, 3 win'),
  },
];

/** Their records, by what happens in them. */
export function hongKongNewScenes(): readonly (readonly [string, GameRecord])[] {
  return SCENES.map((scene) => [
    scene.happens,
    recordOfScene('hong-kong-new', { dice: [1, 2, 3], ...scene }),
  ]);
}
