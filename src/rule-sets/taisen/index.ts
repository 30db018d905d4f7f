import { dossier } from '../dossier';

export const taisen = dossier({
  id: 'taisen',
  cards: {
    en: {
      name: 'Taisen',
      note: 'For beginners: three sets and a pair',
      long: 'Taisen',
      place: 'For beginners',
    },
    'zh-Hant-HK': { name: '入門', note: '初學：三組加一對眼', long: '入門麻雀', place: '初學' },
  },
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
});
