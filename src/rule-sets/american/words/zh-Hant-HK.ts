import type { GroupWords, OwnWords, UnitWords } from '../../../ui/text/gameWords';
import { callsBySize } from './calls';
import * as standard from '../../shared/standard/words/zh-Hant-HK';
import type { americanOptions } from '../options';
import type { Ids } from '../table';

const doublings: UnitWords = {
  heading: '番',
  amount: (value) => `${value} 番`,
  range: (least, most) => `${least}–${most} 番`,
  below: (value, minimum) => `${value} 番，須 ${minimum} 番`,
  brief: (value) => `×${2 ** (value ?? 0)}`,
};

const given = { send: () => '傳牌', stays: '百搭不可傳。' };
const three = { line: '選三張牌；百搭不可傳。', ...given };
const blind = {
  line: '最多選三張自己的牌；不足三張的，由傳來的牌補上，不看便傳出。',
  ...given,
  send: (count: number) => {
    if (count === 0) return '盲傳三張';
    return count === 3 ? '傳牌' : `傳牌，盲傳${count === 1 ? '兩' : '一'}張`;
  },
};

const size = (name: string, verb: string): GroupWords => ({
  name,
  verb,
  said: ({ name: who, tile }) => `${who}以${tile ?? '一張牌'}${verb}。`,
});

const ownCard = '本遊戲的牌卡';

const faults: OwnWords<Ids, typeof americanOptions>['faults'] = {
  'too-long': () => '文字遠比任何牌卡長。應為：5 至 100 款牌的牌卡。',
  'no-title': () => '沒有牌卡的名稱。第一行應只寫名稱。',
  'no-section': () => '這款牌不屬任何部分。上面應有一行，例如「# 雙數」。',
  'long-name': (found) => `「${found}」太長。名稱最多 40 個字。`,
  taken: (found) => `名稱「${found}」已有。每款牌的名稱應各不相同。`,
  'no-value': () => '沒有分數。應依次寫出各組、分數、x 或 c，例如 2468a 222b 4444b 888b 25 x。',
  'no-mark': () => '沒有寫明可否亮出。分數後應寫 x（可亮出）或 c（暗牌）。',
  value: (found) => `不能付「${found}」分。應為 1 至 1000 的整數。`,
  'no-tile': (found) =>
    `「${found}」之中有不是牌的字。應為 0–9、u–z、D、B、E、S、W、N 或 H，末尾為 a、b 或 c。`,
  joker: (found) => `「${found}」：百搭不用寫。三張或以上相同的一組都可用百搭，其他組都不可。`,
  'no-suit': (found) => `「${found}」沒有花色。末尾應為 a、b 或 c。`,
  'no-tiles': (found) => `「${found}」沒有牌。花色之前應有這一組的牌。`,
  'too-alike': (found) => `「${found}」有超過六張相同的牌。每組最多六張。`,
  size: (found) => `這款牌有 ${found} 張。應為 14 張。`,
  impossible: () => '無人能做成這款牌：所需的牌比全副還多。百搭只可用於三張或以上相同的一組。',
  'too-few': (found) => `牌卡有 ${found} 款牌。最少應有 5 款。`,
  'too-many': (found) => `牌卡有 ${found} 款牌。最多可有 100 款。`,
  'too-many-forms': (found) => `連同各種花色、數字和風，共有 ${found} 種做法。最多可有 6000 種。`,
};

const charleston = { vote: '兩輪，第二輪須全體同意', both: '兩輪', first: '一輪', none: '不換牌' };

