import type { CoachWords, SpokenOption } from '../en/coach';

function spoken({ name, thrown, worth, marks }: SpokenOption): string {
  const first = thrown === null ? name : `${name}，然後打出${thrown}`;
  const sum = worth ? [`預期${worth.points}分，介乎${worth.low}至${worth.high}`] : [];
  return [first, ...sum, ...marks].map((part) => `${part}。`).join('');
}

/** So many are named; the others are counted. */
const NAMED = 3;

export const words: CoachWords = {
  title: '教練',
  close: '關閉教練',
  places: '最後一圈：分數已計入名次得失。',
  expected: '預期得分',
  tooClose: '難分高下',
  tooCloseGroup: (count) => `難分高下，${count}個選擇`,
  options: '選擇',
  thenDiscard: '打出',
  fromWall: '摸牌',
  mark: { best: '最佳', first: '首選', you: '你的選擇', chosen: '所選' },
  more: '詳情',
  less: '簡短',
  figures: '教練詳情：數字和所有選擇',
  fewer: '教練簡短：只顯示一句',
  expectedPoints: (points) => `預期${points}分。`,
  thinking: '思考中',
  chosen: (tile) => `已選${tile}，再按一次打出。`,
  onlyOne: '只有一個選擇。',
  none: {
    unknown: '教練未能分析：不認識此規則，或這並非打牌的選擇。',
    failed: '教練未能完成分析，可關閉再開啟重試。',
    late: '教練用時太長，牌局照常進行。',
  },
  all: (count) => `全部${count}種打法`,
  foot: (futures, isLast) =>
    `${futures === 0 ? (isLast ? '由計算得出，沒有模擬' : '初步估計') : `模擬了${futures.toLocaleString('en')}次發展`}。細線為九成平均值所在。教練只看到你看到的牌。`,
  checked: {
    checked: '已就此規則驗證：許多局面，每個選擇都試打過數百次以上。',
    near: '已就此玩法的常用規則驗證；此牌局另有規則。',
    unchecked: '未就這套規則驗證，只供參考。',
  },
  deepen: '再想清楚',
  deepening: '正在再想清楚，需時數秒',
  say: (parts) => `教練：${parts.join('')}`,
  sayClose: (names) =>
    names.length > NAMED
      ? `${names.slice(0, NAMED).join('、')}等${names.length}個選擇難分高下。`
      : `${names.join('與')}難分高下。`,
  sayBest: (name, points) => `${name}，預期${points}分。`,
  spoken,
};
