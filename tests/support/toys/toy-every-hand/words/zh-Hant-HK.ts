import type { OwnWords } from '../../../../../src/ui/text/gameWords';
import { calls } from '../../shared/words/calls';
import * as shared from '../../shared/words/zh-Hant-HK';
import type { options } from '../options';
import type { Ids } from '../table';

const settled = { all: '四家互計', winner: '只計食糊者' };

const timesTwo = (doublings: number) => `×${2 ** doublings}`;

export const words: OwnWords<Ids, typeof options> = {
  introduction: null,
  items: {
    won: '食糊',
    pong: '刻子',
    'honour-pong': '字牌刻子',
    'self-drawn': '自摸',
    'dragon-doubling': '三元刻',
    ready: '報叫糊',
  },
  units: { points: shared.points, doublings: { ...shared.unitOf('番'), brief: timesTwo } },
  headings: { items: '分與番', steps: '總計' },
  steps: { sum: '分數合計', doubled: '加番', limited: '最多' },
  omissions: {
    'not-at-this-table': (item) => `${item}：此桌不計`,
    'not-won': (item) => `${item}：只計食糊者`,
  },
  refusals: { 'missed-win': () => '已成糊，但上次棄牌後曾放過食糊' },
  declarations: {
    ready: { name: '報叫糊', verb: '報叫糊', said: ({ name }) => `${name}報叫糊。` },
    'nine-ends': { name: '九么流局', verb: '以九么流局', said: ({ name }) => `${name}以九么流局。` },
  },
  notes: { 'stakes-taken': ({ name }) => `${name}取走注碼。` },
  endings: { 'nine-ends': '九種么九：重新發牌。', 'false-call': '詐糊，牌局結束。' },
  reasons: { hand: '糊牌', difference: '牌分之差', stake: '注', stakes: '注碼', 'false-win': '詐糊' },
  factors: { dealer: '莊家' },
  marks: { ready: () => '叫糊', stakes: (points) => `注碼 ${points}` },
  situations: {
    ready: { name: '報叫糊', told: '已報叫糊' },
    'last-tile': { name: '海底', told: '以最後一張' },
  },
  calls: { ...calls, calls: { ...calls.calls, ready: '叫糊' } },
  goal: () => '食糊：四組一對',
  bar: (limit) => (limit === undefined ? '四家計分' : `四家計分，上限 ${limit}`),
  groups: shared.groups,
  options: {
    ...shared.tableWords,
    strictCalling: { name: '嚴格叫牌', note: '隨時可叫食糊，叫錯亦然。' },
    falseCall: { name: '詐糊分數', note: '付給每家。' },
    stake: { name: '注', note: '報叫糊所付。' },
    limit: { name: '上限', note: '一手牌最多的分數。', values: { none: '不設上限' } },
    doubles: {
      name: '加番',
      note: '令牌分加倍者。',
      values: { 'dragon-doubling': '三元刻', ready: '報叫糊' },
    },
    settled: { name: '如何計付', note: '未食糊者是否互付。', values: settled },
  },
  choices: { deals: shared.deals },
  presets: { standard: '一般', 'winner-only': '只計食糊者' },
  facts: {
    settled: { name: '計付', codes: settled },
    limit: { name: '上限', codes: { none: '不設上限' }, count: shared.points.amount },
  },
};
