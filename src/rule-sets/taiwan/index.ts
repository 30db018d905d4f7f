import { dossier } from '../dossier';

export const taiwan = dossier({
  id: 'taiwan',
  rules: () => import('./rules'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
});
