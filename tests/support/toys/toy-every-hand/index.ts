import { dossier } from '../../../../src/rule-sets/dossier';

export const toyEveryHand = dossier({
  id: 'toy-every-hand',
  cards: {
    en: { name: 'Every hand', note: 'Points for all four hands', long: 'Toy of every hand', place: 'Toys' },
    'zh-Hant-HK': { name: '四家計分', note: '四家的牌都計分', long: '四家計分試玩', place: '試玩' },
  },
  rules: () => import('./rules'),
  table: () => import('./table'),
  words: {
    en: async () => (await import('./words/en')).words,
    'zh-Hant-HK': async () => (await import('./words/zh-Hant-HK')).words,
  },
  examples: () => import('./examples'),
});
