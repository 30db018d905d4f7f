import type { Dossier } from '../dossier';

export const classical = {
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
  rules: async () => (await import('./rules')).classical,
  bots: async () => (await import('./bots')).bots,
  table: async () => (await import('./table')).table,
  examples: async () => (await import('./apart/examples')).book,
  mixtures: async () => (await import('./apart/mixtures')).mixtures,
  lesson: null,
  drills: async () => (await import('./drills/claims.json')).default,
} as const satisfies Dossier;
