import { dossier } from '../dossier';

export const hongKongOld = dossier({
  id: 'hong-kong-old',
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
  mixtures: () => import('./apart/mixtures'),
  lesson: { matches: 3, content: async () => (await import('./lesson/content')).content },
  drills: () => import('./drills/claims.json'),
});
