import type { CoachWords, SpokenOption } from '../en/coach';

function spoken({ name, thrown, worth, marks }: SpokenOption): string {
  const first = thrown === null ? name : `${name}、打${thrown}`;
  const sum = worth ? [`期待値${worth.points}点、${worth.low}から${worth.high}の間`] : [];
  return [first, ...sum, ...marks].map((part) => `${part}。`).join('');
}

/** So many are named; the others are counted. */
const NAMED = 3;

/** What the coach says. */
export const words: CoachWords = {
  title: 'コーチ',
  close: 'コーチを閉じる',
  places: '最後の場：点数には順位でつく分も入っています。',
  expected: '期待値',
  tooClose: 'ほぼ互角',
  tooCloseGroup: (count) => `ほぼ互角、${count}択`,
  options: '選択肢',
  thenDiscard: '打',
  fromWall: 'ツモへ進む',
  mark: { best: '最善', first: '第一候補', you: 'あなた', chosen: '選択中' },
  more: '詳しく',
  less: '簡単に',
  figures: 'コーチを詳しく：数値とすべての選択肢',
  fewer: 'コーチを簡単に：一行だけ',
  expectedPoints: (points) => `期待値${points}点。`,
  thinking: '思考中',
  chosen: (tile) => `${tile}を選択中。もう一度押すと切ります。`,
  onlyOne: '選択肢は一つだけです。',
  none: {
    unknown: 'この選択はコーチには判断できません。',
    failed: 'コーチが考えをまとめられませんでした。閉じて開き直すと、もう一度試します。',
    late: 'コーチの考えが長引いたため、先へ進みます。',
  },
  all: (count) => `全${count}種の打牌`,
  foot: (futures, isLast) =>
    `${futures === 0 ? (isLast ? '計算による見積もりです' : '最初の見積もりです') : `${futures.toLocaleString('en')}通りの展開を想定しました`}。細い線は平均の9割が入る範囲。コーチに見えるのは、あなたに見える牌だけです。`,
  checked: {
    checked: 'このルールで検証済み：多くの局面で、どの選択肢も数百回以上打ち切って確かめました。',
    near: 'このゲームの標準ルールで検証済み。この対局のルールは異なります。',
    unchecked: 'このルールでは未検証。参考程度に。',
  },
  deepen: 'さらに考える',
  deepening: 'さらに思考中。数秒かかります',
  say: (parts) => `コーチ：${parts.join('')}`,
  sayClose: (names) =>
    names.length > NAMED
      ? `${names.slice(0, NAMED).join('、')}など${names.length}択がほぼ互角。`
      : `${names.join('と')}がほぼ互角。`,
  sayBest: (name, points) => `${name}、期待値${points}点。`,
  spoken,
};
