import type { OwnWords } from '../../../../../src/ui/text/gameWords';
import { calls } from '../../shared/words/calls';
import * as shared from '../../shared/words/zh-Hant-HK';
import type { options } from '../options';
import type { Ids } from '../table';

export const words: OwnWords<Ids, typeof options> = {
  introduction: null,
  items: {
    complete: '成糊',
    'noble-pong': '貴刻',
    'north-aside': '置旁北風',
    closed: '門前清',
    'in-streak': '連勝',
  },
  units: { stars: shared.unitOf('星'), points: shared.points },
  headings: { items: '星', steps: '由星計分' },
  steps: { stars: '星', points: '每星十分' },
  omissions: { opened: (item) => `${item}：已鋪牌` },
  refusals: { 'too-few-stars': ({ stars, least }) => `已成糊，但只得 ${stars} 星，需 ${least} 星` },
  declarations: {
    'set-aside': { name: '置旁北風', verb: '置旁北風', said: ({ name }) => `${name}把北風置旁。` },
  },
  notes: { 'streak-ended': ({ name }) => `${name}的連勝中止。` },
  reasons: { win: '食糊', return: '還原起點分', place: '名次' },
  factors: { 'self-drawn': '自摸', streak: '連勝' },
  marks: { norths: (count) => `置旁北風 ${count} 張`, streak: (count) => `連勝 ${count} 局` },
  situations: {
    'last-tile': { name: '海底', told: '以最後一張' },
    'in-streak': { name: '連勝', told: '連勝中' },
  },
  calls: { ...calls, calls: { ...calls.calls, 'set-aside': '北' } },
  goal: (least = 0) => `食糊：四組一對，至少 ${least} 星`,
  bar: (least = 0) => `三人試玩，${least} 星`,
  groups: shared.groups,
  options: {
    ...shared.tableWords,
    least: { name: '最少星數', note: '不足者不可食糊。' },
    noble: {
      name: '貴刻',
      note: '帶來一星的刻子。',
      values: { dragons: '三元牌', winds: '風牌', ends: '么九' },
    },
    streak: { name: '連勝', note: '莊家連勝的效果。', values: { doubles: '加倍', nothing: '沒有' } },
    chows: { name: '可上牌', note: '關閉時只可碰、槓。' },
  },
  choices: { deals: shared.deals },
  presets: { standard: '一般', 'open-house': '寬鬆' },
  facts: {
    streak: { name: '連勝', codes: { doubles: '加倍', nothing: '沒有' } },
    least: { name: '食糊', codes: {}, count: (least) => `${least} 星` },
  },
};
