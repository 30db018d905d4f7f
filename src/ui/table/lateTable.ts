import { lateComponent } from '../lateComponent';
import { loadLayout } from './layoutSheets';

/** The table, with what it is laid out by. */
export const TableScreen = lateComponent(async () => {
  const [part] = await Promise.all([import('./TableScreen'), loadLayout()]);
  return part.TableScreen;
});
