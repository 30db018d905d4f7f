import type { Text } from '../../en/app';
import { people, points, whose, wind } from '../grammar';

const handName = (number: number, repeat: number) =>
  repeat > 0 ? `第${number}局，连庄${repeat}次` : `第${number}局`;

const readiness: Text['ready']['title'] = {
  win: '听牌',
  short: '还不能胡',
  drawn: '只能自摸',
  gone: '要的牌已没了',
};

/** Words of the table. */
export const atTable: Pick<
  Text,
  | 'table'
  | 'hand'
  | 'look'
  | 'tray'
  | 'won'
  | 'actions'
  | 'autoPass'
  | 'coach'
  | 'switches'
  | 'aims'
  | 'tracker'
  | 'danger'
  | 'ready'
> = {
  table: {
    name: '牌桌',
    seat: ({ person, wind: at, isDealer, score }) =>
      `${people[person]}，${wind(at)}${isDealer ? '，庄家' : ''}，${points(score)}`,
    seatWind: (at, dealer) => `${wind(at)}${dealer ? '，庄' : ''}`,
    dealer: '庄家',
    river: (who) => `${whose(who)}弃牌`,
    fromWall: (name) => `${name}，摸切`,
    taken: (name, who) => `${name}，已被${people[who]}拿走`,
    earlier: (count) => `之前${count}张`,
    melds: (who) => `${whose(who)}副露`,
    flowers: (who) => `${whose(who)}花牌`,
    concealed: (count) => `${count}张手牌`,
    hiddenKong: '暗杠',
    claimedFrom: (name, who) => `${name}，来自${people[who]}`,
    also: (name, parts) => [name, ...parts].join('，'),
    gets: '收你的牌',
    marks: '桌上',
    stoodIn: (times) => `替补代打${times}次`,
    wall: (count) => `牌墙：还剩${count}张`,
    dice: (thrown) => `骰子：${thrown.join('、')}`,
    left: () => '张余牌',
    next: '下一张',
    spare: '补牌',
    round: (at) => `${wind(at)}风圈`,
    hand: handName,
    place: ({ round, number, repeat }) => `${wind(round)}风圈${handName(number, repeat)}`,
  },
  hand: {
    name: '你的手牌',
    justTaken: (name) => `${name}，刚换来`,
    dear: (name) => `${name}，每张加番`,
    justDrawn: (name) => `${name}，刚摸到`,
    justReceived: (name) => `${name}，刚收到`,
    chosenAs: (name, number) => `${name}，第${number}张`,
    mayNotGo: (name) => `${name}，不能打`,
    mayNotBeGiven: (name) => `${name}，不能给`,
    letGo: '松手打出',
    goesBack: '现在不能打',
    letGoGive: '松手交出',
    letGoBack: '松手取回',
    staysHere: '不能给',
  },
  look: {
    unseen: (count) => `未见${count}张`,
    seen: (held, open) => `手里${held}张，桌上${open}张`,
    without: '打出后听',
  },
  tray: {
    discarded: (who, name) => `${people[who]}打出${name}`,
    declaredKong: (who, name) => `${people[who]}开杠${name}`,
    claimOrPass: '要，还是过',
    leaves: ({ left, of, isPinned }) =>
      isPinned ? '要这张，就做不成你要做的牌' : `要这张，最接近的${of}副牌里有${left}副做不成`,
    ways: (count) => `${count}种`,
    wilds: (count, name) => (count === 0 ? `没有${name}` : `${count}张${name}`),
    whichTiles: '用哪几张牌？',
    otherClaims: '其他选择',
    robOrPass: '抢杠，还是过',
    bonusWin: '花牌胡',
    bonusOrPass: '现在胡，还是接着打',
    drew: (name) => `你摸到${name}`,
    took: (name) => `你换来${name}`,
    yourTurn: '轮到你了',
    choose: '选一张牌打出',
    onlyDrawn: '只能打刚摸的牌',
    chooseTile: '选一张牌',
    discardTile: (name) => `打出${name}`,
    waitFor: (who) => `轮到${people[who]}`,
    over: '这一局结束',
    beforePlay: '开打之前',
    chooseOne: '请选择',
    exchange: (least, most) => `换${least === most ? '' : '最多'}${most}张牌`,
    goesTo: (line, who) => `交给${people[who]}。${line}`,
    chosen: (count, most) => `已选${count}张，共${most}张`,
    mustStay: (name) => `${name}不能给。`,
    chooseMore: (count) => `还差${count}张`,
    chooseForMe: '替我选',
    again: '再按一次确定。',
    exchangeNone: '不换',
    notNow: '暂不',
    othersChoose: '等其他人选择',
    waits: '听',
    hasWon: (who, worth) => `${people[who]}胡了，${worth}`,
    playOn: (count) => `${count}家接着打`,
    seeHand: '看牌',
    falseWin: (who) => `${people[who]}诈胡。`,
  },
  won: {
    place: (place) => `第${place}`,
    seat: (place) => `第${place}个胡`,
    out: '出局',
    title: '已胡的牌',
    hand: (who) => `${whose(who)}牌`,
  },
  actions: {
    win: '胡',
    pong: '碰',
    chow: '吃',
    kong: '杠',
    pass: '过',
    discard: '打出',
    declare: '宣告',
    exchange: '交换',
  },
  autoPass: {
    notAgain: '这张不再问',
    notTile: (name) => `这一局不再问${name}`,
  },
  coach: { open: '教练' },
  switches: {
    open: '开关',
    note: '速度，自动过、胡和打牌',
    on: (count) => `开关，已开${count}项`,
    skip: '跳到我',
    skipLong: '跳到你的下一次选择',
  },
  aims: {
    open: '可做的牌',
    word: '可做的牌',
    note: '最合适的牌型，以及还差什么',
    used: (name) => `${name}，属于你要做的牌`,
  },
  tracker: { open: '未见的牌', note: '每种还剩多少' },
  danger: {
    open: '手牌的点炮概率',
    thinking: '正在计算每张牌的点炮概率',
    none: '教练算不出这些牌的点炮概率',
    unoffered: '点炮概率没有打开：设置、辅助',
    figure: (percent) => `${percent}%`,
    tile: (name, percent) => `${name} ${percent}%`,
    by: (told, seats) => (seats.length > 0 ? `${told}点炮：${seats.join('、')}` : `${told}点炮`),
    never: (name) => `${name}：没人能胡`,
    safer: (name, who) => `对${who}是${name}`,
    all: (parts) => parts.join('；'),
    few: '每张牌的点炮概率都不到1%',
    ends: (safest, most) => `点炮概率：${safest}至${most}`,
  },
  ready: {
    title: readiness,
    left: '张',
    label: (waits, state, own) => `${own ?? (state === 'win' ? '已听牌' : readiness[state])}，听${waits}`,
    wait: (name, left) => `${name}还剩${left}张`,
    more: '每张牌值多少',
    onDiscard: '点炮',
    selfDrawn: '自摸',
    way: (name, worth) => `${name}：${worth}`,
    wins: '能胡',
    onlyDrawn: (worth) => (worth ? `只能自摸，${worth}` : '只能自摸'),
    refused: '不能胡',
  },
};
