import type { Dossier } from '../../../../src/rule-sets/dossier';

export const toySixteen = {
  id: 'toy-sixteen',
  cards: {
    en: { name: 'Sixteen tiles', note: 'Five sets and a pair', long: 'Toy of sixteen tiles', place: 'Toys' },
    'zh-Hant-HK': { name: '十六張', note: '五組加一對眼', long: '十六張試玩', place: '試玩' },
  },
  rules: async () => (await import('./rules')).toySixteenRules,
  bots: async () => null,
  table: async () => (await import('./table')).table,
  words: {
    en: async () => (await import('./words/en')).words,
    'zh-Hant-HK': async () => (await import('./words/zh-Hant-HK')).words,
  },
  examples: async () => (await import('./examples')).book,
  mixtures: null,
  lesson: null,
  drills: null,
} as const satisfies Dossier;
