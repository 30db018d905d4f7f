import { dossier } from '../dossier';

export const sichuan = dossier({
  id: 'sichuan',
  rules: () => import('./rules'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
});
