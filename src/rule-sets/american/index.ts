import { dossier } from '../dossier';

export const american = dossier({
  id: 'american',
  rules: () => import('./rules'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
  mixtures: () => import('./apart/mixtures'),
  bots: () => import('./bots'),
  drills: () => import('./drills/positions.json'),
});
