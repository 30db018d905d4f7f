import type { GroupWords, OwnWords, UnitWords } from '../../../ui/text/gameWords';
import { callsBySize } from './calls';
import * as standard from '../../shared/standard/words/zh-Hans';
import type { americanOptions } from '../options';
import type { Ids } from '../table';

const doublings: UnitWords = {
  heading: '番',
  amount: (value) => `${value}番`,
  range: (least, most) => `${least}–${most}番`,
  below: (value, minimum) => `${value}番，要${minimum}番`,
  brief: (value) => `×${2 ** (value ?? 0)}`,
};

const given = { send: () => '传牌', stays: '百搭不能传。' };
const three = { line: '选三张牌；百搭不能传。', ...given };
const blind = {
  line: '最多选三张自己的牌；不足三张的，用传来的牌补上，不看就传出。',
  ...given,
  send: (count: number) => {
    if (count === 0) return '盲传三张';
    return count === 3 ? '传牌' : `传牌，盲传${count === 1 ? '两' : '一'}张`;
  },
};

const size = (name: string, verb: string): GroupWords => ({
  name,
  verb,
  said: ({ name: who, tile }) => `${who}用${tile ?? '一张牌'}${verb}。`,
});

const ownCard = '本游戏的牌卡';

const faults: OwnWords<Ids, typeof americanOptions>['faults'] = {
  'too-long': () => '文本远比任何牌卡长。应为：5至100种牌型的牌卡。',
  'no-title': () => '没有牌卡的名称。第一行应该只写名称。',
  'no-section': () => '这种牌型不属于任何部分。上面应有一行，例如“# 双数”。',
  'long-name': (found) => `“${found}”太长。名称最多40个字。`,
  taken: (found) => `名称“${found}”已有。每种牌型的名称应各不相同。`,
  'no-value': () => '没有分数。应依次写出各组、分数、x或c，例如2468a 222b 4444b 888b 25 x。',
  'no-mark': () => '没有写明能否亮牌。分数后应写x（可亮牌）或c（不可亮牌）。',
  value: (found) => `不能付“${found}”分。应为1至1000的整数。`,
  'no-tile': (found) => `“${found}”里有不是牌的字。应为0–9、u–z、D、B、E、S、W、N或H，末尾为a、b或c。`,
  joker: (found) => `“${found}”：百搭不用写。三张以上相同的一组都能用百搭，其他组都不能。`,
  'no-suit': (found) => `“${found}”没有花色。末尾应为a、b或c。`,
  'no-tiles': (found) => `“${found}”没有牌。花色之前应有这一组的牌。`,
  'too-alike': (found) => `“${found}”有超过六张相同的牌。每组最多六张。`,
  size: (found) => `这种牌型有${found}张。应为14张。`,
  impossible: () => '谁也做不成这种牌型：要的牌比全副还多。百搭只能用在三张以上相同的一组里。',
  'too-few': (found) => `牌卡有${found}种牌型。至少要有5种。`,
  'too-many': (found) => `牌卡有${found}种牌型。最多可有100种。`,
  'too-many-forms': (found) => `连同各种花色、数字和风，共有${found}种做法。最多可有6000种。`,
};

const charleston = { vote: '两轮，第二轮须全体同意', both: '两轮', first: '一轮', none: '不换牌' };

