import { dossier } from '../../../../src/rule-sets/dossier';

export const toyPlayOn = dossier({
  id: 'toy-play-on',
  isDraft: true,
  cards: {
    en: {
      name: 'Play on',
      note: 'Three tiles passed on, play goes on after a win',
      long: 'Toy that plays on',
      place: 'Toys',
    },
  },
  rules: () => import('./rules'),
  table: () => import('./table'),
  words: { en: async () => (await import('./words')).words },
  examples: () => import('./examples'),
});
