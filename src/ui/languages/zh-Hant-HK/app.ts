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

/** The same words in Traditional Chinese, as used in Hong Kong. */
export const words: Text = {
  language: 'zh-Hant-HK',
  appName: '香港麻雀',
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
  closePanel: (title) => `關閉：${title}`,
  keys: {
    title: '鍵盤',
    space: '空白鍵',
  },
  crash: {
    title: '發生錯誤',
    note: (isKept) =>
      isKept
        ? '牌局已儲存至你最後一步，重新載入即可繼續。'
        : '此瀏覽器沒有儲存牌局，重新載入後可開始新牌局。',
    reload: '重新載入',
    download: '下載存檔',
    details: '詳情',
    partMissing: '程式有一部分未能載入，請重新載入頁面。',
  },
  say,
  tileIndex: '牌面加上數字與字母',
  whyNot: {
    codes: {
      'open-hand': '已成糊，但詐糊後此局不可食糊',
      'needs-a-draw': '已成糊，但要牌後須先打牌',
      'chow-not-next': '不可上：只可上上家的牌',
      'wall-is-empty': '牌山已空，只可食糊',
      'fourth-to-a-pong': '不可槓：棄牌不可加於已碰的刻子',
      'no-kongs': '此規則沒有槓',
      'kong-after-claim': '上碰之後該輪不可槓',
    },
    about: (name, why) => `${name}：${why}`,
  },
  notices: {
    'save-unreadable': '未能讀取已儲存的牌局，可於設定的「資料」下載；可開始新牌局。',
    'save-newer': '已儲存的牌局來自較新版本，會原樣保留；請重新載入以更新。',
    'deal-restarted': '未能重播已儲存的一局，此局由派牌重新開始。',
    'save-failed': '此瀏覽器沒有空間儲存牌局，關閉網頁後會遺失。',
    'storage-blocked': '此瀏覽器不為本頁儲存資料，關閉網頁後牌局會遺失。',
    'history-failed': '未能將牌局記入歷史，下次開啟時會再試。',
    'update-ready': '新版本已準備好。',
    'matches-full': '已有十二場牌局擱置中，請先打完或移除一場。',
    'park-failed': '此瀏覽器沒有空間擱置現時的牌局，請先打完、放棄，或移除另一場。',
  },
  stoodIn: (names) => `${names.join('、')}沒有回應，由較弱的替補代打；座位與紀錄會註明。`,
  setAside: { note: '有已儲存的牌局未能使用。', download: '下載', drop: '刪除' },
  elsewhere: {
    title: '此牌局正在另一分頁進行。',
    note: '可轉到此處繼續，另一分頁即會停止。',
    takeOver: '在此處打',
  },
  dismiss: '關閉訊息',
  menuNotes: {
    keys: '牌桌所有按鍵',
    about: '關於',
    aboutNote: '版本與授權',
    silence: '靜音：不發聲、不叫牌、不震動',
    takeBack: '收回',
    takeBackNote: '收回這一局的上一個選擇及其後的過程。',
  },
  ...ofResults,
  options: {
    standard: '預設',
    between: (least, most) => `${least} 至 ${most}`,
    done: '完成',
    reset: '還原預設',
    assistance: '牌桌輔助',
    pays: {
      title: '各番付分',
      fromWall: '自摸各付',
      discarder: '出銃者付',
      others: '其餘各付',
      from: (value) => `${value} 或以上`,
    },
  },
  leaving: {
    home: '離開牌桌',
    homeNote: '牌局已儲存。',
    abandon: '放棄牌局',
    abandonNote: '到此為止，記入歷史。',
    abandonLong: '牌局到此為止，在歷史中記為未完成。',
    restart: '重新開始',
    restartNote: '同樣規則，重新洗牌。',
    restartLong: '此牌局不計結果，以同樣規則與對手另開一局。',
    leaveLong: '牌局已儲存，可由主頁繼續。',
    stay: '繼續打',
  },
  tools: {
    beside: '牌桌旁',
    onTable: '枱面的牌',
    unseen: '未見的牌',
    short: '未見的牌',
    unseenNote: '每種牌尚有多少張你看不見：在牌山或他人手中。',
    left: (name, count) => `${name}：未見 ${count} 張`,
    suits: ['萬子', '筒子', '索子', '番子'],
    off: '數牌已在設定中關閉。',
  },
  history,
  replay,
  verify,
};
