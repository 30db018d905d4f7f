import type { DecisionSort } from '../../../coach/review/review';
import { drawn, say } from '../../text/sentenceParts';
import type { PracticeWords } from '../en/practice';
import { wind } from './grammar';

/** "11月22日" for `2026-11-22`. */
function dateInWords(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}月${day}日`;
}

const sorts: Readonly<Record<DecisionSort, string>> = {
  discard: '打牌',
  claim: '鳴き',
  kong: 'カン',
  win: 'アガリ',
};

/** What practice says. */
export const words: PracticeWords = {
  title: '実戦問題',
  short: '練習',
  lead: '本物の卓の、本物の局面。まず選び、それから各選択の価値を見ます。',
  game: 'ゲーム',
  start: '十問',
  goOn: (at, of) => `続き：${at}／${of}問`,
  day: '今日の一問',
  dayNote: '誰でも同じ問題',
  dayDone: (answer) => `今日：${answer}`,
  earlier: 'これまでの一問',
  themesTitle: 'テーマ別の問題',
  theme: {
    minimum: '縛りの翻数',
    concealed: '鳴くか門前か',
    'chow-or-wait': 'チーするか待つか',
    kong: 'カンするか',
    exchange: 'どの牌を渡すか',
    swap: 'ジョーカーとの交換',
    declare: '宣言するかどうか',
    discard: '何切る',
    safety: '安全な牌',
    general: '鳴き全般',
    own: '自分の対局から',
  },
  classes: {
    best: '最善',
    good: '好手',
    inaccuracy: 'やや損',
    mistake: 'ミス',
    blunder: '大ミス',
    unknown: '不明',
  },
  history: 'これまでの十問',
  noHistory: '解いた問題の成績がここに並びます。',
  streak: (days) => `${days}日連続`,
  close: '戻る',
  leave: '練習を終える',
  loading: '問題を読み込んでいます。',
  failed: '問題を読み込めませんでした。',
  retry: 'もう一度',
  empty: 'このルールの問題はまだありません。',
  setAside: 'これまでの練習の記録を読めませんでした。別に取っておき、新しく始めます。',
  unkept: 'このブラウザには保存できません。ページを閉じると進み具合は消えます。',
  marks: 'ここまでの解答',
  mark: (at, answer) => `${at}問目：${answer}`,
  open: '未解答',
  answered: (answer, isLate) => (isLate ? `${answer}（後日解答）` : answer),
  chooseFirst: 'まず選んでください。数値はその後です。',
  offered: (who, tile) => say`${who}の打${drawn([tile])}。`,
  seat: (at) => `あなたは${at}家`,
  left: (count) => `残り${count}枚`,
  minimum: (has, needs, amount) => `${amount(needs)}縛り、確定${amount(has)}`,
  weighs: 'コーチがあなたの選択を検討しています。',
  unsure: '分からない、答えを見る',
  verdict: {
    class: (name) => `${name}。`,
    worth: (choice, points) => `${choice}は${points}点。`,
    gaveUp: (choice, points, best) => `${choice}は${best}より約${points}点の損。`,
    nothingLost: 'はっきりした損はありません。',
    shown: (best, points) => `最善は${best}、${points}点。`,
  },
  playOn: 'ここから打つ',
  next: '次へ',
  done: '終了',
  back: '練習に戻る',
  endTitle: (count) => (count === 10 ? '十問終了' : `${count}問終了`),
  scoreOf: (all) => `／${all}問が最善か好手`,
  gaveUp: (points, places) =>
    places.length === 0
      ? `損は合計約${points}点。`
      : `損は合計約${points}点。大きかったのは${places.join('問目と')}問目。`,
  rating: 'レート',
  notRated: 'まだ分かりません。あと一、二回解くと、CPUと並べて表示します。',
  plusMinus: (spread) => `±${spread}`,
  band: '真のレートは9割の確率で帯の中にあります。',
  you: 'あなた',
  botsRated: 'この問題でのCPUのレート',
  was: (rating) => `前回${rating}`,
  lookAt: '見直したい点',
  themeLine: (right, seen) => `${seen}問中${right}問正解`,
  nothingMissed: '全問正解です。',
  comesBack: 'また出る問題',
  positions: (count) => `${count}問`,
  position: (place) => `${place}問目`,
  better: (chosen, best, points) =>
    chosen === best ? `別の${best}が${points}点上` : `選択は${chosen}、${best}なら${points}点上`,
  bestIs: (best) => `最善は${best}`,
  inDays: (days, date) => {
    if (days <= 0) return '次回';
    if (days === 1) return '明日';
    return days < 7 ? `${days}日後` : dateInWords(date);
  },
  retryMissed: 'ミスをもう一度',
  tenMore: 'もう十問',
  share: '共有',
  copy: 'コピー',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした。文字を選んで自分でコピーしてください。',
  noGiveaway: 'この文に答えは含まれません。',
  shareTitle: (date) => `麻雀 今日の一問 ${date}`,
  lastSeven: '直近七日：',
  bots: 'CPUの選択',
  botThinks: '思考中',
  botFailed: '応答なし',
  factsOf: (prevailing, facts) => `${wind(prevailing)}場、${facts.join('、')}。`,
  own: {
    note: '検討から加えた局面です。次回に出題され、正解するまで繰り返します。',
    start: 'これだけ解く',
    from: (hand, turn, sort) => `${hand}、${turn}巡目、${sorts[sort]}`,
    remove: '外す',
  },
  date: dateInWords,
};
