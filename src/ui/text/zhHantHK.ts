import { FIRST_ANIMAL, FIRST_SEASON, rankOf, suitOf } from '../../engine/tiles';
import type { MeldType, TileKind, Wind } from '../../engine/types';
import type { Person } from '../../store/types';
import type { Text } from './en';

const people: Record<Person, string> = { you: '你', mei: '阿美', wing: '阿榮', chiu: '阿超' };
const winds = ['東', '南', '西', '北'];
const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
const suits = ['萬', '筒', '索'];
const dragons = ['紅中', '發財', '白板'];
const flowers = ['梅', '蘭', '菊', '竹'];
const seasons = ['春', '夏', '秋', '冬'];
const animals = ['財神', '元寶', '貓', '老鼠', '漁翁', '魚', '公雞', '蟲'];

const wind = (at: Wind) => winds[at] ?? '';
const whose = (who: Person) => `${people[who]}的`;
const points = (count: number) => `${count} 分`;
const seconds = (count: number) => `${count} 秒`;
const signed = (count: number) => (count > 0 ? `+${count}` : count < 0 ? `−${Math.abs(count)}` : `${count}`);

function tile(kind: TileKind): string {
  const rank = rankOf(kind);
  if (suitOf(kind) < 3) return `${numerals[rank - 1]}${suits[suitOf(kind)]}`;
  if (suitOf(kind) === 3) return kind < 31 ? `${wind(rank - 1)}風` : (dragons[rank - 1] ?? '');
  if (kind < FIRST_SEASON) return `花牌${flowers[rank - 1]}（${rank}）`;
  if (kind < FIRST_ANIMAL) return `花牌${seasons[rank - 1]}（${rank}）`;
  return animals[rank - 1] ?? '';
}

const anyOf = (kinds: readonly TileKind[]) => kinds.map(tile).join('、');

function meld(type: MeldType, kind: TileKind, concealed: boolean): string {
  if (type === 'chow') {
    const ranks = [0, 1, 2].map((at) => numerals[rankOf(kind) - 1 + at]).join('');
    return `順子${ranks}${suits[suitOf(kind)]}`;
  }
  return `${type === 'pong' ? '刻子' : concealed ? '暗槓' : '明槓'}${tile(kind)}`;
}

