import type { Opponents } from '../../../../store/selectors/opponents';
import type { Text } from '../../en/app';
import { points, wind } from '../grammar';

const levels: Readonly<Record<Opponents, string>> = {
  gentle: 'アガれる形は知っていますが、鳴きを逃し、捨て牌も慌てがち。',
  steady: 'アガれる手を目指し、単純な基準で鳴きます。先読みはしません。',
  sharp: '対局の経験から損得を学んでいて、鳴きは仮想の局を打ち切って判断します。',
  master: '「手ごわい」と同じ打ち方で、仮想の局がはるかに多く、時間もかかります。',
  mixed: '「ふつう」2人と「やさしい」1人。',
};

/** Words of home, and of the form of a new match. */
export const atHome: Pick<
  Text,
  'home' | 'ruleFacts' | 'setUp' | 'gameList' | 'opponents' | 'practiceMatch' | 'fairTiles'
> = {
  home: {
    continueTitle: '打ちかけの対局',
    place: ({ hand, wind: at, score, opponents }) =>
      `${hand}、${wind(at)}家、${points(score)}${opponents.length > 0 ? `、相手は${opponents.map((level) => `「${level}」`).join('')}` : ''}。`,
    welcome: '静かに打つ麻雀',
    lead: (table, isKept) =>
      `${table ? `相手は${table.seats - 1}人、牌は${table.tiles}枚。` : ''}短くも長くも打てます。${isKept ? '対局は一手ごとに保存されます' : 'このブラウザには保存できないため、ページを閉じると終わります'}。`,
    unkept: 'このブラウザには保存されていません。ページを閉じると対局は失われます。',
    continue: '続きを打つ',
    learn: (game) => `麻雀が初めての方へ：${game === null ? '' : `${game}を`}5分で覚える`,
    newMatch: '新しい対局',
    rules: 'ゲーム',
    pick: 'ゲームを選ぶ',
    games: (count) => `${count}種類`,
    start: '対局を始める',
    links: 'そのほか',
    lesson: '入門',
    practice: '練習',
    savedHand: '自分の手牌',
    watch: 'CPU戦を見る',
  },
  ruleFacts: { changed: '変更', usually: (value) => `標準は${value}` },
  setUp: {
    more: 'その他',
    presets: 'ルール',
    ownTable: '自分用',
    opponents: '相手',
    opponent: {
      gentle: 'やさしい',
      steady: 'ふつう',
      sharp: '手ごわい',
      master: '名人',
      mixed: '混合',
    },
    opponentNote: (opponents, isFew) =>
      `${levels[opponents]}${isFew ? 'ここにない強さはこのルールを知りません。' : 'どの強さも伏せた牌は見ません。'}`,
    mixedStyles: '相手ごとに打ち方を変える',
    options: 'すべてのルールと補助',
    changed: (count) => `ルール変更${count}件`,
    loading: 'お待ちください',
    failed: 'このゲームを読み込めませんでした。接続を確かめて、もう一度お試しください。',
    retry: 'もう一度',
  },
  gameList: {
    search: '名前・土地・ルール',
    clear: '検索を消す',
    noGame: 'その名前のゲームはありません。別の言葉でお試しください。',
  },
  opponents: {
    style: {
      speed: '速攻：よく鳴き、字牌を早く切る',
      patient: '門前派：あまり鳴かない',
      flush: '染め手が好き',
      pongs: 'ポン好きで、チーは少なめ',
      defender: '守備型：人が仕掛けると慎重',
    },
    plain: 'くせのない打ち方',
  },
  practiceMatch: {
    name: '練習対局',
    note: '「待った」ができます。対局には印が付き、成績には入りません。',
  },
  fairTiles: {
    title: '公正な牌山',
    note: '牌はもう積まれていて、この数字で固定されています。対局後に、すり替えがなかったことを確かめられます。',
    commitment: '約束の値（SHA-256）',
    ownWords: '自分の言葉を混ぜる（空欄も可）',
  },
};
