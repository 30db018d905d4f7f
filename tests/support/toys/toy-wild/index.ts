import { dossier } from '../../../../src/rule-sets/dossier';

export const toyWild = dossier({
  id: 'toy-wild',
  isDraft: true,
  cards: {
    en: {
      name: 'Wild tiles',
      note: 'Jokers, a wild tile and red fives',
      long: 'Toy of wild tiles',
      place: 'Toys',
    },
  },
  rules: () => import('./rules'),
  table: () => import('./table'),
  words: { en: async () => (await import('./words')).words },
  examples: () => import('./examples'),
});
