import { dossier } from '../dossier';

export const hongKongNew = dossier({
  id: 'hong-kong-new',
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  table: () => import('./table'),
  mixtures: () => import('./apart/mixtures'),
  examples: () => import('./apart/examples'),
  drills: () => import('./drills/positions.json'),
});
