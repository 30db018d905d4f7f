import { FIRST_ANIMAL, FIRST_RED_FIVE, JOKER, FIRST_SEASON, rankOf, suitOf } from '../../engine/tiles';
import type { MeldType, TileKind, Wind } from '../../engine/types';
import type { Opponents } from '../../store/facts/opponents';
import type { Person } from '../../store/types';
import type { Text } from './en';
import { signed, total } from './numbers';
import { peopleIn } from './people';

export const people = peopleIn['zh-Hant-HK'];
const readiness: Text['ready']['title'] = {
  win: '叫糊',
  short: '未可食糊',
  drawn: '只可自摸',
  gone: '已無牌可等',
};
const winds = ['東', '南', '西', '北'];
const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
const hanNumber = (count: number) => numerals[count - 1] ?? `${count}`;
const suits = ['萬', '筒', '索'];
const dragons = ['紅中', '發財', '白板'];
const flowers = ['梅', '蘭', '菊', '竹'];
const seasons = ['春', '夏', '秋', '冬'];
const animals = ['財神', '元寶', '貓', '老鼠', '漁翁', '魚', '公雞', '蟲'];

export const wind = (at: Wind) => winds[at] ?? '';
const whose = (who: Person) => `${people[who]}的`;
export const points = (count: number) => `${total(count)} 分`;
const seconds = (count: number) => `${count} 秒`;

function tile(kind: TileKind): string {
  const rank = rankOf(kind);
  if (kind === JOKER) return '百搭';
  const red = kind >= FIRST_RED_FIVE ? '赤' : '';
  if (suitOf(kind) < 3) return `${red}${numerals[rank - 1]}${suits[suitOf(kind)]}`;
  if (suitOf(kind) === 3) return kind < 31 ? `${wind(rank - 1)}風` : (dragons[rank - 1] ?? '');
  if (kind < FIRST_SEASON) return `花牌${flowers[rank - 1]}（${rank}）`;
  if (kind < FIRST_ANIMAL) return `花牌${seasons[rank - 1]}（${rank}）`;
  return animals[rank - 1] ?? '';
}

function meld(type: MeldType, kind: TileKind, concealed: boolean): string {
  if (type === 'chow') {
    const ranks = [0, 1, 2].map((at) => numerals[rankOf(kind) - 1 + at]).join('');
    return `順子${ranks}${suits[suitOf(kind)]}`;
  }
  const names = concealed
    ? { pong: '暗刻', group: '一組', kong: '暗槓' }
    : { pong: '刻子', group: '一組', kong: '明槓' };
  return `${names[type]}${tile(kind)}`;
}

const levels: Readonly<Record<Opponents, string>> = {
  gentle: '知道怎樣可食糊，但會漏上漏碰，有時打得急。',
  steady: '向可食的糊做牌，憑簡單準則決定上碰，不會推演。',
  sharp: '從實戰學懂取捨；上碰前以假想牌局推演。',
  master: '同「精明」，但推演的假想牌局多得多，較慢。',
  mixed: '兩位穩健，一位溫和。',
};

