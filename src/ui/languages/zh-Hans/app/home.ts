import type { Opponents } from '../../../../store/selectors/opponents';
import type { Text } from '../../en/app';
import { hanNumber, points, wind } from '../grammar';

const levels: Readonly<Record<Opponents, string>> = {
  gentle: '知道怎样能胡，但会漏吃漏碰，有时打得急。',
  steady: '朝能胡的牌做，按简单准则吃碰，从不推演。',
  sharp: '从实战中学会取舍，吃碰前用假想的牌局推演。',
  master: '同“精明”，但推演的牌局多得多，也慢一些。',
  mixed: '两位稳健，一位温和。',
};

/** Words of home, and of the form of a new match. */
export const atHome: Pick<
  Text,
  'home' | 'ruleFacts' | 'setUp' | 'gameList' | 'opponents' | 'practiceMatch' | 'fairTiles'
> = {
  home: {
    continueTitle: '牌局还在等你',
    place: ({ hand, wind: at, score, opponents }) =>
      `${hand}，你坐${wind(at)}，${points(score)}${opponents.length > 0 ? `，对手：${opponents.join('、')}` : ''}。`,
    welcome: '安安静静打一场麻将',
    lead: (table, isKept) =>
      `${table ? `${hanNumber(table.seats - 1)}位对手，${table.tiles}张牌。` : ''}可以打一圈，也可以打全场，${isKept ? '每一步都会保存' : '但浏览器不保存数据，关闭页面后牌局会丢失'}。`,
    unkept: '浏览器没有保存牌局，关闭页面后会丢失。',
    continue: '继续牌局',
    learn: (game) => `没打过麻将？五分钟学会${game ?? ''}`,
    newMatch: '新牌局',
    rules: '玩法',
    pick: '选择玩法',
    games: (count) => `${count}种玩法`,
    start: '开始新牌局',
    links: '更多',
    lesson: '第一课',
    practice: '练习',
    savedHand: '你的手牌',
    watch: '看机器人对局',
  },
  ruleFacts: { changed: '已改', usually: (value) => `通常${value}` },
  setUp: {
    more: '更多',
    presets: '规则',
    ownTable: '自定义',
    opponents: '对手',
    opponent: { gentle: '温和', steady: '稳健', sharp: '精明', master: '大师', mixed: '混合' },
    opponentNote: (opponents, isFew) =>
      `${levels[opponents]}${isFew ? '这里没有的级别还没学过这套规则。' : '任何级别都看不到暗牌。'}`,
    mixedStyles: '对手各有打法',
    options: '全部规则与辅助',
    changed: (count) => `已改${count}项`,
    loading: '请稍候',
    failed: '这个玩法没能加载，请检查网络后再试。',
    retry: '再试',
  },
  gameList: {
    search: '名称、地区或规则',
    clear: '清除搜索',
    noGame: '没有这个玩法，换个词试试。',
  },
  opponents: {
    style: {
      speed: '性急：能要就要，早打字牌',
      patient: '耐心：少吃少碰，喜欢门清',
      flush: '爱做一色牌',
      pongs: '爱碰牌，少吃牌',
      defender: '谨慎：见人副露就打熟张',
    },
    plain: '没有特别的打法',
  },
  practiceMatch: {
    name: '练习牌局',
    note: '选择可以撤回。牌局会有标记，不计入统计。',
  },
  fairTiles: {
    title: '公平洗牌',
    note: '牌已经洗好，由下面的数字锁定；打完后可以核对有没有改动。',
    commitment: '承诺值（SHA-256）',
    ownWords: '加入你自己的文字（可留空）',
  },
};
