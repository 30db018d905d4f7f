import type { Dossier } from '../dossier';

export const hongKongCommon = {
  id: 'hong-kong-common',
  cards: {
    en: {
      name: 'Common style',
      note: 'All faan count, the discarder pays',
      long: 'Hong Kong common style',
      place: 'Hong Kong',
    },
    'zh-Hant-HK': { name: '新章', note: '全部計番，全銃', long: '香港新章', place: '香港' },
  },
  rules: async () => (await import('./rules')).hongKongCommon,
  bots: async () => (await import('./bots')).bots,
  table: async () => (await import('./table')).table,
  examples: async () => (await import('./apart/examples')).book,
  mixtures: async () => (await import('./apart/mixtures')).mixtures,
  lesson: null,
  drills: async () => (await import('./drills/claims.json')).default,
} as const satisfies Dossier;
