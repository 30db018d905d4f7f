import type { Text } from '../../en/app';
import { ranked } from '../grammar';

/** Words of the history. */
export const history: Text['history'] = {
  title: '历史',
  back: '返回首页',
  empty: '还没有打完的牌局。',
  loading: '正在读取历史',
  unavailable: '浏览器不为本页保存历史。',
  line: (hands, complete) => `${hands}局${complete ? '' : '，未完成'}`,
  coached: '有教练',
  practice: '练习',
  challenge: '挑战',
  share: '分享与核对',
  openLink: '打开链接',
  place: (rank) => `你${ranked(rank)}`,
  lineOf: '你的逐局分数',
  open: '回放',
  review: '复盘',
  export: '导出',
  exportAll: '全部导出',
  import: '导入',
  refused: ({ why, record }) =>
    `没能导入：${record === null ? '' : `第${record}份记录`}${
      {
        'no-record': '文件里没有牌局记录。',
        'not-json': '不是JSON格式。',
        'not-a-record': '不是本应用能读的牌局记录。',
        'not-played': '记录的打法不合规则。',
        'no-rules': '牌局的规则没能加载。',
        'not-kept': '浏览器没有空间，或不允许保存。',
      }[why]
    }`,
  unreadable: '读不出这场牌局。',
  notExported: (count: number) => `有${count}场牌局读不出来，没有导出。`,
  removeFailed: '浏览器没能移除这场牌局。',
  sums: {
    matches: '计入场数',
    hands: '局数',
    won: '打完夺冠',
    wonOf: (won, of) => `${of}场中${won}场`,
    place: '平均名次',
  },
  damaged: (matches) => `有${matches}场牌局的数据已损坏，无法显示；数据仍然保留。`,
  remove: '移除',
  removeAsk: '移除这场牌局？',
  removeLong: '会从这个浏览器删除；想保留请先导出。',
  keep: '保留',
  matches: '牌局',
};
