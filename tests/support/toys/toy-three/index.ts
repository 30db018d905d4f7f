import type { Dossier } from '../../../../src/rule-sets/dossier';

export const toyThree = {
  id: 'toy-three',
  cards: {
    en: {
      name: 'Three at the table',
      note: 'Three seats, norths set aside',
      long: 'Toy for three',
      place: 'Toys',
    },
    'zh-Hant-HK': { name: '三人', note: '三人，北風可置旁', long: '三人試玩', place: '試玩' },
  },
  rules: async () => (await import('./rules')).toyThreeRules,
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
