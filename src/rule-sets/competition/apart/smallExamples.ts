import type { Example } from '../../../engine/example';

/** A hand for every other item. */
export const smallExamples = {
  'chicken-hand': {
    names: 'Chicken hand 無番和 无番和',
    hand: 'WW 678p 56s [123m][345m]+7s',
    gives: 'chicken-hand 8',
  },
  'last-tile-draw': {
    names: 'Last tile draw 妙手回春',
    hand: '99p 345m 34s [678p][CCC]+2s',
    by: 'wall',
    situation: ['last-tile'],
    gives: 'last-tile-draw 8 + dragon-pung 2',
  },
  'last-tile-claim': {
    names: 'Last tile claim 海底撈月 海底捞月',
    hand: '99p 345m 34s [678p][CCC]+2s',
    situation: ['last-tile'],
    gives: 'last-tile-claim 8 + dragon-pung 2',
  },
  'out-with-replacement-tile': {
    names: 'Out with replacement tile 槓上開花 杠上开花',
    hand: '88p 123s 45m [7777s][CCC]+6m',
    by: 'wall',
    situation: ['kong-replacement'],
    gives: 'out-with-replacement-tile 8 + dragon-pung 2 + melded-kong 1',
  },
  'robbing-the-kong': {
    names: 'Robbing the kong 搶槓和 抢杠和',
    hand: '55m 678p 78m [123s][CCC]+6m',
    by: 'robbed-kong',
    gives: 'robbing-the-kong 8 + dragon-pung 2 + mixed-double-chow 1',
  },
  'all-pungs': {
    names: 'All pongs all pungs 碰碰和',
    hand: '22m 44p [888s][999s][NNN]+4p',
    gives: 'all-pungs 6 + pung-of-terminals-or-honors 2',
  },
  'half-flush': {
    names: 'Clean hand half flush 混一色',
    hand: '99m 123m 45m [789m][NNN]+6m',
    gives: 'pure-straight 16 + half-flush 6 + pung-of-terminals-or-honors 1',
  },
  'mixed-shifted-chows': {
    names: 'Mixed shifted chows 三色三步高 三色三歩高',
    hand: '99p 123m 34p [345s][CCC]+2p',
    gives: 'mixed-shifted-chows 6 + dragon-pung 2',
  },
  'all-types': {
    names: 'All types 五門齊 五门齐 五門斉',
    hand: 'EE 234m 45p [888s][CCC]+6p',
    gives: 'all-types 6 + dragon-pung 2',
  },
  'melded-hand': {
    names: 'Melded hand 全求人',
    hand: '5p [123m][456p][888s][CCC]+5p',
    gives: 'melded-hand 6 + dragon-pung 2',
  },
  'two-concealed-kongs': {
    names: 'Two concealed kongs 雙暗槓 双暗杠 双暗槓',
    hand: '99p 34m [567m](2222p)(6666p)+5m',
    gives: 'two-concealed-kongs 6 + one-voided-suit 1 + no-honors 1',
  },
  'two-dragon-pungs': {
    names: 'Two dragon pongs two dragon pungs 雙箭刻 双箭刻',
    hand: '99s 123s 45s [CCC][FFF]+6s',
    gives: 'half-flush 6 + two-dragon-pungs 6 + short-straight 1',
  },
  'melded-and-concealed-kong': {
    names: 'Melded and concealed kong 明暗槓 明暗杠',
    hand: '99p 34m [567s](2222p)[CCCC]+5m',
    by: 'wall',
    gives: 'melded-and-concealed-kong 5 + dragon-pung 2 + self-drawn 1',
  },
  'outside-hand': {
    names: 'Outside hand 全帶么 全带幺 全帯幺',
    hand: '99p 123m 78s [789m][CCC]+9s',
    gives: 'outside-hand 4 + dragon-pung 2 + mixed-double-chow 1 + two-terminal-chows 1',
  },
  'fully-concealed-hand': {
    names: 'Fully concealed hand 不求人',
    hand: 'CCC 55m 234p 678m 67p+8p',
    by: 'wall',
    gives: 'fully-concealed-hand 4 + dragon-pung 2 + mixed-double-chow 1 + one-voided-suit 1',
  },
  'two-melded-kongs': {
    names: 'Two melded kongs 雙明槓 双明杠 双明槓',
    hand: '99p 34m [567m][2222p][CCCC]+5m',
    by: 'wall',
    gives: 'two-melded-kongs 4 + dragon-pung 2 + one-voided-suit 1 + self-drawn 1',
  },
  'last-of-kind': {
    names: 'Last of its kind last tile 和絕張 和绝张 和絶張',
    hand: '99p 345m 79s [888s][CCC]+8s',
    by: 'wall',
    gives: 'last-of-kind 4 + dragon-pung 2 + tile-hog 2 + closed-wait 1 + self-drawn 1',
  },
  'dragon-pung': {
    names: 'Dragon pong dragon pung 箭刻',
    hand: '99s 123s 45s [CCC][SSS]+6s',
    gives: 'half-flush 6 + dragon-pung 2 + seat-wind 2 + short-straight 1',
  },
  'prevalent-wind': {
    names: 'Prevalent wind 圈風刻 圈风刻 圏風刻',
    hand: '11s 456s 78s [EEE][123s]+9s',
    gives: 'pure-straight 16 + half-flush 6 + prevalent-wind 2',
  },
  'seat-wind': {
    names: 'Seat wind 門風刻 门风刻',
    hand: '11s 456s 78s [SSS][123s]+9s',
    gives: 'pure-straight 16 + half-flush 6 + seat-wind 2',
  },
  'concealed-hand': {
    names: 'Concealed hand 門前清 门前清',
    hand: '99m NNN 234m 567m 67m+8m',
    gives: 'half-flush 6 + concealed-hand 2 + short-straight 1 + pung-of-terminals-or-honors 1',
  },
  'all-chows': {
    names: 'All chows 平和',
    hand: '55p 123m 45m [789m][234s]+6m',
    gives: 'pure-straight 16 + all-chows 2',
  },
  'tile-hog': {
    names: 'Tile hog 四歸一 四归一 四帰一',
    hand: '55p 123m 45m [789m][333m]+6m',
    gives: 'pure-straight 16 + tile-hog 2 + one-voided-suit 1 + no-honors 1',
  },
  'double-pung': {
    names: 'Double pong double pung 雙同刻 双同刻',
    hand: '99m 44p [222m][222s][888s]+4p',
    gives: 'all-pungs 6 + double-pung 2 + no-honors 1',
  },
  'two-concealed-pungs': {
    names: 'Two concealed pongs two concealed pungs 雙暗刻 双暗刻',
    hand: '222m 444p 9s [888s][777m]+9s',
    gives: 'all-pungs 6 + two-concealed-pungs 2 + no-honors 1 + single-wait 1',
  },
  'concealed-kong': {
    names: 'Concealed kong 暗槓 暗杠',
    hand: '99m 345m 67m [NNN](2222m)+8m',
    gives: 'half-flush 6 + concealed-kong 2 + short-straight 1 + pung-of-terminals-or-honors 1',
  },
  'all-simples': {
    names: 'All simples 斷么 断幺',
    hand: '22m 44p [888s][666s][333m]+4p',
    gives: 'all-pungs 6 + all-simples 2',
  },
  'pure-double-chow': {
    names: 'Pure double chow 一般高',
    hand: '99m 345m 34m [678m][CCC]+5m',
    gives: 'half-flush 6 + dragon-pung 2 + pure-double-chow 1 + short-straight 1',
  },
  'mixed-double-chow': {
    names: 'Mixed double chow 喜相逢',
    hand: '99p 123m 45m [789m][123p]+6m',
    gives: 'pure-straight 16 + all-chows 2 + mixed-double-chow 1 + one-voided-suit 1',
  },
  'short-straight': {
    names: 'Short straight 連六 连六',
    hand: '11m 234m 56m [678m][CCC]+7m',
    gives: 'half-flush 6 + dragon-pung 2 + short-straight 1',
  },
  'two-terminal-chows': {
    names: 'Two terminal chows 老少副',
    hand: '55m 123m 78m [CCC][345m]+9m',
    gives: 'half-flush 6 + dragon-pung 2 + two-terminal-chows 1',
  },
  'pung-of-terminals-or-honors': {
    names: 'Pong of terminals or honours pung of terminals or honors 么九刻 幺九刻',
    hand: '22m 44p [111s][NNN][888s]+4p',
    gives: 'all-pungs 6 + pung-of-terminals-or-honors 2',
  },
  'melded-kong': {
    names: 'Melded kong 明槓 明杠',
    hand: '99m 345m 67m [NNNN][CCC]+8m',
    gives: 'half-flush 6 + dragon-pung 2 + short-straight 1 + pung-of-terminals-or-honors 1 + melded-kong 1',
  },
  'one-voided-suit': {
    names: 'One voided suit 缺一門 缺一门',
    hand: '22m 44m [888s][CCC][NNN]+4m',
    gives: 'all-pungs 6 + dragon-pung 2 + pung-of-terminals-or-honors 1 + one-voided-suit 1',
  },
  'no-honors': {
    names: 'No honours no honors 無字 无字',
    hand: '99p 123m 45m [789m][888s]+6m',
    gives: 'pure-straight 16 + no-honors 1',
  },
  'edge-wait': {
    names: 'Edge wait 邊張 边张 辺張',
    hand: '99p 456m 12m [789m][888s]+3m',
    gives: 'pure-straight 16 + no-honors 1 + edge-wait 1',
  },
  'closed-wait': {
    names: 'Closed wait 坎張 坎张',
    hand: '99p 123m 46m [789m][888s]+5m',
    gives: 'pure-straight 16 + no-honors 1 + closed-wait 1',
  },
  'single-wait': {
    names: 'Single wait 單釣將 单钓将 単調将',
    hand: '123m 456m 9p [789m][888s]+9p',
    gives: 'pure-straight 16 + no-honors 1 + single-wait 1',
  },
  'self-drawn': {
    names: 'Self-drawn 自摸',
    hand: '99p 123m 45m [789m][888s]+6m',
    by: 'wall',
    gives: 'pure-straight 16 + no-honors 1 + self-drawn 1',
  },
  'flower-tiles': {
    names: 'Flower tiles 花牌',
    inLittle: 'bonus',
    hand: '99p 123m 45m [789m][888s]+6m|1f3y',
    gives: 'pure-straight 16 + no-honors 1 | flower-tiles 2',
  },
} as const satisfies Readonly<Record<string, Example>>;
