import type { FirstGameWords, UnitWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/zhHantHK';
import type { vocabulary } from '../vocabulary';

const doublings: UnitWords = {
  heading: '番',
  amount: (value) => `${value} 番`,
  range: (least, most) => `${least}–${most} 番`,
  below: (value, minimum) => `${value} 番，須 ${minimum} 番`,
  brief: (value) => `×${2 ** value}`,
};

export const settled = { fines: '兩兩找數', keep: '各記己分' };

export const words: FirstGameWords<typeof vocabulary> = {
  introduction: {
    title: '古典麻雀有何不同',
    points: [
      { name: '四家計分', text: '四家的刻子、槓、某些對子和花牌都有分數；三元牌、門風和清一色令分數加倍。' },
      { name: '兩兩找數', text: '食糊之後，每兩家比較得分，低者付差額給高者；東家收付加倍。' },
      { name: '沒有起糊', text: '成糊便可食糊；食糊本身值 20 分。' },
      { name: '死牌', text: '只有最新的棄牌面朝上。有人只欠一張食糊時，須報叫糊。' },
    ],
  },
  units: { points: hongKong.points, doublings, limit: hongKong.limit },
  refusals: { 'kong-not-robbed': hongKong.kongNotRobbed },
  declarations: {
    'concealed-pong': {
      name: '暗刻',
      verb: '攤開暗刻',
      said: ({ name, tile }) => `${name}攤開${tile ?? ''}暗刻。`,
    },
  },
  phases: {},
  notes: {
    ready: ({ name }) => `${name}叫糊。`,
    capture: ({ name, tile }) => `${name}捉得${tile ?? ''}。`,
  },
  endings: {},
  marks: { ready: () => '叫糊' },
  calls: { ...hongKong.common.calls, calls: { ...hongKong.common.calls.calls, ready: '叫糊' } },
  goal: (sets) => `食糊：${sets} 組牌加一對眼`,
  bar: (limit) => (limit === undefined ? '古典麻雀，不設上限' : `古典麻雀，上限 ${limit}`),
  choices: { hands: { name: '長度', value: (count) => `${count} 局` } },
  presets: { standard: '標準', 'no-extras': '無花', 'all-extras': '全副花牌', 'own-scores': '各記己分' },
  facts: {
    tiles: { name: '牌數', codes: {}, count: (tiles) => `${tiles} 張` },
    scored: { name: '計分', codes: { 'all-hands': '四家的牌' } },
    limit: { name: '上限', codes: { none: '不設' }, count: hongKong.points.amount },
    settled: { name: '找數', codes: settled },
  },
};