/** The same words in Traditional Chinese, as used in Hong Kong. */
export const zhHantHK: Text = {
  appName: '香港麻雀',
  people,
  whose,
  wind,
  tile,
  anyOf,
  meld,
  points,
  signed,
  seconds,

  table: {
    name: '牌桌',
    seat: ({ person, wind: at, isDealer, score }) =>
      `${people[person]}，${wind(at)}${isDealer ? '，莊家' : ''}，${points(score)}`,
    seatWind: (at, dealer) => `${wind(at)}${dealer ? '，莊' : ''}`,
    dealer: '莊家',
    river: (who) => `${whose(who)}棄牌`,
    melds: (who) => `${whose(who)}門前牌`,
    flowers: (who) => `${whose(who)}花牌`,
    concealed: (count) => `${count} 張手牌`,
    claimedFrom: (name, who) => `${name}，取自${people[who]}`,
    wall: (count) => `牌山：尚餘 ${count} 張`,
    left: () => '張剩餘',
    next: '摸牌',
    spare: '補牌',
    break: '開牌',
    round: (at) => `${wind(at)}圈`,
    hand: (number, repeat) => (repeat > 0 ? `第 ${number} 局，連莊 ${repeat}` : `第 ${number} 局`),
    faceDown: '蓋牌',
  },

  hand: {
    name: '你的手牌',
    justDrawn: (name) => `${name}，剛摸到`,
    notYet: '輪到你時才可打牌。',
  },

  tray: {
    discarded: (who, name) => `${people[who]}打出${name}`,
    declaredKong: (who, name) => `${people[who]}開槓${name}`,
    claimOrPass: '要牌還是不要',
    robOrPass: '搶槓還是不要',
    bonusWin: '花牌食糊',
    bonusOrPass: '現在食糊還是繼續',
    drew: (name) => `你摸到${name}`,
    yourTurn: '輪到你',
    choose: '選一張牌打出',
    discardTile: (name) => `打出${name}`,
    waitFor: (who) => `${people[who]}行動中`,
    over: '此局完結',
  },

  actions: {
    win: '食糊',
    pong: '碰',
    chow: '上',
    kong: '槓',
    pass: '不要',
    discard: '打出',
    declare: '聲明',
  },
  faan: (count) => `${count} 番`,
  faanRange: (least, most) => `${least}–${most} 番`,
  limit: '爆棚',
  value: (worth, gain) => `${worth} · ${signed(gain)}`,
  below: (faan, minimum) => `${faan} 番，須 ${minimum} 番`,

  ready: {
    title: '叫糊',
    left: '張',
    leftCount: (count) => `餘 ${count}`,
    label: (waits) => `已叫糊，等${waits}`,
    notReady: '尚未叫糊。',
  },

  say: {
    discarded: (who, name) => `${people[who]}打出${name}。`,
    chow: (who, name) => `${people[who]}上${name}。`,
    pong: (who, name) => `${people[who]}碰${name}。`,
    kong: (who, name) => `${people[who]}槓${name}。`,
    concealedKong: (who, name) => `${people[who]}暗槓${name}。`,
    addedKong: (who, name) => `${people[who]}加槓${name}。`,
    bonus: (who, name) => `${people[who]}亮出${name}。`,
    falseWin: (who) => `${people[who]}詐糊。`,
    win: (who, worth, gain) =>
      `${people[who]}食糊，${worth}，${gain < 0 ? '負' : '得'} ${points(Math.abs(gain))}。`,
    wallEmpty: '牌山已空，流局。',
    drew: (name) => `你摸到${name}。`,
    yourTurn: '輪到你。',
    youCan: (options) => `你可以${options.join('、')}。`,
    verbs: {
      win: '食糊',
      pong: '碰',
      chow: '上',
      kong: '槓',
      pass: '不要',
      discard: '打牌',
      declare: '聲明',
    },
    ready: (kinds) => `你已叫糊，等${anyOf(kinds)}。`,
    thrown: (parts) => `擲骰定位：${parts.join('，')}。`,
    newHand: (at, number) => `${wind(at)}圈第 ${number} 局。`,
    youAre: (at) => `你坐${wind(at)}。`,
    scores: (parts) => `${parts.join('，')}。`,
    score: (who, score) => `${people[who]} ${points(score)}`,
    lastDiscard: (who, name) => `最後棄牌：${people[who]}的${name}。`,
    noDiscard: '沒有可要的牌。',
    tilesLeft: (count) => `尚餘 ${count} 張。`,
    wait: (name, left) => `${name}餘 ${left} 張`,
    waiting: (parts) => `等${parts.join('、')}。`,
  },

  result: {
    title: (number) => `第 ${number} 局結果`,
    wins: (who, worth) => `${people[who]}食糊，${worth}`,
    winsPlain: (who) => `${people[who]}食糊`,
    onDiscard: (who, name) => `${people[who]}出銃${name}。`,
    byRobbing: (who, name) => `搶${people[who]}的槓，${name}。`,
    selfDrawn: (name) => `自摸${name}。`,
    byBonus: (name) => `亮出${name}。`,
    noWinner: '流局',
    wallEmpty: '牌山已空，不計分。',
    wallEmptyPaid: '牌山已空。',
    points: '分',
    items: '番數',
    bonusItems: '額外番',
    itemsTaisen: '食糊',
    total: '合計',
    minimumMet: (minimum) => `已達 ${minimum} 番起糊`,
    base: '底分',
    payments: '各家收付',
    noDoubling: '不加倍',
    noPayment: '不用付',
    hands: '各家手牌',
    next: '下一局',
    standings: '最終名次',
    running: (before, after) => `由 ${before} 至 ${after}`,
    concealed: '暗',
    claimedFrom: (who) => `取自${people[who]}`,
    wonOn: (name) => `食${name}`,
    wonWith: '食糊牌',
    pair: '眼',
    pairs: '對子',
    orphans: '十三么',
    rest: '其他牌',
    chow: '順子',
    pong: '刻子',
    kong: '槓',
    bonusTile: '花牌',
  },

  items: {
    'dragon-pong': '三元牌刻子',
    'seat-wind': '門風',
    'round-wind': '圈風',
    'all-simples': '無字',
    'common-hand': '平糊',
    'all-pongs': '對對糊',
    'clean-hand': '混一色',
    'three-concealed-pongs': '三暗刻',
    'three-kongs': '三槓',
    'seven-pairs': '七對子',
    'pure-hand': '清一色',
    'little-dragons': '小三元',
    'little-winds': '小四喜',
    'self-drawn': '自摸',
    'robbed-kong': '搶槓',
    'last-tile': '海底撈月',
    'no-bonus-tiles': '無花',
    'own-flower': '正花',
    'own-season': '正季',
    'all-flowers': '一台花',
    'all-seasons': '一台季',
    'heavenly-hand': '天糊',
    'earthly-hand': '地糊',
    'thirteen-orphans': '十三么',
    'heavenly-gates': '九子連環',
    'concealed-pongs': '坎坎糊',
    'all-kongs': '十八羅漢',
    'all-honors': '字一色',
    'pearl-dragon': '珍珠龍',
    'ruby-dragon': '紅寶龍',
    'jade-dragon': '翡翠龍',
    'great-dragons': '大三元',
    'great-winds': '大四喜',
    'eight-bonus-tiles': '八仙過海',
    'seven-bonus-tiles': '七花',
    'mixed-terminals': '花么九',
    terminals: '清么九',
    'concealed-hand': '門前清',
    'kong-replacement': '槓上開花',
    'double-kong-replacement': '槓上槓開花',
    'complete-hand': '成糊',
  },
  times: (name, count) => (count > 1 ? `${name} × ${count}` : name),
  steps: {
    faan: '番',
    'bonus-faan': '額外番',
    base: '底分',
    minimum: '起糊',
    limit: '爆棚',
    'half-limit': '半爆棚',
    cap: '封頂',
    multiplier: '每份',
  },
  factors: {
    'self-drawn': '自摸',
    discarder: '出銃',
    'discarder-pays-all': '全銃',
    'winner-east': '莊家食糊',
    'loser-east': '莊家付',
  },
  reasons: { win: '食糊', limit: '爆棚', pot: '流局彩池', pao: '包牌', 'false-win': '詐糊' },

  standings: {
    title: '最終名次',
    won: (who, score) => `${people[who]}以 ${points(score)}奪冠`,
    place: '名次',
    player: '玩家',
    score: '分數',
    home: '返回主頁',
  },

  home: {
    continueTitle: '牌局仍在等你',
    place: ({ round, hand, wind: at, score }) => `${round}${hand}，你坐${wind(at)}，${points(score)}。`,
    welcome: '香港麻雀，照香港打法',
    lead: '三位對手，四個風位，144 張牌。可打一圈或全場，每一步都會儲存。',
    continue: '繼續牌局',
    newMatch: '新牌局',
    rules: '規則',
    minimum: '起糊番數',
    length: '長度',
    rounds: (count) => (count === 1 ? '東圈' : `${count} 圈`),
    start: '開始新牌局',
    replaceTitle: '開始新牌局？',
    replace: '現時的牌局會中止，不計結果。',
    keep: '繼續打',
    links: '更多',
    savedHand: '你的手牌',
  },

  ruleSets: {
    'hong-kong-old': {
      name: '舊章',
      note: '有花，有爆棚',
      long: '香港舊章',
      facts: [
        ['爆棚', '每家 64 分'],
        ['花牌', '不計入起糊'],
        ['加倍', '出銃者、莊家'],
        ['自摸', '三家加倍'],
      ],
    },
    'hong-kong-common': {
      name: '新章',
      note: '全部計番，全銃',
      long: '香港新章',
      facts: [
        ['封頂', '10 番'],
        ['花牌', '計番'],
        ['出銃', '一家全付'],
        ['自摸', '三家加倍'],
      ],
    },
    taisen: {
      name: '入門',
      note: '初學：三組加一對眼',
      long: '入門麻雀',
      facts: [
        ['食糊', '三組一對'],
        ['其他牌', '不限'],
        ['花牌', '無'],
        ['食糊得分', '每家一分'],
      ],
    },
  },
  minimumLine: (name, minimum) => `${name}，${minimum} 番起糊`,

  menu: {
    open: '選單',
    title: '選單',
    home: '離開牌桌',
    homeNote: '牌局已儲存。',
    close: '關閉',
    keys: '鍵盤',
    keysNote: '牌桌所有按鍵',
    settings: '設定',
    settingsNote: '主題、語言、速度、牌面標示',
    sort: '理牌',
    about: '授權',
    aboutNote: '字型與牌面',
  },
  settings: {
    theme: '主題',
    themes: { system: '跟隨系統', light: '淺色', dark: '深色' },
    language: '語言',
    pace: '速度',
    paces: { normal: '正常', fast: '快', instant: '即時' },
    tileLabels: '牌面標示',
    labels: { none: '無', index: '角標', suits: '分色' },
    oneTap: '一按即打',
    letterKeys: '單鍵快捷',
  },
  keys: {
    title: '鍵盤',
    move: '左右移動',
    ends: '首張與末張',
    select: '選牌，再按打出',
    drawn: '打出剛摸的牌',
    pass: '不要',
    win: '食糊',
    pong: '碰',
    chow: '上，第一至第三選擇',
    kong: '槓',
    sort: '理牌，或保持摸牌次序',
    read: '讀出牌桌：分數、最後棄牌、餘牌',
    waits: '讀出叫糊的牌',
    escape: '關閉，或打開選單',
    help: '此列表',
    space: '空白鍵',
  },
  about: {
    title: '授權',
    fonts:
      '介面字型：Hanken Grotesk。牌面漢字：LXGW WenKai TC（轉為輪廓）。兩者均採用 SIL Open Font License 1.1。',
    read: '閱讀授權：',
  },
  notices: {
    'save-unreadable': '未能讀取已儲存的牌局，已另存於此瀏覽器，可開始新牌局。',
    'deal-restarted': '未能重播已儲存的一局，此局由派牌重新開始。',
    'save-failed': '此瀏覽器未能儲存牌局，關閉網頁後會遺失。',
  },
  dismiss: '關閉訊息',
};
