import { dossier } from '../dossier';

export const taisen = dossier({
  id: 'taisen',
  rules: () => import('./rules'),
  bots: () => import('./bots'),
  table: () => import('./table'),
  examples: () => import('./apart/examples'),
});
