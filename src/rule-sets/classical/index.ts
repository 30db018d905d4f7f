import { dossier } from '../dossier';

export const classical = dossier({
  id: 'classical',
  cards: {
    en: {
      name: 'Classical',
      note: 'Every hand scores, points and doublings',
      long: 'Chinese classical',
      place: 'China',
    },
    'zh-Hant-HK': { name: '古典', note: '四家計分，分數加倍', long: '中國古典麻雀', place: '中國' },
  },
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
  mixtures: () => import('./apart/mixtures'),
  drills: () => import('./drills/claims.json'),
});
