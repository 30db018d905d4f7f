import type { CoachWords, SpokenOption } from './wordsEn';

function spoken({ name, thrown, worth, marks }: SpokenOption): string {
  const first = thrown === null ? name : `${name}，然後打出${thrown}`;
  const sum = worth ? [`預期${worth.points}分，介乎${worth.low}至${worth.high}`] : [];
  return [first, ...sum, ...marks].map((part) => `${part}。`).join('');
}

export const wordsZhHantHK: CoachWords = {
  title: '教練',
  close: '關閉教練',
  expected: '預期得分',
  tooClose: '難分高下',
  tooCloseGroup: (count) => `難分高下，${count}個選擇`,
  options: '選擇',
  thenDiscard: '打出',
  fromWall: '摸牌',
  mark: { best: '最佳', you: '你的選擇' },
  spoken,
};
