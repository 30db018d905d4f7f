import { describe, expect, test } from 'vitest';
import { audit } from './audit';
import type { RecordJson } from './scene';
import * as bonus from './scenesBonus';
import * as kongs from './scenesKongs';
import * as matches from './scenesMatch';
import * as wins from './scenesWins';

type Row = readonly [string, () => RecordJson, Readonly<Record<string, number>>];

const VALID: readonly Row[] = [
  ['a win from the wall', wins.selfDrawn, { wins: 1, pong: 1, 'win:wall': 1 }],
  ['a win on a discard', wins.onDiscard, { wins: 1, 'win:discard': 1 }],
  ['a heavenly hand', wins.heavenly, { 'item:heavenly-hand': 1, 'situation:first-draw': 1 }],
  ['an earthly hand', wins.earthly, { 'item:earthly-hand': 1 }],
  ['two winners, each paid', wins.allWinners, { wins: 2, 'several-winners': 1 }],
  ['two winners, the nearest paid', wins.nearestWinner, { wins: 1, pass: 1 }],
  ['two winners, the highest paid', wins.highestWinner, { wins: 1, pass: 1 }],
  ['the last tile of the wall', wins.lastTile, { 'last-tile-win': 1 }],
  ['the discard after the last tile', wins.lastDiscard, { 'last-tile-win': 1, 'deadWall=2': 1 }],
  ['false wins, open', () => wins.falseWins('open-hand'), { 'false-win-open-hand': 3, draws: 1 }],
  ['false wins, paid', () => wins.falseWins('pay'), { 'false-win-pay': 3, 'false-win': 3 }],
  [
    'every kind of meld',
    kongs.allMelds,
    {
      chow: 1,
      pong: 1,
      'exposed-kong': 1,
      'concealed-kong': 2,
      'added-kong': 1,
      'kong-on-kong': 1,
    },
  ],
  ['a robbed added kong', kongs.robbedAddedKong, { 'robbed-added-kong': 1 }],
  ['two robbers of an added kong', kongs.twoRobbers, { 'robbed-added-kong': 2, wins: 2 }],
  ['a false robbing', kongs.falseRobbing, { 'false-win-pay': 1, 'robbed-added-kong': 1 }],
  [
    'orphans robbing a concealed kong',
    kongs.robbedConcealedKong,
    { 'robbed-concealed-kong': 1, 'thirteen-orphans': 1 },
  ],
  [
    'a robbed concealed kong',
    () => kongs.robbedByPureHand('any'),
    { 'robbed-concealed-kong': 1, 'item:pure-hand': 1 },
  ],
  ['a kong on a kong', kongs.kongOnKong, { 'kong-on-kong': 1, 'item:double-kong-replacement': 1 }],
  ['feeding, then a win from the wall', () => kongs.fedDragons('wall'), { pao: 1 }],
  ['feeding, then a win on another', () => kongs.fedDragons('discard'), { pao: 1 }],
  ['rounds of bonus tiles', bonus.bonusRounds, { bonus: 7 }],
  ['eight bonus tiles in the deal', bonus.eightInDeal, { 'eight-bonus-tiles': 1 }],
  ['seven bonus tiles', bonus.sevenBonusTiles, { 'seven-bonus-tiles': 1 }],
  ['eight bonus tiles after seven', bonus.passedAtSeven, { 'eight-bonus-tiles': 1, pass: 1 }],
  ['a bonus tile as the last tile', bonus.lastTileIsBonus, { draws: 1, bonus: 8 }],
  [
    'a round with three hands a dealer',
    () => matches.drawnRound('three'),
    { hands: 12, draws: 12, 'extra-hands-three': 8, 'deal-passed-by-three': 4 },
  ],
  ['a round without extra hands', () => matches.drawnRound('never'), { hands: 4 }],
  ['twenty hands of blind bots', matches.blindBots, { hands: 20, 'extra-hands-always': 19 }],
  ['a pot', matches.pot, { 'pot-won': 1, draws: 2 }],
  ['a dealer who stays', matches.dealerStays, { hands: 2, 'extra-hands-always': 1 }],
  ['a match of taisen', matches.taisenMatch, { hands: 4, wins: 1, 'rules=taisen': 4 }],
  ['taisen with wins from anyone', () => matches.taisenChowWin(true), { wins: 1 }],
  ['two throws of two dice', matches.twoThrows, { 'dice=two-twice': 1 }],
];

describe('audit of valid records', () => {
  test.each(VALID)('%s', (_, record, counts) => {
    const audited = audit(record());
    expect(audited.breaches).toEqual([]);
    expect(audited.counts).toMatchObject(counts);
  });
});