export const words: OwnWords<Ids, typeof americanOptions> = {
  introduction: {
    title: '美式麻將有何不同',
    points: [
      {
        name: '牌卡',
        text: '只有牌卡上的牌可以食糊，分數以牌卡為準，沒有番。打牌時按「可做的牌」，便看到牌卡和所欠的牌。',
      },
      { name: '百搭', text: '三張或以上相同的一組可用百搭代替；對子、單張和雜組不可。全無百搭，分數加倍。' },
      { name: '花', text: '八張花是同一種牌，可留、可打、可要；不亮出，亦不補牌。' },
      { name: '三元牌', text: '白板亦作零。各門有所屬的三元牌：萬子配紅中，索子配發財，筒子配白板。' },
      { name: '換牌', text: '開局前向右、對面、左各傳三張，百搭不可傳。四家都同意，便再換一輪。' },
      {
        name: '要牌',
        text: '任何一家的棄牌都可要來亮出三至六張相同的一組，可夾百搭。亮出的牌須同屬牌卡上的一款牌，所以每亮一組，可做的牌便少一些。不可上牌，槓不補牌。單張、對子和「不可亮牌」的牌只可要來食糊。',
      },
      { name: '換百搭', text: '輪到你時，可用手上的牌換取任何亮出的一組中的百搭。' },
      { name: '三家都付', text: '出銃者付雙倍；自摸則三家都付雙倍。' },
    ],
  },
  units: { points: standard.points, doublings },
  sizes: {
    3: size('碰', '碰'),
    4: size('槓', '槓'),
    5: size('五張', '亮出五張一組'),
    6: size('六張', '亮出六張一組'),
  },
  declarations: {
    'joker-exchange': {
      name: '換百搭',
      verb: '換百搭',
      said: ({ name, tile }) => `${name}用${tile ?? '一張牌'}換了百搭。`,
    },
    more: { name: '贊成，再換一輪', verb: '贊成再換一輪', said: ({ name }) => `${name}贊成再換一輪。` },
    'no-more': { name: '反對，不再換', verb: '反對再換一輪', said: ({ name }) => `${name}反對再換一輪。` },
  },
  phases: {
    dealt: { title: '起手成糊', line: '派到的牌可以食糊。' },
    'first-right': { title: '向右傳三張', ...three },
    'first-across': { title: '向對面傳三張', ...three },
    'first-left': { title: '向左傳三張', ...three },
    'first-left-blind': { title: '向左盲傳', ...blind },
    vote: { title: '表決：再換一輪？', line: '向左、對面、右再各傳一次。有一家反對便不再換。' },
    'second-left': { title: '向左傳三張', ...three },
    'second-across': { title: '向對面傳三張', ...three },
    'second-right': { title: '向右傳三張', ...three },
    'second-right-blind': { title: '向右盲傳', ...blind },
    courtesy: {
      title: '與對家換最多三張',
      line: '先選最不想要的。兩家所選張數不同，以少者為準。',
      ...given,
      send: (count) => (count === 0 ? '不換' : '換牌'),
    },
  },
  notes: {
    dead: ({ name }) => `${name}的牌是死牌。`,
  },
  mixtures: { 'no-hands': () => '牌卡沒有一副牌可食糊。請最少選一個部分。' },
  endings: { 'all-dead': '三家成了死牌，無人食糊。' },
  marks: { dead: () => '死牌' },
  calls: callsBySize,
  goal: () => '食糊：牌卡上的一款',
  bar: () => '美式',
  choices: { rounds: standard.rounds },
  presets: { standard: '標準', 'one-charleston': '換一輪', 'no-pairs': '不計單對' },
  facts: {
    charleston: { name: '換牌', codes: charleston },
    card: { name: '牌卡', codes: { '': ownCard } },
    hands: { name: '款數', codes: {}, count: (hands) => `${hands} 款` },
    jokers: { name: '百搭', codes: {}, count: (jokers) => `${jokers} 張` },
    dealer: { name: '東家', codes: { double: '收付加倍', single: '與各家相同' } },
  },
  items: {
    'years-1': '一九二零',
    'years-2': '一九九八',
    'years-3': '二零零二',
    'years-4': '一八九五',
    'evens-1': '雙級',
    'evens-2': '雙梯',
    'evens-3': '六六順',
    'evens-4': '雙環',
    'evens-5': '暗雙',
    'like-1': '花下同數',
    'like-2': '四風同數',
    'like-3': '同數配箭',
    'run-1': '長登',
    'run-2': '兩路',
    'run-3': '過橋',
    'run-4': '三色連',
    'run-5': '六步',
    'run-6': '花徑',
    'run-7': '暗梯',
    'odds-1': '單梯',
    'odds-2': '單角',
    'odds-3': '五會',
    'odds-4': '單扇',
    'odds-5': '圍五',
    'winds-1': '大風',
    'winds-2': '羅盤三箭',
    'winds-3': '三箭對',
    'winds-4': '東西路',
    'threes-1': '三首尾',
    'threes-2': '三園',
    'threes-3': '三匙',
    'threes-4': '暗三',
    'pairs-1': '單數七對',
    'pairs-2': '四風三連',
    'pairs-3': '六連對',
    'pairs-4': '十四不同',
    'pairs-5': '九織',
    'pairs-6': '三年',
    'quints-1': '五帶三',
    'quints-2': '五花',
    'quints-3': '五風',
    'quints-4': '五個二',
    'quints-5': '六花',
    'quints-6': '六個一',
    jokerless: '無百搭',
  },
  headings: {
    items: '牌卡上的牌',
    steps: '分數',
    payments: ({ dealerDoubles }) =>
      `各家都付；打出者加倍，自摸則各家加倍。${dealerDoubles === true ? '東家收付加倍。' : ''}`,
  },
  steps: { points: '分數' },
  omissions: { 'joker-used': (item) => `${item}：用了百搭` },
  reasons: standard.reasons,
  factors: { 'self-drawn': '自摸', discarder: '打出', 'winner-east': '東家食糊', 'loser-east': '東家付' },
  faults,
  groups: { ...standard.groups, card: '牌卡', payment: '找數' },
  options: {
    ...standard.tableWords,
    ...standard.matchWords,
    falseWin: { name: '詐糊', note: '叫錯食糊的代價。', values: { 'dead-hand': '成為死牌', pay: '賠各家' } },
    charleston: { name: '換牌', note: '開局前換多少輪。', values: charleston },
    courtesy: { name: '對家換牌', note: '最後可與對家換最多三張。' },
    blindPass: { name: '盲傳', note: '每輪最後一次，可把傳來的牌不看便傳出。' },
    card: {
      name: '牌卡',
      note: '用檔案或自行寫出另一張牌卡。電腦對手和教練以本遊戲的牌卡製成和測量；用其他牌卡時，只按同樣的準則打牌。',
      values: { '': ownCard },
    },
    sections: {
      name: '牌卡部分',
      note: '這些部分的牌可以食糊。',
      values: {
        years: '年份',
        evens: '雙數',
        like: '同數',
        run: '順數',
        odds: '單數',
        winds: '風箭',
        threes: '三六九',
        pairs: '單對',
        quints: '五張六張',
      },
    },
    jokerlessDoubles: { name: '無百搭加倍', note: '不可用百搭的牌不加倍。' },
    dealerDoubles: { name: '東家加倍', note: '東家收付加倍。' },
  },
};
