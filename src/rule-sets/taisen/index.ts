import type { Dossier } from '../dossier';

export const taisen = {
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
  rules: async () => (await import('./rules')).taisen,
  bots: async () => (await import('./bots')).bots,
  table: async () => (await import('./table')).table,
  examples: async () => (await import('./apart/examples')).book,
  mixtures: null,
  lesson: null,
  drills: null,
} as const satisfies Dossier;
