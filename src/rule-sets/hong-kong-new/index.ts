import { dossier } from '../dossier';

export const hongKongNew = dossier({
  id: 'hong-kong-new',
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  drills: () => import('./drills/positions.json'),
  table: () => import('./table'),
  mixtures: () => import('./apart/mixtures'),
  examples: () => import('./apart/examples'),
});
