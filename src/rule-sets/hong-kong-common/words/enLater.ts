import type { LaterGameWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/enLater';
import type { hongKongCommonOptions } from '../options';
import type { vocabulary } from '../vocabulary';

export const words: LaterGameWords<typeof vocabulary, typeof hongKongCommonOptions> = {
  ...hongKong.common,
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
    values: hongKong.values,
    sevenPairs: { name: 'Seven pairs', note: 'Seven pairs are a hand that may win, for 4 faan.' },
    limitFaan: { name: 'Highest faan', note: 'Faan beyond this are not paid.' },
    rise: {
      name: 'How payment rises',
      note: 'What another faan is worth.',
      values: { 'half-spicy': 'Half spicy: halved steps after 4 faan', spicy: 'Spicy: doubles each time' },
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
