import type { OwnWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/en';
import * as standard from '../../shared/standard/words/en';
import type { Ids } from '../table';
import type { hongKongOldOptions } from '../options';

const items = {
  ...hongKong.items,
  'all-simples': 'No honours',
  'three-concealed-pongs': 'Three concealed pongs',
  'three-kongs': 'Three kongs',
  'pearl-dragon': 'Pearl dragon',
  'ruby-dragon': 'Ruby dragon',
  'jade-dragon': 'Jade dragon',
};

export const words: OwnWords<Ids, typeof hongKongOldOptions> = {
  introduction: null,
  ...hongKong.common,
  units: {
    faan: hongKong.faan,
    'bonus-faan': { ...hongKong.faan, heading: 'Bonus faan', isAdded: true },
    limit: standard.limit,
    points: standard.points,
  },
  bar: (minimum) => `Hong Kong old style, ${hongKong.minimumWords(minimum)}`,
  presets: { standard: 'Standard', easy: 'Easy', serious: 'Timed, strict' },
  facts: {
    limitHand: {
      name: 'Rare limit hands',
      codes: { none: 'None' },
      count: (each) => `${each} points from each`,
    },
    bonusTiles: {
      name: 'Flowers and seasons',
      codes: { 'outside-minimum': 'Extra faan only', none: 'None' },
    },
    paysDouble: {
      name: 'Pays double',
      codes: { discarder: 'Discarder', 'discarder-dealer': 'Discarder and dealer' },
    },
    selfDrawn: { name: 'Self-drawn win', codes: { 'each-double': 'Each pays double' } },
  },
  items,
  steps: {
    faan: 'Faan',
    'bonus-faan': 'Bonus faan',
    minimum: 'Minimum',
    base: 'Base points',
    limit: 'Limit',
    'half-limit': 'Half the limit',
  },
  omissions: {
    'part-of': (item, by) => `${item}: part of ${by}`,
    'outside-minimum': () => 'Bonus faan do not count towards the minimum.',
    'outside-limit': () => 'A limit hand: single items do not add to it.',
  },
  mixtures: {
    ...hongKong.mixtures,
    'limit-below-hand': ({ limit, least }) =>
      `A limit hand would pay ${limit} points, less than the ${least} of the smallest hand that may win. Raise the points of the limit.`,
  },
  options: {
    ...hongKong.optionWords,
    ...hongKong.commonHandWords,
    values: standard.values,
    simples: {
      name: 'No honours',
      note: 'Which numbers such a hand may have.',
      values: { numbered: '1 to 9', middle: '2 to 8: all simples' },
    },
    limitHands: {
      name: 'Limit hands',
      note: 'Hands that are paid the limit whatever their faan.',
      values: items,
    },
    limitConcealment: {
      name: 'Limit on a discard',
      note: 'For thirteen orphans, heavenly gates and others that are concealed.',
      values: { 'as-listed': 'Full limit', 'semi-half': 'Half the limit' },
    },
    dragonsConcealed: {
      name: 'Dragon and wind limits concealed',
      note: 'Great dragons, great winds and the three jewel dragons need a hand without exposed melds.',
    },
    dealerDoubles: { name: 'East doubles', note: 'What East pays and is paid is doubled.' },
    lowHands: {
      name: 'Wins below 3 faan',
      note: 'What they pay, where the minimum lets them win.',
      values: { finer: 'Less; all points eight times', 'as-three': 'As much as 3 faan' },
    },
    limitPoints: { name: 'Points of the limit', note: 'From each loser, without any doubling.' },
  },
};
