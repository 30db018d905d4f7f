import type { DecisionSort } from '../../../coach/review/review';
import { drawn, say } from '../../text/sentenceParts';
import type { PracticeWords } from '../en/practice';

/** “11月22日” for `2026-11-22`. */
function dateInWords(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}月${day}日`;
}

const sorts: Readonly<Record<DecisionSort, string>> = {
  discard: '打牌',
  claim: '吃碰',
  kong: '杠',
  win: '胡牌',
};

export const words: PracticeWords = {
  title: '实战练习',
  short: '练习',
  lead: '真实牌局里的真实选择。先选，再看每个选择值多少。',
  game: '规则',
  start: '十题',
  goOn: (at, of) => `继续：第${at}题，共${of}题`,
  day: '每日一题',
  dayNote: '大家同一题',
  dayDone: (answer) => `今天：${answer}`,
  earlier: '往日题目',
  themesTitle: '专项练习',
  theme: {
    minimum: '起胡番数',
    concealed: '副露还是门清',
    'chow-or-wait': '吃牌还是等',
    kong: '开杠还是留',
    exchange: '换哪几张',
    swap: '换取百搭',
    declare: '宣告与否',
    discard: '打哪一张',
    safety: '安全',
    general: '各种吃碰',
    own: '来自你的牌局',
  },
  classes: {
    best: '最佳',
    good: '好',
    inaccuracy: '欠准',
    mistake: '失误',
    blunder: '大错',
    unknown: '不知道',
  },
  history: '往次成绩',
  noHistory: '完成的十题会列在这里。',
  streak: (days) => `连续${days}天`,
  close: '返回',
  leave: '离开练习',
  loading: '正在获取题目。',
  failed: '没能获取题目。',
  retry: '再试',
  empty: '这套规则暂时没有题目。',
  setAside: '以前的练习记录读不出来，已另行保存，练习重新开始。',
  unkept: '这个浏览器不保存数据，关闭页面后练习进度会消失。',
  marks: '到目前的答案',
  mark: (at, answer) => `第${at}题：${answer}`,
  open: '未作答',
  answered: (answer, isLate) => (isLate ? `${answer}（日后补答）` : answer),
  chooseFirst: '先选择，再看分析。',
  offered: (who, tile) => say`${who}打出${drawn([tile])}。`,
  seat: (wind) => `你是${wind}家`,
  left: (count) => `剩${count}张`,
  minimum: (has, needs, amount) => `${amount(needs)}起胡，肯定有${amount(has)}`,
  weighs: '教练正在衡量你的选择。',
  unsure: '不知道，看答案',
  verdict: {
    class: (name) => `${name}。`,
    worth: (choice, points) => `“${choice}”值${points}分。`,
    gaveUp: (choice, points, best) => `${choice}比${best}少约${points}分。`,
    nothingLost: '没有确定的损失。',
    shown: (best, points) => `最佳是“${best}”，值${points}分。`,
  },
  playOn: '从这里打下去',
  next: '下一题',
  done: '完成',
  back: '返回练习',
  endTitle: (count) => (count === 10 ? '十题完成' : `${count}题完成`),
  scoreOf: (all) => `题最佳或好，共${all}题`,
  gaveUp: (points, places) =>
    places.length === 0
      ? `一共损失约${points}分。`
      : `一共损失约${points}分，第${places.join('和第')}题最多。`,
  rating: '等级分',
  notRated: '还不知道。再答一两组题，就会在这里和机器人并列。',
  plusMinus: (spread) => `± ${spread}`,
  band: '真正的等级分十次有九次落在色带之内。',
  you: '你',
  botsRated: '机器人在这些题目上的等级分',
  was: (rating) => `之前${rating}`,
  lookAt: '注意',
  themeLine: (right, seen) => `${seen}题答对${right}题`,
  nothingMissed: '全部答对。',
  comesBack: '再次出现',
  positions: (count) => `${count}题`,
  position: (place) => `第${place}题`,
  better: (chosen, best, points) =>
    chosen === best ? `另一种${best}好${points}分` : `选了${chosen}；${best}好${points}分`,
  bestIs: (best) => `最佳是${best}`,
  inDays: (days, date) => {
    if (days <= 0) return '下一组';
    if (days === 1) return '明天';
    return days < 7 ? `${days}天后` : dateInWords(date);
  },
  retryMissed: '重做错题',
  tenMore: '再来十题',
  share: '分享',
  copy: '复制',
  copied: '已复制',
  copyFailed: '没能复制，请选中文字自行复制。',
  noGiveaway: '文字不会透露答案。',
  shareTitle: (date) => `麻将每日一题，${date}`,
  lastSeven: '最近七天：',
  bots: '机器人的选择',
  botThinks: '思考中',
  botFailed: '没有回答',
  factsOf: (prevailing, facts) => `${'东南西北'[prevailing] ?? ''}风圈，${facts.join('，')}。`,
  own: {
    note: '你从复盘加入的选择。每题会在下次练习出现，答对为止。',
    start: '只练这些',
    from: (hand, turn, sort) => `${hand}，第${turn}巡，${sorts[sort]}`,
    remove: '移除',
  },
  date: dateInWords,
};
