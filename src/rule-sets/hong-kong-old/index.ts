import type { Dossier } from '../dossier';

export const hongKongOld = {
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
  rules: async () => (await import('./rules')).hongKongOld,
  bots: async () => (await import('./bots')).bots,
  table: async () => (await import('./table')).table,
  examples: async () => (await import('./apart/examples')).book,
  mixtures: async () => (await import('./apart/mixtures')).mixtures,
  lesson: { content: async () => (await import('./lesson/content')).content },
  drills: async () => (await import('./drills/claims.json')).default,
} as const satisfies Dossier;
