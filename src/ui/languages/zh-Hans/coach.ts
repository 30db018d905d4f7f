import type { CoachWords, SpokenOption } from '../en/coach';

function spoken({ name, thrown, worth, marks }: SpokenOption): string {
  const first = thrown === null ? name : `${name}，然后打出${thrown}`;
  const sum = worth ? [`预期${worth.points}分，在${worth.low}到${worth.high}之间`] : [];
  return [first, ...sum, ...marks].map((part) => `${part}。`).join('');
}

/** So many are named; the others are counted. */
const NAMED = 3;

export const words: CoachWords = {
  title: '教练',
  close: '关闭教练',
  places: '最后一圈：分数已计入名次的得失。',
  expected: '预期得分',
  tooClose: '难分高下',
  tooCloseGroup: (count) => `难分高下，${count}个选择`,
  options: '选择',
  thenDiscard: '打出',
  fromWall: '摸牌',
  mark: { best: '最佳', first: '首选', you: '你的选择', chosen: '已选' },
  more: '详情',
  less: '简略',
  figures: '教练详情：数字和全部选择',
  fewer: '教练简略：只显示一句',
  expectedPoints: (points) => `预期${points}分。`,
  thinking: '思考中',
  chosen: (tile) => `已选${tile}，再按一次打出。`,
  onlyOne: '只有一个选择。',
  none: {
    unknown: '教练无法判断这个选择。',
    failed: '教练没能想完，可以关闭后再打开重试。',
    late: '教练想得太久，牌局照常进行。',
  },
  all: (count) => `全部${count}种打法`,
  foot: (futures, isLast) =>
    `${futures === 0 ? (isLast ? '由计算得出，没有推演' : '初步估计') : `推演了${futures.toLocaleString('en')}种后续`}。细线是九成平均值所在的范围。教练只看得到你看得到的牌。`,
  checked: {
    checked: '已针对这套规则验证：大量局面，每个选择都试打了数百次以上。',
    near: '已针对这个玩法的常用规则验证；这场牌局的规则有所不同。',
    unchecked: '没有针对这套规则验证，仅供参考。',
  },
  deepen: '再想深一点',
  deepening: '正在深入思考，需要几秒',
  say: (parts) => `教练：${parts.join('')}`,
  sayClose: (names) =>
    names.length > NAMED
      ? `${names.slice(0, NAMED).join('、')}等${names.length}个选择难分高下。`
      : `${names.join('与')}难分高下。`,
  sayBest: (name, points) => `${name}，预期${points}分。`,
  spoken,
};
