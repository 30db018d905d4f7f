import type { OwnHomeWords } from '../en/own';

/** The words of what home shows of the player's own. */
export const words: OwnHomeWords = {
  yours: '自分の記録',
  offered: '遊び方いろいろ',
  position: '今日の一問',
  answered: '解答済み。次は明日です。',
  unanswered: '今日はまだ解いていません。',
  rating: '自分のレート',
  range: (low, high) => `${low}〜${high}`,
  latest: '最近の対局',
  statistics: '成績',
  offers: {
    watch: {
      title: 'CPU戦を見る',
      note: 'CPU4人の対局を全員の手牌を開いて観戦。速さは自由、コーチの解説も。',
    },
    practice: { title: '実戦問題', note: '実戦の局面から。まず選んで、各選択の価値を見ます。' },
    day: { title: '今日の対局', note: '毎日、誰もが同じ四局を打ちます。' },
  },
};
