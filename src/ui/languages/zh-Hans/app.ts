import { signed, total } from '../../text/numbers';
import type { Text } from '../en/app';
import { history } from './app/history';
import { atHome } from './app/home';
import { menu } from './app/menu';
import { replay } from './app/replay';
import { ofResults } from './app/result';
import { say } from './app/say';
import { atTable } from './app/table';
import { verify } from './app/verify';
import { groupOf, meld, people, points, seconds, tile, whose, wind } from './grammar';

/** The same words in Simplified Chinese, as used on the mainland. */
export const words: Text = {
  language: 'zh-Hans',
  appName: '香港麻将',
  people,
  whose,
  wind,
  tile,
  groupOf,
  meld,
  points,
  total,
  signed,
  seconds,
  ...atTable,
  ...atHome,
  menu,
  closePanel: (title) => `关闭：${title}`,
  keys: {
    title: '键盘',
    space: '空格键',
  },
  crash: {
    title: '出错了',
    note: (isKept) =>
      isKept
        ? '牌局已保存到你的最后一步，重新加载即可继续。'
        : '浏览器没有保存牌局，重新加载后可以开一场新的。',
    reload: '重新加载',
    download: '下载存档',
    details: '详情',
    partMissing: '应用有一部分没能加载，请重新加载页面。',
  },
  say,
  tileIndex: '牌面加数字和字母',
  whyNot: {
    codes: {
      'open-hand': '牌型已成，但诈胡之后这一局不能再胡',
      'needs-a-draw': '牌型已成，但吃碰后必须先打牌，要等下一张',
      'chow-not-next': '不能吃：只能吃上家的牌',
      'wall-is-empty': '牌墙已空，只能胡牌',
      'fourth-to-a-pong': '不能杠：别人打的牌不能加到碰好的刻子上',
      'no-kongs': '这套规则没有杠',
      'kong-after-claim': '吃碰之后的这一轮不能杠',
    },
    about: (name, why) => `${name}：${why}`,
  },
  notices: {
    'save-unreadable': '有一场保存的牌局读不出来，可以在设置的“数据”里下载；也可以开新牌局。',
    'save-newer': '保存的牌局来自更新的版本，会原样保留；请重新加载以更新应用。',
    'deal-restarted': '保存的这一局无法重演，从发牌重新开始。',
    'save-failed': '浏览器没有空间保存牌局，关闭页面后会丢失。',
    'storage-blocked': '浏览器不为本页保存数据，关闭页面后牌局会丢失。',
    'history-failed': '牌局没能存入历史，下次打开应用时会再试。',
    'update-ready': '新版本已准备好。',
    'matches-full': '已有十二场没打完的牌局，不能再多了，请先打完或移除一场。',
    'park-failed': '浏览器没有空间暂存当前牌局，请先打完、放弃，或移除另一场。',
  },
  stoodIn: (names) => `${names.join('、')}没有响应，由较弱的替补代打；座位和记录里会注明。`,
  setAside: { note: '有一场保存的牌局无法使用。', download: '下载', drop: '删除' },
  elsewhere: {
    title: '这场牌局正在另一个标签页里进行。',
    note: '可以转到这里继续，另一个标签页随即停止。',
    takeOver: '在这里打',
  },
  dismiss: '关闭消息',
  menuNotes: {
    keys: '牌桌上的全部按键',
    about: '关于',
    aboutNote: '版本与许可证',
    silence: '静音：不出声、不喊牌、不振动',
    takeBack: '撤回',
    takeBackNote: '撤回这一局的上一个选择，以及之后发生的一切。',
  },
  ...ofResults,
  options: {
    standard: '默认',
    between: (least, most) => `${least}至${most}`,
    done: '完成',
    reset: '恢复默认',
    assistance: '牌桌辅助',
    pays: {
      title: '各番付分',
      fromWall: '自摸每家付',
      discarder: '点炮者付',
      others: '其余每家付',
      from: (value) => `${value}及以上`,
    },
  },
  leaving: {
    home: '离开牌桌',
    homeNote: '牌局已保存。',
    abandon: '放弃牌局',
    abandonNote: '到此为止，存入历史。',
    abandonLong: '牌局到此为止，在历史中记为未完成。',
    restart: '重新开始',
    restartNote: '规则不变，重新洗牌。',
    restartLong: '这场牌局不计结果，用同样的规则和对手另开一场。',
    leaveLong: '牌局已保存，可以从首页继续。',
    stay: '继续打',
  },
  tools: {
    beside: '牌桌旁',
    onTable: '桌上的牌',
    unseen: '未见的牌',
    short: '未见牌',
    unseenNote: '每种牌还有多少张你看不见：在牌墙里，或在别人手里。',
    left: (name, count) => `${name}：未见${count}张`,
    suits: ['万子', '筒子', '条子', '字牌'],
    off: '记牌已在设置的“辅助”里关闭。',
  },
  history,
  replay,
  verify,
};
