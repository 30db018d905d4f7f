import { dossier } from '../dossier';

export const american = dossier({
  id: 'american',
  rules: () => import('./rules'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
  bots: () => import('./bots'),
  drills: () => import('./drills/positions.json'),
});
