import { dossier } from '../dossier';

export const hongKongOld = dossier({
  id: 'hong-kong-old',
  cards: {
    en: {
      name: 'Old style',
      note: 'All losers pay, flowers are extra',
      long: 'Hong Kong old style',
      place: 'Hong Kong',
    },
    'zh-Hant-HK': { name: '舊章', note: '三家付，花牌另計', long: '香港舊章', place: '香港' },
  },
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
  mixtures: () => import('./apart/mixtures'),
  lesson: { content: async () => (await import('./lesson/content')).content },
  drills: () => import('./drills/claims.json'),
});
