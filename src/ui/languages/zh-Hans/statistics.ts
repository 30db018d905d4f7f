import type { StatisticsWords } from '../en/statistics';

export const words: StatisticsWords = {
  title: '统计',
  back: '返回',
  reading: '正在读取你的牌局。',
  making: (left) => `正在统计较早的${left}场牌局，数字会陆续更新。`,
  none: '历史里还没有你打完的局。打一局，数字就在这里。',
  failed: '这套规则没能加载。',
  retry: '再试',
  here: '全部在这台设备上计算，不会传出。练习、别人的牌局，以及从复盘打下去的局都不算。',
  span: '哪些局',
  spanOf: (most) => (most === 0 ? '全部' : `最近${most}`),
  game: '规则',
  export: '导出CSV',
  exported: (count) => `已导出${count}局，每局一行。`,
  asTable: (part) => `以表格显示${part}`,
  hands: (count) => `${count}局`,
  time: '得分走势',
  points: '得分',
  withoutLuck: '扣除运气',
  hand: '局',
  band: '九成范围',
  timeNote: (all, reviewed) =>
    reviewed.hands === 0
      ? `共${all}局，都还没复盘；复盘后会扣除运气。`
      : reviewed.hands < all
        ? `共${all}局，已复盘${reviewed.hands}局：得${reviewed.points}分，扣除运气后${reviewed.without}分。粗线只算已复盘的局。真实数字有九成可能在色带之内。`
        : `共${all}局。真实数字有九成可能在色带之内。`,
  timeSaid: (points, without) =>
    without === null ? `得分走势：最后${points}。` : `得分走势：最后${points}，扣除运气后${without}。`,
  rates: '比率',
  perHand: '每局',
  rate: {
    win: { name: '胡牌', of: '占局数' },
    dealIn: { name: '点炮', of: '占局数' },
    selfDrawn: { name: '自摸', of: '占胡牌' },
    claimed: { name: '吃碰', of: '占局数' },
  },
  you: '你',
  few: {
    hands: (count, enough) => `局数不够，要${enough}局，现有${count}局`,
    wins: (count, enough) => `胡牌不够，要${enough}次，现有${count}次`,
  },
  standing: (better, at) => {
    if (better === null) return '属于打法风格';
    if (!at) return '';
    const meant =
      at.kind === 'like'
        ? `与${at.of.join('、')}分不出高下`
        : at.kind === 'between'
          ? `在${at.low}与${at.high}之间`
          : `${at.kind === 'below' ? '低于' : '高于'}${at.of}`;
    return better === 'lower' ? `越低越好；${meant}` : meant;
  },
  short: { gentle: '温', steady: '稳', sharp: '精', master: '师' },
  worth: '胡牌平均',
  worthNote: (count) => `${count}次胡牌，封顶的不算`,
  beside: (bots) => `机器人：${bots.join('、')}`,
  claims: '吃碰总数',
  claimsNote: (each) => `每局${each}次`,
  cost: '吃碰代价',
  costNote: (points, claims, of) => `每次${points}分：已复盘${of}局，共${claims}次`,
  costUnknown: '复盘后才知道',
  items: '胡牌番种',
  item: '番种',
  times: '次数',
  wins: (count) => `${count}次胡牌`,
  noItems: '还没胡过牌。',
  nothingCounted: '这套规则胡牌不计番种。',
  more: (count) => `表格里还有${count}项`,
  bots: '与机器人比较',
  perHandUnit: (isWithoutLuck) => (isWithoutLuck ? '分/局，扣除运气' : '分/局'),
  reviewedAlone: (points, count) => `已复盘的${count}局，扣除运气后每局${points}分`,
  botsNote: (least, most) =>
    `真实数字有九成可能在范围之内；范围重叠就分不出高下。机器人的数字：各级一名对稳健级，按默认规则打${least === most ? least : `${least}至${most}`}局。`,
  noBots: '这套规则没有机器人的数字。',
  scaleSaid: (you, bots) => `你每局${you}分。${bots}`,
  opponents: '对手',
  noLevel: '其他',
  all: '全部规则',
  rules: '规则',
  matches: '场数',
  handsName: '局数',
};
