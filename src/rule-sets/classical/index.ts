import { dossier } from '../dossier';

export const classical = dossier({
  id: 'classical',
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
  mixtures: () => import('./apart/mixtures'),
  drills: () => import('./drills/claims.json'),
});
