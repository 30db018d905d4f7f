import { dossier } from '../../../../src/rule-sets/dossier';

export const toyPlayOn = dossier({
  id: 'toy-play-on',
  cards: {
    en: {
      name: 'Play on',
      note: 'Three tiles passed on, play goes on after a win',
      long: 'Toy that plays on',
      place: 'Toys',
    },
    'zh-Hant-HK': { name: '打到底', note: '先換三張，食糊後續打', long: '打到底試玩', place: '試玩' },
  },
  rules: () => import('./rules'),
  table: () => import('./table'),
  words: {
    en: async () => (await import('./words/en')).words,
    'zh-Hant-HK': async () => (await import('./words/zh-Hant-HK')).words,
  },
  examples: () => import('./examples'),
});
