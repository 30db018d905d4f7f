import type { Opponents } from '../../../../store/selectors/opponents';
import type { Text } from '../../en/app';
import { hanNumber, points, wind } from '../grammar';

const levels: Readonly<Record<Opponents, string>> = {
  gentle: '知道怎樣可食糊，但會漏上漏碰，有時打得急。',
  steady: '向可食的糊做牌，憑簡單準則決定上碰，不會推演。',
  sharp: '從實戰學懂取捨；上碰前以假想牌局推演。',
  master: '同「精明」，但推演的假想牌局多得多，較慢。',
  mixed: '兩位穩健，一位溫和。',
};

/** Words of home, and of the form of a new match. */
export const atHome: Pick<
  Text,
  'home' | 'ruleFacts' | 'setUp' | 'gameList' | 'opponents' | 'practiceMatch' | 'fairTiles'
> = {
  home: {
    continueTitle: '牌局仍在等你',
    place: ({ hand, wind: at, score, opponents }) =>
      `${hand}，你坐${wind(at)}，${points(score)}${opponents.length > 0 ? `，對手：${opponents.join('、')}` : ''}。`,
    welcome: '靜靜打一局麻雀',
    lead: (table, isKept) =>
      `${table ? `${hanNumber(table.seats - 1)}位對手，${table.tiles} 張牌。` : ''}可打一圈或全場，${isKept ? '每一步都會儲存' : '但此瀏覽器不會儲存，關閉網頁後牌局會遺失'}。`,
    unkept: '此瀏覽器沒有儲存牌局，關閉網頁後會遺失。',
    continue: '繼續牌局',
    learn: (game) => `未打過麻雀？五分鐘學會${game ?? ''}`,
    newMatch: '新牌局',
    rules: '玩法',
    pick: '選擇玩法',
    games: (count) => `${count} 種玩法`,
    start: '開始新牌局',
    links: '更多',
    lesson: '第一課',
    practice: '練習',
    savedHand: '你的手牌',
    watch: '看電腦對局',
  },
  ruleFacts: { changed: '已改', usually: (value) => `通常${value}` },
  setUp: {
    more: '更多',
    presets: '規則',
    ownTable: '自訂',
    opponents: '對手',
    opponent: { gentle: '溫和', steady: '穩健', sharp: '精明', master: '大師', mixed: '混合' },
    opponentNote: (opponents, isFew) =>
      `${levels[opponents]}${isFew ? '此處沒有的級別未學此規則。' : '任何級別都看不到蓋住的牌。'}`,
    mixedStyles: '對手各有打法',
    options: '全部規則與輔助',
    changed: (count) => `已改 ${count} 項`,
    loading: '請稍候',
    failed: '未能載入此玩法，請檢查網絡後再試。',
    retry: '再試',
  },
  gameList: {
    search: '名稱、地方或規則',
    clear: '清除',
    noGame: '沒有這個玩法，請試其他字。',
  },
  opponents: {
    style: {
      speed: '心急：有用便要，早打番子',
      patient: '忍耐：少上少碰，愛門前清',
      flush: '愛做一色牌',
      pongs: '愛碰牌，少上牌',
      defender: '謹慎：見人落地便打熟章',
    },
    plain: '沒有特別打法',
  },
  practiceMatch: {
    name: '練習牌局',
    note: '選擇可以收回。牌局會有標記，不計入統計。',
  },
  fairTiles: {
    title: '公平洗牌',
    note: '牌已洗好，由以下數字鎖定；牌局完結後可核對有否更改。',
    commitment: '承諾值（SHA-256）',
    ownWords: '加入你的文字（可留空）',
  },
};
