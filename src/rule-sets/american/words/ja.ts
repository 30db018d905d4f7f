import type { GroupWords, OwnWords, UnitWords } from '../../../ui/text/gameWords';
import { callsBySize } from './calls';
import * as standard from '../../shared/standard/words/ja';
import type { americanOptions } from '../options';
import type { Ids } from '../table';

const doublings: UnitWords = {
  heading: '翻',
  amount: (value) => `${value}翻`,
  range: (least, most) => `${least}〜${most}翻`,
  below: (value, minimum) => `${value}翻、${minimum}翻必要`,
  brief: (value) => `×${2 ** (value ?? 0)}`,
};

const given = { send: () => '渡す', stays: 'ジョーカーは渡せません。' };
const three = { line: '三枚選んでください。ジョーカーは渡せません。', ...given };
const blind = {
  line: '自分の牌は最大三枚。足りない分は、届いた牌を見ずに回します。',
  ...given,
  send: (count: number) => {
    if (count === 0) return '三枚とも見ずに回す';
    return count === 3 ? '渡す' : `渡す。${count === 1 ? '二' : '一'}枚は見ずに回す`;
  },
};

const size = (name: string): GroupWords => ({
  name,
  verb: name,
  said: ({ name: who, tile }) => `${who}、${tile ?? '牌'}で${name}。`,
});

const ownCard = '標準のカード';

const faults: OwnWords<Ids, typeof americanOptions>['faults'] = {
  'too-long': () => '文がどのカードよりもはるかに長いです。5〜100種の手のカードにしてください。',
  'no-title': () => 'カードの名前がありません。一行目は名前だけにしてください。',
  'no-section': () => 'この手が属する分類がありません。上に「# 偶数」のような行が必要です。',
  'long-name': (found) => `「${found}」は長すぎます。名前は40文字までです。`,
  taken: (found) => `「${found}」という名前はすでにあります。手ごとに別の名前にしてください。`,
  'no-value': () => '点数がありません。組、点数、x か c の順に書きます。例：2468a 222b 4444b 888b 25 x',
  'no-mark': () => '晒せるかどうかがありません。点数の後に、晒せるなら x、門前なら c を書きます。',
  value: (found) => `「${found}」点は払えません。1〜1000の整数にしてください。`,
  'no-tile': (found) =>
    `「${found}」に牌でない文字があります。使えるのは 0–9、u–z、D、B、E、S、W、N、H と、末尾の a、b、c です。`,
  joker: (found) =>
    `「${found}」：ジョーカーは書きません。同じ牌三枚以上の組ならどれにも使え、ほかには使えません。`,
  'no-suit': (found) => `「${found}」に種類がありません。末尾に a、b、c のどれかが必要です。`,
  'no-tiles': (found) => `「${found}」に牌がありません。種類の前に組の牌を書きます。`,
  'too-alike': (found) => `「${found}」は同じ牌が六枚を超えています。一組は六枚までです。`,
  size: (found) => `この手は${found}枚です。14枚にしてください。`,
  impossible: () =>
    'この手は誰にも作れません。牌の数が足りません。ジョーカーが使えるのは、同じ牌三枚以上の組だけです。',
  'too-few': (found) => `カードの手が${found}種です。少なくとも5種必要です。`,
  'too-many': (found) => `カードの手が${found}種です。100種までです。`,
  'too-many-forms': (found) => `種類・数字・風の組み合わせで${found}通りになります。6000通りまでです。`,
};

const charleston = { vote: '二回、二回目は全員の同意で', both: '二回', first: '一回', none: 'なし' };

