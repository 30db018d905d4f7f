import { dossier } from '../dossier';

export const hongKongCommon = dossier({
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
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
  mixtures: () => import('./apart/mixtures'),
  drills: () => import('./drills/claims.json'),
});
