import { addGame } from '../../../src/rule-sets/registry';
import { TOYS } from './dossiers';

// The toys are games on offer once this is imported.
for (const toy of TOYS) addGame(toy);

export { TOYS } from './dossiers';
