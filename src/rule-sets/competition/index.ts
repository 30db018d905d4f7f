import { dossier } from '../dossier';

export const competition = dossier({
  id: 'competition',
  rules: () => import('./rules'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
});