export const words: OwnWords<Ids, typeof americanOptions> = {
  introduction: {
    title: 'アメリカ式麻雀はここが違う',
    points: [
      {
        name: 'カードの手',
        text: 'アガれるのはカードにある手だけで、翻はありません。卓で「狙える手」を開くと、カードの手と足りない牌が見られます。',
      },
      {
        name: 'ジョーカー',
        text: '同じ牌三枚以上の組なら、どの牌の代わりにもなります。対子・一枚・混成の組には使えません。ジョーカーなしの手は点が倍です。',
      },
      { name: '花牌', text: '八枚とも同じ牌で、ふつうの牌のように持ち、切り、鳴けます。補充はありません。' },
      {
        name: '三元牌',
        text: '白は数字の0にもなります。中は萬子、發は索子、白は筒子に属します。',
      },
      {
        name: 'チャールストン',
        text: '開始前に、三枚ずつ右・対面・左へ渡します。ジョーカーは渡せません。全員が望めば、もう一度行います。',
      },
      {
        name: '鳴き',
        text: '誰の捨て牌からも、同じ牌三〜六枚の組をジョーカー込みで晒せます。晒した組はすべてカードの一つの手に入るものに限られ、晒すたびに狙える手は減ります。チーはなく、カンでの補充もありません。一枚・対子・門前の手の牌は、アガるときだけ取れます。',
      },
      {
        name: 'ジョーカーの交換',
        text: '自分の番に、晒されたどの組のジョーカーも、それが表す牌と取り換えられます。',
      },
      { name: '全員が払う', text: '放銃した人は倍を払い、ツモなら全員が倍を払います。' },
    ],
  },
  units: { points: standard.points, doublings },
  sizes: { 3: size('ポン'), 4: size('カン'), 5: size('五枚組'), 6: size('六枚組') },
  declarations: {
    'joker-exchange': {
      name: 'ジョーカー交換',
      verb: 'ジョーカー交換',
      said: ({ name, tile }) => `${name}が${tile ?? '牌'}をジョーカーと交換。`,
    },
    more: {
      name: '賛成、もう一度',
      verb: '二回目のチャールストンに賛成',
      said: ({ name }) => `${name}は二回目に賛成。`,
    },
    'no-more': {
      name: '反対、もうしない',
      verb: '二回目のチャールストンに反対',
      said: ({ name }) => `${name}は二回目に反対。`,
    },
  },
  phases: {
    dealt: { title: '配牌で完成', line: '配られた牌でアガれます。' },
    'first-right': { title: '右へ三枚', ...three },
    'first-across': { title: '対面へ三枚', ...three },
    'first-left': { title: '左へ三枚', ...three },
    'first-left-blind': { title: '左へ三枚（見ずに回せます）', ...blind },
    vote: {
      title: '投票：二回目のチャールストン？',
      line: '左、対面、右へもう一度ずつ。一人でも反対なら行いません。',
    },
    'second-left': { title: '左へ三枚', ...three },
    'second-across': { title: '対面へ三枚', ...three },
    'second-right': { title: '右へ三枚', ...three },
    'second-right-blind': { title: '右へ三枚（見ずに回せます）', ...blind },
    courtesy: {
      title: '対面と最大三枚を交換',
      line: '要らない牌から選びます。枚数は少ない方に合わせます。',
      ...given,
      send: (count) => (count === 0 ? '交換しない' : '交換'),
    },
  },
  notes: {
    dead: ({ name }) => `${name}の手は死に手。`,
  },
  mixtures: {
    'no-hands': () => 'カードにアガれる手がありません。少なくとも一つの分類を選んでください。',
  },
  endings: { 'all-dead': '三人が死に手になり、アガリなし。' },
  marks: { dead: () => '死に手' },
  calls: callsBySize,
  goal: () => 'アガリ：カードの手',
  bar: () => 'アメリカ式',
  choices: { rounds: standard.rounds },
  presets: {
    standard: '標準',
    'one-charleston': 'チャールストン一回',
    'no-pairs': '一枚・対子の手なし',
  },
  facts: {
    charleston: { name: 'チャールストン', codes: charleston },
    card: { name: 'カード', codes: { '': ownCard } },
    hands: { name: '手の数', codes: {}, count: (hands) => `${hands}種` },
    jokers: { name: 'ジョーカー', codes: {}, count: (jokers) => `${jokers}枚` },
    dealer: { name: '東家', codes: { double: '収支とも倍', single: 'ほかと同じ' } },
  },
  items: {
    'years-1': '一九二〇',
    'years-2': '一九九八',
    'years-3': '二〇〇二',
    'years-4': '一八九五',
    'evens-1': '偶数の段',
    'evens-2': '偶数のはしご',
    'evens-3': '六づくし',
    'evens-4': '偶数の輪',
    'evens-5': '隠れた偶数',
    'like-1': '庭の数',
    'like-2': '四風の数',
    'like-3': '数と三元',
    'run-1': '長い坂',
    'run-2': '二つの道',
    'run-3': '渡り橋',
    'run-4': '三色の並び',
    'run-5': '六段',
    'run-6': '庭の小道',
    'run-7': '隠れた階段',
    'odds-1': '奇数のはしご',
    'odds-2': '奇数の角',
    'odds-3': '五で出会う',
    'odds-4': '奇数の扇',
    'odds-5': '五のまわり',
    'winds-1': '大風',
    'winds-2': '羅針盤と三元',
    'winds-3': '三元の対子',
    'winds-4': '東西の道',
    'threes-1': '両端の三',
    'threes-2': '三つの庭',
    'threes-3': '三つの鍵',
    'threes-4': '隠れた三',
    'pairs-1': '奇数の夫婦',
    'pairs-2': '風と並び',
    'pairs-3': '六組の夫婦',
    'pairs-4': '十四人の他人',
    'pairs-5': '九の織物',
    'pairs-6': '三つの年',
    'quints-1': '五と三三三',
    'quints-2': '五輪の花',
    'quints-3': '五つの風',
    'quints-4': '五つの二',
    'quints-5': '六輪の花',
    'quints-6': '六つの一',
    jokerless: 'ジョーカーなし',
  },
  headings: {
    items: 'カードの手',
    steps: '点',
    payments: ({ dealerDoubles }) =>
      `全員が払い、放銃者は倍。ツモなら全員が倍。${dealerDoubles === true ? '東家の収支は倍。' : ''}`,
  },
  steps: { points: '点' },
  omissions: { 'joker-used': (item) => `${item}：ジョーカーを使用` },
  reasons: standard.reasons,
  factors: {
    'self-drawn': 'ツモ',
    discarder: '放銃',
    'winner-east': '東家のアガリ',
    'loser-east': '東家の支払い',
  },
  faults,
  groups: { ...standard.groups, card: 'カード', payment: '支払い' },
  options: {
    ...standard.tableWords,
    ...standard.matchWords,
    falseWin: {
      name: 'チョンボ',
      note: '誤ったアガリの代償。',
      values: { 'dead-hand': '死に手になる', pay: '各家に払う' },
    },
    charleston: { name: 'チャールストン', note: '開始前に牌を渡し合う回数。', values: charleston },
    courtesy: { name: '対面との交換', note: '最後に対面と最大三枚を交換します。' },
    blindPass: {
      name: '見ずに回す',
      note: 'チャールストンの最後に、届いた牌を見ずに回せます。',
    },
    card: {
      name: 'カード',
      note: 'ファイルから、またはここで書いて、別のカードにできます。相手とコーチは標準のカードで作られていて、別のカードでも同じ目安で打ちます。',
      values: { '': ownCard },
    },
    sections: {
      name: 'カードの分類',
      note: 'これらの分類の手でアガれます。',
      values: {
        years: '年',
        evens: '偶数',
        like: '同じ数',
        run: '並び',
        odds: '奇数',
        winds: '風と三元',
        threes: '三・六・九',
        pairs: '一枚と対子',
        quints: '五枚組と六枚組',
      },
    },
    jokerlessDoubles: { name: 'ジョーカーなしは倍', note: 'ジョーカーを使えない手は除きます。' },
    dealerDoubles: { name: '東家は倍', note: '東家の収支を倍にします。' },
  },
};
