import { dossier } from '../dossier';

export const competition = dossier({
  id: 'competition',
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
  drills: () => import('./drills/positions.json'),
});
