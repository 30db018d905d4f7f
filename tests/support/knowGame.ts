import { games } from '../../src/rule-sets/registry';
import { addTable } from '../../src/store/selectors/knownTables';

/** Loads what the table of a game of the app shows, as the page does before it asks for it. */
export async function knowGame(id: string): Promise<void> {
  const game = games().find((one) => one.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  addTable(id, await game.table());
}
