import type { OwnWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/en';
import * as standard from '../../shared/standard/words/en';
import type { Ids } from '../table';
import type { hongKongCommonOptions } from '../options';

export const words: OwnWords<Ids, typeof hongKongCommonOptions> = {
  introduction: null,
  ...hongKong.common,
  units: { faan: hongKong.faan, limit: standard.limit, points: standard.points },
  bar: (minimum) => `Hong Kong common style, ${hongKong.minimumWords(minimum)}`,
  presets: { standard: 'Standard', easy: 'Easy', spicy: 'Spicy', 'high-limit': '13 faan' },
  facts: {
    limitFaan: { name: 'Limit', codes: {}, count: hongKong.faan.amount },
    bonusTiles: { name: 'Flowers and seasons', codes: { counted: 'Count as faan', none: 'None' } },
    onDiscard: {
      name: 'Win on a discard',
      codes: { 'pays-all': 'The discarder pays all', half: 'All pay, the discarder double' },
    },
    selfDrawn: { name: 'Self-drawn win', codes: { 'each-double': 'Each pays double' } },
    dealer: { name: 'Dealer', codes: { double: 'Pays and is paid double' } },
  },
  items: {
    ...hongKong.items,
    'mixed-terminals': 'Mixed terminals',
    terminals: 'All terminals',
    'concealed-hand': 'Concealed hand',
    'kong-replacement': 'Replacement tile',
    'double-kong-replacement': 'Second replacement tile',
    'seven-bonus-tiles': 'Seven flowers and seasons',
  },
  steps: { faan: 'Faan', minimum: 'Minimum', cap: 'Most that counts', multiplier: 'Unit to pay' },
  omissions: { 'part-of': (item, by) => `${item}: part of ${by}` },
  reasons: { ...hongKong.common.reasons, pao: 'responsible for feeding' },
  factors: { ...hongKong.common.factors, 'discarder-pays-all': 'pays for all' },
  mixtures: {
    ...hongKong.mixtures,
  },
  options: {
    ...hongKong.optionWords,
    ...hongKong.commonHandWords,
    values: standard.values,
    sevenPairs: { name: 'Seven pairs', note: 'Seven pairs are a hand that may win, for 4 faan.' },
    limitFaan: { name: 'Highest faan', note: 'Faan beyond this are not paid.' },
    rise: {
      name: 'How payment rises',
      note: 'What another faan is worth.',
      values: {
        'half-spicy': 'Half spicy: halved steps after 4 faan',
        spicy: 'Spicy: doubles each time',
        '4-7-10': 'Steps at 4, 7 and 10 faan',
        '4-6-8': 'Steps at 4, 6 and 8 faan',
        '5-7-9': 'Steps at 5, 7 and 9 faan',
      },
    },
    base: {
      name: 'Base',
      note: 'What a hand of no faan is worth. A part of a point is paid as a whole one.',
      values: { one: 'One point', half: 'Half a point', quarter: 'A quarter of a point' },
    },
    responsibility: {
      name: 'Who pays a discard',
      note: 'Whether the discarder pays for all.',
      values: { full: 'Discarder pays all', half: 'Discarder pays half' },
    },
    dealerDoubles: { name: 'East doubles', note: 'What East pays and is paid is doubled.' },
    pao: {
      name: 'Responsible for feeding',
      note: 'Who feeds the last meld of a great hand pays for everybody.',
    },
  },
};
