import { dossier } from '../../../../src/rule-sets/dossier';

export const toyThree = dossier({
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
  rules: () => import('./rules'),
  table: () => import('./table'),
  words: {
    en: async () => (await import('./words/en')).words,
    'zh-Hant-HK': async () => (await import('./words/zh-Hant-HK')).words,
  },
  examples: () => import('./examples'),
});
