import type { Text } from '../../en/app';
import { people, points, whose, wind } from '../grammar';

const handName = (number: number, repeat: number) =>
  repeat > 0 ? `第 ${number} 局，連莊 ${repeat} 次` : `第 ${number} 局`;

const readiness: Text['ready']['title'] = {
  win: '叫糊',
  short: '未可食糊',
  drawn: '只可自摸',
  gone: '已無牌可等',
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
      `${people[person]}，${wind(at)}${isDealer ? '，莊家' : ''}，${points(score)}`,
    seatWind: (at, dealer) => `${wind(at)}${dealer ? '，莊' : ''}`,
    dealer: '莊家',
    river: (who) => `${whose(who)}棄牌`,
    fromWall: (name) => `${name}，即摸即打`,
    taken: (name, who) => `${name}，已被${people[who]}取去`,
    earlier: (count) => `先前 ${count} 張`,
    melds: (who) => `${whose(who)}門前牌`,
    flowers: (who) => `${whose(who)}花牌`,
    concealed: (count) => `${count} 張手牌`,
    hiddenKong: '暗槓',
    claimedFrom: (name, who) => `${name}，取自${people[who]}`,
    also: (name, parts) => [name, ...parts].join('，'),
    gets: '收你的牌',
    marks: '桌上',
    stoodIn: (times) => `替補代打 ${times} 次`,
    wall: (count) => `牌山：尚餘 ${count} 張`,
    dice: (thrown) => `骰子：${thrown.join('、')}`,
    left: () => '張剩餘',
    next: '下一張',
    spare: '補牌',
    round: (at) => `${wind(at)}圈`,
    hand: handName,
    place: ({ round, number, repeat }) => `${wind(round)}圈${handName(number, repeat)}`,
  },
  hand: {
    name: '你的手牌',
    justTaken: (name) => `${name}，剛換入`,
    dear: (name) => `${name}，每張加番`,
    justDrawn: (name) => `${name}，剛摸到`,
    justReceived: (name) => `${name}，剛收到`,
    chosenAs: (name, number) => `${name}，第 ${number} 張`,
    mayNotGo: (name) => `${name}，不可打出`,
    mayNotBeGiven: (name) => `${name}，不可給出`,
    letGo: '放手打出',
    goesBack: '現在不可打出',
    letGoGive: '放手交出',
    letGoBack: '放手取回',
    staysHere: '不可給出',
  },
  look: {
    unseen: (count) => `未見 ${count} 張`,
    seen: (held, open) => `手上 ${held} 張，枱面 ${open} 張`,
    without: '打出後叫',
  },
  tray: {
    discarded: (who, name) => `${people[who]}打出${name}`,
    declaredKong: (who, name) => `${people[who]}開槓${name}`,
    claimOrPass: '要牌還是不要',
    leaves: ({ left, of, isPinned }) =>
      isPinned ? '要了便做不成你要做的牌' : `要了，最近的 ${of} 副中有 ${left} 副做不成`,
    ways: (count) => `${count} 種`,
    wilds: (count, name) => (count === 0 ? `無${name}` : `${count} ${name}`),
    whichTiles: '用哪些牌？',
    otherClaims: '其他選擇',
    robOrPass: '搶槓還是不要',
    bonusWin: '花牌食糊',
    bonusOrPass: '現在食糊還是繼續',
    drew: (name) => `你摸到${name}`,
    took: (name) => `你換入${name}`,
    yourTurn: '輪到你',
    choose: '選一張牌打出',
    onlyDrawn: '只可打出剛摸的牌',
    chooseTile: '選一張牌',
    discardTile: (name) => `打出${name}`,
    waitFor: (who) => `輪到${people[who]}`,
    over: '此局完結',
    beforePlay: '開局之前',
    chooseOne: '請選擇',
    exchange: (least, most) => `換${least === most ? '' : '最多'} ${most} 張牌`,
    goesTo: (line, who) => `交給${people[who]}。${line}`,
    chosen: (count, most) => `已選 ${count} 張，共 ${most} 張`,
    mustStay: (name) => `${name}不可給出。`,
    chooseMore: (count) => `尚欠 ${count} 張`,
    chooseForMe: '代我選',
    again: '再按一次確定。',
    exchangeNone: '不換',
    notNow: '暫不',
    othersChoose: '等其他人選擇',
    waits: '等',
    hasWon: (who, worth) => `${people[who]}食糊，${worth}`,
    playOn: (count) => `${count} 家繼續`,
    seeHand: '看牌',
    falseWin: (who) => `${people[who]}詐糊。`,
  },
  won: {
    place: (place) => `第 ${place}`,
    seat: (place) => `已食糊，第 ${place} 位`,
    out: '出局',
    title: '已食糊的牌',
    hand: (who) => `${whose(who)}牌`,
  },
  actions: {
    win: '食糊',
    pong: '碰',
    chow: '上',
    kong: '槓',
    pass: '不要',
    discard: '打出',
    declare: '聲明',
    exchange: '交換',
  },
  autoPass: {
    notAgain: '此牌不再問',
    notTile: (name) => `此局不再問${name}`,
  },
  coach: { open: '教練' },
  switches: {
    open: '開關',
    note: '速度、自動不要、自動食糊與打牌',
    on: (count) => `開關，已開 ${count} 項`,
    skip: '跳到我',
    skipLong: '跳到你下一次選擇',
  },
  aims: {
    open: '可做的牌',
    word: '可做的牌',
    note: '最合適的牌，以及所欠的牌',
    used: (name) => `${name}，屬於你要做的牌`,
  },
  tracker: { open: '未見的牌', note: '每種尚餘多少' },
  danger: {
    open: '手牌出銃機會',
    thinking: '計算每張牌的出銃機會',
    none: '教練未能計算這些牌的出銃機會',
    unoffered: '手牌出銃機會未開啟：設定、輔助',
    figure: (percent) => `${percent}%`,
    tile: (name, percent) => `${name} ${percent}%`,
    by: (told, seats) => (seats.length > 0 ? `${told} 出銃：${seats.join('、')}` : `${told} 出銃`),
    never: (name) => `${name}：無人食得`,
    safer: (name, who) => `對${who}是${name}`,
    all: (parts) => parts.join('；'),
    few: '每張牌的出銃機會都不足 1%',
    ends: (safest, most) => `出銃機會：${safest} 至 ${most}`,
  },
  ready: {
    title: readiness,
    left: '張',
    label: (waits, state, own) => `${own ?? (state === 'win' ? '已叫糊' : readiness[state])}，等${waits}`,
    wait: (name, left) => `${name}餘 ${left} 張`,
    more: '每張牌值多少',
    onDiscard: '食出銃',
    selfDrawn: '自摸',
    way: (name, worth) => `${name}：${worth}`,
    wins: '可食糊',
    onlyDrawn: (worth) => (worth ? `只可自摸，${worth}` : '只可自摸'),
    refused: '不可食糊',
  },
};
