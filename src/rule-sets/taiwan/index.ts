import { dossier } from '../dossier';

export const taiwan = dossier({
  id: 'taiwan',
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
  drills: () => import('./drills/positions.json'),
});