export const words: OwnWords<Ids, typeof americanOptions> = {
  introduction: {
    title: '美式麻将有何不同',
    points: [
      {
        name: '牌卡',
        text: '只有牌卡上的牌型能胡，分数以牌卡为准，不计番种。打牌时按“可做的牌”，就能看到牌卡和还差的牌。',
      },
      {
        name: '百搭',
        text: '百搭（癞子）可以代替三张以上相同的一组里的牌；对子、单张和杂组不行。不用百搭，分数加倍。',
      },
      { name: '花', text: '八张花是同一种牌，可留、可打、可要；不亮出，也不补牌。' },
      { name: '箭牌', text: '白板也作零。每种花色有自己的箭牌：万子配红中，条子配发财，筒子配白板。' },
      {
        name: '换牌',
        text: '开打前依次向右、对面、左各传三张，百搭不能传，称为“查尔斯顿”。四家都同意，就再换一轮。',
      },
      {
        name: '要牌',
        text: '任何一家的弃牌都能要来亮出三至六张相同的一组，可以夹百搭。亮出的牌必须同属牌卡上的一种牌型，所以每亮一组，能做的牌型就少一些。不能吃牌，杠不补牌。单张、对子和“不可亮牌”的牌型只能要来胡。',
      },
      { name: '换百搭', text: '轮到你时，可以用手里的牌换走任何一组亮出的牌里的百搭。' },
      { name: '三家都付', text: '点炮者付双倍；自摸则三家都付双倍。' },
    ],
  },
  units: { points: standard.points, doublings },
  sizes: {
    3: size('碰', '碰'),
    4: size('杠', '杠'),
    5: size('五张', '亮出五张一组'),
    6: size('六张', '亮出六张一组'),
  },
  declarations: {
    'joker-exchange': {
      name: '换百搭',
      verb: '换百搭',
      said: ({ name, tile }) => `${name}用${tile ?? '一张牌'}换走百搭。`,
    },
    more: { name: '赞成，再换一轮', verb: '赞成再换一轮', said: ({ name }) => `${name}赞成再换一轮。` },
    'no-more': { name: '反对，不再换', verb: '反对再换一轮', said: ({ name }) => `${name}反对再换一轮。` },
  },
  phases: {
    dealt: { title: '起手成牌', line: '起手的牌就能胡。' },
    'first-right': { title: '向右传三张', ...three },
    'first-across': { title: '向对面传三张', ...three },
    'first-left': { title: '向左传三张', ...three },
    'first-left-blind': { title: '向左盲传', ...blind },
    vote: { title: '表决：再换一轮？', line: '向左、对面、右再各传一次。有一家反对就不再换。' },
    'second-left': { title: '向左传三张', ...three },
    'second-across': { title: '向对面传三张', ...three },
    'second-right': { title: '向右传三张', ...three },
    'second-right-blind': { title: '向右盲传', ...blind },
    courtesy: {
      title: '与对家换最多三张',
      line: '先选最不想要的。两家选的张数不同时，以少的为准。',
      ...given,
      send: (count) => (count === 0 ? '不换' : '换牌'),
    },
  },
  notes: {
    dead: ({ name }) => `${name}的牌成了死牌。`,
  },
  mixtures: { 'no-hands': () => '牌卡上没有一种牌型能胡。请至少选一个部分。' },
  endings: { 'all-dead': '三家成了死牌，没有人胡。' },
  marks: { dead: () => '死牌' },
  calls: callsBySize,
  terms: standard.terms,
  goal: () => '胡牌：牌卡上的一种牌型',
  bar: () => '美式',
  choices: { rounds: standard.rounds },
  presets: { standard: '标准', 'one-charleston': '换一轮', 'no-pairs': '不算单对' },
  facts: {
    charleston: { name: '换牌', codes: charleston },
    card: { name: '牌卡', codes: { '': ownCard } },
    hands: { name: '牌型数', codes: {}, count: (hands) => `${hands}种` },
    jokers: { name: '百搭', codes: {}, count: (jokers) => `${jokers}张` },
    dealer: { name: '东家', codes: { double: '收付加倍', single: '与各家相同' } },
  },
  items: {
    'years-1': '一九二零',
    'years-2': '一九九八',
    'years-3': '二零零二',
    'years-4': '一八九五',
    'evens-1': '双级',
    'evens-2': '双梯',
    'evens-3': '六六顺',
    'evens-4': '双环',
    'evens-5': '暗双',
    'like-1': '花下同数',
    'like-2': '四风同数',
    'like-3': '同数配箭',
    'run-1': '长登',
    'run-2': '两路',
    'run-3': '过桥',
    'run-4': '三色连',
    'run-5': '六步',
    'run-6': '花径',
    'run-7': '暗梯',
    'odds-1': '单梯',
    'odds-2': '单角',
    'odds-3': '五会',
    'odds-4': '单扇',
    'odds-5': '围五',
    'winds-1': '大风',
    'winds-2': '罗盘三箭',
    'winds-3': '三箭对',
    'winds-4': '东西路',
    'threes-1': '三首尾',
    'threes-2': '三园',
    'threes-3': '三钥匙',
    'threes-4': '暗三',
    'pairs-1': '单数七对',
    'pairs-2': '四风三连',
    'pairs-3': '六连对',
    'pairs-4': '十四不同',
    'pairs-5': '九织',
    'pairs-6': '三年',
    'quints-1': '五带三',
    'quints-2': '五花',
    'quints-3': '五风',
    'quints-4': '五个二',
    'quints-5': '六花',
    'quints-6': '六个一',
    jokerless: '无百搭',
  },
  headings: {
    items: '牌卡上的牌型',
    steps: '分数',
    payments: ({ dealerDoubles }) =>
      `各家都付；点炮者加倍，自摸则各家加倍。${dealerDoubles === true ? '东家收付加倍。' : ''}`,
  },
  steps: { points: '分数' },
  omissions: { 'joker-used': (item) => `${item}：用了百搭` },
  reasons: standard.reasons,
  factors: { 'self-drawn': '自摸', discarder: '点炮', 'winner-east': '东家胡牌', 'loser-east': '东家付' },
  faults,
  groups: { ...standard.groups, card: '牌卡', payment: '结算' },
  options: {
    ...standard.tableWords,
    ...standard.matchWords,
    falseWin: { name: '诈胡', note: '喊错胡牌的代价。', values: { 'dead-hand': '成为死牌', pay: '赔各家' } },
    charleston: { name: '换牌', note: '开打前换几轮。', values: charleston },
    courtesy: { name: '对家换牌', note: '最后可以与对家换最多三张。' },
    blindPass: { name: '盲传', note: '每轮最后一次，可以把传来的牌不看就传出。' },
    card: {
      name: '牌卡',
      note: '用文件或自己写出另一张牌卡。机器人和教练按本游戏的牌卡制作和测量；用别的牌卡时，只按同样的准则打牌。',
      values: { '': ownCard },
    },
    sections: {
      name: '牌卡部分',
      note: '这些部分的牌型能胡。',
      values: {
        years: '年份',
        evens: '双数',
        like: '同数',
        run: '顺数',
        odds: '单数',
        winds: '风箭',
        threes: '三六九',
        pairs: '单对',
        quints: '五张六张',
      },
    },
    jokerlessDoubles: { name: '无百搭加倍', note: '不能用百搭的牌型不加倍。' },
    dealerDoubles: { name: '东家加倍', note: '东家收付都加倍。' },
  },
};
