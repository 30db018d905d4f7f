import type { Example } from '../../../engine/example';

/** A hand for every item of 8 points and more, but for those of chance. */
export const dearExamples = {
  'big-four-winds': {
    names: 'Big four winds 大四喜',
    hand: '55p NN [EEE][SSS][WWW]+N',
    gives: 'big-four-winds 88 + half-flush 6',
  },
  'big-three-dragons': {
    names: 'Big three dragons 大三元',
    hand: '99s 12m [CCC][FFF][PPP]+3m',
    gives: 'big-three-dragons 88 + outside-hand 4 + one-voided-suit 1 + edge-wait 1',
  },
  'all-green': {
    names: 'All green 綠一色 绿一色 緑一色',
    hand: '234s 234s FF 66s [888s]+6s',
    gives: 'all-green 88 + pure-double-chow 1',
  },
  'nine-gates': {
    names: 'Nine gates 九蓮寶燈 九莲宝灯 九蓮宝燈',
    hand: '1112345678999m+5m',
    gives: 'nine-gates 88 + two-concealed-pungs 2 + pung-of-terminals-or-honors 1',
  },
  'four-kongs': {
    names: 'Four kongs 四槓 四杠',
    hand: '5m [2222m][4444p][3333s](7777s)+5m',
    gives: 'four-kongs 88 + mixed-shifted-pungs 8 + all-simples 2',
  },
  'seven-shifted-pairs': {
    names: 'Seven shifted pairs 連七對 连七对 連七対',
    hand: '22p 33p 44p 55p 66p 77p 8p+8p',
    gives: 'seven-shifted-pairs 88 + all-simples 2',
  },
  'thirteen-orphans': {
    names: 'Thirteen orphans 十三么 十三幺',
    hand: '19m19p19sESWNCFP+P',
    gives: 'thirteen-orphans 88',
  },
  'all-terminals': {
    names: 'All terminals 清么九 清幺九',
    hand: '11m 99p [111s][999s][111p]+9p',
    gives: 'all-terminals 64',
  },
  'little-four-winds': {
    names: 'Little four winds 小四喜',
    hand: '123m W [EEE][SSS][NNN]+W',
    gives:
      'little-four-winds 64 + half-flush 6 + outside-hand 4 + prevalent-wind 2 + seat-wind 2 + single-wait 1',
  },
  'little-three-dragons': {
    names: 'Little three dragons 小三元',
    hand: '123m 456p P [CCC][FFF]+P',
    gives: 'little-three-dragons 64 + one-voided-suit 1 + single-wait 1',
  },
  'all-honors': {
    names: 'All honours all honors 字一色',
    hand: 'WWW PP CC [EEE][NNN]+C',
    gives: 'all-honors 64 + big-three-winds 12 + dragon-pung 2 + prevalent-wind 2',
  },
  'four-concealed-pungs': {
    names: 'Four concealed pongs four concealed pungs 四暗刻',
    hand: '222m 444p 777s 333s 5m+5m',
    gives: 'four-concealed-pungs 64 + mixed-shifted-pungs 8 + all-simples 2 + single-wait 1',
  },
  'pure-terminal-chows': {
    names: 'Pure terminal chows 一色雙龍會 一色双龙会 一色双龍会',
    hand: '55p 123p 78p [123p][789p]+9p',
    gives: 'pure-terminal-chows 64',
  },
  'quadruple-chow': {
    names: 'Quadruple chow 一色四同順 一色四同顺',
    hand: '99m 345s 34s [345s][345s]+5s',
    gives: 'quadruple-chow 48 + all-chows 2 + one-voided-suit 1',
  },
  'four-pure-shifted-pungs': {
    names: 'Four pure shifted pongs four pure shifted pungs 一色四節高 一色四节高',
    hand: '99m 55s [333s][444s][666s]+5s',
    gives: 'four-pure-shifted-pungs 48 + one-voided-suit 1 + no-honors 1',
  },
  'four-pure-shifted-chows': {
    names: 'Four pure shifted chows 一色四步高 一色四歩高',
    hand: '99p 123m 45m [234m][345m]+6m',
    gives: 'four-pure-shifted-chows 32 + all-chows 2 + one-voided-suit 1',
  },
  'three-kongs': {
    names: 'Three kongs 三槓 三杠',
    hand: '88p 34s [2222m][4444p](7777s)+5s',
    gives: 'three-kongs 32 + all-simples 2',
  },
  'all-terminals-and-honors': {
    names: 'All terminals and honours all terminals and honors 混么九 混幺九',
    hand: 'EE 11m [999p][NNN][CCC]+1m',
    gives: 'all-terminals-and-honors 32 + dragon-pung 2 + one-voided-suit 1',
  },
  'seven-pairs': {
    names: 'Seven pairs 七對 七对 七対',
    hand: '11m 33m 55p 77p 99s EE N+N',
    gives: 'seven-pairs 24',
  },
  'greater-honors-and-knitted-tiles': {
    names: 'Greater honours and knitted tiles greater honors and knitted tiles 七星不靠',
    hand: '147m 25p 36s ESWNCF+P',
    gives: 'greater-honors-and-knitted-tiles 24',
  },
  'all-even-pungs': {
    names: 'All even pongs all even pungs 全雙刻 全双刻',
    hand: '44m 66s [222p][888s][666m]+6s',
    gives: 'all-even-pungs 24 + double-pung 2',
  },
  'full-flush': {
    names: 'Pure hand full flush 清一色',
    hand: '33s 123s 78s [456s][999s]+6s',
    gives: 'full-flush 24 + short-straight 1 + pung-of-terminals-or-honors 1',
  },
  'pure-triple-chow': {
    names: 'Pure triple chow 一色三同順 一色三同顺',
    hand: '55m 234p 34p [234p][678s]+2p',
    gives: 'pure-triple-chow 24 + all-chows 2 + all-simples 2',
  },
  'pure-shifted-pungs': {
    names: 'Pure shifted pongs pure shifted pungs 一色三節高 一色三节高',
    hand: '99p 45m [222s][333s][444s]+6m',
    gives: 'pure-shifted-pungs 24 + no-honors 1',
  },
  'upper-tiles': {
    names: 'Upper tiles 全大',
    hand: '77m 789p 78s [999m][888p]+9s',
    gives: 'upper-tiles 24 + tile-hog 2 + mixed-double-chow 1 + pung-of-terminals-or-honors 1',
  },
  'middle-tiles': {
    names: 'Middle tiles 全中',
    hand: '55m 456p 45s [666m][444p]+6s',
    gives: 'middle-tiles 24 + tile-hog 2 + mixed-double-chow 1',
  },
  'lower-tiles': {
    names: 'Lower tiles 全小',
    hand: '22m 123p 12s [333m][111p]+3s',
    gives: 'lower-tiles 24 + tile-hog 2 + mixed-double-chow 1 + pung-of-terminals-or-honors 1 + edge-wait 1',
  },
  'pure-straight': {
    names: 'Pure straight 清龍 清龙',
    hand: '55p 123m 45m [789m][222s]+6m',
    gives: 'pure-straight 16 + no-honors 1',
  },
  'three-suited-terminal-chows': {
    names: 'Three-suited terminal chows 三色雙龍會 三色双龙会 三色双龍会',
    hand: '55s 123m 78m [123p][789p]+9m',
    gives: 'three-suited-terminal-chows 16',
  },
  'pure-shifted-chows': {
    names: 'Pure shifted chows 一色三步高 一色三歩高',
    hand: '99p 123m 34m [345m][WWW]+2m',
    gives: 'pure-shifted-chows 16 + pung-of-terminals-or-honors 1 + one-voided-suit 1',
  },
  'all-fives': {
    names: 'All fives 全帶五 全带五 全帯五',
    hand: '55m 456p 34s [567m][555p]+5s',
    gives: 'all-fives 16 + mixed-shifted-chows 6 + tile-hog 2',
  },
  'triple-pung': {
    names: 'Triple pong triple pung 三同刻',
    hand: '99p 34m [222m][222p][222s]+5m',
    gives: 'triple-pung 16 + no-honors 1',
  },
  'three-concealed-pungs': {
    names: 'Three concealed pongs three concealed pungs 三暗刻',
    hand: '222m 444p 666s 99p 78m+9m',
    gives: 'three-concealed-pungs 16 + concealed-hand 2 + no-honors 1',
  },
  'lesser-honors-and-knitted-tiles': {
    names: 'Lesser honours and knitted tiles lesser honors and knitted tiles 全不靠',
    hand: '147m 25p 369s ESWNC+F',
    gives: 'lesser-honors-and-knitted-tiles 12',
  },
  'knitted-straight': {
    names: 'Knitted straight 組合龍 组合龙',
    hand: '147m 258p 369s C [EEE]+C',
    gives: 'knitted-straight 12 + all-types 6 + prevalent-wind 2 + single-wait 1',
  },
  'upper-four': {
    names: 'Upper four 大於五 大于五',
    hand: '66m 789p 67s [999m][678p]+8s',
    gives: 'upper-four 12 + mixed-double-chow 1 + pung-of-terminals-or-honors 1',
  },
  'lower-four': {
    names: 'Lower four 小於五 小于五',
    hand: '44m 123p 23s [222m][234p]+1s',
    gives: 'lower-four 12 + mixed-double-chow 1',
  },
  'big-three-winds': {
    names: 'Big three winds 三風刻 三风刻',
    hand: '55p 78m [EEE][WWW][NNN]+9m',
    gives: 'big-three-winds 12 + prevalent-wind 2 + one-voided-suit 1',
  },
  'mixed-straight': {
    names: 'Mixed straight 花龍 花龙',
    hand: '99p 123m 45p [789s][CCC]+6p',
    gives: 'mixed-straight 8 + dragon-pung 2',
  },
  'reversible-tiles': {
    names: 'Reversible tiles 推不倒',
    hand: '99p 234p 45s [888s][PPP]+6s',
    gives: 'reversible-tiles 8 + dragon-pung 2',
  },
  'mixed-triple-chow': {
    names: 'Mixed triple chow 三色三同順 三色三同顺',
    hand: '99p 234m 34p [234s][CCC]+2p',
    gives: 'mixed-triple-chow 8 + dragon-pung 2',
  },
  'mixed-shifted-pungs': {
    names: 'Mixed shifted pongs mixed shifted pungs 三色三節高 三色三节高',
    hand: '99p 45m [333m][444p][555s]+6m',
    gives: 'mixed-shifted-pungs 8 + no-honors 1',
  },
} as const satisfies Readonly<Record<string, Example>>;
