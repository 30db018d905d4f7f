import { dossier } from '../dossier';

export const hongKongNew = dossier({
  id: 'hong-kong-new',
  rules: () => import('./rules'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
});
