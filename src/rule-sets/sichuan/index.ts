import { dossier } from '../dossier';

export const sichuan = dossier({
  id: 'sichuan',
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
  drills: () => import('./drills/positions.json'),
});