/** The same words in Traditional Chinese, as used in Hong Kong. */
export const zhHantHK: Text = {
  language: 'zh-Hant-HK',
  appName: '香港麻雀',
  people,
  whose,
  wind,
  tile,
  meld,
  points,
  total,
  signed,
  seconds,

  table: {
    name: '牌桌',
    seat: ({ person, wind: at, isDealer, score }) =>
      `${people[person]}，${wind(at)}${isDealer ? '，莊家' : ''}，${points(score)}`,
    seatWind: (at, dealer) => `${wind(at)}${dealer ? '，莊' : ''}`,
    dealer: '莊家',
    river: (who) => `${whose(who)}棄牌`,
    earlier: (count) => `先前 ${count} 張`,
    melds: (who) => `${whose(who)}門前牌`,
    flowers: (who) => `${whose(who)}花牌`,
    concealed: (count) => `${count} 張手牌`,
    claimedFrom: (name, who) => `${name}，取自${people[who]}`,
    also: (name, parts) => [name, ...parts].join('，'),
    marks: '桌上',
    stoodIn: (times) => `替補代打 ${times} 次`,
    wall: (count) => `牌山：尚餘 ${count} 張`,
    dice: (thrown) => `骰子：${thrown.join('、')}`,
    left: () => '張剩餘',
    next: '下一張',
    spare: '補牌',
    round: (at) => `${wind(at)}圈`,
    hand: (number, repeat) => (repeat > 0 ? `第 ${number} 局，連莊 ${repeat} 次` : `第 ${number} 局`),
  },

  hand: {
    name: '你的手牌',
    justDrawn: (name) => `${name}，剛摸到`,
    mayNotGo: (name) => `${name}，不可打出`,
    letGo: '放手打出',
    goesBack: '現在不可打出',
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
    onlyDrawn: '只可打出剛摸的牌',
    chooseTile: '選一張牌',
    discardTile: (name) => `打出${name}`,
    waitFor: (who) => `輪到${people[who]}`,
    over: '此局完結',
    beforePlay: '開局之前',
    chooseOne: '請選擇',
    exchange: (least, most) => `換${least === most ? '' : '最多'} ${most} 張牌`,
    goesTo: (who) => `交給${people[who]}。`,
    chosen: (count, most) => `已選 ${count} 張，共 ${most} 張`,
    chooseMore: (count) => `尚欠 ${count} 張`,
    chooseForMe: '代我選',
    exchangeNone: '不換',
    notNow: '暫不',
    othersChoose: '等其他人選擇',
    waits: '等',
    hasWon: (who, gain) => `${people[who]}食糊，${gain}`,
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
    group: '組',
    exchange: '交換',
  },
  autoPass: {
    notAgain: '此牌不再問',
    notTile: (name) => `此局不再問${name}`,
  },
  coach: { open: '教練' },
  tracker: { open: '數牌與自動不要', note: '未見的牌' },

  ready: {
    title: readiness,
    left: '張',
    label: (waits, state) => `${state === 'win' ? '已叫糊' : readiness[state]}，等${waits}`,
    wait: (name, left) => `${name}餘 ${left} 張`,
    more: '每張牌值多少',
    onDiscard: '食出銃',
    selfDrawn: '自摸',
    way: (name, worth) => `${name}：${worth}`,
    wins: '可食糊',
    onlyDrawn: (worth) => (worth ? `只可自摸，${worth}` : '只可自摸'),
    refused: '不可食糊',
  },

  home: {
    continueTitle: '牌局仍在等你',
    place: ({ round, hand, wind: at, score, opponents }) =>
      `${round}${hand}，你坐${wind(at)}，${points(score)}${opponents.length > 0 ? `，對手：${opponents.join('、')}` : ''}。`,
    welcome: '香港麻雀，照香港打法',
    lead: (table, isKept) =>
      `${table ? `${hanNumber(table.seats - 1)}位對手，${hanNumber(table.seats)}個風位，${table.tiles} 張牌。` : ''}可打一圈或全場，${isKept ? '每一步都會儲存' : '但此瀏覽器不會儲存，關閉網頁後牌局會遺失'}。`,
    unkept: '此瀏覽器沒有儲存牌局，關閉網頁後會遺失。',
    continue: '繼續牌局',
    learn: '未打過麻雀？五分鐘學會',
    newMatch: '新牌局',
    rules: '玩法',
    pick: '選擇玩法',
    games: (count) => `${count} 種玩法`,
    start: '開始新牌局',
    links: '更多',
    lesson: '第一課',
    practice: '練習',
    savedHand: '你的手牌',
  },

  ruleFacts: { changed: '已改', usually: (value) => `通常${value}` },
  setUp: {
    presets: '規則',
    ownTable: '自訂',
    opponents: '對手',
    opponent: { gentle: '溫和', steady: '穩健', sharp: '精明', master: '大師', mixed: '混合' },
    opponentNote: (opponents, isFew) =>
      `${levels[opponents]}${isFew ? '其他級別未學此規則。' : '任何級別都看不到蓋住的牌。'}`,
    mixedStyles: '對手各有打法',
    options: '全部規則與輔助',
    changed: (count) => `已改 ${count} 項`,
    loading: '請稍候',
    failed: '未能載入此玩法，請檢查網絡後再試。',
    retry: '再試',
  },

  menu: {
    open: '選單',
    title: '選單',
    abandonAsk: '放棄牌局？',
    restartAsk: '重新開始？',
    leaveAsk: '離開牌桌？',
    scores: '目前分數',
    history: '歷史',
    practice: '練習叫牌',
    calculator: '計番器',
    calculatorNote: '一手牌值多少',
    day: '每日牌局',
    share: '挑戰朋友',
    houseRules: '自訂規則',
    lesson: '第一課',
    lessonNote: '未打過麻雀？只需五分鐘',
    firstMatches: '頭幾場牌',
    lessonAt: (step, all) => `由第 ${step} 步繼續，共 ${all} 步`,
    historyNote: '打過的牌局、重播、匯出',
    close: '關閉',
    keys: '鍵盤',
    settings: '設定',
    settingsNote: '外觀、打牌、聲音、資料',
    sort: '理牌',
    rules: '規則',
    rulesNote: '所有番種，附例牌',
    standings: '最終名次',
  },
  keys: {
    title: '鍵盤',
    space: '空白鍵',
  },
  crash: {
    title: '發生錯誤',
    note: (isKept) =>
      isKept
        ? '牌局已儲存至你最後一步，重新載入即可繼續。'
        : '此瀏覽器沒有儲存牌局，重新載入後可開始新牌局。',
    reload: '重新載入',
    download: '下載存檔',
    details: '詳情',
    partMissing: '程式有一部分未能載入，請重新載入頁面。',
  },
};
