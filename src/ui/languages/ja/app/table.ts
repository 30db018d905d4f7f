import type { Text } from '../../en/app';
import { people, points, whose, wind } from '../grammar';

const handName = (number: number, repeat: number) => `${number}局${repeat > 0 ? ` 連荘${repeat}` : ''}`;

const readiness: Text['ready']['title'] = {
  win: '聴牌',
  short: 'まだアガれない',
  drawn: 'ツモのみ',
  gone: '待ち牌なし',
};

/** Words of the table. */
export const atTable: Pick<
  Text,
  | 'table'
  | 'hand'
  | 'look'
  | 'tray'
  | 'won'
  | 'actions'
  | 'autoPass'
  | 'coach'
  | 'switches'
  | 'aims'
  | 'tracker'
  | 'danger'
  | 'ready'
> = {
  table: {
    name: '卓',
    seat: ({ person, wind: at, isDealer, score }) =>
      `${people[person]}、${wind(at)}家${isDealer ? '、親' : ''}、${points(score)}`,
    seatWind: (at, dealer) => `${wind(at)}家${dealer ? '、親' : ''}`,
    dealer: '親',
    river: (who) => `${whose(who)}捨て牌`,
    fromWall: (name) => `${name}、ツモ切り`,
    taken: (name, who) => `${name}、${people[who]}が鳴いた`,
    earlier: (count) => `ほかに${count}枚`,
    melds: (who) => `${whose(who)}副露`,
    flowers: (who) => `${whose(who)}花牌`,
    concealed: (count) => `手牌${count}枚`,
    hiddenKong: '暗槓',
    claimedFrom: (name, who) => `${name}、${people[who]}から`,
    also: (name, parts) => [name, ...parts].join('、'),
    gets: '牌を受け取る人',
    marks: '場',
    stoodIn: (times) => `代打ち${times}回`,
    wall: (count) => `山：残り${count}枚`,
    dice: (thrown) => `サイコロ：${thrown.join('、')}`,
    left: () => '枚',
    next: '次のツモ',
    spare: '嶺上牌',
    round: (at) => `${wind(at)}場`,
    hand: handName,
    place: ({ round, number, repeat }) => `${wind(round)}場${handName(number, repeat)}`,
  },
  hand: {
    name: '自分の手牌',
    justTaken: (name) => `${name}、交換した牌`,
    dear: (name) => `${name}、ドラ`,
    justDrawn: (name) => `${name}、ツモ牌`,
    justReceived: (name) => `${name}、受け取った牌`,
    chosenAs: (name, number) => `${name}、${number}枚目`,
    mayNotGo: (name) => `${name}、切れない`,
    mayNotBeGiven: (name) => `${name}、渡せない`,
    letGo: '離すと切る',
    goesBack: '今は切れない',
    letGoGive: '離すと渡す',
    letGoBack: '離すと戻す',
    staysHere: '渡せない',
  },
  look: {
    unseen: (count) => `残り${count}枚`,
    seen: (held, open) => `手に${held}枚、場に${open}枚`,
    without: '切ったときの待ち',
  },
  tray: {
    discarded: (who, name) => `${people[who]}の捨て牌 ${name}`,
    declaredKong: (who, name) => `${people[who]}が${name}をカン`,
    claimOrPass: '鳴くかパスか',
    leaves: ({ left, of, isPinned }) =>
      isPinned ? '鳴くと、狙いの手は作れません' : `鳴くと、近い${of}手のうち${left}手は作れません`,
    ways: (count) => `${count}通り`,
    wilds: (count, name) => (count === 0 ? `${name}なし` : `${name}${count}枚`),
    whichTiles: 'どの牌で？',
    otherClaims: 'ほかの選択',
    robOrPass: '槍槓するかパスか',
    bonusWin: '花牌でアガリ',
    bonusOrPass: 'アガるか続けるか',
    drew: (name) => `ツモ ${name}`,
    took: (name) => `交換した牌 ${name}`,
    yourTurn: 'あなたの番',
    choose: '切る牌を選ぶ',
    onlyDrawn: 'ツモ切りのみ',
    chooseTile: '牌を選ぶ',
    discardTile: (name) => `${name}を切る`,
    waitFor: (who) => `${people[who]}の番`,
    over: 'この局は終わりました',
    beforePlay: '開始前',
    chooseOne: '選択',
    exchange: (least, most) => `${least === most ? '' : '最大'}${most}枚を交換`,
    goesTo: (line, who) => `${people[who]}へ渡します。${line}`,
    chosen: (count, most) => `${most}枚中${count}枚選択`,
    mustStay: (name) => `${name}は渡せません。`,
    chooseMore: (count) => `あと${count}枚`,
    chooseForMe: 'おまかせ',
    again: 'もう一度押すと確定します。',
    exchangeNone: '交換しない',
    notNow: '今はしない',
    othersChoose: 'ほかの人が選んでいます',
    waits: '待ち',
    hasWon: (who, worth) => `${people[who]}のアガリ、${worth}`,
    playOn: (count) => `残り${count}人で続行`,
    seeHand: '手牌を見る',
    falseWin: (who) => `${people[who]}のチョンボ。`,
  },
  won: {
    place: (place) => `${place}番目`,
    seat: (place) => `アガリ、${place}番目`,
    out: '抜け',
    title: 'アガった手牌',
    hand: (who) => `${whose(who)}手牌`,
  },
  actions: {
    win: '和了',
    pong: 'ポン',
    chow: 'チー',
    kong: 'カン',
    pass: 'パス',
    discard: '切る',
    declare: '宣言',
    exchange: '交換',
  },
  autoPass: {
    notAgain: 'この牌はもう鳴かない',
    notTile: (name) => `この局では${name}について聞かない`,
  },
  coach: { open: 'コーチ' },
  switches: {
    open: '自動設定',
    note: '速さ、自動のパス・アガリ・ツモ切り',
    on: (count) => `自動設定、${count}件オン`,
    skip: '早送り',
    skipLong: '次の自分の選択まで早送り',
  },
  aims: {
    open: '狙える手',
    word: '狙える手',
    note: '今の手牌に近い手と、足りない牌',
    used: (name) => `${name}、狙いの手に使う牌`,
  },
  tracker: { open: '残り牌', note: '各牌の残り枚数' },
  danger: {
    open: '手牌の危険度',
    thinking: '各牌の放銃率を計算中',
    none: 'これらの牌の危険度は、コーチにも分かりません',
    unoffered: '手牌の危険度はオフです（設定の「補助」）',
    figure: (percent) => `${percent}%`,
    tile: (name, percent) => `${name} ${percent}%`,
    by: (told, seats) => (seats.length > 0 ? `放銃率${told}：${seats.join('、')}` : `放銃率${told}`),
    never: (name) => `${name}：誰もアガれない`,
    safer: (name, who) => `${who}に${name}`,
    all: (parts) => parts.join('、'),
    few: 'どの牌も放銃率1%未満',
    ends: (safest, most) => `放銃率：${safest}〜${most}`,
  },
  ready: {
    title: readiness,
    left: '枚',
    label: (waits, state, own) => `${own ?? readiness[state]}。待ちは${waits}`,
    wait: (name, left) => `${name}、残り${left}枚`,
    more: '待ち牌ごとの点数',
    onDiscard: 'ロン',
    selfDrawn: 'ツモ',
    way: (name, worth) => `${name}：${worth}`,
    wins: 'アガれる',
    onlyDrawn: (worth) => (worth ? `ツモのみ、${worth}` : 'ツモのみ'),
    refused: 'アガれない',
  },
};
