import { dossier } from '../../../../src/rule-sets/dossier';

export const toySixteen = dossier({
  id: 'toy-sixteen',
  isDraft: true,
  cards: {
    en: { name: 'Sixteen tiles', note: 'Five sets and a pair', long: 'Toy of sixteen tiles', place: 'Toys' },
  },
  rules: () => import('./rules'),
  table: () => import('./table'),
  words: { en: async () => (await import('./words')).words },
  examples: () => import('./examples'),
});
