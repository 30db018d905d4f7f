import { dossier } from '../../../../src/rule-sets/dossier';

export const toyWild = dossier({
  id: 'toy-wild',
  cards: {
    en: {
      name: 'Wild tiles',
      note: 'Jokers, a wild tile and red fives',
      long: 'Toy of wild tiles',
      place: 'Toys',
    },
    'zh-Hant-HK': { name: '百搭', note: '百搭、翻出的牌與赤五', long: '百搭試玩', place: '試玩' },
  },
  rules: () => import('./rules'),
  table: () => import('./table'),
  words: {
    en: async () => (await import('./words/en')).words,
    'zh-Hant-HK': async () => (await import('./words/zh-Hant-HK')).words,
  },
  examples: () => import('./examples'),
});
