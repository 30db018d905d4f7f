import type { DecisionSort } from '../../../coach/review/review';
import { drawn, say } from '../../text/sentenceParts';
import type { PracticeWords } from '../en/practice';

/** 「11月22日」 for `2026-11-22`. */
function dateInWords(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}月${day}日`;
}

const sorts: Readonly<Record<DecisionSort, string>> = {
  discard: '打牌',
  claim: '上碰',
  kong: '槓',
  win: '食糊',
};

export const words: PracticeWords = {
  title: '牌局練習',
  short: '練習',
  lead: '真實牌局中的真實抉擇。先選擇，再看每個選擇值多少。',
  game: '規則',
  start: '十題',
  goOn: (at, of) => `繼續：第${at}題，共${of}題`,
  day: '每日一題',
  dayNote: '人人同一題',
  dayDone: (answer) => `今日：${answer}`,
  earlier: '以往題目',
  themesTitle: '專練一項',
  theme: {
    minimum: '起糊番數',
    concealed: '開門與門清',
    'chow-or-wait': '上牌還是等',
    kong: '開槓還是留',
    exchange: '換哪幾張',
    swap: '換取百搭',
    declare: '宣告與否',
    discard: '打哪一張',
    safety: '安全',
    general: '各類上碰',
    own: '來自你的牌局',
  },
  classes: {
    best: '最佳',
    good: '好',
    inaccuracy: '欠準',
    mistake: '失誤',
    blunder: '大錯',
    unknown: '不知道',
  },
  history: '以往成績',
  noHistory: '完成的十題會列在這裏。',
  streak: (days) => `連續${days}日`,
  close: '返回',
  leave: '離開練習',
  loading: '正在取得題目。',
  failed: '未能取得題目。',
  retry: '再試',
  empty: '這套規則暫時沒有題目。',
  setAside: '之前的練習紀錄無法讀取，已另存一旁，練習重新開始。',
  unkept: '這個瀏覽器不能儲存資料，關閉網頁後練習進度會消失。',
  marks: '至今的答案',
  mark: (at, answer) => `第${at}題：${answer}`,
  open: '未作答',
  answered: (answer, isLate) => (isLate ? `${answer}（日後補答）` : answer),
  chooseFirst: '先選擇，再看分析。',
  offered: (who, tile) => say`${who}打出${drawn([tile])}。`,
  seat: (wind) => `你是${wind}家`,
  left: (count) => `餘${count}張`,
  minimum: (has, needs, amount) => `${amount(needs)}起糊，肯定有${amount(has)}`,
  weighs: '教練正在衡量你的選擇。',
  unsure: '不知道，看答案',
  verdict: {
    class: (name) => `${name}。`,
    worth: (choice, points) => `「${choice}」值${points}分。`,
    gaveUp: (choice, points, best) => `${choice}比${best}約少${points}分。`,
    nothingLost: '未見確實失分。',
    shown: (best, points) => `最佳是「${best}」，值${points}分。`,
  },
  playOn: '由此打下去',
  next: '下一題',
  done: '完成',
  back: '返回練習',
  endTitle: (count) => (count === 10 ? '十題完成' : `${count}題完成`),
  scoreOf: (all) => `題最佳或好，共${all}題`,
  gaveUp: (points, places) =>
    places.length === 0 ? `約共失${points}分。` : `約共失${points}分，以第${places.join('和第')}題最多。`,
  rating: '等級分',
  notRated: '尚未得知。再答一兩組題目，便會在此與電腦並列。',
  plusMinus: (spread) => `± ${spread}`,
  band: '真正的等級分十次有九次在色帶之內。',
  you: '你',
  botsRated: '電腦在這些題目的等級分',
  was: (rating) => `之前${rating}`,
  lookAt: '留意',
  themeLine: (right, seen) => `${seen}題答對${right}題`,
  nothingMissed: '全部答對。',
  comesBack: '重溫',
  positions: (count) => `${count}題`,
  position: (place) => `第${place}題`,
  better: (chosen, best, points) =>
    chosen === best ? `另一種${best}好${points}分` : `選了${chosen}；${best}好${points}分`,
  bestIs: (best) => `最佳是${best}`,
  inDays: (days, date) => {
    if (days <= 0) return '下一組';
    if (days === 1) return '明天';
    return days < 7 ? `${days}日後` : dateInWords(date);
  },
  retryMissed: '重做失誤',
  tenMore: '再來十題',
  share: '分享',
  copy: '複製',
  copied: '已複製',
  copyFailed: '未能複製，請選取文字自行複製。',
  noGiveaway: '文字不會透露答案。',
  shareTitle: (date) => `麻雀每日一題，${date}`,
  lastSeven: '最近七日：',
  bots: '電腦的選擇',
  botThinks: '思考中',
  botFailed: '沒有回答',
  factsOf: (prevailing, facts) => `${'東南西北'[prevailing] ?? ''}圈，${facts.join('，')}。`,
  own: {
    note: '你從回顧加入的決定。每題會在下次練習出現，答對為止。',
    start: '只練這些',
    from: (hand, turn, sort) => `${hand}，第${turn}巡，${sorts[sort]}`,
    remove: '移除',
  },
  date: dateInWords,
};
