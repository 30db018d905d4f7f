import type { StatisticsWords } from '../en/statistics';

/** What the statistics say. */
export const words: StatisticsWords = {
  title: '成績',
  back: '戻る',
  reading: '対局を読み込んでいます。',
  making: (left) => `以前の対局${left}件を集計中です。数字は順次増えます。`,
  none: '履歴に自分の局がまだありません。一局打つと、ここに数字が出ます。',
  failed: 'このゲームのルールを読み込めませんでした。',
  retry: 'もう一度',
  here: 'すべてこの端末で計算し、外へは送りません。練習、ほかの人の対局、検討から打ち直した局は入りません。',
  span: '対象の局',
  spanOf: (most) => (most === 0 ? 'すべて' : `直近${most}`),
  game: 'ゲーム',
  export: 'CSVで書き出す',
  exported: (count) => `${count}局を一行ずつ書き出しました。`,
  asTable: (part) => `${part}を表で見る`,
  hands: (count) => `${count}局`,
  time: '収支の推移',
  points: '収支',
  withoutLuck: '運を除く',
  hand: '局',
  band: '9割の範囲',
  timeNote: (all, reviewed) =>
    reviewed.hands === 0
      ? `${all}局。検討した局はまだありません。検討すると、運を除いた収支が出ます。`
      : reviewed.hands < all
        ? `${all}局。うち検討済み${reviewed.hands}局で${reviewed.points}点、運を除くと${reviewed.without}点。太い線は検討済みの局だけ。真の値は9割の確率で帯の中にあります。`
        : `${all}局。真の値は9割の確率で帯の中にあります。`,
  timeSaid: (points, without) =>
    without === null
      ? `収支の推移：最後は${points}点。`
      : `収支の推移：最後は${points}点、運を除くと${without}点。`,
  rates: '各種の率',
  perHand: '一局あたり',
  rate: {
    win: { name: 'アガリ率', of: '全局中' },
    dealIn: { name: '放銃率', of: '全局中' },
    selfDrawn: { name: 'ツモ率', of: 'アガリ中' },
    claimed: { name: '副露率', of: '全局中' },
  },
  you: 'あなた',
  few: {
    hands: (count, enough) => `局数不足、${enough}局中${count}局`,
    wins: (count, enough) => `アガリ数不足、${enough}回中${count}回`,
  },
  standing: (better, at) => {
    if (better === null) return '打ち方の個性';
    if (!at) return '';
    const meant =
      at.kind === 'like'
        ? `${at.of.join('・')}と差なし`
        : at.kind === 'between'
          ? `${at.low}と${at.high}の間`
          : `${at.of}${at.kind === 'below' ? 'より低い' : 'より高い'}`;
    return better === 'lower' ? `低いほど良い。${meant}` : meant;
  },
  short: { gentle: 'や', steady: 'ふ', sharp: '手', master: '名' },
  worth: '平均打点',
  worthNote: (count) => `アガリ${count}回、満貫の手を除く`,
  beside: (bots) => `CPUは${bots.join('、')}`,
  claims: '鳴きの総数',
  claimsNote: (each) => `一局${each}回`,
  cost: '鳴きの損得',
  costNote: (points, claims, of) => `一回${points}点：検討済み${of}局の${claims}回`,
  costUnknown: '局を検討すると分かります',
  items: 'アガった役',
  item: '役',
  times: '回数',
  wins: (count) => `アガリ${count}回`,
  noItems: 'まだアガリがありません。',
  nothingCounted: 'このゲームに役はありません。',
  more: (count) => `ほか${count}件は表に`,
  bots: 'CPUとの比較',
  perHandUnit: (isWithoutLuck) => (isWithoutLuck ? '点／局、運を除く' : '点／局'),
  reviewedAlone: (points, count) => `検討済みの${count}局では、運を除いて一局${points}点`,
  botsNote: (least, most) =>
    `真の値は9割の確率で範囲の中にあり、範囲が重なれば優劣は分かりません。CPUの数字は、各強さ1人が「ふつう」を相手に標準ルールで打った${least === most ? least : `${least}〜${most}`}局のものです。`,
  noBots: 'このゲームのCPUの数字はありません。',
  scaleSaid: (you, bots) => `あなたは一局${you}点。${bots}`,
  opponents: '相手',
  noLevel: 'その他',
  all: 'すべてのゲーム',
  rules: 'ゲーム',
  matches: '対局数',
  handsName: '局数',
};
