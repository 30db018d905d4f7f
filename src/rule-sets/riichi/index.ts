import { dossier } from '../dossier';

export const riichi = dossier({
  id: 'riichi',
  rules: () => import('./rules'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
  bots: () => import('./bots'),
  drills: () => import('./drills/positions.json'),
  formats: () => import('./formats/formats'),
});
