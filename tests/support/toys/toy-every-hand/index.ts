import { dossier } from '../../../../src/rule-sets/dossier';

export const toyEveryHand = dossier({
  id: 'toy-every-hand',
  isDraft: true,
  cards: {
    en: { name: 'Every hand', note: 'Points for all four hands', long: 'Toy of every hand', place: 'Toys' },
  },
  rules: () => import('./rules'),
  table: () => import('./table'),
  words: { en: async () => (await import('./words')).words },
  examples: () => import('./examples'),
});
