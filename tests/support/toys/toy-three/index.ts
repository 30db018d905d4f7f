import { dossier } from '../../../../src/rule-sets/dossier';

export const toyThree = dossier({
  id: 'toy-three',
  isDraft: true,
  cards: {
    en: {
      name: 'Three at the table',
      note: 'Three seats, norths set aside',
      long: 'Toy for three',
      place: 'Toys',
    },
  },
  rules: () => import('./rules'),
  table: () => import('./table'),
  words: { en: async () => (await import('./words')).words },
  examples: () => import('./examples'),
});
