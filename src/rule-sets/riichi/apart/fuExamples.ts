import type { Example } from '../../../engine/example';
import type { FuId } from '../fu';

/** A hand for everything that fu are counted for. */
export const fuExamples: Readonly<Record<FuId, Example>> = {
  'base-fu': {
    names: 'Base 底符 副底 fuutei',
    hand: '123m 567m 345s 22p 67p+8p',
    by: 'wall',
    told: 'fu',
    gives: 'closed-self-drawn 1 + flat-hand 1 | base-fu 20',
  },
  'seven-pairs-fu': {
    names: 'Seven pairs 七對子 七対子 七对子',
    hand: '11m 33m 55p 77p 99s EE C+C',
    told: 'fu',
    gives: 'seven-pairs 2 | seven-pairs-fu 25',
  },
  'pong-fu': {
    names: 'Pong 刻子 koutsu triplet',
    hand: '111m 99p 78s [345m][PPP]+9s',
    told: 'fu',
    gives: 'white-dragon 1 | base-fu 20 + pong-fu 4 + pong-fu 8',
  },
  'kong-fu': {
    names: 'Kong 槓子 kantsu kan 杠子',
    hand: '99p 78s [345m](1111m)[PPPP]+9s',
    told: 'fu',
    gives: 'white-dragon 1 | base-fu 20 + kong-fu 32 + kong-fu 16',
  },
  'eyes-fu': {
    names: 'Pair of dragons or own winds 役牌雀頭 jantou 役牌の雀頭 役牌雀头',
    hand: '123m 567m 345s SS 67p+8p',
    situation: ['riichi'],
    told: 'fu',
    gives: 'riichi 1 | base-fu 20 + eyes-fu 2 + closed-fu 10',
  },
  'wait-fu': {
    names: 'Waited for one kind 單一聽牌 待ち machi 嵌張・辺張・単騎待ち 坎张、边张或单骑',
    hand: '123m 567m 345s 22p 89p+7p',
    situation: ['riichi'],
    told: 'fu',
    gives: 'riichi 1 | base-fu 20 + wait-fu 2 + closed-fu 10',
  },
  'self-drawn-fu': {
    names: 'Self-drawn 自摸 tsumo ツモ',
    hand: '678s 66p 34s [234m][567p]+5s',
    by: 'wall',
    told: 'fu',
    gives: 'all-simples 1 | base-fu 20 + self-drawn-fu 2',
  },
  'closed-fu': {
    names: 'Closed, on a discard 門前清榮和 門前ロン menzen ron 门前清荣和',
    hand: '123m 567m 345s 22p 67p+8p',
    told: 'fu',
    gives: 'flat-hand 1 | base-fu 20 + closed-fu 10',
  },
  'open-flat-fu': {
    names: 'Open without other fu 副露而無其他符 喰い平和形 副露而无其他符',
    hand: '678s 66p 34s [234m][567p]+5s',
    told: 'fu',
    gives: 'all-simples 1 | base-fu 20 + open-flat-fu 10',
  },
};
