import type { DeclarationWords, OwnWords } from '../../../../../src/ui/text/gameWords';
import { calls } from '../../shared/words/calls';
import * as shared from '../../shared/words/zh-Hant-HK';
import type { options } from '../options';
import type { Ids } from '../table';

const passing = { right: '下家', across: '對家', left: '上家', dice: '由骰決定', none: '不換' };

function giveUp(suit: string): DeclarationWords {
  return { name: `缺${suit}`, verb: `缺${suit}`, said: ({ name }) => `${name}缺${suit}。` };
}

export const words: OwnWords<Ids, typeof options> = {
  introduction: null,
  items: {
    common: '平糊',
    'all-pongs': '對對糊',
    pure: '清一色',
    root: '四隻',
    'self-drawn': '自摸',
    'kong-discard': '槓後出銃',
    'void-held': '仍有所缺之牌',
  },
  units: {
    fan: shared.unitOf('番'),
    full: { ...shared.unitOf('滿'), amount: () => '滿糊' },
    points: shared.points,
  },
  headings: { items: '番', steps: '由番計分' },
  steps: { fan: '番', capped: '最多', doubled: '每番加倍' },
  omissions: { 'part-of': (item, by) => `${item}：已包括在${by}` },
  refusals: { 'void-suit': ({ tiles }) => `已成糊，但仍有所缺之牌 ${tiles} 張` },
  declarations: {
    'void-characters': giveUp('萬'),
    'void-dots': giveUp('筒'),
    'void-bamboo': giveUp('索'),
  },
  phases: {
    passing: { title: '換三張', line: '同一門三張' },
    voids: { title: '定缺', line: '不可用此門食糊' },
  },
  notes: {
    'three-received': ({ name }) => `${name}收到三張。`,
    'kong-paid': ({ name }) => `${name}收槓錢。`,
  },
  reasons: { win: '食糊', kong: '槓', 'not-ready': '未叫糊', 'void-held': '未打清所缺' },
  factors: { 'self-drawn': '自摸' },
  marks: {
    'void-characters': () => '缺萬',
    'void-dots': () => '缺筒',
    'void-bamboo': () => '缺索',
    'pass-right': () => '換給下家',
    'pass-across': () => '換給對家',
    'pass-left': () => '換給上家',
  },
  situations: {
    'last-tile': { name: '海底', told: '以最後一張' },
    'kong-discard': { name: '槓後', told: '槓後的棄牌' },
  },
  calls,
  goal: () => '食糊：兩門牌，四組一對',
  bar: (most = 0) => `打到底，最多 ${most} 番`,
  groups: shared.groups,
  options: {
    ...shared.tableWords,
    passing: { name: '換三張', note: '開打前三張牌給誰。', values: passing },
    paidKongs: { name: '槓錢', note: '槓後即付。' },
    most: { name: '最多番數', note: '超出不計。' },
    counted: {
      name: '計算項目',
      note: '帶來番的牌。',
      values: { 'all-pongs': '對對糊', pure: '清一色', root: '四隻' },
    },
  },
  choices: { deals: shared.deals },
  presets: { standard: '一般', quick: '快速' },
  facts: {
    passing: { name: '換三張', codes: passing },
    most: { name: '最多', codes: {}, count: (most) => `${most} 番` },
  },
};
