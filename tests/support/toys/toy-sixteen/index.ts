import { dossier } from '../../../../src/rule-sets/dossier';

export const toySixteen = dossier({
  id: 'toy-sixteen',
  cards: {
    en: { name: 'Sixteen tiles', note: 'Five sets and a pair', long: 'Toy of sixteen tiles', place: 'Toys' },
    'zh-Hant-HK': { name: '十六張', note: '五組加一對眼', long: '十六張試玩', place: '試玩' },
  },
  rules: () => import('./rules'),
  table: () => import('./table'),
  words: {
    en: async () => (await import('./words/en')).words,
    'zh-Hant-HK': async () => (await import('./words/zh-Hant-HK')).words,
  },
  examples: () => import('./examples'),
});
